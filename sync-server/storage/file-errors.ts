import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import { serverFull } from "./server-full.ts";

/** Undefined where the file is not there; every other failure stays one. */
export async function absent<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

/** Says in the port's words what the disk refused; errors that are not the disk's come back as they are. */
export function blobFailure(error: unknown, folder: string): unknown {
  switch (codeOf(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return serverFull();
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new StorageUnreachable(
        `Lectern may not write to ${folder}; give it the permission, or choose another data folder.`,
        { cause: error },
      );
    case "EMFILE":
    case "ENFILE":
      return new StorageUnreachable("Too many files are open on this machine; close some programs, then try again.", {
        cause: error,
      });
    default:
      return error;
  }
}

/** What Node or the system calls it: `ENOENT`, `ERR_…`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
