import { beforeAll, expect } from "vitest";
import { pathOf } from "./every-row.cases.ts";
import { createJobSteps } from "./job-steps.ts";
import { listCases, listRows } from "../lists.cases.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { samples } from "./samples.ts";
import { makeScene, type Scene } from "./scene.ts";

/** Lists of vendors' servers, which only hosts that reach the stand-ins can fill. */
const OF_SERVERS = ["listAiModels", "listModelHostModels", "listOllamaModels"];

/** Every list of the platform gives the part asked for. */
export function platformListCases(setup: PlatformSetup): void {
  const { done } = createJobSteps(setup);
  const api = () => setup.ada().api;
  let scene: Scene;
  let job_id = "";
  let settings_id = "";

  beforeAll(async () => {
    scene = await makeScene(api(), setup.ada().user.id);
    await makeScene(api(), setup.ada().user.id);
    for (const message of ["One", "Two", "Three"])
      await api().json("POST", `/api/v1/conversations/${scene.conversation}/messages`, { sender: "user", message });
    job_id = (await done({ job_type: "export" })).id;
    const servers = [1, 2].map((port) => ({
      server_url: `${setup.standIns?.() ?? "http://127.0.0.1:1"}`,
      name: `S${port}`,
    }));
    const setting = await api().json("POST", "/api/v1/ai/settings/providers", {
      provider: "openai_compatible",
      servers,
    });
    expect(setting.status, setting.text).toBe(201);
    settings_id = (setting.body as { id: string }).id;
  });

  const isOut = ({ name }: { readonly name: string }) => !setup.standIns && OF_SERVERS.includes(name);
  listCases(
    listRows("platform").filter((row) => !isOut(row)),
    api,
    (row) => {
      if (row.name === "listAiModels") return `${row.fullPath}?provider=openai_compatible&settings_id=${settings_id}`;
      if (OF_SERVERS.includes(row.name)) return `${row.fullPath}?server_url=${setup.standIns?.()}`;
      const params = { job_id, settings_id, ...samples[row.name]?.(scene).params };
      return pathOf(row, params);
    },
  );
}
