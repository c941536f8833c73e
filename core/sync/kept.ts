import { z } from "zod";
import { conflict } from "../http/errors.ts";
import { change, remove, UniqueViolation, type Store } from "../storage/store.ts";
import type { StoredRow, Table } from "../storage/table.ts";
import { undelete } from "./housekeeping.ts";
import { envelopePlace } from "./ledger.ts";
import { PARENTS } from "./orphans.ts";
import { namesOf, operation, type RowName } from "./procedure.ts";
import { rowName } from "./row-name.ts";
import { msOf } from "./stamp.ts";
import {
  splitEnvelopeId,
  syncAside,
  syncConflicts,
  syncRecovered,
  type AsideRow,
  type EnvelopeRow,
} from "./sync-tables.ts";

const time = z.iso.datetime({ precision: 3 });

export const DeletedEntry = z.object({
  id: z.string().meta({ description: "`<kind>/<id>`" }),
  kind: z.string().meta({ description: "What it was: collections, documents, pages, …" }),
  name: z.string().nullable(),
  deleted_at: time,
  edited_since: z.boolean().meta({ description: "Another device changed it after it was deleted here" }),
});
export type DeletedEntry = z.infer<typeof DeletedEntry>;

export const ConflictEntry = z.object({
  id: z.string(),
  kind: z.string(),
  row_id: z.string(),
  field: z.string(),
  name: z.string().nullable().meta({ description: "What names the row it is in" }),
  value: z.unknown().meta({ description: "What was overwritten" }),
  current: z.unknown().meta({ description: "What counts now; null where the row has been deleted since" }),
  deleted: z.boolean().meta({ description: "The row has been deleted since: nothing could be taken" }),
  written_at: time,
});
export type ConflictEntry = z.infer<typeof ConflictEntry>;

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

/** R5. What was deleted within the last weeks, the last first. */
export async function listDeleted({ store }: Deps, owner: string, page: Page) {
  const where = { kind: "deleted" } as const;
  const order = { by: "at", direction: "descending" } as const;
  const [asides, total] = await Promise.all([
    store.query(syncAside, { owner, where, order, ...page }),
    store.count(syncAside, { owner, where }),
  ]);
  const envelopes = await envelopesOf(store, owner, asides);
  const kept = envelopes.filter((envelope) => !isErased(envelope));
  return { items: kept.map(toDeleted), total: total - (envelopes.length - kept.length) };
}

/** Nothing of it is left that could be brought back. */
const isErased = ({ kept = {} }: EnvelopeRow): boolean => Object.values(kept).every((value) => value === null);

function toDeleted({ id, live, kept = {}, stamp, stamps = {} }: EnvelopeRow): DeletedEntry {
  const { table } = splitEnvelopeId(id);
  return {
    id,
    kind: table,
    name: shortName(kept),
    deleted_at: new Date(msOf(live)).toISOString(),
    edited_since: [stamp, ...Object.values(stamps)].some((each) => each > live),
  };
}

const shortName = (values: Readonly<Record<string, unknown>>) => rowName(values)?.slice(0, 200) ?? null;

/**
 * R5, R6. Brings a row back, with what was deleted in the same moment and with what it lies in. Returns how many rows
 * that were; 0 when it is not among the deleted. Throws 409 when its name has been taken since.
 */
export async function restoreDeleted({ store }: Deps, owner: string, id: string): Promise<number> {
  const asides = await store.query(syncAside, { owner, where: { kind: "deleted" } });
  const deleted = new Map((await envelopesOf(store, owner, asides)).map((envelope) => [envelope.id, envelope]));
  const chosen = deleted.get(id);
  if (!chosen || isErased(chosen)) return 0;
  const together = [...deleted.values()].filter((each) => each.live === chosen.live && !isErased(each));
  const names = new Set(together.map((envelope) => envelope.id));
  for (const envelope of together) for (const parent of parentsOf(envelope)) if (deleted.has(parent)) names.add(parent);
  try {
    await store.write([operation(undelete, owner, { names: namesOf([...names].map((each) => ({ id: each }))) })]);
  } catch (error) {
    throw nameTaken(error);
  }
  return names.size;
}

const nameTaken = (error: unknown) =>
  error instanceof UniqueViolation
    ? conflict(`Something else has the same ${error.fields.join(", ")} by now. Rename that, then try again.`)
    : error;

function parentsOf({ id, kept = {} }: EnvelopeRow): string[] {
  const { table, rowId } = splitEnvelopeId(id);
  return PARENTS.filter(({ child }) => child === table).map(
    ({ field, parent }) => `${parent}/${field === "id" ? rowId : String(kept[field])}`,
  );
}

async function envelopesOf(store: Store, owner: string, asides: readonly AsideRow[]): Promise<EnvelopeRow[]> {
  const places = namesOf(asides).map(([table, id]: RowName) => envelopePlace(owner, table, id));
  const found = (await store.getMany(places)) as (EnvelopeRow | undefined)[];
  return found.flatMap((envelope) => (envelope?.place === "deleted" ? [envelope] : []));
}

/** R8. Values that lost against others written at the same time, the last first. */
export async function listConflicts({ store, tables }: TableDeps, owner: string, page: Page) {
  const order = { by: "stamp", direction: "descending" } as const;
  const [rows, total] = await Promise.all([
    store.query(syncConflicts, { owner, order, ...page }),
    store.count(syncConflicts, { owner }),
  ]);
  const places = rows.map(({ table: kind, row_id }) => {
    const table = syncedTable(tables, kind);
    return table && { table, owner, id: row_id };
  });
  const found = await store.getMany(places.filter((place) => place !== undefined));
  let at = 0;
  const items = rows.map(({ id, table: kind, row_id, field, value, stamp }, nth): ConflictEntry => {
    const now = places[nth] && (found[at++] as Readonly<Record<string, unknown>> | undefined);
    return {
      id,
      kind,
      row_id,
      field,
      name: now ? shortName(now) : null,
      value: value ?? null,
      current: now?.[field] ?? null,
      deleted: !now,
      written_at: new Date(msOf(stamp)).toISOString(),
    };
  });
  return { items, total };
}

/**
 * Takes the overwritten value after all, or leaves it; either way it is settled on every device. Throws 409 when it is
 * to be taken and its row has been deleted, or another row has its name; it stays listed then.
 */
export async function settleConflict(
  { store, tables }: TableDeps,
  owner: string,
  { id, take }: { readonly id: string; readonly take: boolean },
): Promise<void> {
  const row = await store.get(syncConflicts, owner, id);
  if (!row) return;
  const settled = remove(syncConflicts, owner, id);
  if (!take) return void (await store.write([settled]));
  const table = syncedTable(tables, row.table);
  if (!table || !(await store.get(table, owner, row.row_id)))
    throw conflict("What it is in has been deleted since. Bring that back first, then take this.");
  const fields = { [row.field]: row.value } as Partial<StoredRow>;
  try {
    await store.write([change(table, owner, row.row_id, fields), settled]);
  } catch (error) {
    throw nameTaken(error);
  }
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
