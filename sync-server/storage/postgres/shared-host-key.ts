import { randomBytes } from "node:crypto";
import type { PostgresSession } from "./connection.ts";

/**
 * The key that servers over one database sign tokens with: the first of them makes it, the others find it. Whoever can
 * read the database can read it; `SECRET_KEY` keeps it out.
 */
export async function readSharedHostKey(database: PostgresSession): Promise<string> {
  await database.all(
    "CREATE TABLE IF NOT EXISTS _host_key (one boolean PRIMARY KEY DEFAULT true CHECK (one), key text NOT NULL)",
  );
  await database.all("INSERT INTO _host_key (key) VALUES ($1) ON CONFLICT DO NOTHING", [
    randomBytes(48).toString("base64url"),
  ]);
  const [found] = await database.all("SELECT key FROM _host_key");
  return String(found?.[0]);
}
