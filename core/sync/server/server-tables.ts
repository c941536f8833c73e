import { z } from "zod";
import { table, type Table } from "../../storage/table.ts";
import { syncStatements } from "../encryption/statement-table.ts";
import { bookTables } from "../merge/sync-tables.ts";

/** On the server: a device of the owner, with its last batch (R23, R37). */
const DeviceRow = z.object({
  id: z.string(),
  owner: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_seen: z.string(),
  /** It has everything up to here. */
  ack: z.number(),
  n: z.number(),
  hash: z.string(),
  /** What the last batch was answered with. */
  reply: z.string(),
  /** Edits it said it had not sent yet. */
  pending: z.number(),
  /** The login it belongs to; null without one. */
  session: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type DeviceRow = z.infer<typeof DeviceRow>;

export const syncDevices = table<DeviceRow>({ name: "sync_devices", schema: DeviceRow, indexes: [], syncs: false });

/** R39. On the server: one row, which is compared with a file beside the database to tell that an old one was put back. */
const EpochRow = z.object({
  id: z.literal("epoch"),
  owner: z.literal("host"),
  epoch: z.string(),
  starts: z.number(),
  /** R43. Tables and fields that the program knew which last looked through all books. */
  schema: z.string().optional(),
});
export type EpochRow = z.infer<typeof EpochRow>;

export const syncEpochs = table<EpochRow>({ name: "sync_epochs", schema: EpochRow, indexes: [], syncs: false });

/** All tables of sync. */
export const syncTables: readonly Table[] = [...bookTables, syncDevices, syncEpochs, syncStatements];
