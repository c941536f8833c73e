import { z } from "zod";
import { type Clock, timestamp } from "#core/storage/time.ts";
import { conflict } from "../../http/errors.ts";
import {
  ANY_OWNER,
  change,
  PreconditionFailed,
  remove,
  require,
  type Operation,
  type Store,
} from "../../storage/store.ts";
import { sameJson } from "../../storage/same-json.ts";
import type { Table } from "../../storage/table.ts";
import { headOf } from "../merge/heads.ts";
import { isAuthored } from "../merge/losers.ts";
import { envelopePlace } from "../merge/row-places.ts";
import { shortName } from "../merge/row-name.ts";
import { nameTaken } from "./trash.ts";
import { syncDevices } from "../server/server-tables.ts";
import { deviceOf, msOf } from "../protocol/stamp.ts";
import { deciding, isFromList, listIdOf, valuesOf, type KeptValue } from "./listed-values.ts";
import { syncConflicts, syncHeads, syncRecovered, type ConflictRow, type HeadRow } from "../merge/sync-tables.ts";

const time = z.iso.datetime({ precision: 3 });

const Writer = z.object({
  id: z.string().meta({ description: "Of the device, as in the list of devices" }),
  name: z.string().nullable().meta({ description: "What the device is called, where this host knows" }),
  kind: z.enum(["this", "device", "api"]).meta({
    description: "This device, another one, or a request to the server's API",
  }),
});

export const ConflictEntry = z.object({
  id: z.string(),
  kind: z.string(),
  row_id: z.string(),
  field: z.string(),
  name: z.string().nullable().meta({ description: "What names the row it is in" }),
  value: z.unknown().meta({ description: "What was overwritten" }),
  earlier: z
    .boolean()
    .meta({ description: "The value was in use before `written_at`, until another one took its place" }),
  value_name: z.string().nullable().meta({ description: "What the value names, where it is the id of another row" }),
  written_at: time,
  written_by: Writer,
  current: z.unknown().meta({ description: "What counts now; null where the row has been deleted since" }),
  current_name: z.string().nullable(),
  current_at: time.nullable(),
  current_by: Writer.nullable(),
  deleted: z.boolean().meta({ description: "The row has been deleted since: nothing could be taken" }),
  settled: z.object({ taken: z.boolean(), at: time }).nullable().meta({ description: "What was decided, and when" }),
});
export type ConflictEntry = z.infer<typeof ConflictEntry>;
type Writer = z.infer<typeof Writer>;

export const RecoveredEntry = z.object({
  id: z.string(),
  kind: z.string(),
  row_id: z.string(),
  values: z.record(z.string(), z.unknown()),
  reason: z.string(),
  recovered_at: time,
});
export type RecoveredEntry = z.infer<typeof RecoveredEntry>;

interface Page {
  readonly limit: number;
  readonly offset: number;
}
interface Deps {
  readonly store: Store;
}
interface TableDeps extends Deps {
  readonly tables: readonly Table[];
}

/** R8. Values that lost against others written at the same time and wait for a decision, or have had one; the last first. */
export async function listConflicts(
  deps: TableDeps,
  owner: string,
  { limit, offset, settled = false }: Page & { readonly settled?: boolean },
) {
  const { store, tables } = deps;
  const order = { by: "stamp", direction: "descending" } as const;
  // An earlier version also kept what nobody had written, such as progress.
  const kept = (await store.query(syncConflicts, { owner, order }))
    .map((row) => whereItIs(tables, row))
    .filter((row) => isAuthored(syncedTable(tables, row.table), row.field));
  const values = (await Promise.all(kept.map((row) => valuesOf(deps, row)))).flat().filter(isFirst);
  const rows = values.map(({ row }) => row).filter((row) => (row.settled !== null) === settled);
  const head = await headOf(store, owner);
  const items = rows.slice(offset, offset + limit).map((row) => toConflict(deps, owner, head, row));
  return { items: await Promise.all(items), total: rows.length };
}

/** A value of a list may be in another list, or have been overwritten by itself. */
const isFirst = ({ row, list }: KeptValue, at: number, all: readonly KeptValue[]): boolean =>
  !list ||
  all.findIndex(({ row: { table, row_id, field, value } }) =>
    sameJson([table, row_id, field, value], [row.table, row.row_id, row.field, row.value]),
  ) === at;

async function toConflict(
  deps: TableDeps,
  owner: string,
  head: HeadRow,
  { id, table: kind, row_id, field, value, stamp, settled }: ConflictRow,
): Promise<ConflictEntry> {
  const { store, tables } = deps;
  const table = syncedTable(tables, kind);
  const [envelope, now] = await store.getMany([
    envelopePlace(owner, kind, row_id),
    ...(table ? [{ table, owner, id: row_id }] : []),
  ]);
  const current = now?.[field] ?? null;
  const currentStamp = now && envelope && (envelope.stamps?.[field] ?? envelope.stamp);
  return {
    id,
    kind,
    row_id,
    field,
    name: now ? shortName(now) : null,
    value: value ?? null,
    earlier: isFromList({ id, value }),
    value_name: await namedBy(deps, owner, field, value),
    written_at: new Date(msOf(stamp)).toISOString(),
    written_by: await writerOf(deps, owner, head, stamp),
    current,
    current_name: await namedBy(deps, owner, field, current),
    current_at: currentStamp ? new Date(msOf(currentStamp)).toISOString() : null,
    current_by: currentStamp ? await writerOf(deps, owner, head, currentStamp) : null,
    deleted: !now,
    settled: settled && { taken: settled.taken, at: settled.at },
  };
}

