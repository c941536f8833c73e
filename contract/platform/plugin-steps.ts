import { expect } from "vitest";
import { InstallStarted } from "#core/plugins/registry/answers.ts";
import { PluginInfo } from "#core/plugins/registry/plugin.ts";
import { pluginZip, type PluginShape } from "#core/plugins/testing/make-plugin.ts";
import type { Called, Caller } from "../caller.ts";
import { bytesToBase64 } from "../request.ts";
import type { PlatformSetup } from "./platform-contract.ts";

export const PLUGINS = "/api/v1/plugins";

/** What the cases do with plugins, as the first of the two people where no other is named. */
export function createPluginSteps(setup: PlatformSetup) {
  const api = () => setup.ada().api;
  const newSlug = () => `Words${crypto.randomUUID().slice(0, 8)}`;

  async function upload(by: Caller, archive: Uint8Array, fields: Record<string, string> = {}): Promise<Called> {
    const sent = Object.entries({ method: "upload", ...fields });
    const files = [{ field: "file", name: "plugin.zip", base64: bytesToBase64(archive) }];
    return by.call({ method: "POST", path: `${PLUGINS}/install`, body: { kind: "form", fields: sent, files } });
  }

  async function jobOf(answer: Called, by = api()): Promise<Ended> {
    expect(answer.status, answer.text).toBe(201);
    return ended(by, InstallStarted.parse(answer.body).job_id);
  }

  async function install(shape: PluginShape, by = api()): Promise<PluginInfo> {
    const job = await jobOf(await upload(by, pluginZip(shape)), by);
    expect(job.status, job.error ?? "").toBe("completed");
    return PluginInfo.parse((await by.get(`${PLUGINS}/by-slug/${shape.slug}`)).body);
  }

  return { api, newSlug, upload, jobOf, install };
}

interface Ended {
  readonly status: string;
  readonly error: string | null;
  readonly result: Record<string, unknown> | null;
}

/** Waits as a client does: by asking. */
async function ended(api: Caller, id: string): Promise<Ended> {
  for (let pause = 5; ; pause = Math.min(pause * 2, 250)) {
    const job = (await api.get(`/api/v1/jobs/${id}`)).body as Ended;
    if (job.status !== "pending" && job.status !== "running") return job;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
