import type { RequestContext } from "#core/http/context.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { notFound } from "#core/http/errors.ts";
import { HOST_OWNER } from "#core/accounts/user.ts";
import { pluginStates } from "../state/plugin-state.ts";
import { change, remove, require, type Operation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { timestampAfter } from "#core/storage/time.ts";
import { forgetForAccount } from "./account/forget.ts";
import { pluginBundles, type BundleRow } from "./bundle.ts";
import { mediaTypeOf } from "./media-types.ts";
import { describePermissions } from "./permissions.ts";
import { servicesOf } from "./services.ts";
import {
  bundleUrl,
  modulesOf,
  plugins,
  toPluginWithModules,
  type PluginInfo,
  type PluginManifest,
  type PluginModule,
  type PluginRow,
} from "./plugin.ts";

type Deps = Pick<RequestContext, "store" | "blobs" | "clock">;
type Reading = Pick<Deps, "store">;

/** By name. */
export function pluginRows({ store }: Reading, user: string): Promise<PluginRow[]> {
  return store.query(plugins, { owner: user, order: { by: "name", direction: "ascending" } });
}

/** Throws `ApiError` 404. */
export async function pluginById({ store }: Reading, user: string, id: string): Promise<PluginRow> {
  const row = await store.get(plugins, user, id);
  if (!row) throw notFound("plugin", id);
  return row;
}

export async function findBySlug({ store }: Reading, user: string, slug: string): Promise<PluginRow | undefined> {
  const [row] = await store.query(plugins, { owner: user, where: { plugin_slug: slug } });
  return row;
}

/** Throws `ApiError` 404. */
export async function pluginBySlug(deps: Reading, user: string, slug: string): Promise<PluginRow> {
  const row = await findBySlug(deps, user, slug);
  if (!row) throw notFound("plugin", slug);
  return row;
}

/** Slug → plugin with its modules. */
export async function pluginManifest(deps: Reading, user: string): Promise<PluginManifest> {
  const rows = await pluginRows(deps, user);
  return Object.fromEntries(rows.map((row) => [row.plugin_slug, toPluginWithModules(row)]));
}

/** What can be put on a page: enabled modules of enabled plugins. */
export async function designerManifest(deps: Reading, user: string): Promise<PluginManifest> {
  const manifest = await pluginManifest(deps, user);
  const usable = Object.entries(manifest).flatMap(([slug, plugin]) => {
    const modules = plugin.enabled ? plugin.modules.filter(({ enabled }) => enabled) : [];
    return modules.length > 0 ? [[slug, { ...plugin, modules, module_count: modules.length }] as const] : [];
  });
  return Object.fromEntries(usable);
}

export async function pluginInfo(deps: Reading, row: PluginRow): Promise<PluginInfo> {
  const bundle = row.bundle === null ? undefined : await bundleRow(deps, row.bundle);
  return {
    ...toPluginWithModules(row),
    permission_details: describePermissions(row.permissions),
    withdrawn_permissions: row.withdrawn_permissions ?? [],
    services: servicesOf(row),
    files: (bundle?.files ?? []).map(({ path, size }) => ({
      path,
      size,
      type: mediaTypeOf(path),
      url: bundleUrl(row.plugin_slug, row.bundle ?? "", path),
    })),
    warnings: row.warnings,
  };
}

export function bundleRow({ store }: Reading, id: string): Promise<BundleRow | undefined> {
  return store.get(pluginBundles, HOST_OWNER, id);
}

export async function listCategories(deps: Reading, user: string): Promise<string[]> {
  const rows = await pluginRows(deps, user);
  const named = rows.flatMap(({ category, modules }) => [category, ...modules.map((module) => module.category)]);
  return unique(named.filter((name): name is string => !!name));
}

export async function listPluginTags(deps: Reading, user: string): Promise<string[]> {
  const rows = await pluginRows(deps, user);
  return unique(rows.flatMap(({ modules }) => modules.flatMap(({ tags }) => tags)));
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));

export function findModule(row: PluginRow, id: string): PluginModule {
  const found = modulesOf(row).find((module) => module.id === id);
  if (!found) throw notFound("module", id);
  return found;
}

/**
 * Changes the plugin as it is now; looks again when somebody else was first. `decide` throws `ApiError` where the change
 * is not possible. Throws 404 when the plugin is gone.
 */
