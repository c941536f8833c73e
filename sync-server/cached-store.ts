import type { Query, Store } from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import type { WriteExtension } from "#core/storage/write-extension.ts";
import { tablesNeeded } from "#core/storage/write-plan.ts";

/** Answers kept of one table; more than a busy person's lists and counts, and small beside one document. */
const MAX_ENTRIES = 1000;
/** Rows of one answer that are kept; longer lists are read anew each time. */
const MAX_ROWS = 1000;

/** What is remembered of one table since it was last written. */
interface Memory {
  readonly answers: Map<string, Promise<unknown>>;
}

/**
 * Remembers rows, lists, counts and revisions until something is written to their table. Only for a store that one
 * process writes through this one instance, as the sync server's over SQLite, which it has locked for itself.
 *
 * A read that overlaps a write may have seen either side of it, so it is not kept: a table's memory is a new one when a
 * write begins and again when it has ended. Kept rows are frozen; whoever changed one would change everybody's. What
 * the store's extension writes beside a batch is forgotten with it, so it has to be named here too.
 */
export function createCachedStore(store: Store, extension?: WriteExtension): Store {
  const memories = new Map<string, Memory>();

  return {
    tables: store.tables,
    get: (table, owner, id) =>
      remember(
        `get ${owner} ${id}`,
        table.name,
        () => store.get(table, owner, id).then(freeze),
        () => true,
      ),
    getMany: (places) => store.getMany(places),
    async query<Row extends StoredRow>(table: Table<Row>, query: Query<Row>) {
      const key = `query ${JSON.stringify(query)}`;
      const rows = await remember(
        key,
        table.name,
        () => store.query(table, query).then(freezeAll),
        (found) => found.length <= MAX_ROWS,
      );
      return [...rows];
    },
    count: (table, query) =>
      remember(
        `count ${JSON.stringify(query)}`,
        table.name,
        () => store.count(table, query),
        () => true,
      ),
    countEach: (table, wanted) =>
      remember(
        `countEach ${JSON.stringify(wanted)}`,
        table.name,
        () => store.countEach(table, wanted),
        ({ length }) => length <= MAX_ROWS,
      ),
    async write(batch) {
      const writing = batch.filter(({ kind }) => kind !== "require");
      const tables = new Set([...tablesNeeded(writing, extension)].map(({ name }) => name));
      forget(tables);
      try {
        await store.write(batch);
      } finally {
        forget(tables);
      }
    },
    revision: (table, owner) =>
      remember(
        `revision ${owner}`,
        table.name,
        () => store.revision(table, owner),
        () => true,
      ),
    close: () => store.close(),
  };

  function remember<Answer>(
    key: string,
    table: string,
    read: () => Promise<Answer>,
    worthKeeping: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const memory = memoryOf(table);
    const kept = memory.answers.get(key);
    if (kept) return kept as Promise<Answer>;
    const answer = read();
    void answer.then(
      (value) => {
        if (memories.get(table) === memory && worthKeeping(value)) keep(memory.answers, key, answer);
      },
      () => undefined,
    );
    return answer;
  }

  function memoryOf(table: string): Memory {
    const memory = memories.get(table) ?? { answers: new Map() };
    memories.set(table, memory);
    return memory;
  }

  function keep(answers: Memory["answers"], key: string, answer: Promise<unknown>): void {
    const [oldest] = answers.keys();
    if (answers.size >= MAX_ENTRIES && oldest !== undefined) answers.delete(oldest);
    answers.set(key, answer);
  }

  function forget(tables: ReadonlySet<string>): void {
    for (const table of tables) memories.delete(table);
  }
}

const freezeAll = <Row>(rows: Row[]): readonly Row[] => rows.map(freeze);

function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
