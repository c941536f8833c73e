import { StartError } from "../../config.ts";
import { checkedKey, makeHostKey, WAY_OUT } from "../../accounts/host-key.ts";
import type { PostgresConnection } from "./connection.ts";

/**
 * The key that servers over one database sign tokens with: the first of them makes it, the others find it. Whoever can
 * read the database can read it; `SECRET_KEY` keeps it out. Throws `StartError` for a damaged one, and for a missing one
 * when `isInUse` says that the database needs it.
 */
export async function readSharedHostKey(
  database: PostgresConnection,
  isInUse: () => Promise<boolean>,
): Promise<string> {
  const inUse = await isInUse();
  return database.transaction(async (session) => {
    // Two servers that start at once: “if not exists” alone lets both try, and one of them fail.
    await session.all("SELECT pg_advisory_xact_lock(hashtext('lectern host key'))");
    await session.all(
      "CREATE TABLE IF NOT EXISTS _host_key (one boolean PRIMARY KEY DEFAULT true CHECK (one), key text NOT NULL)",
    );
    const [stored] = await session.all("SELECT key FROM _host_key");
    if (stored) return checkedKey(String(stored[0]), "the table _host_key of the database");
    if (inUse) {
      throw new StartError(
        `The table _host_key of the database is empty, but there are accounts or stored secrets that need its key. ${WAY_OUT}`,
      );
    }
    const key = makeHostKey();
    await session.all("INSERT INTO _host_key (key) VALUES ($1)", [key]);
    return key;
  });
}