export async function changePlugin(
  deps: Pick<Deps, "store" | "clock">,
  user: string,
  id: string,
  decide: (row: PluginRow) => Partial<PluginRow>,
): Promise<PluginRow> {
  for (;;) {
    const row = await pluginById(deps, user, id);
    const fields = {
      ...decide(row),
      revision: row.revision + 1,
      updated_at: timestampAfter(deps.clock, row.updated_at),
    };
    const isFirst = await writeUnlessChanged(deps.store, [guard(row), change(plugins, user, id, fields)]);
    if (isFirst) return { ...row, ...fields };
  }
}

/** The batch is written only if nobody changed or removed the plugin since it was read. */
export const guard = ({ owner, id, revision }: PluginRow): Operation => require(plugins, owner, id, { revision });

export async function setPluginEnabled(deps: Deps, user: string, id: string, enabled: boolean): Promise<PluginRow> {
  return changePlugin(deps, user, id, () => ({ enabled }));
}

/** Takes back a permission that the plugin asks for, or grants it again. Throws `ApiError` 404 for any other. */
export async function setPermissionGranted(
  deps: Deps,
  user: string,
  { plugin_id, permission }: { readonly plugin_id: string; readonly permission: string },
  granted: boolean,
): Promise<PluginRow> {
  return changePlugin(deps, user, plugin_id, ({ permissions, withdrawn_permissions = [] }) => {
    if (!permissions.includes(permission)) throw notFound("permission of the plugin", permission);
    const others = withdrawn_permissions.filter((name) => name !== permission);
    return { withdrawn_permissions: granted ? others : [...others, permission] };
  });
}

export async function setModuleEnabled(
  deps: Deps,
  user: string,
  ids: { readonly plugin_id: string; readonly module_id: string },
  enabled: boolean,
): Promise<PluginModule> {
  const row = await changePlugin(deps, user, ids.plugin_id, (now) => {
    findModule(now, ids.module_id);
    return { modules: now.modules.map((module) => (module.id === ids.module_id ? { ...module, enabled } : module)) };
  });
  return findModule(row, ids.module_id);
}

export interface Removal {
  /** What it stored (plugin states) goes as well. */
  readonly withState?: boolean;
  /** It stays on the account's list, so that this and other devices still offer it. */
  readonly keepOffered?: boolean;
}

/** Removes the plugin with its modules and files. */
export async function removePlugin(
  deps: Deps,
  row: PluginRow,
  { withState = false, keepOffered = false }: Removal = {},
): Promise<void> {
  const { owner, id } = row;
  if (!keepOffered) await forgetForAccount(deps, owner, row.plugin_slug);
  const states = withState ? await statesOf(deps, row) : [];
  for (let now: PluginRow | undefined = row; now; now = await deps.store.get(plugins, owner, id)) {
    const bundles = await bundlesOf(deps, now);
    const isGone = await writeUnlessChanged(deps.store, [
      guard(now),
      remove(plugins, owner, id),
      ...bundles.map((bundle) => remove(pluginBundles, HOST_OWNER, bundle.id)),
      ...states.map((state) => remove(pluginStates, owner, state.id)),
    ]);
    if (!isGone) continue;
    await discardBlobs(deps, blobsOf(bundles));
    return;
  }
}

/** Removes the plugin here, and from the list of the account; where only other devices have it, from that list alone. */
export async function uninstallPlugin(deps: Deps, user: string, slug: string, removal: Removal): Promise<void> {
  const row = await findBySlug(deps, user, slug);
  if (row) return removePlugin(deps, row, removal);
  if (!(await forgetForAccount(deps, user, slug))) throw notFound("plugin", slug);
}

/** The state endpoints take whatever a plugin calls itself: its id or its slug. */
async function statesOf({ store }: Reading, { owner, id, plugin_slug }: PluginRow) {
  const found = await Promise.all(
    [id, plugin_slug].map((plugin_id) => store.query(pluginStates, { owner, where: { plugin_id } })),
  );
  return found.flat();
}

async function bundlesOf(deps: Reading, { bundle, previous_bundle }: PluginRow): Promise<BundleRow[]> {
  const ids = [bundle, previous_bundle].filter((id): id is string => id !== null);
  const rows = await Promise.all(ids.map((id) => bundleRow(deps, id)));
  return rows.filter((row) => row !== undefined);
}

export const blobsOf = (bundles: readonly BundleRow[]): string[] =>
  bundles.flatMap(({ files }) => files.map(({ blob }) => blob));
