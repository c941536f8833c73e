import { readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import { KnownFiles } from "#core/library/folders/known-files.ts";

const FolderState = z.object({
  /** The folder that the rest is about. */
  folder: z.string(),
  collection_id: z.string(),
  files: KnownFiles,
});
export type FolderState = z.infer<typeof FolderState>;

/** What is known of the watched folder; undefined before its first look, and where another folder was watched. */
export async function readFolderState(path: string, folder: string): Promise<FolderState | undefined> {
  try {
    const state = FolderState.parse(JSON.parse(await readFile(path, "utf8")));
    return state.folder === folder ? state : undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written beside its place first: a server that is ended meanwhile leaves the state before. */
export async function writeFolderState(path: string, state: FolderState): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
  await rename(`${path}.new`, path);
}
