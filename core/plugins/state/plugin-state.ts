import { z } from "zod";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

export const StateStrategy = z.enum(["persistent", "session", "none", "custom"]);
export const SyncStatus = z.enum(["synced", "pending", "conflict"]);

/** An ISO 8601 time with an offset, or in UTC without one; kept in UTC. */
const Instant = z.iso
  .datetime({ offset: true, local: true, message: "must be an ISO 8601 time" })
  .transform((written) => new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(written) ? written : `${written}Z`).toISOString());

const fields = {
  plugin_id: text(200),
  page_id: Uuid.nullable(),
  state_key: z.string().max(500).nullable(),
  state_strategy: StateStrategy,
  state_data: z.record(z.string(), z.unknown()),
  device_id: z.string().max(200).nullable(),
  state_schema_version: z.string().max(100).nullable(),
  sync_status: SyncStatus,
  is_active: z.boolean(),
};

/** What a plugin remembers for its user. */
export const PluginState = z.object({
  id: Uuid,
  user_id: Uuid,
  ...fields,
  ttl_expires_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type PluginState = z.infer<typeof PluginState>;

export const NewPluginState = z.object({
  plugin_id: fields.plugin_id,
  page_id: fields.page_id.default(null),
  state_key: fields.state_key.default(null),
  state_strategy: StateStrategy.default("persistent"),
  state_data: fields.state_data,
  ttl_expires_at: Instant.nullable().default(null),
  device_id: fields.device_id.default(null),
  state_schema_version: fields.state_schema_version.default(null),
  sync_status: SyncStatus.default("synced"),
  is_active: z.boolean().default(true),
});
export type NewPluginState = z.infer<typeof NewPluginState>;

export const NewPluginStates = z.object({
  states: z
    .array(NewPluginState)
    .min(1, "must hold at least one state")
    .max(1000, "must not hold more than 1000 states"),
});

export const PluginStateChange = z.object({
  state_data: fields.state_data,
  state_strategy: StateStrategy.optional(),
  ttl_expires_at: Instant.nullable().optional(),
  device_id: fields.device_id.optional(),
  state_schema_version: fields.state_schema_version.optional(),
  sync_status: SyncStatus.optional(),
  is_active: z.boolean().optional(),
});
export type PluginStateChange = z.infer<typeof PluginStateChange>;

export const PluginStateStats = z.object({
  total_states: z.number().int(),
  total_bytes: z.number().int().meta({ description: "Of state_data, written as JSON in UTF-8" }),
  expired_states: z
    .number()
    .int()
    .meta({ description: "Kept still, but not counted above; the clean-up removes those that are not persistent" }),
  plugins: z.array(z.object({ plugin_id: z.string(), count: z.number().int(), bytes: z.number().int() })),
});
export type PluginStateStats = z.infer<typeof PluginStateStats>;

const PluginStateRow = PluginState.omit({ user_id: true }).extend({
  owner: z.string(),
  /** The login a `session` state was last written in; null where there was none. */
  session_id: z.string().nullable(),
});
export type PluginStateRow = z.infer<typeof PluginStateRow>;

export const pluginStates = table<PluginStateRow>({
  name: "plugin_states",
  schema: PluginStateRow,
  indexes: [{ fields: ["updated_at"] }, { fields: ["plugin_id", "updated_at"] }],
  syncs: true,
  authored: ["state_data"],
});

export function toPluginState({ owner, session_id: _, ...row }: PluginStateRow): PluginState {
  return { ...row, user_id: owner };
}
