import type { Store } from "#core/storage/store.ts";
import type { MakeStore } from "#core/sync/testing/sync-world.ts";
import { connectPostgres, type PostgresConnection } from "../../storage/postgres/connection.ts";
import { openPostgresStore } from "../../storage/postgres/store.ts";
import type { PostgresServer } from "../../storage/testing/postgres-server.ts";

/** Stores over a real PostgreSQL, each in a place of its own, which open at the first call. */
export function makePostgresStore(
  server: PostgresServer,
  wrap: (db: PostgresConnection) => PostgresConnection = (db) => db,
): MakeStore {
  return (tables, extension) => {
    let opening: Promise<Store> | undefined;
    const open = async () => {
      const url = await server.place();
      const report = (error: unknown) => console.error(error);
      return openPostgresStore({ db: wrap(connectPostgres({ url, sessions: 2, report })), tables, extension });
    };
    const store = () => (opening ??= open());
    return {
      tables,
      get: async (...call) => (await store()).get(...call),
      getMany: async (places) => (await store()).getMany(places),
      query: async (...call) => (await store()).query(...call),
      count: async (...call) => (await store()).count(...call),
      countEach: async (...call) => (await store()).countEach(...call),
      write: async (batch) => (await store()).write(batch),
      revision: async (...call) => (await store()).revision(...call),
      close: async () => (await opening)?.close(),
    };
  };
}

/** PostgreSQL's word for a transaction that has to be begun again. */
const SERIALISATION_FAILURE = "40001";

/** Every so many transactions one is undone at its end, as PostgreSQL does it where transactions met. */
export function undoing(every: number): (db: PostgresConnection) => PostgresConnection {
  let count = 0;
  return (db) => ({
    ...db,
    transaction: (work) =>
      db.transaction(async (session) => {
        const result = await work(session);
        if (++count % every === 0) throw Object.assign(new Error("undone"), { code: SERIALISATION_FAILURE });
        return result;
      }),
  });
}
