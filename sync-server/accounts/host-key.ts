import { messageOf } from "#core/storage/message-of.ts";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../config.ts";
import { absent, codeOf } from "../storage/file-errors.ts";
import { writeAtomically } from "../storage/write-atomically.ts";
import { keyProblem, MADE_KEY } from "./key-form.ts";

/**
 * The key this server signs tokens and seals secrets with: made at the first start, kept readable by its owner alone.
 * Throws `StartError` for a damaged one, and for a missing one when `isInUse` says that the database needs it.
 */
export async function readHostKey(dataDir: string, isInUse: () => Promise<boolean>): Promise<string> {
  const path = join(dataDir, "host-key");
  const stored = await readKeyFile(path);
  if (stored !== undefined) return checkedKey(stored, path);
  if (await isInUse()) {
    throw new StartError(
      `The key file ${path} is missing, but there are accounts or stored secrets that need it. ${WAY_OUT}`,
    );
  }
  const key = makeHostKey();
  await writeAtomically(path, key);
  return key;
}

export const makeHostKey = (): string => randomBytes(48).toString("base64url");

/** The key in a file or a row, without the line break that editors and `openssl` add. Throws `StartError`. */
export function checkedKey(stored: string, place: string): string {
  const key = stored.trim();
  if (MADE_KEY.test(key) && keyProblem(key) === undefined) return key;
  throw new StartError(`The key in ${place} is damaged: it is not 64 random characters in base64. ${WAY_OUT}`);
}

async function readKeyFile(path: string): Promise<string | undefined> {
  try {
    return await absent(readFile(path, "utf8"));
  } catch (error) {
    const problem = codeOf(error) === "EISDIR" ? "is a folder" : `cannot be read (${messageOf(error)})`;
    throw new StartError(`The key file ${path} ${problem}. ${WAY_OUT}`);
  }
}

export const WAY_OUT =
  "Put it back from a backup. Without one, put a new key in its place (openssl rand -base64 48): then everyone has to log in again, and stored provider keys have to be entered again.";
