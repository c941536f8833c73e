/**
 * Whether an error's message is for the file's owner: the file cannot be read, is damaged, or there is no room.
 * By name: errors that crossed a worker boundary have lost their class.
 */
export const isForOwner = (error: unknown): error is Error =>
  error instanceof Error &&
  (["DocumentError", "StorageFull", "DamagedBlob"].includes(error.name) || isUnreadable(error));

/** Whether the file itself is why. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && (error.name === "UnreadableFile" || asksForPassword(error));

/** Whether the file can be read with its password. */
export const asksForPassword = (error: unknown): boolean => error instanceof Error && error.name === "PasswordNeeded";
