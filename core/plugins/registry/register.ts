import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { conflict, invalid, invalidField, type ApiError } from "#core/http/errors.ts";
import { derivedId, shownForm } from "#core/storage/derived-id.ts";
import { put, UniqueViolation } from "#core/storage/store.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import { checkMetadata, type CheckedMetadata, type Metadata } from "../package/metadata/check-metadata.ts";
import { sayFinding, type Place } from "../package/metadata/findings.ts";
import { plugins, type ModuleRecord, type PluginRow, type StoredModule } from "./plugin.ts";
import { changePlugin, findBySlug } from "./plugins.ts";

type Deps = Pick<RequestContext, "store" | "blobs" | "clock">;

/** What a plugin registers about itself when it starts. */
export const PluginRegistration = z.object({
  plugin_data: z.record(z.string(), z.unknown()),
  module_data: z.array(z.unknown()),
});
export type PluginRegistration = z.infer<typeof PluginRegistration>;

/**
 * Notes a plugin that tells of itself at its start, and whose files are elsewhere. Doing so again brings its metadata up to
 * date. An installed plugin is left as it is: what it says comes from its archive. Throws `ApiError` 422 with everything
 * that is wrong, 409 when another version is installed.
 */
export async function registerPlugin(
  deps: Deps,
  user: string,
  slug: string,
  given: PluginRegistration,
): Promise<{ readonly row: PluginRow; readonly isNew: boolean }> {
  const checked = checkMetadata(given);
  const metadata = requireMetadata(checked, ["body"]);
  if (metadata.plugin.plugin_slug !== slug)
    throw invalidField("plugin_data", `plugin_slug must be ${slug}, the slug in the address`);
  const warnings = checked.warnings.map(sayFinding);
  const existing = await findBySlug(deps, user, slug);
  if (existing) return { row: await registerAgain(deps, existing, metadata, warnings), isNew: false };
  const row = newPlugin(user, metadata, { id: newId(), now: timestamp(deps.clock), warnings });
  await putNew(deps, row);
  return { row, isNew: true };
}

/** Every rule that is broken, each at its place. */
export function requireMetadata(
  { metadata, violations }: CheckedMetadata,
  place: readonly ["body", ...Place],
): Metadata {
  if (metadata) return metadata;
  const [within, ...rest] = place;
  throw invalid(
    violations.map(({ path, message }) => ({ in: within, path: [...rest, ...path], message, type: "value_error" })),
  );
}

async function registerAgain(deps: Deps, row: PluginRow, metadata: Metadata, warnings: string[]): Promise<PluginRow> {
  if (row.status === "installed") {
    if (row.version === metadata.plugin.version) return row;
    throw conflict(
      `${row.name} ${row.version} is installed. Update it instead of registering version ${metadata.plugin.version}.`,
    );
  }
  return changePlugin(deps, row.owner, row.id, (now) => ({
    ...metadata.plugin,
    modules: mergeModules(now.id, metadata.modules, now.modules),
    warnings,
  }));
}

/** Throws `ApiError` 409 when the user has a plugin of the slug. */
async function putNew({ store }: Deps, row: PluginRow): Promise<void> {
  try {
    await store.write([put(plugins, row)]);
  } catch (error) {
    throw error instanceof UniqueViolation ? alreadyThere(row.plugin_slug) : error;
  }
}

export const alreadyThere = (slug: string, how = "Update it"): ApiError =>
  conflict(`There is a plugin ${slug} already. ${how}, or uninstall it first.`);

export interface NewPlugin {
  readonly id: string;
  readonly now: string;
  readonly warnings: readonly string[];
}

/** A plugin as it is when it is new: enabled, with all its modules. */
export function newPlugin(owner: string, { plugin, modules }: Metadata, { id, now, warnings }: NewPlugin): PluginRow {
  return {
    id,
    owner,
    ...plugin,
    enabled: true,
    status: "registered",
    last_update_check: null,
    update_available: false,
    latest_version: null,
    update_error: null,
    services_restarted_at: null,
    created_at: now,
    updated_at: now,
    modules: mergeModules(id, modules, []),
    warnings: [...warnings],
    bundle: null,
    previous_bundle: null,
    bundle_size: 0,
    installed_from: null,
    revision: 1,
  };
}

/**
 * Modules keep whether they are enabled as long as they keep their name. Their id is made of the plugin's and of their
 * name, so that pages find a module that an update took away when a later one brings it back.
 */
export function mergeModules(
  plugin_id: string,
  modules: readonly ModuleRecord[],
  before: readonly StoredModule[],
): StoredModule[] {
  return modules.map((module) => {
    const known = before.find(({ name }) => name === module.name);
    const id = known?.id ?? shownForm(derivedId(`plugins/${plugin_id}/modules/${module.name}`));
    return { ...module, id, enabled: known?.enabled ?? true };
  });
}
