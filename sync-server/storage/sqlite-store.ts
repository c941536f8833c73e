import type { SetAside } from "#core/storage/schema-change.ts";
import type { Query, Store } from "#core/storage/store.ts";
import type { StoredRow } from "#core/storage/table.ts";
import { rowsAt } from "#core/storage/write-extension.ts";
import { rowFrom } from "#core/storage/row-from.ts";
import { openSqliteRows, type SqliteOptions } from "./sqlite-rows.ts";

/**
 * A store over one SQLite file in this thread: every call blocks it while SQLite works, so it is for worker
 * threads and scripts; the server's main thread uses `createStoreThread`. Several connections may share the file.
 */
export function openSqliteStore(options: SqliteOptions): Store & SetAside {
  const rows = openSqliteRows(options);

  return {
    tables: options.tables,
    async get<Row extends StoredRow>(table: { readonly name: string }, owner: string, id: string) {
      return readRow<Row>(rows.get(table.name, owner, id));
    },
    async getMany(places) {
      const texts = rows.getMany(places.map(({ table, owner, id }) => [table.name, owner, id]));
      return rowsAt(places, (_, at) => readRow(texts[at]));
    },
    async query<Row extends StoredRow>(table: { readonly name: string }, query: Query<Row>) {
      return rows.query(table.name, query).map((text) => rowFrom<Row>(text));
    },
    async count(table, query) {
      return rows.count(table.name, query);
    },
    async countEach(table, wanted) {
      return rows.countEach(table.name, wanted);
    },
    async write(batch) {
      rows.write(batch);
    },
    async revision(table, owner) {
      return rows.revision(table.name, owner);
    },
    async setAsideRows() {
      return rows.setAsideRows();
    },
    async close() {
      rows.close();
    },
  };
}

const readRow = <Row extends StoredRow>(text: string | undefined): Row | undefined =>
  text === undefined ? undefined : rowFrom<Row>(text);
