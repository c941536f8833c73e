import { change, type Operation, type Store } from "../../storage/store.ts";
import type { StoredRow, Table } from "../../storage/table.ts";
import { envelopePlace } from "./row-places.ts";
import { operation, type Procedure, type RowName } from "./procedure.ts";
import { stampOf, withStamp } from "./row-state.ts";
import type { Stamp } from "../protocol/stamp.ts";
import { isErased } from "./sync-tables.ts";
import { BadRow, fromWire, type ReadRow } from "./wire.ts";

interface Deps {
  readonly store: Store;
  readonly tables: readonly Table[];
}

/** Whose rows go, or lose their mention, with which other row. */
export const PARENTS: readonly {
  readonly child: string;
  readonly field: string;
  readonly parent: string;
  readonly effect: "delete" | "unset";
  /** What is worth something by itself: it can be brought back into the `home` of the parent's table. */
  readonly moves?: true;
}[] = [
  { child: "documents", field: "collection_id", parent: "collections", effect: "delete", moves: true },
  { child: "highlights", field: "document_id", parent: "documents", effect: "delete" },
  { child: "evaluation_runs", field: "collection_id", parent: "collections", effect: "delete" },
  { child: "evaluation_cases", field: "collection_id", parent: "collections", effect: "delete", moves: true },
  { child: "chat_sessions", field: "collection_id", parent: "collections", effect: "unset" },
  { child: "chat_messages", field: "session_id", parent: "chat_sessions", effect: "delete" },
  { child: "evaluation_results", field: "run_id", parent: "evaluation_runs", effect: "delete" },
  { child: "evaluation_states", field: "id", parent: "evaluation_runs", effect: "delete" },
];

const PARENTS_OF = Map.groupBy(PARENTS, ({ child }) => child);

/**
 * R6. One device deletes a collection, another puts a document into it: when both have met, the document goes where the
 * collection went, with the stamp of that deletion, so that they come back together. What cannot be brought back without a
 * parent that was deleted for ever is erased with it. Done on the server after a batch that deletes parents or brings
 * children; a second run finds nothing.
 */
export async function sweepOrphans(deps: Deps, owner: string, rows: readonly unknown[]): Promise<void> {
  for (let wave: readonly Parent[] = await deadParents(deps, owner, rows); wave.length > 0;) {
    const { operations, gone } = await withChildren(deps, owner, wave);
    if (gone.length > 0) operations.push(operation(follow, owner, { gone }));
    if (operations.length > 0) await deps.store.write(operations);
    wave = gone;
  }
}

/** A row that goes: when, and whether its values go as well. */
interface Parent {
  readonly name: RowName;
  readonly live: Stamp;
  readonly isErased: boolean;
}

/** Rows are deleted by the stamp by which their parents were. */
export const follow: Procedure<{ readonly gone: readonly Parent[] }> = {
  name: "follow",
  rows: ({ gone }) => gone.map(({ name }) => name),
  run(ledger, _, { gone }) {
    for (const {
      name: [table, id],
      live,
      isErased,
    } of gone) {
      const envelope = ledger.envelope(table, id);
      const state = ledger.state(table, id);
      if (!envelope || !state?.alive) continue;
      const fields = isErased ? Object.keys(state.values) : [];
      const values = withStamp(state, Object.fromEntries(fields.map((field) => [field, null])), ledger.stamp());
      const replaced = Object.fromEntries(fields.map((field) => [field, stampOf(state, field)]));
      const dirty =
        "*" in (envelope.dirty ?? {}) ? envelope.dirty : { ...replaced, "!": state.live, ...envelope.dirty };
      // One that was brought back since its parent went is deleted anew.
      const next = { ...values, live: live > state.live ? live : ledger.stamp(), alive: false };
      ledger.store(table, id, next, dirty ? { dirty } : {});
    }
  },
};

/** Deleted rows that are parents: those of the batch, and those its other rows name. */
async function deadParents({ store, tables }: Deps, owner: string, rows: readonly unknown[]): Promise<Parent[]> {
  const named = new Map<string, RowName>();
  const name = (table: string, id: string) => named.set(`${table}/${id}`, [table, id]);
  for (const wire of rows) {
    const read = readable(wire);
    const row = read && succeeding(tables, read);
    if (!row) continue;
    if (!row.state.alive && PARENTS.some(({ parent }) => parent === row.table)) name(row.table, row.id);
    for (const { field, parent } of PARENTS_OF.get(row.table) ?? []) {
      const value = field === "id" ? row.id : row.state.values[field];
      if (typeof value === "string") name(parent, value);
    }
  }
  const names = [...named.values()];
  if (names.length === 0) return [];
  const envelopes = await store.getMany(names.map(([table, id]) => envelopePlace(owner, table, id)));
  return names.flatMap((each, at) => {
    const envelope = envelopes[at];
    return envelope?.place === "deleted" ? [{ name: each, live: envelope.live, isErased: isErased(envelope) }] : [];
  });
}

async function withChildren({ store, tables }: Deps, owner: string, parents: readonly Parent[]) {
  const operations: Operation[] = [];
  const gone: Parent[] = [];
  for (const {
    name: [parent, parentId],
    live,
    isErased: isGone,
  } of parents) {
    for (const { child, field, effect, moves = false } of PARENTS.filter((each) => each.parent === parent)) {
      const table = tables.find(({ name }) => name === child);
      if (!table) continue;
      for (const row of await childrenOf(store, table, owner, field, parentId)) {
        if (effect === "unset") operations.push(change(table, owner, row.id, { [field]: null }));
        else gone.push({ name: [child, row.id], live, isErased: isGone && !moves });
      }
    }
  }
  return { operations, gone };
}

async function childrenOf(
  store: Store,
  table: Table,
  owner: string,
  field: string,
  parentId: string,
): Promise<StoredRow[]> {
  if (field !== "id") return store.query(table, { owner, where: { [field]: parentId } });
  const row = await store.get(table, owner, parentId);
  return row ? [row] : [];
}

/** R48. Of a row of an earlier version, what has become of it. */
function succeeding(tables: readonly Table[], row: ReadRow): ReadRow {
  const former = tables.find(({ name }) => name === row.table)?.former;
  if (!former || !("becomes" in former)) return row;
  const values = Object.entries(row.state.values).flatMap(([field, value]) => {
    const moved = former.translate(field, value);
    return moved ? [moved] : [];
  });
  return { ...row, table: former.becomes, state: { ...row.state, values: Object.fromEntries(values) } };
}

function readable(wire: unknown) {
  try {
    return fromWire(wire);
  } catch (error) {
    if (error instanceof BadRow) return undefined;
    throw error;
  }
}
