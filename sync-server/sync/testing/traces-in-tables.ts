import { Client } from "pg";
import { expect } from "vitest";
import { tracesIn, type Needles } from "./find-traces.ts";

/** The needles found in any row of any table, each row as PostgreSQL writes it: `what, in which table`. */
export async function tracesInTables(url: string, needles: Needles): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = current_schema()",
    );
    expect(tables.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
      const bytes = Buffer.from(rows.map(({ text }) => text).join("\n"));
      found.push(...tracesIn(bytes, needles).map((what) => `${what}, in ${name}`));
    }
    return found;
  } finally {
    await client.end();
  }
}
