import type { MarketplacePort } from "../ports.ts";
import { notFound } from "#core/http/errors.ts";
import type { RequestContext } from "#core/http/context.ts";
import { jobs, type JobRow } from "#core/work/job.ts";
import { listAccountPlugins, type AccountPluginRow } from "./account/account-plugin.ts";
import type { AvailablePlugin, ManagedPlugin, PluginStatus } from "./answers.ts";
import { runningInstalls } from "./installs.ts";
import { describePermissions } from "./permissions.ts";
import type { PluginRow } from "./plugin.ts";
import { findBySlug, pluginRows } from "./plugins.ts";
import { catalogueEntries, knownEntries } from "../sources/catalogues.ts";
import { isNewer } from "../sources/is-newer.ts";
import type { CatalogueEntry } from "../sources/catalogue-entry.ts";
import { missingFiles } from "./updates.ts";

type Deps = Pick<RequestContext & MarketplacePort, "store" | "blobs" | "clock" | "marketplace">;

/** Plugins that are installed, being installed, or known to be available, by name. */
export async function listManaged(deps: Deps, user: string): Promise<ManagedPlugin[]> {
  const [rows, running, entries, account] = await Promise.all([
    pluginRows(deps, user),
    runningInstalls(deps, user),
    knownEntries(deps, user),
    listAccountPlugins(deps, user),
  ]);
  const jobOf = (slug: string) => running.find(({ payload }) => payload["plugin_slug"] === slug);
  const here = rows.map((row) =>
    managedRow(row, jobOf(row.plugin_slug), {
      entry: entryOf(entries, row.plugin_slug),
      known: entryOf(account, row.plugin_slug),
    }),
  );
  const slugs = new Set(rows.map(({ plugin_slug }) => plugin_slug));
  const others = [...account, ...entries.filter(({ plugin_slug }) => !entryOf(account, plugin_slug))].filter(
    ({ plugin_slug }) => !slugs.has(plugin_slug),
  );
  const known = new Set([...slugs, ...others.map(({ plugin_slug }) => plugin_slug)]);
  const coming = running.flatMap((job) => {
    const slug = job.payload["plugin_slug"];
    return typeof slug === "string" && !known.has(slug) ? [managedJob(job, slug)] : [];
  });
  const all = [...here, ...others.map((entry) => managedEntry(entry, jobOf(entry.plugin_slug))), ...coming];
  return all.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const entryOf = <Entry extends { readonly plugin_slug: string }>(entries: readonly Entry[], slug: string) =>
  entries.find(({ plugin_slug }) => plugin_slug === slug);

interface Offered {
  readonly entry: CatalogueEntry | undefined;
  readonly known: AccountPluginRow | undefined;
}

function managedRow(row: PluginRow, job: JobRow | undefined, { entry, known }: Offered): ManagedPlugin {
  const { id, plugin_slug, name, description, author, category, icon, official, permissions, version, enabled } = row;
  const offered = newest(row.latest_version, entry?.version ?? null);
  // An older version on another device is no news.
  const latest_version = known && isNewer(known.version, version) ? newest(offered, known.version) : offered;
  return {
    plugin_slug,
    name,
    description,
    author,
    category,
    icon,
    official,
    permissions,
    plugin_id: id,
    version,
    enabled,
    install_status: job ? "updating" : row.status,
    update_available: latest_version !== null && isNewer(latest_version, version),
    latest_version,
    account_version: known?.version ?? null,
    last_update_check: row.last_update_check,
    update_error: row.update_error,
    module_count: row.modules.length,
    job_id: job?.id ?? null,
  };
}

function newest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return isNewer(other, one) ? other : one;
}

const NOT_HERE = {
  version: null,
  enabled: false,
  update_available: false,
  account_version: null,
  last_update_check: null,
  update_error: null,
  module_count: 0,
} as const;

