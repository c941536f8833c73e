import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { conflict } from "../../http/errors.ts";
import { blobsIn, discardBlobs } from "#core/storage/discard.ts";
import type { StoredRow, Table } from "../../storage/table.ts";
import { timestamp } from "#core/storage/time.ts";
import { erase, put, starting, UniqueViolation, type Operation, type Store } from "../../storage/store.ts";
import { DAY } from "../merge/forget-deleted.ts";
import { KEPT_DAYS } from "./kept-days.ts";
import { purge, undelete } from "../device/housekeeping.ts";
import { PARENTS } from "../merge/orphans.ts";
import { namesOf, operation } from "../merge/procedure.ts";
import { shortName } from "../merge/row-name.ts";
import { msOf } from "../protocol/stamp.ts";
import {
  deletedRows,
  envelopeId,
  overwrittenBlobs,
  splitEnvelopeId,
  syncConflicts,
  syncRows,
  type EnvelopeRow,
} from "../merge/sync-tables.ts";
import { toRow } from "../merge/wire.ts";

const time = z.iso.datetime({ precision: 3 });

export const DeletedEntry = z.object({
  id: z.string().meta({ description: "`<kind>/<id>`" }),
  kind: z.string().meta({ description: "What it was: collections, documents, pages, …" }),
  name: z.string().nullable(),
  deleted_at: time,
  kept_until: time.meta({ description: "When it is deleted for ever" }),
  with: z.record(z.string(), z.number().int()).meta({
    description: "How many rows of each kind were deleted with it, and come back with it",
  }),
  file_size: z.number().int().meta({ description: "Bytes of its files" }),
  edited_since: z.boolean().meta({ description: "Another device changed it after it was deleted here" }),
});
export type DeletedEntry = z.infer<typeof DeletedEntry>;

type Deps = Pick<RequestContext, "store">;
type RestoreDeps = Pick<RequestContext, "store" | "clock">;
interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Kinds that nobody deletes by hand: they go with something else, or a program removes them. */
const NEVER_ALONE = new Set([
  syncConflicts.name,
  "sync_statements",
  "conversation_tags",
  "plugin_states",
  "account_plugins",
]);

/** R5, R6. What was deleted within the last weeks, the last first; what was deleted in one moment is one entry. */
export async function listDeleted({ store }: Deps, owner: string, { limit, offset }: Page) {
  const groups = groupsOf(await deletedRows(store, owner)).filter(([root]) => !NEVER_ALONE.has(kindOf(root)));
  return { items: groups.slice(offset, offset + limit).map(toDeleted), total: groups.length };
}

type Group = readonly [root: EnvelopeRow, ...rest: EnvelopeRow[]];

/** By moment of deletion, the newest first; in each, what the others lie in comes first. */
function groupsOf(rows: readonly EnvelopeRow[]): readonly Group[] {
  const groups = [...Map.groupBy(rows, ({ live }) => live)].sort(([a], [b]) => (a < b ? 1 : -1));
  return groups.flatMap(([, members]): Group[] => {
    const ids = new Set(members.map(({ id }) => id));
    const depth = (row: EnvelopeRow) => (parentsOf(row).some((parent) => ids.has(parent)) ? 1 : 0);
    const [root, ...rest] = members.toSorted((a, b) => depth(a) - depth(b));
    return root ? [[root, ...rest]] : [];
  });
}

function toDeleted([root, ...rest]: Group): DeletedEntry {
  const at = msOf(root.live);
  const { stamp, stamps = {}, live } = root;
  const counts: Record<string, number> = {};
  for (const row of rest) if (!NEVER_ALONE.has(kindOf(row))) counts[kindOf(row)] = (counts[kindOf(row)] ?? 0) + 1;
  return {
    id: root.id,
    kind: kindOf(root),
    name: shortName(root.kept ?? {}),
    deleted_at: new Date(at).toISOString(),
    kept_until: new Date(at + KEPT_DAYS * DAY).toISOString(),
    with: counts,
    file_size: [root, ...rest].reduce((sum, { kept = {} }) => sum + sizeOf(kept["file_size"]), 0),
    edited_since: [stamp, ...Object.values(stamps)].some((each) => each > live),
  };
}

const sizeOf = (value: unknown) => (typeof value === "number" ? value : 0);
const kindOf = ({ id }: EnvelopeRow): string => splitEnvelopeId(id).table;

/**
 * R5, R6. Brings a row back, with what was deleted in the same moment and with what it lies in. Returns how many rows
 * that were; 0 when it is not among the deleted. What belonged to something that was deleted for ever comes back into the
 * `home` of that table. Throws 409 when there is none, or when its name has been taken since.
 */
