import type { Query, Store } from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";

/** Answers kept; more than a busy person's lists and counts, and small beside one document. */
const MAX_ENTRIES = 2000;
/** Rows of one answer that are kept; longer lists are read anew each time. */
const MAX_ROWS = 1000;

interface Entry {
  readonly table: string;
  readonly answer: Promise<unknown>;
}

/**
 * Remembers lists and counts until something is written to their table. Only for a store that one process writes
 * through this one instance, as the sync server's over SQLite, which it has locked for itself.
 *
 * A read that overlaps a write may have seen either side of it, so it is not kept: each table's version is raised when a
 * write begins and again when it has ended. Kept rows are frozen; whoever changed one would change everybody's.
 */
export function createCachedStore(store: Store): Store {
  const entries = new Map<string, Entry>();
  const versions = new Map<string, number>();

  return {
    get: (table, owner, id) => store.get(table, owner, id),
    async query<Row extends StoredRow>(table: Table<Row>, query: Query<Row>) {
      const key = `query ${table.name} ${JSON.stringify(query)}`;
      const rows = await remember(key, table.name, () => store.query(table, query).then(freezeAll), (found) => found.length <= MAX_ROWS);
      return [...rows];
    },
    count: (table, query) => remember(`count ${table.name} ${JSON.stringify(query)}`, table.name, () => store.count(table, query), () => true),
    async write(batch) {
      const tables = new Set(batch.filter(({ kind }) => kind !== "require").map(({ table }) => table.name));
      forget(tables);
      try {
        await store.write(batch);
      } finally {
        forget(tables);
      }
    },
    revision: (table, owner) => store.revision(table, owner),
    close: () => store.close(),
  };

  function remember<Answer>(key: string, table: string, read: () => Promise<Answer>, worthKeeping: (answer: Answer) => boolean): Promise<Answer> {
    const kept = entries.get(key);
    if (kept) return kept.answer as Promise<Answer>;
    const version = versions.get(table);
    const answer = read();
    void answer.then(
      (value) => {
        if (versions.get(table) === version && worthKeeping(value)) keep(key, { table, answer });
      },
      () => undefined,
    );
    return answer;
  }

  function keep(key: string, entry: Entry): void {
    const [oldest] = entries.keys();
    if (entries.size >= MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    entries.set(key, entry);
  }

  function forget(tables: ReadonlySet<string>): void {
    for (const table of tables) versions.set(table, (versions.get(table) ?? 0) + 1);
    for (const [key, { table }] of entries) if (tables.has(table)) entries.delete(key);
  }
}

const freezeAll = <Row>(rows: Row[]): readonly Row[] => rows.map(freeze);

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
