import { MASK } from "#core/accounts/secret-box.ts";
import type { Store } from "#core/storage/store.ts";
import { settingInstances, type SettingInstance, type SettingInstanceRow } from "./setting.ts";

export interface InstanceFilter {
  readonly definition_id?: string;
  readonly scope?: SettingInstance["scope"];
  readonly page_id?: string;
}

/** Most recently changed first. */
export async function listInstances(
  { store }: { readonly store: Store },
  user: string,
  { definition_id, scope, page_id }: InstanceFilter,
): Promise<SettingInstance[]> {
  const where = definition_id === undefined ? {} : { definition_id };
  const rows = await store.query(settingInstances, {
    owner: user,
    where,
    order: { by: "updated_at", direction: "descending" },
  });
  return rows
    .filter((row) => (scope === undefined || row.scope === scope) && (page_id === undefined || row.page_id === page_id))
    .map(toInstance);
}

/** With a mask in the place of a secret. */
export function toInstance({ owner, is_sealed, slot: _, ...row }: SettingInstanceRow): SettingInstance {
  return { ...row, user_id: owner, value: is_sealed ? MASK : row.value };
}
