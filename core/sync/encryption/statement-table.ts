import { z } from "zod";
import { table } from "../../storage/table.ts";

const Stamps = z.record(z.string(), z.string());

const Statement = z.object({
  at: z.string(),
  /** Which of the account's keys the digest was made with. */
  key: z.number(),
  digest: z.string(),
  /** The latest stamp of each device that it has seen. */
  seen: Stamps,
  /** The number of the last statement of each other device that it has heard. */
  heard: z.record(z.string(), z.number()),
});
export type Statement = z.infer<typeof Statement>;

/** R47. What a device of an encrypted account says that it has; the id is the device's. */
const StatementRow = z.object({
  id: z.string(),
  owner: z.string(),
  name: z.string(),
  /** One more with each. */
  n: z.number(),
  said: Statement,
});
export type StatementRow = z.infer<typeof StatementRow>;

export const syncStatements = table<StatementRow>({
  name: "sync_statements",
  schema: StatementRow,
  indexes: [],
  syncs: true,
  authored: [],
});