/** Fields that hold the id of a row, which a person knows by its name. */
const NAMED_BY_ID: Readonly<Record<string, string>> = {
  collection_id: "collections",
  persona_id: "personas",
  parent_id: "navigation_routes",
};

async function namedBy({ store, tables }: TableDeps, owner: string, field: string, value: unknown) {
  const table = syncedTable(tables, NAMED_BY_ID[field] ?? "");
  const row = table && typeof value === "string" ? await store.get(table, owner, value) : undefined;
  return row ? shortName({ ...row }) : null;
}

async function writerOf({ store }: TableDeps, owner: string, { device }: HeadRow, stamp: string): Promise<Writer> {
  const id = deviceOf(stamp);
  if (id.startsWith("r-")) return { id, name: null, kind: "api" };
  const known = await store.get(syncDevices, owner, id);
  const isThis = id === device || (!device.startsWith("r-") && (await wasThis(store, id)));
  return { id, name: known?.name ?? null, kind: isThis ? "this" : "device" };
}

/** A device has another id for each profile and each account, and one profile's rows may have come to another. */
async function wasThis(store: Store, id: string): Promise<boolean> {
  const heads = await store.query(syncHeads, { owner: ANY_OWNER });
  return heads.some((head) => head.device === id || head.formerly?.includes(id));
}

/**
 * Takes the overwritten value after all, or leaves it; either way it is settled on every device, and can be undone.
 * Throws 409 when it is to be taken and its row has been deleted, or another row has its name; it stays listed then.
 */
export async function settleConflict(
  { store, tables, clock }: TableDeps & { readonly clock: Clock },
  owner: string,
  { id, take }: { readonly id: string; readonly take: boolean },
): Promise<void> {
  const found = await openConflict({ store, tables }, owner, id);
  if (!found || found.row.settled) return;
  const { row } = found;
  const table = syncedTable(tables, row.table);
  const now = table && (await store.get(table, owner, row.row_id));
  if (take && !now)
    throw conflict("It belongs to something that was deleted meanwhile. Restore that first, then use this value.");
  const before = now?.[row.field] ?? null;
  const settled = { taken: take, at: timestamp(clock), before };
  await writeField(
    { store, tables, clock },
    owner,
    row,
    take ? { from: before, to: row.value } : undefined,
    deciding(found, settled),
  );
}

/** Puts back what counted before the decision, and lists the conflict again. Throws 409 where it was edited since. */
export async function unsettleConflict(
  { store, tables, clock }: TableDeps & { readonly clock: Clock },
  owner: string,
  id: string,
): Promise<void> {
  const found = await openConflict({ store, tables }, owner, id);
  if (!found?.row.settled) return;
  const { row } = found;
  const { taken, before } = found.row.settled;
  await writeField(
    { store, tables, clock },
    owner,
    row,
    taken ? { from: row.value, to: before } : undefined,
    deciding(found, null),
  );
}

async function openConflict(deps: TableDeps, owner: string, id: string): Promise<KeptValue | undefined> {
  const { store, tables } = deps;
  const found = (await store.get(syncConflicts, owner, id)) ?? (await store.get(syncConflicts, owner, listIdOf(id)));
  const kept = found && whereItIs(tables, found);
  if (!kept || !isAuthored(syncedTable(tables, kept.table), kept.field)) return undefined;
  return (await valuesOf(deps, kept)).find(({ row }) => row.id === id);
}

async function writeField(
  { store, tables, clock }: TableDeps & { readonly clock: Clock },
  owner: string,
  { table: name, row_id, field }: ConflictRow,
  value: { readonly from: unknown; readonly to: unknown } | undefined,
  decision: readonly Operation[],
): Promise<void> {
  const table = syncedTable(tables, name);
  const now = table && (await store.get(table, owner, row_id));
  const fields = { ...(now && table.withPutBack?.(now, field, timestamp(clock))), [field]: value?.to };
  const edits =
    value && table
      ? [require(table, owner, row_id, { [field]: value.from }), change(table, owner, row_id, fields)]
      : [];
  try {
    await store.write([...edits, ...decision]);
  } catch (error) {
    if (error instanceof PreconditionFailed)
      throw conflict("It was changed or deleted meanwhile. Look at it again, then decide.");
    throw nameTaken(error);
  }
}

/** R48. What an earlier version overwrote is in the row that the former one has become. */
function whereItIs(tables: readonly Table[], row: ConflictRow): ConflictRow {
  const former = syncedTable(tables, row.table)?.former;
  const moved = former && "becomes" in former ? former.translate(row.field, row.value) : undefined;
  return former && "becomes" in former && moved
    ? { ...row, table: former.becomes, field: moved[0], value: moved[1] }
    : row;
}

const syncedTable = (tables: readonly Table[], wanted: string) =>
  tables.find(({ name, syncs }) => name === wanted && syncs);

/** R25, R26. Edits that could not be sent, the last first. */
export async function listRecovered({ store }: Deps, owner: string, page: Page) {
  const order = { by: "at", direction: "descending" } as const;
  const [rows, total] = await Promise.all([
    store.query(syncRecovered, { owner, order, ...page }),
    store.count(syncRecovered, { owner }),
  ]);
  const items = rows.map(({ id, table: kind, row_id, values, reason, at }): RecoveredEntry => ({
    id,
    kind,
    row_id,
    values,
    reason,
    recovered_at: at,
  }));
  return { items, total };
}

export async function dismissRecovered({ store }: Deps, owner: string, id: string): Promise<void> {
  await store.write([remove(syncRecovered, owner, id)]);
}
