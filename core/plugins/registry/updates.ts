import type { WebPort } from "#core/chat/ports.ts";
import type { MarketplacePort } from "../ports.ts";
import { counted } from "#core/http/counted.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ApiError, badRequest } from "#core/http/errors.ts";
import { timestamp } from "#core/storage/time.ts";
import type { CacheRefreshed, ServicesRestarted, UpdateCheck } from "./answers.ts";
import { checkMetadata } from "../package/metadata/check-metadata.ts";
import { sayFinding } from "../package/metadata/findings.ts";
import { PluginRecord, type PluginRow } from "./plugin.ts";
import { bundleRow, changePlugin, pluginRows } from "./plugins.ts";
import { servicesOf } from "./services.ts";
import { pluginCatalogues } from "../sources/catalogue-table.ts";
import { catalogueEntries, knownEntries } from "../sources/catalogues.ts";
import { latestVersion } from "../sources/check-update.ts";
import { isNewer } from "../sources/is-newer.ts";
import type { CatalogueEntry } from "../sources/catalogue-entry.ts";
import { NO_MARKETPLACE } from "../sources/marketplace.ts";

export type UpdateDeps = Pick<
  RequestContext & WebPort & MarketplacePort,
  "store" | "blobs" | "clock" | "web" | "marketplace"
>;

/** Milliseconds in which a plugin is not looked for again. */
const FRESH_FOR = 60_000;
/** Plugins asked for at once. */
const AT_ONCE = 4;

interface Asking {
  readonly refresh: boolean;
  readonly signal: AbortSignal;
}

/** Looks for updates of all plugins, by name. One that cannot be asked says why and holds up no other. */
export async function checkUpdates(deps: UpdateDeps, user: string, asking: Asking): Promise<UpdateCheck[]> {
  const rows = await pluginRows(deps, user);
  const entries = await catalogueIfAny(deps, user, asking.signal);
  const results: UpdateCheck[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE);
    results.push(...(await Promise.all(some.map((row) => checkUpdate(deps, row, { ...asking, entries })))));
  }
  return results;
}

async function catalogueIfAny(deps: UpdateDeps, user: string, signal: AbortSignal): Promise<CatalogueEntry[]> {
  try {
    return await catalogueEntries(deps, user, signal);
  } catch (error) {
    if (error instanceof ApiError) return knownEntries(deps, user);
    throw error;
  }
}

/** Looks for an update and keeps what it found. */
export async function checkUpdate(
  deps: UpdateDeps,
  row: PluginRow,
  { refresh, signal, entries }: Asking & { readonly entries?: readonly CatalogueEntry[] },
): Promise<UpdateCheck> {
  if (!refresh && row.last_update_check !== null && deps.clock.now() - Date.parse(row.last_update_check) < FRESH_FOR)
    return toUpdateCheck(row);
  const known = entries ?? (await catalogueIfAny(deps, row.owner, signal));
  const found = await ask(deps, row, known, signal);
  const last_update_check = timestamp(deps.clock);
  try {
    return toUpdateCheck(
      await changePlugin(deps, row.owner, row.id, (now) => ({
        last_update_check,
        latest_version: found.latest ?? now.latest_version,
        update_available: isUpdate(found.latest ?? now.latest_version, now.version),
        update_error: found.error,
      })),
    );
  } catch (error) {
    // The plugin was removed meanwhile; the result still holds.
    if (!(error instanceof ApiError)) throw error;
    const update_available = isUpdate(found.latest, row.version);
    return toUpdateCheck({
      ...row,
      last_update_check,
      latest_version: found.latest,
      update_available,
      update_error: found.error,
    });
  }
}

const isUpdate = (latest: string | null, version: string): boolean => latest !== null && isNewer(latest, version);

async function ask(
  { web }: UpdateDeps,
  row: PluginRow,
  entries: readonly CatalogueEntry[],
  signal: AbortSignal,
): Promise<{ readonly latest: string | null; readonly error: string | null }> {
  try {
    const found = await latestVersion(web.guardedFetch, row, entries, signal);
    return { latest: found?.version ?? null, error: null };
  } catch (error) {
    if (error instanceof ApiError) return { latest: null, error: error.message };
    throw error;
  }
}

