import { ApiError, badRequest } from "../../http/errors.ts";
import type { HostBlobs } from "../../storage/blobs.ts";
import type { GuardedFetch } from "#core/http/guarded-fetch.ts";
import { findAccountPlugin, type AccountPluginRow } from "../registry/account/account-plugin.ts";
import { readAccountArchive } from "../registry/account/read-archive.ts";
import type { InstallWork } from "../registry/install-payload.ts";
import { pluginBySlug } from "../registry/plugins.ts";
import type { PluginRow } from "../registry/plugin.ts";
import { catalogueEntries, catalogueEntry, type CatalogueDeps } from "./catalogues.ts";
import { latestVersion, type LatestVersion } from "./check-update.ts";
import { isNewer } from "./is-newer.ts";
import { fetchArchive, type ArchiveSource } from "./fetch-archive.ts";
import { readAddress, resolveAddress } from "./repository.ts";
import { isOfHost } from "./shipped.ts";

export interface FindSourceDeps extends CatalogueDeps {
  readonly blobs: Pick<HostBlobs, "heldBy">;
  readonly guardedFetch: GuardedFetch;
}

export interface Found {
  readonly source: ArchiveSource | AccountPluginRow;
  /** The address to look for updates at later; null where the marketplace alone says. */
  readonly from: string | null;
}

export type Remote = Exclude<InstallWork, { method: "upload" }>;

/** Where the archive of a plugin is. Throws `ApiError`. */
export async function findSource(
  deps: FindSourceDeps,
  work: Remote,
  owner: string,
  signal: AbortSignal,
): Promise<Found | "up to date"> {
  const version = work.version ?? null;
  if (work.method === "url")
    return { source: await resolveAddress(deps.guardedFetch, work.repo_url, version, signal), from: work.repo_url };
  if (work.method === "marketplace") return fromMarketplace(deps, work, owner, signal);
  if (work.method === "account") return fromAccount(await requireAccountPlugin(deps, owner, work.plugin_slug));
  return fromOwnSource(deps, work.plugin_slug, owner, { version, signal });
}

/** Throws `ApiError`. */
export function readSource(
  deps: FindSourceDeps,
  { source }: Found,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  return "url" in source ? fetchArchive(deps, source, signal) : readAccountArchive(deps, source);
}

/** Throws `ApiError` 404. */
export async function requireAccountPlugin(
  deps: Pick<CatalogueDeps, "store">,
  owner: string,
  slug: string,
): Promise<AccountPluginRow> {
  const row = await findAccountPlugin(deps, owner, slug);
  if (!row) throw new ApiError(404, `No device of this account has installed ${slug}.`);
  return row;
}

const fromAccount = (row: AccountPluginRow): Found => ({ source: row, from: row.installed_from });

async function fromMarketplace(
  deps: FindSourceDeps,
  { plugin_slug, version }: Remote & { method: "marketplace" },
  owner: string,
  signal: AbortSignal,
): Promise<Found> {
  const entry = await catalogueEntry(deps, owner, plugin_slug, signal);
  if (isOfHost(entry.download_url) && (!version || version === entry.version))
    return fromHost(entry.download_url, entry.sha256);
  const isRepository = readAddress(entry.download_url).kind !== "archive";
  if (version && version !== entry.version && !isRepository)
    throw badRequest(`The marketplace has ${plugin_slug} in version ${entry.version}, not ${version}.`);
  return {
    source: await exact(deps, entry.download_url, { version: version ?? entry.version, sha256: entry.sha256, signal }),
    from: entry.download_url,
  };
}

const fromHost = (url: string, sha256: string | null): Found => ({ source: { url, sha256 }, from: null });

async function exact(
  { guardedFetch }: FindSourceDeps,
  url: string,
  { version, sha256, signal }: { version: string | null; sha256: string | null; signal: AbortSignal },
): Promise<ArchiveSource> {
  const source = await resolveAddress(guardedFetch, url, version, signal);
  return { ...source, sha256: sha256 ?? source.sha256 };
}

interface Asking {
  readonly version: string | null;
  readonly signal: AbortSignal;
}

/** From where the plugin says, the marketplace, where it was installed from, or what another device has. */
async function fromOwnSource(
  deps: FindSourceDeps,
  slug: string,
  owner: string,
  { version, signal }: Asking,
): Promise<Found | "up to date"> {
  const plugin = await pluginBySlug(deps, owner, slug);
  const known = await newerOnAnotherDevice(deps, plugin);
  if (known && version === known.version) return fromAccount(known);
  const home = plugin.installed_from ?? plugin.source_url;
  if (version !== null && home !== null)
    return { source: await resolveAddress(deps.guardedFetch, home, version, signal), from: home };
  const latest = await latestUnless(known, () => latestOf(deps, plugin, signal));
  if (known && !(latest && isNewer(latest.version, known.version))) return fromAccount(known);
  if (latest && !isNewer(latest.version, plugin.version)) return "up to date";
  if (latest?.source) {
    const { url, sha256 } = latest.source;
    if (isOfHost(url)) return fromHost(url, sha256);
    return { source: await exact(deps, url, { version: latest.version, sha256, signal }), from: home ?? url };
  }
  if (home === null)
    throw badRequest(
      `${plugin.name} does not say where its updates are. Upload the archive of a newer version instead.`,
    );
  return { source: await resolveAddress(deps.guardedFetch, home, latest?.version ?? null, signal), from: home };
}

async function newerOnAnotherDevice(deps: FindSourceDeps, { owner, plugin_slug, version }: PluginRow) {
  const known = await findAccountPlugin(deps, owner, plugin_slug);
  return known && isNewer(known.version, version) ? known : undefined;
}

async function latestOf(deps: FindSourceDeps, plugin: PluginRow, signal: AbortSignal) {
  return latestVersion(deps.guardedFetch, plugin, await entriesIfAny(deps, plugin.owner, signal), signal);
}

/** A source that cannot be reached must not keep back what another device has. */
async function latestUnless(
  known: AccountPluginRow | undefined,
  ask: () => Promise<LatestVersion | undefined>,
): Promise<LatestVersion | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (known && error instanceof ApiError) return undefined;
    throw error;
  }
}

/** A marketplace that cannot be reached must not keep a plugin from asking its own repository. */
async function entriesIfAny(deps: FindSourceDeps, owner: string, signal: AbortSignal) {
  try {
    return await catalogueEntries(deps, owner, signal);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
