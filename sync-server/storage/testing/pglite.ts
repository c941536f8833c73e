import { PGlite } from "@electric-sql/pglite";
import { withRetries, type PostgresConnection, type PgValue } from "../postgres/connection.ts";
import { translating } from "../postgres/errors.ts";

/** PostgreSQL itself, compiled to WebAssembly, in this process: one session, so nothing runs side by side. */
export async function startPglite() {
  const database = await PGlite.create();
  let schemas = 0;

  /** An empty place of its own in the database; several connections to one place see the same rows. */
  async function place(): Promise<() => PostgresConnection> {
    const schema = `place_${++schemas}`;
    await database.exec(`CREATE SCHEMA ${schema}`);
    return () => connect(schema);
  }

  function connect(schema: string): PostgresConnection {
    const enter = `SET search_path TO ${schema}`;
    const run = async (on: Pick<PGlite, "query">, sql: string, values: readonly PgValue[]) =>
      (await on.query(sql, [...values], { rowMode: "array" })).rows as unknown as unknown[][];
    return {
      all: (sql, values = []) =>
        translating(() =>
          database.transaction(async (session) => {
            await session.exec(enter);
            return run(session, sql, values);
          }),
        ),
      transaction: (work, opening) =>
        translating(() =>
          withRetries(() =>
            database.transaction(async (session) => {
              await session.exec(enter);
              let found: unknown;
              for (const statement of opening?.statements ?? []) found = (await run(session, statement, []))[0]?.[0];
              opening?.check(found);
              return work({ all: (sql, values = []) => run(session, sql, values) });
            }),
          ),
        ),
      // The database goes on for the other places.
      close: async () => undefined,
    };
  }

  return { place, close: () => database.close() };
}
