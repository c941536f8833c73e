import { z } from "zod";
import { idsIn } from "../../storage/discard.ts";
import type { Store } from "../../storage/store.ts";
import { table, type Table } from "../../storage/table.ts";

/** What may be put into an aside list: see `Aside`. */
const ASIDE = ["deleted", "parked"] as const;

const Stamps = z.record(z.string(), z.string());
const Values = z.record(z.string(), z.unknown());

/** What is known of a row of another table beside its values: its id is the table's name, a slash, and the row's id. */
const EnvelopeRow = z.object({
  id: z.string(),
  owner: z.string(),
  /** On a server the row's place in the feed; on a device its place among the rows not sent yet, 0 when there is nothing to send. */
  seq: z.number(),
  born: z.string(),
  stamp: z.string(),
  /** Fields whose stamp is not `stamp`. */
  stamps: Stamps.optional(),
  live: z.string(),
  /** The row is: in its table; deleted; there, but this program's schema does not take it. */
  place: z.enum(["table", "deleted", "parked"]),
  /** All values of a row that is not in its table. */
  kept: Values.optional(),
  /** Values of a row in its table that its schema does not know: of a newer program. */
  unknown: Values.optional(),
  /** On a device: what is to be sent. The stamp that each field's edit replaced (R8); `*` the row is new, `!` it was deleted or brought back. */
  dirty: Stamps.optional(),
});
export type EnvelopeRow = z.infer<typeof EnvelopeRow>;

export const syncRows = table<EnvelopeRow>({
  name: "sync_rows",
  schema: EnvelopeRow,
  indexes: [{ fields: ["seq"] }],
  syncs: false,
});

/** One row an owner: the clock, the order of changes, and what sums them up. */
const HeadRow = z.object({
  id: z.literal("head"),
  owner: z.string(),
  /** Ten characters, in every stamp made here. */
  device: z.string(),
  /** On a device: those it had before, as with another account. */
  formerly: z.array(z.string()).optional(),
  ms: z.number(),
  counter: z.number(),
  /** Milliseconds that the server's clock is ahead of this one's (R10). */
  offset: z.number(),
  seq: z.number(),
  /** R18. Deletions up to here may have been forgotten. */
  floor: z.number(),
  /** R40. Two sums over the rows that are not deleted. */
  digest: z.tuple([z.number(), z.number()]),
  /** R44. On the server: names the keys of an encrypted account, whose values nobody here can read. */
  sealed: z.string().optional(),
  /** R43. On the server: characters of values that its schema does not know; see `foreign-values.ts`. */
  foreign: z.number().optional(),
  /** R46. Which of these keys is the newest; the first when left out. */
  sealed_with: z.number().optional(),
});
export type HeadRow = z.infer<typeof HeadRow>;

export const syncHeads = table<HeadRow>({ name: "sync_heads", schema: HeadRow, indexes: [], syncs: false });

/** Rows that are not in their table, to be listed by time; the id is the envelope's. */
const AsideRow = z.object({ id: z.string(), owner: z.string(), kind: z.enum(ASIDE), at: z.number() });
export type AsideRow = z.infer<typeof AsideRow>;

export const syncAside = table<AsideRow>({
  name: "sync_aside",
  schema: AsideRow,
  indexes: [{ fields: ["kind", "at"] }],
  syncs: false,
  // What is in the trash can come back, and is to be read then.
  blobs: {
    find: async (store, owner) =>
      (await deletedRows(store, owner)).flatMap(({ id, kept = {} }) =>
        namedIn(store.tables, splitEnvelopeId(id).table, kept),
      ),
  },
});

/** R8. A value that lost against another one written at the same time; the id names row, field and stamp. */
const ConflictRow = z.object({
  id: z.string(),
  owner: z.string(),
  table: z.string(),
  row_id: z.string(),
  field: z.string(),
  value: z.unknown(),
  stamp: z.string(),
  /** What a person decided: `before` is what counted until then, so that taking it can be undone. */
  settled: z.object({ taken: z.boolean(), at: z.string(), before: z.unknown() }).nullable().default(null),
});
export type ConflictRow = z.infer<typeof ConflictRow>;

