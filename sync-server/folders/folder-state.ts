import { readFile } from "node:fs/promises";
import { z } from "zod";
import { KnownFiles } from "#core/library/folders/known-files.ts";
import { absent } from "../storage/file-errors.ts";
import { writeAtomically } from "../storage/write-atomically.ts";

const FolderState = z.object({
  /** The folder that the rest is about. */
  folder: z.string(),
  collection_id: z.string(),
  files: KnownFiles,
});
export type FolderState = z.infer<typeof FolderState>;

/** What is known of the watched folder; undefined before its first look, and where another folder was watched. */
export async function readFolderState(path: string, folder: string): Promise<FolderState | undefined> {
  const content = await absent(readFile(path, "utf8"));
  if (content === undefined) return undefined;
  const state = FolderState.parse(JSON.parse(content));
  return state.folder === folder ? state : undefined;
}

export const writeFolderState = (path: string, state: FolderState): Promise<void> =>
  writeAtomically(path, JSON.stringify(state));
