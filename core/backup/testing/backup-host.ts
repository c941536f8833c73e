import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from "fflate";
import { expect } from "vitest";
import { createCaller } from "#contract/caller.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { sendInProcess } from "#contract/testing/send-in-process.ts";
import { Job } from "#core/api/job-kinds.ts";
import { createBlobHash } from "../../storage/blob-hash.ts";
import { MANIFEST, type Manifest } from "../manifest.ts";

/** What an import is run with. */
export const tools = { signal: new AbortController().signal, progress: async () => undefined };

/** A host that makes backups and brings them in. */
export function setup() {
  const service = createInProcessService({ uploadBytes: 50_000_000 });
  const api = createCaller(sendInProcess(service.fetch));
  async function ended(id: string): Promise<Job> {
    await service.background.idle();
    return Job.parse((await api.get(`/api/v1/jobs/${id}`)).body);
  }
  return {
    ...service,
    api,
    async exported(): Promise<Uint8Array> {
      const { body } = await api.json("POST", "/api/v1/jobs", { job_type: "export" });
      const job = await ended(Job.parse(body).id);
      expect(job.status, JSON.stringify(job)).toBe("completed");
      const response = await service.fetch(`/api/v1/exports/${job.id}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    async imported(content: Uint8Array): Promise<Job> {
      const answer = await api.upload(undefined, [{ name: "backup.zip", content }], "/api/v1/imports");
      expect(answer.status, answer.text).toBe(201);
      return ended(Job.parse(answer.body).id);
    },
    async filled() {
      const collection = await api.newCollection("Rivers");
      const document = await api.completed(collection.id, "nile.md", "# Nile\n\nThe Nile is 6650 km long.");
      await api.newSession({ name: "About rivers" });
      await api.json("POST", "/api/v1/tags", { name: "Water" });
      await api.json("POST", "/api/v1/ai/settings/providers", {
        provider: "openai",
        name: "Mine",
        config: { api_key: "sk-secret" },
      });
      return { collection, document };
    },
  };
}

/** The archive with some entries changed, its list made to fit unless `lie`. */
export async function changed(
  zip: Uint8Array,
  change: (files: Record<string, Uint8Array>) => void,
  { lie = false } = {},
) {
  const files = unzipSync(zip);
  change(files);
  if (!lie) {
    const manifest = JSON.parse(strFromU8(files[MANIFEST] ?? new Uint8Array())) as Manifest;
    const counts: Record<string, number> = {};
    const entries: Manifest["entries"] = [];
    for (const [path, bytes] of Object.entries(files).filter(([path]) => path !== MANIFEST)) {
      const hash = await createBlobHash();
      hash.update(bytes);
      entries.push({ path, size: bytes.length, sha256: hash.finish() });
      const [, table] = /^rows\/(\w+)\./.exec(path) ?? [];
      if (table) counts[table] = (counts[table] ?? 0) + strFromU8(bytes).split("\n").length - 1;
    }
    files[MANIFEST] = strToU8(JSON.stringify({ ...manifest, counts, entries }));
  }
  return zipSync(files as Zippable);
}
