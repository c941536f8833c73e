import { randomBytes } from "node:crypto";
import type { PostgresConnection } from "./connection.ts";

/**
 * The key that servers over one database sign tokens with: the first of them makes it, the others find it. Whoever can
 * read the database can read it; `SECRET_KEY` keeps it out.
 */
export function readSharedHostKey(database: PostgresConnection): Promise<string> {
  return database.transaction(async (session) => {
    // Two servers that start at once: “if not exists” alone lets both try, and one of them fail.
    await session.all("SELECT pg_advisory_xact_lock(hashtext('lectern host key'))");
    await session.all(
      "CREATE TABLE IF NOT EXISTS _host_key (one boolean PRIMARY KEY DEFAULT true CHECK (one), key text NOT NULL)",
    );
    await session.all("INSERT INTO _host_key (key) VALUES ($1) ON CONFLICT DO NOTHING", [
      randomBytes(48).toString("base64url"),
    ]);
    const [found] = await session.all("SELECT key FROM _host_key");
    return String(found?.[0]);
  });
}