function managedEntry(entry: CatalogueEntry | AccountPluginRow, job: JobRow | undefined): ManagedPlugin {
  const { plugin_slug, name, description, author, category, icon, official, permissions, version } = entry;
  return {
    ...NOT_HERE,
    plugin_slug,
    name,
    description,
    author: author ?? "",
    category,
    icon,
    official,
    permissions,
    plugin_id: null,
    install_status: job ? "installing" : "available",
    latest_version: version,
    account_version: "file" in entry ? version : null,
    job_id: job?.id ?? null,
  };
}

function managedJob({ id, payload }: JobRow, slug: string): ManagedPlugin {
  return {
    ...NOT_HERE,
    plugin_slug: slug,
    name: slug,
    description: typeof payload["filename"] === "string" ? `From ${payload["filename"]}` : "",
    author: "",
    category: null,
    icon: null,
    official: false,
    permissions: [],
    plugin_id: null,
    install_status: "installing",
    latest_version: null,
    job_id: id,
  };
}

/** Throws `ApiError` 404 for a plugin that is not installed, not being installed, and whose install did not fail. */
export async function pluginStatus(deps: Deps, user: string, slug: string): Promise<PluginStatus> {
  const row = await findBySlug(deps, user, slug);
  const job = await lastJob(deps, user, slug);
  const isRunning = job?.status === "pending" || job?.status === "running";
  if (!row) {
    if (!job || !isRunning) throw notFound("plugin", slug);
    return { ...STATUS_OF_NEW, plugin_id: String(job.payload["plugin_id"]), plugin_slug: slug, job: toPluginJob(job) };
  }
  const missing_files = await missingFiles(deps, row);
  return {
    plugin_id: row.id,
    plugin_slug: slug,
    status: isRunning ? "updating" : missing_files.length > 0 ? "damaged" : row.status,
    enabled: row.enabled,
    version: row.version,
    update_available: row.update_available,
    latest_version: row.latest_version,
    modules_total: row.modules.length,
    modules_enabled: row.modules.filter(({ enabled }) => enabled).length,
    missing_files,
    job: job && (isRunning || job.status === "failed") ? toPluginJob(job) : null,
  };
}

const STATUS_OF_NEW = {
  status: "installing",
  enabled: false,
  version: null,
  update_available: false,
  latest_version: null,
  modules_total: 0,
  modules_enabled: 0,
  missing_files: [],
} as const satisfies Partial<PluginStatus>;

function toPluginJob({ id, status, progress_percent, message, error }: JobRow): NonNullable<PluginStatus["job"]> {
  return { id, status, progress_percent, message, error };
}

/** Jobs of one type that are looked through. */
const LOOKED_THROUGH = 100;

async function lastJob({ store }: Deps, owner: string, slug: string): Promise<JobRow | undefined> {
  const recent = await Promise.all(
    (["plugin_install", "plugin_update"] as const).map((job_type) =>
      store.query(jobs, {
        owner,
        where: { job_type },
        order: { by: "created_at", direction: "descending" },
        limit: LOOKED_THROUGH,
      }),
    ),
  );
  return recent
    .flat()
    .filter(({ payload }) => payload["plugin_slug"] === slug)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))[0];
}

/** What the marketplace has, by name. Throws `ApiError` 502 when it cannot be had. */
export async function listAvailable(deps: Deps, user: string, signal: AbortSignal): Promise<AvailablePlugin[]> {
  const entries = await catalogueEntries(deps, user, signal);
  const rows = new Map((await pluginRows(deps, user)).map((row) => [row.plugin_slug, row]));
  return entries.map(({ sha256: _sha256, download_url: _download, permissions, ...entry }) => {
    const installed_version = rows.get(entry.plugin_slug)?.version ?? null;
    return {
      ...entry,
      permissions: describePermissions(permissions),
      installed: installed_version !== null,
      installed_version,
      update_available: installed_version !== null && isNewer(entry.version, installed_version),
    };
  });
}
