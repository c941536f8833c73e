import { badRequest } from "../../http/errors.ts";
import { ArchiveRefused } from "../package/archive/archive-refused.ts";
import { InstallWork } from "./install-payload.ts";
import { installFiles, type InstallWorkDeps, type Wanted } from "./install-work.ts";
import { MetadataUnreadable } from "../package/metadata/read-metadata.ts";
import { findBySlug, pluginBySlug } from "./plugins.ts";
import type { CatalogueDeps } from "../../plugins/sources/catalogues.ts";
import { sha256Of } from "../../plugins/sources/fetch-archive.ts";
import { findSource, readSource } from "../../plugins/sources/find-source.ts";
import { pluginUploads } from "./upload.ts";
import { removeUpload } from "./uploads.ts";
import type { GuardedFetch } from "#core/http/guarded-fetch.ts";
import type { JobHandler, JobTools } from "#core/work/job-runner.ts";
import { jobs, type Job } from "#core/work/job.ts";

export interface PluginWorkDeps extends InstallWorkDeps, CatalogueDeps {
  readonly guardedFetch: GuardedFetch;
}

type OwnedJob = Job & { readonly owner: string };

/**
 * Installs or updates a plugin. Cut off by a crash it begins again: nothing is visible of it until everything is, and a job
 * whose rows were written already finds them and ends.
 */
export function createPluginWork(deps: PluginWorkDeps, kind: Wanted["kind"]): JobHandler {
  return {
    resumable: true,
    async run(job, tools) {
      const work = InstallWork.parse(job.payload);
      try {
        return { ...(await install(deps, kind, work, job, tools)) };
      } catch (error) {
        throw inWords(error);
      } finally {
        if (await hasEnded(deps, job, tools)) await removeUpload(deps, job.owner, job.id);
      }
    },
  };
}

/** False where only the host stops: the job then goes on at the next start, and needs its archive. */
async function hasEnded({ store }: PluginWorkDeps, { owner, id }: OwnedJob, { signal }: JobTools): Promise<boolean> {
  if (!signal.aborted) return true;
  const row = await store.get(jobs, owner, id);
  return !row || row.cancel_requested;
}

async function install(
  deps: PluginWorkDeps,
  kind: Wanted["kind"],
  work: InstallWork,
  { owner, id }: OwnedJob,
  tools: JobTools,
): Promise<Readonly<Record<string, unknown>>> {
  const found = work.method === "upload" ? undefined : await findSource(deps, work, owner, tools.signal);
  if (found === "up to date") return upToDate(deps, owner, work.plugin_slug ?? "");
  await tools.progress(5, found ? "Fetching the archive" : "Reading the archive");
  const bytes = found ? await readSource(deps, found, tools.signal) : await uploaded(deps, owner, id);
  if (!bytes) return installedBefore(deps, owner, work);
  await refuseAnother(work, bytes);
  await tools.progress(30, "Checking the archive");
  tools.signal.throwIfAborted();
  const wanted: Wanted = {
    owner,
    kind,
    plugin_id: work.plugin_id,
    plugin_slug: work.plugin_slug ?? null,
    from: found?.from ?? null,
    mayBeOlder: work.method === "upload" || !!work.version,
  };
  return { ...(await installFiles(deps, bytes, wanted, tools)) };
}

/** Installs only the archive that a person was shown before the update. */
async function refuseAnother(work: InstallWork, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const shown = work.method === "own source" ? work.sha256 : undefined;
  if (shown && (await sha256Of(bytes)) !== shown)
    throw badRequest("The archive changed after its content was shown. Look at the update again.");
}

/** The answer to an update that had nothing to do. */
async function upToDate(deps: PluginWorkDeps, owner: string, slug: string): Promise<Readonly<Record<string, unknown>>> {
  const { id, version } = await pluginBySlug(deps, owner, slug);
  return { plugin_id: id, plugin_slug: slug, version, previous_version: version, changed: false };
}

async function uploaded({ store, blobs }: PluginWorkDeps, owner: string, id: string) {
  const upload = await store.get(pluginUploads, owner, id);
  return upload && (await blobs.bytes(upload.file));
}

/** For a job that was killed when its archive was removed already, all being done, and before anybody was told. */
async function installedBefore(deps: PluginWorkDeps, owner: string, { plugin_id, plugin_slug }: InstallWork) {
  const row = await findBySlug(deps, owner, plugin_slug ?? "");
  if (!row || row.id !== plugin_id) throw badRequest("The uploaded archive is not kept any more. Upload it again.");
  return {
    plugin_id: row.id,
    plugin_slug: row.plugin_slug,
    version: row.version,
    previous_version: null,
    changed: true,
  };
}

function inWords(error: unknown): unknown {
  if (error instanceof ArchiveRefused || error instanceof MetadataUnreadable) return badRequest(error.message);
  return error;
}