function toUpdateCheck(row: PluginRow): UpdateCheck {
  return {
    plugin_id: row.id,
    plugin_slug: row.plugin_slug,
    name: row.name,
    current_version: row.version,
    latest_version: row.latest_version,
    update_available: row.update_available,
    checked_at: row.last_update_check,
    error: row.update_error,
  };
}

/** Whoever shows the plugin sees the new time and starts it again with its services. Throws `ApiError` 400 without any. */
export async function restartServices(
  deps: Pick<UpdateDeps, "store" | "clock">,
  { owner, id }: PluginRow,
): Promise<ServicesRestarted> {
  const services_restarted_at = timestamp(deps.clock);
  const row = await changePlugin(deps, owner, id, (now) => {
    if (!now.enabled) throw badRequest(`${now.name} is disabled. Enable it first.`);
    if (servicesOf(now).length === 0)
      throw badRequest(`${now.name} has no services: none of its modules requires one.`);
    return { services_restarted_at };
  });
  return { plugin_id: id, plugin_slug: row.plugin_slug, services: servicesOf(row), services_restarted_at };
}

/** Holds what is stored of each plugin against the rules and its files, and reads the marketplace anew. */
export async function refreshCache(deps: UpdateDeps, user: string, signal: AbortSignal): Promise<CacheRefreshed> {
  const rows = await pluginRows(deps, user);
  const problems = (await Promise.all(rows.map((row) => problemsOf(deps, row)))).flat();
  return {
    plugins: rows.length,
    modules: rows.reduce((sum, { modules }) => sum + modules.length, 0),
    problems,
    marketplace: await refreshMarketplace(deps, user, signal),
  };
}

async function problemsOf(deps: UpdateDeps, row: PluginRow): Promise<CacheRefreshed["problems"]> {
  const modules = row.modules.map(({ id: _id, enabled: _enabled, layout, ...module }) => ({ ...module, layout }));
  const { violations } = checkMetadata({ plugin_data: PluginRecord.parse(row), module_data: modules });
  const missing = await missingFiles(deps, row);
  const details = [
    ...violations.map(sayFinding),
    ...missing.map((path) => `${path} is gone; install the plugin again`),
  ];
  return details.map((detail) => ({ plugin_slug: row.plugin_slug, detail }));
}

/** Paths of its bundle whose content is not on this machine any more. */
export async function missingFiles(
  deps: Pick<UpdateDeps, "store" | "blobs">,
  { bundle }: PluginRow,
): Promise<string[]> {
  if (bundle === null) return [];
  const found = await bundleRow(deps, bundle);
  if (!found) return ["the list of its files"];
  const missing: string[] = [];
  for (const { path, blob } of found.files) if ((await deps.blobs.size(blob)) === undefined) missing.push(path);
  return missing;
}

/** Entries that are left out and named. */
const SHOWN = 3;

async function refreshMarketplace(
  { store, marketplace = NO_MARKETPLACE }: UpdateDeps,
  user: string,
  signal: AbortSignal,
): Promise<CacheRefreshed["marketplace"]> {
  const own = (await store.get(pluginCatalogues, user, "own"))?.plugins.length ?? 0;
  const yours = own === 0 ? "" : ` ${own} in your own catalogue.`;
  if (marketplace.from === null && marketplace.shipped === null)
    return { configured: own > 0, reachable: own > 0, plugins: own, detail: `This host has no marketplace.${yours}` };
  try {
    const { plugins, leftOut } = await marketplace.read({ isFresh: true, signal });
    const more = leftOut.length > SHOWN ? `; and ${leftOut.length - SHOWN} more` : "";
    const odd = leftOut.length === 0 ? "" : ` Left out: ${leftOut.slice(0, SHOWN).join("; ")}${more}.`;
    const where = marketplace.from === null ? "that come with Lectern" : `at ${marketplace.from}`;
    const detail = `${counted(plugins.length, "plugin")} ${where}.${odd}${yours}`;
    return { configured: true, reachable: true, plugins: plugins.length + own, detail };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { configured: true, reachable: false, plugins: own, detail: `${error.message}${yours}` };
  }
}
