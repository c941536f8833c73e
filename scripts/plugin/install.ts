import { isRecord } from "#core/storage/is-record.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { PluginWithModules } from "#core/plugins/registry/plugin.ts";
import type { PluginFolder } from "./plugin-folder.ts";
import { ToolError } from "./tool-error.ts";

/** A running Lectern: in a browser, where the service worker answers, or a server. */
export interface RunningLectern {
  get<Body>(path: string): Promise<Body>;
  /** Sends an archive that may take the place of the plugin that is there. */
  upload(archive: Uint8Array): Promise<{ readonly status: number; readonly body: unknown }>;
}

interface Started {
  readonly job_id: string;
}

interface JobSeen {
  readonly status: string;
  readonly error?: string | null;
}

/** Milliseconds between two looks at the job. */
const PAUSE = 100;

/** Installs an archive over the REST API and waits for its job. Throws `ToolError` with Lectern's own reason. */
export async function sendArchive(
  lectern: RunningLectern,
  { slug }: Pick<PluginFolder, "slug">,
  archive: Uint8Array,
): Promise<PluginWithModules> {
  const { status, body } = await lectern.upload(archive);
  if (status !== 201) throw new ToolError(`Lectern refused the plugin (${status}): ${reasonOf(body)}`);
  const { job_id } = body as Started;
  for (;;) {
    const job = await lectern.get<JobSeen>(`/api/v1/jobs/${job_id}`);
    if (job.status === "completed") return lectern.get<PluginWithModules>(`/api/v1/plugins/by-slug/${slug}`);
    if (job.status === "failed" || job.status === "cancelled")
      throw new ToolError(`Lectern could not install the plugin: ${job.error ?? job.status}`);
    await sleep(PAUSE);
  }
}

/** `{detail}` as a text, or as a list of what is not valid. */
function reasonOf(body: unknown): string {
  const detail = isRecord(body) ? body["detail"] : undefined;
  if (typeof detail === "string") return detail;
  if (!Array.isArray(detail)) return JSON.stringify(body);
  return detail
    .map((one: { readonly loc?: readonly unknown[]; readonly msg?: string }) => `${one.loc?.join(".")}: ${one.msg}`)
    .join("\n  ");
}
