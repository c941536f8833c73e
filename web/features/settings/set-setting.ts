import type { SettingInstance } from "#core/workspace/settings/setting.ts";
import type { Api } from "../../app/client/client.ts";

export type Scope = SettingInstance["scope"];

/** Whom a value is for: a page is named where the scope is one. */
export interface Place {
  readonly scope: Scope;
  readonly page_id: string | null;
}

/** Names of cached answers. */
export const settingKeys = {
  definitions: ["setting-definitions"] as const,
  instances: ["setting-instances"] as const,
};

/** `name` tells apart the values of a setting that may have several. */
export function setSetting(
  api: Pick<Api, "setSettingInstance">,
  definition_id: string,
  value: unknown,
  { scope, page_id }: Place,
  name?: string,
): Promise<SettingInstance> {
  const more = { ...(page_id !== null && { page_id }), ...(name !== undefined && { name }) };
  return api.setSettingInstance({ body: { definition_id, value, scope, ...more } });
}
