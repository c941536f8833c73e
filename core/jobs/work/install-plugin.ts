import { ApiError, badRequest } from "../../http/errors.ts";
import { ArchiveRefused } from "../../plugins/archive/archive-refused.ts";
import { openArchive } from "../../plugins/archive/open-archive.ts";
import { InstallWork } from "../../plugins/install-payload.ts";
import { installFiles, type InstallWorkDeps, type Wanted } from "../../plugins/install-work.ts";
import { MetadataUnreadable } from "../../plugins/metadata/read-metadata.ts";
import { findBySlug, pluginBySlug } from "../../plugins/plugins.ts";
import { catalogueEntries, catalogueEntry, type CatalogueDeps } from "../../plugins/sources/catalogues.ts";
import { isNewer, latestVersion } from "../../plugins/sources/check-update.ts";
import { fetchArchive, type ArchiveSource } from "../../plugins/sources/fetch-archive.ts";
import { readAddress, resolveAddress } from "../../plugins/sources/repository.ts";
import { isShipped } from "../../plugins/sources/shipped.ts";
import { pluginUploads } from "../../plugins/upload.ts";
import { removeUpload } from "../../plugins/uploads.ts";
import type { GuardedFetch } from "../../web-search/guarded-fetch.ts";
import type { JobHandler, JobTools } from "../job-runner.ts";
import { jobs, type Job } from "../job.ts";

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

/** Not when only the host stops: then the job goes on at the next start, and needs its archive. */
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
  const bytes = found ? await fetchArchive(deps, found.source, tools.signal) : await uploaded(deps, owner, id);
  if (!bytes) return installedBefore(deps, owner, work);
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
  return { ...(await installFiles(deps, openArchive(bytes), wanted, tools)) };
}

/** What an update that had nothing to do answers. */
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

interface Found {
  readonly source: ArchiveSource;
  /** The address to look for updates at later; null where the marketplace alone says. */
  readonly from: string | null;
}

type Remote = Exclude<InstallWork, { method: "upload" }>;

async function findSource(
  deps: PluginWorkDeps,
  work: Remote,
  owner: string,
  signal: AbortSignal,
): Promise<Found | "up to date"> {
  const version = work.version ?? null;
  if (work.method === "url")
    return { source: await resolveAddress(deps.guardedFetch, work.repo_url, version, signal), from: work.repo_url };
  if (work.method === "marketplace") return fromMarketplace(deps, work, owner, signal);
  return fromOwnSource(deps, work.plugin_slug, owner, { version, signal });
}

async function fromMarketplace(
  deps: PluginWorkDeps,
  { plugin_slug, version }: Remote & { method: "marketplace" },
  owner: string,
  signal: AbortSignal,
): Promise<Found> {
  const entry = await catalogueEntry(deps, owner, plugin_slug, signal);
  if (isShipped(entry.download_url) && (!version || version === entry.version))
    return fromProgram(entry.download_url, entry.sha256);
  const isRepository = readAddress(entry.download_url).kind !== "archive";
  if (version && version !== entry.version && !isRepository)
    throw badRequest(`The marketplace has ${plugin_slug} in version ${entry.version}, not ${version}.`);
  return {
    source: await exact(deps, entry.download_url, { version: version ?? entry.version, sha256: entry.sha256, signal }),
    from: entry.download_url,
  };
}

const fromProgram = (url: string, sha256: string | null): Found => ({ source: { url, sha256 }, from: null });

async function exact(
  { guardedFetch }: PluginWorkDeps,
  url: string,
  { version, sha256, signal }: { version: string | null; sha256: string | null; signal: AbortSignal },
): Promise<ArchiveSource> {
  const source = await resolveAddress(guardedFetch, url, version, signal);
  return { ...source, sha256: sha256 ?? source.sha256 };
}

/** From where the plugin says, the marketplace, or where it was installed from. */
async function fromOwnSource(
  deps: PluginWorkDeps,
  slug: string,
  owner: string,
  { version, signal }: { readonly version: string | null; readonly signal: AbortSignal },
): Promise<Found | "up to date"> {
  const plugin = await pluginBySlug(deps, owner, slug);
  const home = plugin.installed_from ?? plugin.source_url;
  if (version !== null && home !== null)
    return { source: await resolveAddress(deps.guardedFetch, home, version, signal), from: home };
  const entries = await entriesIfAny(deps, owner, signal);
  const latest = await latestVersion(deps.guardedFetch, plugin, entries, signal);
  if (latest && !isNewer(latest.version, plugin.version)) return "up to date";
  if (latest?.source) {
    const { url, sha256 } = latest.source;
    if (isShipped(url)) return fromProgram(url, sha256);
    return { source: await exact(deps, url, { version: latest.version, sha256, signal }), from: home ?? url };
  }
  if (home === null)
    throw badRequest(
      `${plugin.name} does not say where its updates are. Upload the archive of a newer version instead.`,
    );
  return { source: await resolveAddress(deps.guardedFetch, home, latest?.version ?? null, signal), from: home };
}

/** A marketplace that cannot be reached must not keep a plugin from asking its own repository. */
async function entriesIfAny(deps: PluginWorkDeps, owner: string, signal: AbortSignal) {
  try {
    return await catalogueEntries(deps, owner, signal);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof ArchiveRefused || error instanceof MetadataUnreadable) return badRequest(error.message);
  return error;
}
