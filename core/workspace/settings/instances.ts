import { type Clock, timestamp } from "#core/storage/time.ts";
import { invalidField, notFound } from "#core/http/errors.ts";
import { MASK, type SecretBox } from "#core/accounts/secret-box.ts";
import { put, remove, require, UniqueViolation, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { definitionRow } from "./definitions.ts";
import { toInstance } from "./list-instances.ts";
import { problemWith } from "./setting-value.ts";
import {
  settingDefinitions,
  settingInstances,
  slotOf,
  type NewSettingInstance,
  type SettingDefinitionRow,
  type SettingInstance,
  type SettingInstanceChange,
  type SettingInstanceRow,
} from "./setting.ts";

export interface InstanceDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: SecretBox;
}

/** Sets a value: a new instance, or the one there is for this definition, scope and page. Throws 422 for a value that does not fit. */
export async function setInstance(
  deps: InstanceDeps,
  user: string,
  given: NewSettingInstance,
): Promise<{ instance: SettingInstance; isNew: boolean }> {
  const definition = await deps.store.get(settingDefinitions, user, given.definition_id);
  if (!definition) throw invalidField("definition_id", "names no setting definition of yours");
  if (!definition.allowed_scopes.includes(given.scope))
    throw invalidField("scope", `must be one of ${definition.allowed_scopes.join(", ")}`);

  const name = given.name ?? definition.name;
  const page_id = given.page_id ?? null;
  const slot = slotOf(definition, { scope: given.scope, page_id, name });
  const [before] = await deps.store.query(settingInstances, { owner: user, where: { slot } });
  const now = timestamp(deps.clock);
  const row: SettingInstanceRow = {
    id: before?.id ?? crypto.randomUUID(),
    owner: user,
    definition_id: definition.id,
    name,
    ...(await storedValue(deps, definition, given.value, before)),
    scope: given.scope,
    page_id,
    created_at: before?.created_at ?? now,
    updated_at: now,
    slot,
  };
  try {
    const guards = [
      require(settingDefinitions, user, definition.id),
      ...(before ? [require(settingInstances, user, before.id)] : []),
    ];
    if (!(await writeUnlessChanged(deps.store, [...guards, put(settingInstances, row)])))
      return setInstance(deps, user, given);
  } catch (error) {
    if (error instanceof UniqueViolation) return setInstance(deps, user, given);
    throw error;
  }
  return { instance: toInstance(row), isNew: !before };
}

export async function getInstance(
  deps: Pick<InstanceDeps, "store">,
  user: string,
  id: string,
): Promise<SettingInstance> {
  return toInstance(await instanceRow(deps, user, id));
}

/** A value left out stays as it is. */
export async function changeInstance(
  deps: InstanceDeps,
  user: string,
  id: string,
  fields: SettingInstanceChange,
): Promise<SettingInstance> {
  const before = await instanceRow(deps, user, id);
  const definition = await definitionRow(deps, user, before.definition_id);
  const value = fields.value === undefined ? {} : await storedValue(deps, definition, fields.value, before);
  const row = {
    ...before,
    ...(fields.name !== undefined && { name: fields.name }),
    ...value,
    updated_at: timestamp(deps.clock),
  };
  if (!(await writeUnlessChanged(deps.store, [require(settingInstances, user, row.id), put(settingInstances, row)])))
    throw notFound("setting", id);
  return toInstance(row);
}

export async function deleteInstance({ store }: Pick<InstanceDeps, "store">, user: string, id: string): Promise<void> {
  await instanceRow({ store }, user, id);
  await store.write([remove(settingInstances, user, id)]);
}

async function storedValue(
  deps: InstanceDeps,
  definition: SettingDefinitionRow,
  value: unknown,
  before: SettingInstanceRow | undefined,
) {
  if (before?.is_sealed && value === MASK) return { value: before.value, is_sealed: true };
  const problem = problemWith(definition, value);
  if (problem) throw invalidField("value", problem);
  if (!definition.tags.includes("secret")) return { value, is_sealed: false };
  return { value: await deps.secrets.seal(JSON.stringify(value)), is_sealed: true };
}

async function instanceRow(
  { store }: Pick<InstanceDeps, "store">,
  user: string,
  id: string,
): Promise<SettingInstanceRow> {
  const row = await store.get(settingInstances, user, id);
  if (!row) throw notFound("setting", id);
  return row;
}
