import type { SettingDefinition, SettingInstance } from "#core/workspace/settings/setting.ts";
import type { Api } from "../../app/api.ts";

export type { SettingDefinition, SettingInstance };
export type Scope = SettingInstance["scope"];

/** Whom a value is for: a page is named where the scope is one. */
export interface Place {
  readonly scope: Scope;
  readonly page_id: string | null;
}

/** What a secret is answered as. */
export const MASK = "********";

const BASE = "/api/v1/settings";

/** Names of cached answers. */
export const settingKeys = {
  definitions: ["setting-definitions"] as const,
  instances: ["setting-instances"] as const,
};

export type SettingApi = ReturnType<typeof createSettingApi>;

export function createSettingApi({ ask }: Pick<Api, "ask">) {
  return {
    definitions: () => ask<SettingDefinition[]>("GET", `${BASE}/definitions?limit=1000`),
    instances: () => ask<SettingInstance[]>("GET", `${BASE}/instances?limit=1000`),
    /** `name` tells apart the values of a setting that may have several. */
    set: (definition_id: string, value: unknown, { scope, page_id }: Place, name?: string) =>
      ask<SettingInstance>("POST", `${BASE}/instances`, {
        definition_id,
        value,
        scope,
        ...(page_id !== null && { page_id }),
        ...(name !== undefined && { name }),
      }),
    remove: (id: string) => ask<void>("DELETE", `${BASE}/instances/${id}`),
  };
}
