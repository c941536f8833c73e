import { isRecord } from "#core/storage/is-record.ts";
import { UniqueViolation } from "#core/storage/store.ts";
import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import { serverFull } from "../server-full.ts";

/** Conditions by SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DISK_FULL = "53100";
const UNIQUE = "23505";

/** Says in the port's words what went wrong in PostgreSQL; errors that are not PostgreSQL's come back as they are. */
function translatePostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || !isRecord(error)) return error;
  const { code, table, detail } = error;
  if (code === UNIQUE) return new UniqueViolation(String(table), uniqueFields(String(detail)));
  if (code === DISK_FULL) return serverFull();
  const reason = whyUnreachable(String(code ?? ""), error);
  return reason ? new StorageUnreachable(reason, { cause: error }) : error;
}

/** Runs the work and throws what it throws, translated. */
export async function translating<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw translatePostgresError(error);
  }
}

function whyUnreachable(code: string, error: Error): string | undefined {
  if (code.startsWith("28"))
    return "The database refused the user or password in DATABASE_URL; correct it, then start again.";
  if (code === "3D000") return "The database named in DATABASE_URL does not exist; create it, then start again.";
  if (code === "42501")
    return "The database user in DATABASE_URL may not create tables there; grant it the right, then start again.";
  if (code === "40001" || code === "40P01")
    return "Too many writes met in the database at this moment; nothing of this one was applied, try it again.";
  if (code.startsWith("53")) return "The database takes no more connections at the moment; try again.";
  // Connection exceptions, a server that is stopping or starting, and the network's own refusals.
  if (
    /^08|^57P0|^E(CONN|HOST|NET|TIMEDOUT|AI_AGAIN|NOTFOUND|PIPE)/.test(code) ||
    /connection|timeout/i.test(error.message)
  )
    return "The database cannot be reached; check that it runs and that DATABASE_URL names it.";
  return undefined;
}

/** "Key (owner, k_name)=(…) already exists.": the columns of the index, owner first. */
function uniqueFields(detail: string): string[] {
  const columns = /^Key \(([^)]*)\)=/.exec(detail)?.[1]?.split(", ") ?? [];
  return columns.slice(1).map((column) => column.replaceAll('"', "").replace(/^k_/, ""));
}
