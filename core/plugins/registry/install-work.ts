import { counted } from "#core/http/counted.ts";
import { HOST_OWNER } from "#core/accounts/user.ts";
import { type Clock, newId, timestamp, timestampAfter } from "#core/storage/time.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { ApiError, badRequest, conflict } from "#core/http/errors.ts";
import type { JobTools } from "#core/work/job-runner.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import { PreconditionFailed, put, remove, UniqueViolation, type Operation, type Store } from "#core/storage/store.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { findAccountPlugin, rememberForAccount } from "./account/account-plugin.ts";
import type { ArchiveEntry } from "../package/archive/archive-entry.ts";
import { bundleId, pluginBundles, type BundleFile, type BundleRow } from "./bundle.ts";
import type { Metadata } from "../package/metadata/check-metadata.ts";
import { sayFinding } from "../package/metadata/findings.ts";
import { plugins, type PluginRow } from "./plugin.ts";
import { blobsOf, bundleRow, findBySlug, guard } from "./plugins.ts";
import { bundleFilesOf, readPlugin } from "../package/read-plugin.ts";
import { alreadyThere, mergeModules, newPlugin } from "./register.ts";
import { isNewer } from "../sources/is-newer.ts";
import { storeFiles, writeNaming } from "./store-files.ts";

export interface InstallWorkDeps {
  readonly store: Store;
  readonly blobs: HostBlobs;
  readonly clock: Clock;
}

export interface Wanted {
  readonly owner: string;
  readonly kind: "plugin_install" | "plugin_update";
  /** Id of a plugin that is new. */
  readonly plugin_id: string | undefined;
  /** Slug that the archive must have; null where any will do. */
  readonly plugin_slug: string | null;
  /** Where it came from; null for a file. */
  readonly from: string | null;
  /** Whether an older version may take the place of a newer one: it was asked for by number, or given as a file. */
  readonly mayBeOlder: boolean;
}

export interface Installed {
  readonly plugin_id: string;
  readonly plugin_slug: string;
  readonly version: string;
  readonly previous_version: string | null;
  /** False when this very version was there already. */
  readonly changed: boolean;
  readonly files: number;
  readonly bytes: number;
  readonly warnings: readonly string[];
}

/**
 * Makes the files of an archive a plugin, or the next version of one. Rows and the names of all files are written at once,
 * when every file is stored: until then the version before is whole, and afterwards the new one is. When anything fails
 * nothing is left behind. Throws `ApiError` with the reason.
 */
export async function installFiles(
  deps: InstallWorkDeps,
  archive: Uint8Array<ArrayBuffer>,
  wanted: Wanted,
  tools: JobTools,
): Promise<Installed> {
  const { openArchive } = await import("../package/archive/open-archive.ts");
  const files = await openArchive(archive);
  const { metadata, warnings } = await check(files, wanted, tools);
  const existing = await findExisting(deps, metadata, wanted);
  const plugin_id = existing?.id ?? wanted.plugin_id ?? newId();
  const kept = [wholeArchive(archive), ...bundleFilesOf(files)];
  const stored = new Set<string>();
  const known = await findAccountPlugin(deps, wanted.owner, metadata.plugin.plugin_slug);
  try {
    const [whole, ...bundleFiles] = await storeFiles(deps, kept, stored, async (done) => {
      tools.signal.throwIfAborted();
      await tools.progress(30 + (60 * done) / kept.length, "Storing its files");
    });
    if (!whole) throw new Error("The archive was not stored.");
    const bundle = await newBundle(deps, { plugin_id, metadata, files: bundleFiles, owner: wanted.owner });
    const result = installed(metadata, existing, { plugin_id, bundle, warnings });
    tools.signal.throwIfAborted();
    const isSame = existing?.bundle === bundle.id;
    const row = isSame ? existing : nextRow(deps, existing, { metadata, bundle, wanted, warnings });
    await write(deps, kept, [whole, ...bundleFiles], {
      slug: bundle.plugin_slug,
      operations: [
        ...(isSame ? [guard(existing)] : [...rowOperations(existing, row), put(pluginBundles, bundle)]),
        ...forAccount(row, metadata, whole),
      ],
    });
    if (known) stored.add(known.file);
    if (isSame) return { ...result, changed: false };
    await dropOldest(deps, existing, bundle.id);
    return result;
  } finally {
    // Those that a row names stay.
    await discardBlobs(deps, [...stored]);
  }
}

/** The archive beside its files, to be stored with them: other devices of the account install from it. */
const wholeArchive = (bytes: Uint8Array<ArrayBuffer>): ArchiveEntry => ({
  path: "",
  size: bytes.byteLength,
  read: () => bytes,
});

const forAccount = ({ owner, installed_from, updated_at }: PluginRow, { plugin }: Metadata, archive: BundleFile) => [
  rememberForAccount({ owner, plugin, installed_from, updated_at, file: archive.blob, file_size: archive.size }),
  ...holding(owner, [archive.blob]),
];

