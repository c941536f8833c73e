import { z } from "zod";
import { text, Timestamp } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";
import { PROVIDERS, ProviderKind, ProviderName } from "./provider.ts";
import { problemWithUrl } from "./server-url.ts";

/** Ids that callers may choose themselves. */
const FreeId = text(200);

const ApiKey = z
  .string()
  .max(2000)
  .regex(/^[\x21-\x7e]*$/, "must be letters, digits and signs without spaces");

export const ServerUrl = z.string().check(({ value, issues }) => {
  const message = problemWithUrl(value);
  if (message) issues.push({ code: "custom", message, input: value });
});

export const AiServer = z.object({
  id: z.string().meta({ description: "What other calls name server_id" }),
  name: z.string(),
  server_url: z.string().nullable().meta({ description: "null: the vendor's own" }),
  api_key: z.string().nullable().meta({ description: "Masked" }),
});
export type AiServer = z.infer<typeof AiServer>;

export const ProviderSetting = z.object({
  id: z.string().meta({ description: "What other calls name settings_id or instance_id" }),
  provider: ProviderKind,
  vendor: z.string(),
  name: z.string(),
  servers: z.array(AiServer),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type ProviderSetting = z.infer<typeof ProviderSetting>;

const NewServer = z.object({
  id: FreeId.optional(),
  name: text(200).optional(),
  server_url: ServerUrl.nullish(),
  api_key: ApiKey.nullish(),
});
export type NewServer = z.infer<typeof NewServer>;

export const NewProviderSetting = z
  .object({
    id: FreeId.optional().meta({ description: "An id of one's own; one that exists is changed" }),
    provider: ProviderName,
    name: text(200).optional(),
    servers: z.array(NewServer).max(50).optional(),
    config: NewServer.optional().meta({ description: "Instead of servers: the only one" }),
  })
  .check(({ value, issues }) => {
    if (value.provider === "browser")
      issues.push({
        code: "custom",
        path: ["provider"],
        message: "has nothing to set: it is this device",
        input: value.provider,
      });
    const servers = serversIn(value);
    const needsUrl =
      value.provider !== "browser" &&
      PROVIDERS[value.provider].default_server_url === null &&
      value.provider !== "local";
    const at = servers.findIndex(({ server_url }) => needsUrl && !server_url);
    if (at >= 0)
      issues.push({
        code: "custom",
        path: value.servers ? ["servers", at, "server_url"] : ["config", "server_url"],
        message: "is required",
        input: undefined,
      });
    const ids = servers.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (new Set(ids).size < ids.length)
      issues.push({
        code: "custom",
        path: ["servers"],
        message: "must not hold two servers of one id",
        input: value.servers,
      });
  });
export type NewProviderSetting = z.infer<typeof NewProviderSetting>;

export function serversIn({ servers, config }: Pick<NewProviderSetting, "servers" | "config">): readonly NewServer[] {
  return servers ?? [config ?? {}];
}

const ServerRow = AiServer.omit({ api_key: true }).extend({
  /** Sealed with the host's key. */
  sealed_key: z.string().nullable(),
});
export type ServerRow = z.infer<typeof ServerRow>;

const ProviderSettingRow = ProviderSetting.omit({ vendor: true, servers: true }).extend({
  owner: z.string(),
  servers: z.array(ServerRow),
});
export type ProviderSettingRow = z.infer<typeof ProviderSettingRow>;

/** Not synced: keys are sealed with this host's own key and stay where they were entered. */
export const providerSettings = table<ProviderSettingRow>({
  name: "ai_provider_settings",
  schema: ProviderSettingRow,
  indexes: [{ fields: ["updated_at"] }, { fields: ["provider", "updated_at"] }],
  syncs: false,
});