export async function restoreDeleted({ store, clock }: RestoreDeps, owner: string, id: string): Promise<number> {
  const deleted = new Map((await deletedRows(store, owner)).map((envelope) => [envelope.id, envelope]));
  const together = deletedWith(deleted, id);
  if (together.length === 0) return 0;
  const names = new Set(together.map((envelope) => envelope.id));
  const homes = await homesFor({ store, clock }, owner, together, deleted);
  for (const envelope of together) for (const parent of parentsOf(envelope)) if (deleted.has(parent)) names.add(parent);
  const made: Operation[] = [];
  for (const { parent, home } of new Map(homes.map((each) => [each.home.id, each])).values())
    if (deleted.has(envelopeId(parent.name, home.id))) names.add(envelopeId(parent.name, home.id));
    else if (!(await store.get(parent, owner, home.id))) made.push(await makingHome(store, parent, home));
  const moved = homes.map(({ child, id: of, field, home }) => [child.name, of, { [field]: home.id }] as const);
  const back = { names: namesOf([...names].map((each) => ({ id: each }))), moved };
  try {
    await store.write([...made, operation(undelete, owner, back)]);
  } catch (error) {
    throw nameTaken(error);
  }
  return names.size;
}

interface Home {
  readonly child: Table;
  readonly id: string;
  readonly field: string;
  readonly parent: Table;
  readonly home: StoredRow;
}

/** Where those of the rows go whose parent is neither there nor comes back with them. */
async function homesFor(
  { store, clock }: RestoreDeps,
  owner: string,
  rows: readonly EnvelopeRow[],
  deleted: ReadonlyMap<string, EnvelopeRow>,
): Promise<Home[]> {
  const homes: Home[] = [];
  const tableOf = (wanted: string) => store.tables.find(({ name }) => name === wanted);
  for (const { id, kept = {} } of rows) {
    const { table, rowId } = splitEnvelopeId(id);
    for (const { child, field, parent: name, effect, moves } of PARENTS) {
      const [of, parent, value] = [tableOf(child), tableOf(name), field === "id" ? rowId : kept[field]];
      if (child !== table || effect !== "delete" || !of || !parent || typeof value !== "string") continue;
      const books = await store.get(syncRows, owner, envelopeId(name, value));
      if (deleted.has(envelopeId(name, value)) || !books || books.place !== "deleted") continue;
      const home = moves && parent.home?.(owner, timestamp(clock));
      if (!home) throw conflict("It belonged to something that was deleted forever, so it cannot be restored.");
      homes.push({ child: of, id: rowId, field, parent, home });
    }
  }
  return homes;
}

/** One that another device made already, and this one has not heard of, counts as it is there. */
async function makingHome(store: Store, parent: Table, home: StoredRow): Promise<Operation> {
  const isKnown = await store.get(syncRows, home.owner, envelopeId(parent.name, home.id));
  return isKnown ? put(parent, home) : starting(put(parent, home));
}

/**
 * Deletes rows for ever, with what was deleted in the same moment, on every device: their values go, and their files
 * where no other row names them. Returns how many rows that were; ids that are not among the deleted are passed over.
 */
export async function purgeDeleted(
  { store, blobs }: Deps & Pick<RequestContext, "blobs">,
  owner: string,
  ids: readonly string[],
): Promise<number> {
  const deleted = new Map((await deletedRows(store, owner)).map((envelope) => [envelope.id, envelope]));
  const rows = new Map(ids.flatMap((id) => deletedWith(deleted, id)).map((envelope) => [envelope.id, envelope]));
  if (rows.size === 0) return 0;
  const names = namesOf([...rows.values()]);
  const losers = await Promise.all(
    names.map(([table, row_id]) => store.query(syncConflicts, { owner, where: { table, row_id } })),
  );
  await store.write([
    operation(purge, owner, { names }),
    ...losers.flat().map(({ id }) => erase(syncConflicts, owner, id)),
  ]);
  await discardBlobs({ store, blobs }, [
    ...[...rows.values()].flatMap((row) => filesOf(store.tables, row)),
    ...losers.flat().flatMap((row) => overwrittenBlobs(store.tables, row)),
  ]);
  return rows.size;
}

function deletedWith(deleted: ReadonlyMap<string, EnvelopeRow>, id: string): EnvelopeRow[] {
  const chosen = deleted.get(id);
  return chosen ? [...deleted.values()].filter(({ live }) => live === chosen.live) : [];
}

function filesOf(tables: readonly Table[], { id, owner, kept = {} }: EnvelopeRow): string[] {
  const { table, rowId } = splitEnvelopeId(id);
  const names = tables.find(({ name }) => name === table)?.blobs;
  return names ? blobsIn(names, toRow(kept, rowId, owner)) : [];
}

/** The 409 of a name that another row has by now. */
export const nameTaken = (error: unknown) =>
  error instanceof UniqueViolation
    ? conflict(`Something else has the same ${error.fields.join(", ")} by now. Rename that, then try again.`)
    : error;

function parentsOf({ id, kept = {} }: EnvelopeRow): string[] {
  const { table, rowId } = splitEnvelopeId(id);
  return PARENTS.filter(({ child }) => child === table).map(
    ({ field, parent }) => `${parent}/${field === "id" ? rowId : String(kept[field])}`,
  );
}
