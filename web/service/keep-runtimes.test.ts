import { describe, expect, it } from "vitest";
import { installedModels, newRow } from "#core/models/local/installed-model.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import type { RuntimeKind } from "./generate-worker-api.ts";
import { createKeepRuntimes } from "./keep-runtimes.ts";

function setup() {
  const store = createMemoryStore([installedModels]);
  const fetched: RuntimeKind[] = [];
  const reported: unknown[] = [];
  const network = { isThere: true };
  const keep = createKeepRuntimes({
    store,
    async fetchRuntime(kind) {
      if (!network.isThere) throw new TypeError("Failed to fetch");
      fetched.push(kind);
    },
    report: (error) => reported.push(error),
  });
  const install = (id: string, status: "installed" | "downloading" = "installed") =>
    store.write([put(installedModels, { ...newRow(id), status })]);
  return { keep, install, fetched, reported, network };
}

describe("the programs that run models", () => {
  it("are not fetched where there is no model", async () => {
    const { keep, fetched } = setup();
    await keep();
    expect(fetched).toEqual([]);
  });

  it("are fetched once, with the first model that needs one, while it is still being downloaded", async () => {
    const { keep, install, fetched } = setup();
    await install("all-minilm-l6-v2");
    await Promise.all([keep(), keep()]);
    expect(fetched).toEqual(["transformers"]);
    await install("smollm2-360m-instruct-q4f32_1-mlc", "downloading");
    await keep();
    await keep();
    expect(fetched).toEqual(["transformers", "web-llm"]);
  });

  it("are tried again where there was no network", async () => {
    const { keep, install, fetched, reported, network } = setup();
    await install("smollm2-135m-instruct");
    network.isThere = false;
    await keep();
    expect(reported).toHaveLength(1);
    network.isThere = true;
    await keep();
    expect(fetched).toEqual(["transformers"]);
  });
});