async function check(
  files: readonly ArchiveEntry[],
  { plugin_slug, kind }: Wanted,
  { log }: JobTools,
): Promise<{ readonly metadata: Metadata; readonly warnings: string[] }> {
  const checked = readPlugin(files);
  if (!checked.metadata) {
    const broken = checked.violations.map(sayFinding);
    for (const line of broken.slice(0, MAX_LOGGED)) await log("error", line);
    throw badRequest(
      `Its metadata breaks ${broken.length === 1 ? "a rule" : counted(broken.length, "rule")}:\n${broken.join("\n")}`,
    );
  }
  const found = checked.metadata.plugin.plugin_slug;
  if (plugin_slug !== null && found !== plugin_slug)
    throw badRequest(
      `The archive holds the plugin ${found}, not ${plugin_slug}. Nothing was ${kind === "plugin_update" ? "updated" : "installed"}.`,
    );
  const warnings = checked.warnings.map(sayFinding);
  for (const warning of warnings.slice(0, MAX_LOGGED)) await log("warning", warning);
  return { metadata: checked.metadata, warnings };
}

/** Lines of one log; the rest is in the error. */
const MAX_LOGGED = 50;

async function findExisting(
  deps: InstallWorkDeps,
  { plugin }: Metadata,
  { owner, kind, plugin_id, mayBeOlder }: Wanted,
): Promise<PluginRow | undefined> {
  const existing = await findBySlug(deps, owner, plugin.plugin_slug);
  if (kind === "plugin_update") {
    if (!existing) throw gone(plugin.plugin_slug);
    if (!mayBeOlder && isNewer(existing.version, plugin.version))
      throw badRequest(`Version ${plugin.version} is older than ${existing.version}, which is installed.`);
    return existing;
  }
  // This very job was cut off after its rows were written.
  if (existing && existing.id === plugin_id) return existing;
  if (existing) throw alreadyThere(plugin.plugin_slug);
  return undefined;
}

const gone = (slug: string) => new ApiError(404, `${slug} is not installed any more.`);

interface BundleParts {
  readonly plugin_id: string;
  readonly metadata: Metadata;
  readonly files: readonly BundleFile[];
  readonly owner: string;
}

async function newBundle(
  deps: InstallWorkDeps,
  { plugin_id, metadata, files, owner }: BundleParts,
): Promise<BundleRow> {
  const { plugin_slug, version } = metadata.plugin;
  return {
    id: await bundleId(plugin_id, version, files),
    owner: HOST_OWNER,
    user: owner,
    plugin_id,
    plugin_slug,
    files: [...files],
    created_at: timestamp(deps.clock),
  };
}

interface NextParts {
  readonly metadata: Metadata;
  readonly bundle: BundleRow;
  readonly wanted: Wanted;
  readonly warnings: readonly string[];
}

function nextRow(deps: InstallWorkDeps, existing: PluginRow | undefined, parts: NextParts): PluginRow {
  const { metadata, bundle, wanted, warnings } = parts;
  const now = existing ? timestampAfter(deps.clock, existing.updated_at) : timestamp(deps.clock);
  const fresh = newPlugin(wanted.owner, metadata, { id: bundle.plugin_id, now, warnings });
  const files = {
    bundle: bundle.id,
    bundle_size: bytesOf(bundle),
    status: "installed",
    installed_from: wanted.from,
  } as const;
  if (!existing) return { ...fresh, ...files };
  return {
    ...fresh,
    ...files,
    enabled: existing.enabled,
    modules: mergeModules(existing.id, metadata.modules, existing.modules),
    previous_bundle: existing.bundle,
    installed_from: wanted.from ?? existing.installed_from,
    services_restarted_at: existing.services_restarted_at,
    withdrawn_permissions: existing.withdrawn_permissions ?? [],
    last_update_check: existing.last_update_check,
    latest_version: existing.latest_version,
    update_available: existing.latest_version !== null && isNewer(existing.latest_version, metadata.plugin.version),
    created_at: existing.created_at,
    revision: existing.revision + 1,
  };
}

const rowOperations = (existing: PluginRow | undefined, row: PluginRow): Operation[] =>
  existing ? [guard(existing), put(plugins, row)] : [put(plugins, row)];

const bytesOf = ({ files }: BundleRow): number => files.reduce((sum, { size }) => sum + size, 0);

async function write(
  deps: InstallWorkDeps,
  files: readonly ArchiveEntry[],
  stored: readonly BundleFile[],
  { slug, operations }: { readonly slug: string; readonly operations: readonly Operation[] },
): Promise<void> {
  try {
    await writeNaming(deps, files, stored, operations);
  } catch (error) {
    if (error instanceof UniqueViolation) throw alreadyThere(slug);
    if (error instanceof PreconditionFailed && error.table === plugins.name)
      throw conflict(`${slug} was changed or removed meanwhile. Look again, then try again.`);
    throw error;
  }
}

/** Pages that are open load from the version before still; the one before that is given up. */
async function dropOldest(deps: InstallWorkDeps, existing: PluginRow | undefined, current: string): Promise<void> {
  const oldest = existing?.previous_bundle ?? null;
  if (oldest === null || oldest === current || oldest === existing?.bundle) return;
  const bundle = await bundleRow(deps, oldest);
  await deps.store.write([remove(pluginBundles, HOST_OWNER, oldest)]);
  if (bundle) await discardBlobs(deps, blobsOf([bundle]));
}

function installed(
  { plugin }: Metadata,
  existing: PluginRow | undefined,
  {
    plugin_id,
    bundle,
    warnings,
  }: { readonly plugin_id: string; readonly bundle: BundleRow; readonly warnings: readonly string[] },
): Installed {
  return {
    plugin_id,
    plugin_slug: plugin.plugin_slug,
    version: plugin.version,
    previous_version: existing?.version ?? null,
    changed: true,
    files: bundle.files.length,
    bytes: bytesOf(bundle),
    warnings,
  };
}
