import { type Clock, timestamp } from "#core/storage/time.ts";
import { conflict, invalidField, notFound } from "#core/http/errors.ts";
import { put, remove, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { problemWith } from "./setting-value.ts";
import {
  settingDefinitions,
  settingInstances,
  type NewSettingDefinition,
  type SettingDefinition,
  type SettingDefinitionChange,
  type SettingDefinitionRow,
} from "./setting.ts";

export interface DefinitionDeps {
  readonly store: Store;
  readonly clock: Clock;
}

/** Throws 409 when the user has a definition of that id. */
export async function createDefinition(
  { store, clock }: DefinitionDeps,
  user: string,
  definition: NewSettingDefinition,
): Promise<SettingDefinition> {
  const now = timestamp(clock);
  const row: SettingDefinitionRow = { owner: user, ...definition, created_at: now, updated_at: now };
  const written = await writeUnlessChanged(store, [
    require(settingDefinitions, user, row.id, "absent"),
    put(settingDefinitions, row),
  ]);
  if (!written) throw conflict(`There is a setting ${row.id} already.`);
  return toDefinition(row);
}

export interface DefinitionFilter {
  readonly category?: string;
  readonly scope?: SettingDefinition["allowed_scopes"][number];
}

/** By name. */
export async function listDefinitions(
  { store }: Pick<DefinitionDeps, "store">,
  user: string,
  { category, scope }: DefinitionFilter,
): Promise<SettingDefinition[]> {
  const where = category === undefined ? {} : { category };
  const rows = await store.query(settingDefinitions, {
    owner: user,
    where,
    order: { by: "name", direction: "ascending" },
  });
  return rows.filter((row) => scope === undefined || row.allowed_scopes.includes(scope)).map(toDefinition);
}

export async function changeDefinition(
  deps: DefinitionDeps,
  user: string,
  id: string,
  fields: SettingDefinitionChange,
): Promise<SettingDefinition> {
  const before = await definitionRow(deps, user, id);
  const row = { ...before, ...fields, updated_at: timestamp(deps.clock) };
  const problem =
    row.default_value === null || row.default_value === undefined ? null : problemWith(row, row.default_value);
  if (problem) throw invalidField("default_value", problem);
  if (!(await writeUnlessChanged(deps.store, [require(settingDefinitions, user, id), put(settingDefinitions, row)])))
    throw notFound("setting definition", id);
  return toDefinition(row);
}

/** Deletes its instances with it. */
export async function deleteDefinition(
  { store }: Pick<DefinitionDeps, "store">,
  user: string,
  id: string,
): Promise<void> {
  await definitionRow({ store }, user, id);
  // An instance is only written while its definition is there, so the second pass finds those set meanwhile, and a third none.
  for (let gone = false; ; gone = true) {
    const instances = await store.query(settingInstances, { owner: user, where: { definition_id: id } });
    if (gone && instances.length === 0) return;
    await store.write([
      remove(settingDefinitions, user, id),
      ...instances.map((row) => remove(settingInstances, user, row.id)),
    ]);
  }
}

export async function definitionRow(
  { store }: Pick<DefinitionDeps, "store">,
  user: string,
  id: string,
): Promise<SettingDefinitionRow> {
  const row = await store.get(settingDefinitions, user, id);
  if (!row) throw notFound("setting definition", id);
  return row;
}

function toDefinition({ owner: _, ...row }: SettingDefinitionRow): SettingDefinition {
  return row;
}
