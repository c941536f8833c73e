import { UniqueViolation } from "#core/storage/store.ts";
import { StorageDamaged, StorageUnreachable } from "#core/storage/storage-errors.ts";
import { serverFull } from "./server-full.ts";

/** Primary result codes, https://sqlite.org/rescode.html */
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;
const CONSTRAINT_UNIQUE = 2067;

/** Says in the port's words what went wrong in SQLite; errors that are not SQLite's come back as they are. */
function translateSqliteError(error: unknown, path: string): unknown {
  if (!isSqliteError(error)) return error;
  if (error.errcode === CONSTRAINT_UNIQUE) return uniqueViolation(error.message);
  switch (error.errcode & 0xff) {
    case FULL:
      return serverFull();
    case CORRUPT:
    case NOTADB:
      return new StorageDamaged(path);
    case BUSY:
      return new StorageUnreachable(`Another program keeps the database ${path} locked; end it, then try again.`, {
        cause: error,
      });
    case READONLY:
    case CANTOPEN:
      return new StorageUnreachable(
        `The database ${path} cannot be opened for writing; check that its folder exists and may be written to.`,
        { cause: error },
      );
    case IOERR:
      return new StorageUnreachable(
        `The disk refused to read or write the database ${path}; check the disk, then start again.`,
        { cause: error },
      );
    default:
      return error;
  }
}

/** Runs the work and throws what it throws, translated. */
export function translating<Result>(path: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw translateSqliteError(error, path);
  }
}

function isSqliteError(error: unknown): error is Error & { readonly errcode: number } {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number";
}

/** "UNIQUE constraint failed: notes.owner, notes.k_name": the columns of the index, owner first. */
function uniqueViolation(message: string): UniqueViolation {
  const columns = message.slice(message.lastIndexOf(": ") + 2).split(", ");
  const table = columns[0]?.split(".")[0] ?? "";
  return new UniqueViolation(
    table,
    columns.slice(1).map((column) => column.slice(column.indexOf(".") + 3)),
  );
}