export const syncConflicts: Table<ConflictRow> = table<ConflictRow>({
  name: "sync_conflicts",
  schema: ConflictRow,
  indexes: [{ fields: ["stamp"] }, { fields: ["table", "row_id"] }],
  syncs: true,
  blobs: {
    find: async (store, owner) =>
      (await store.query(syncConflicts, { owner })).flatMap((row) => overwrittenBlobs(store.tables, row)),
  },
});

/** Blobs that a person can put back: those of the value that lost, and of the one in use before it was put back. */
export const overwrittenBlobs = (tables: readonly Table[], { table: name, field, value, settled }: ConflictRow) =>
  [value, settled?.before].flatMap((each) => namedIn(tables, name, { [field]: each }));

/** R45. On a device: what the server of an encrypted account did wrong. */
const DoubtRow = z.object({
  kind: z.enum(["set back", "forged", "stale", "lost", "withheld", "forked"]),
  /** Rows it is about; names of devices where it is about what those said. */
  names: z.array(z.string()),
});
export type DoubtRow = z.infer<typeof DoubtRow>;

/** On a device: how far it is with its server. */
const LinkRow = z.object({
  id: z.literal("link"),
  owner: z.string(),
  /** Address of the server, or "" for the one the page came from. */
  server: z.string(),
  epoch: z.string(),
  since: z.number(),
  n: z.number(),
  /** R22. The batch under way, exactly as it was sent. */
  flight: z
    .object({ n: z.number(), since: z.number(), hash: z.string(), ops: z.string(), count: z.number() })
    .nullable(),
  /** R33. Grows with every cycle; whoever holds an older one may not write. */
  fence: z.number(),
  /** R10. The last differences between the server's clock and this one's, milliseconds. */
  samples: z.array(z.number()),
  /** Tables and fields this program knew when it last asked for everything. */
  schema: z.string(),
  synced_at: z.string().nullable(),
  /** R45. Whether every row of the encrypted account has a sealed head, as far as this device has seen to it. */
  headed: z.boolean().optional(),
  /** R45. Until the person has decided. */
  doubts: z.array(DoubtRow).optional(),
});
export type LinkRow = z.infer<typeof LinkRow>;

export const syncLinks = table<LinkRow>({ name: "sync_links", schema: LinkRow, indexes: [], syncs: false });

/** R25, R26. On a device: edits that the server could not take, whole, to be looked at and taken over by hand. */
const RecoveredRow = z.object({
  id: z.string(),
  owner: z.string(),
  table: z.string(),
  row_id: z.string(),
  values: Values,
  reason: z.string(),
  at: z.string(),
});
export type RecoveredRow = z.infer<typeof RecoveredRow>;

export const syncRecovered = table<RecoveredRow>({
  name: "sync_recovered",
  schema: RecoveredRow,
  indexes: [{ fields: ["at"] }],
  syncs: false,
});

/** The tables that the extension writes beside others, on every host. */
export const bookTables: readonly Table[] = [syncRows, syncHeads, syncAside, syncConflicts, syncLinks, syncRecovered];

export const envelopeId = (tableName: string, rowId: string) => `${tableName}/${rowId}`;

export function splitEnvelopeId(id: string): { readonly table: string; readonly rowId: string } {
  const slash = id.indexOf("/");
  return { table: id.slice(0, slash), rowId: id.slice(slash + 1) };
}

/** R5. The deleted rows of an owner, or of all, that still have values to be brought back. */
export async function deletedRows(store: Pick<Store, "query" | "getMany">, owner: string): Promise<EnvelopeRow[]> {
  const asides = await store.query(syncAside, { owner, where: { kind: "deleted" } });
  const found = await store.getMany(asides.map(({ owner, id }) => ({ table: syncRows, owner, id })));
  return found.flatMap((envelope) => (envelope?.place === "deleted" && !isErased(envelope) ? [envelope] : []));
}

/** Whether nothing is left of a deleted row (`purge`, `erase`). */
export const isErased = ({ kept = {} }: Pick<EnvelopeRow, "kept">): boolean =>
  Object.values(kept).every((value) => value === null);

/** Blobs that values of a row name which is not in its table. */
export function namedIn(tables: readonly Table[], name: string, values: Readonly<Record<string, unknown>>): string[] {
  const fields = tables.find((each) => each.name === name)?.blobs?.fields ?? {};
  return Object.keys(fields).flatMap((field) => idsIn(values[field]));
}
