import { describe, expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { documents } from "#core/library/documents/document.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import type { SearchOutcome, SearchRequest } from "#core/engine/engine.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { remove } from "#core/storage/store.ts";
import { keepSearches } from "./kept-searches.ts";

const request: SearchRequest = { scope: { owner: "me" }, query: "lighthouse", top_k: 5, hybrid: true, threshold: 0 };

function setup({
  embedding_model = BUILTIN_EMBEDDER_ID,
  isComplete = true,
  during = async () => undefined as unknown,
} = {}) {
  const store = createMemoryStore([documents, collections]);
  let asked = 0;
  const search = async ({ query }: SearchRequest): Promise<SearchOutcome> => {
    asked++;
    await during();
    return {
      passages: [],
      below_threshold: asked,
      intent: { kind: "question", confidence: 1 } as unknown as SearchOutcome["intent"],
      queries_used: [query],
      method: "hybrid",
      embedding_model,
      isComplete,
    };
  };
  // Removing a row that is not there is a write all the same, and raises the revision.
  const write = (owner = "me") => store.write([remove(documents, owner, "1")]);
  return { store, write, engine: keepSearches({ search }, store), asked: () => asked };
}

describe("kept searches", () => {
  it("ask the engine once until a document of the owner changes", async () => {
    const { engine, asked, write } = setup();
    const first = await engine.search(request);
    expect(await engine.search({ ...request })).toEqual(first);
    expect(asked()).toBe(1);
    await write("you");
    await engine.search(request);
    expect(asked()).toBe(1);
    await write();
    expect((await engine.search(request)).below_threshold).toBe(2);
  });

  it.each([
    { query: "harbour" },
    { scope: { owner: "you" } },
    { scope: { owner: "me", collection_id: "1" } },
    { top_k: 6 },
    { hybrid: false },
    { threshold: 0.1 },
  ])("ask again for %o", async (other) => {
    const { engine, asked } = setup();
    await engine.search(request);
    await engine.search({ ...request, ...other });
    expect(asked()).toBe(2);
  });

  it("keep nothing that was found while a document changed", async () => {
    const made = setup({ during: () => made.write() });
    await made.engine.search(request);
    await made.engine.search(request);
    expect(made.asked()).toBe(2);
  });

  it("keep nothing that was found without the index of a document that is still on its way", async () => {
    const { engine, asked } = setup({ isComplete: false });
    await engine.search(request);
    await engine.search(request);
    expect(asked()).toBe(2);
  });

  it("keep nothing where a model that is still loading may have been done without", async () => {
    const { engine, asked } = setup({ embedding_model: "somebody/model" });
    await engine.search(request);
    await engine.search(request);
    expect(asked()).toBe(2);
  });
});
