import { change, remove, type Operation, type Store } from "../../storage/store.ts";
import type { StoredRow, Table } from "../../storage/table.ts";
import { envelopePlace } from "./row-places.ts";
import type { RowName } from "./procedure.ts";
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
}[] = [
  { child: "documents", field: "collection_id", parent: "collections", effect: "delete" },
  { child: "highlights", field: "document_id", parent: "documents", effect: "delete" },
  { child: "evaluation_runs", field: "collection_id", parent: "collections", effect: "delete" },
  { child: "evaluation_cases", field: "collection_id", parent: "collections", effect: "delete" },
  { child: "chat_sessions", field: "collection_id", parent: "collections", effect: "unset" },
  { child: "chat_messages", field: "session_id", parent: "chat_sessions", effect: "delete" },
  { child: "evaluation_results", field: "run_id", parent: "evaluation_runs", effect: "delete" },
  { child: "evaluation_states", field: "id", parent: "evaluation_runs", effect: "delete" },
];

const PARENTS_OF = Map.groupBy(PARENTS, ({ child }) => child);

/**
 * R6. One device deletes a collection, another puts a document into it: when both have met, the document goes where the
 * collection went, to be brought back from there. Done on the server after a batch that deletes parents or brings
 * children; a second run finds nothing.
 */
export async function sweepOrphans(deps: Deps, owner: string, rows: readonly unknown[]): Promise<void> {
  for (let wave: readonly RowName[] = await deadParents(deps, owner, rows); wave.length > 0;) {
    const { operations, gone } = await withChildren(deps, owner, wave);
    if (operations.length > 0) await deps.store.write(operations);
    wave = gone;
  }
}

/** Deleted rows that are parents: those of the batch, and those its other rows name. */
async function deadParents({ store, tables }: Deps, owner: string, rows: readonly unknown[]): Promise<RowName[]> {
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
  return names.filter((_, at) => envelopes[at]?.place === "deleted");
}

async function withChildren({ store, tables }: Deps, owner: string, parents: readonly RowName[]) {
  const operations: Operation[] = [];
  const gone: RowName[] = [];
  for (const [parent, parentId] of parents) {
    for (const { child, field, effect } of PARENTS.filter((each) => each.parent === parent)) {
      const table = tables.find(({ name }) => name === child);
      if (!table) continue;
      for (const row of await childrenOf(store, table, owner, field, parentId)) {
        if (effect === "unset") operations.push(change(table, owner, row.id, { [field]: null }));
        else {
          operations.push(remove(table, owner, row.id));
          gone.push([child, row.id]);
        }
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
