import { z } from "zod";
import { KnownFiles, type KnownFile } from "#core/library/folders/known-files.ts";
import { FOLDERS_KEY } from "./folders.ts";
import { remember, remembered } from "../../service/backup/backup-memory.ts";

/** A folder of this device that a collection follows. */
export interface KeptFolder {
  readonly id: string;
  readonly collectionId: string;
  readonly handle: FileSystemDirectoryHandle;
}

const filesOf = (id: string) => `living-folder-files ${id}`;

const KeptFolders = z.array(
  z.object({ id: z.string(), collectionId: z.string(), handle: z.instanceof(FileSystemDirectoryHandle) }),
);

export async function keptFolders(): Promise<readonly KeptFolder[]> {
  return KeptFolders.parse((await remembered(FOLDERS_KEY)) ?? []);
}

/** Changes the list while no other tab does. */
async function changeFolders(change: (folders: readonly KeptFolder[]) => readonly KeptFolder[]): Promise<void> {
  await navigator.locks.request(FOLDERS_KEY, async () => remember(FOLDERS_KEY, change(await keptFolders())));
}

/** A folder that the collection follows already keeps its place and gets the new handle. */
export async function keepFolder(handle: FileSystemDirectoryHandle, collectionId: string): Promise<void> {
  for (const known of await keptFolders())
    if (known.collectionId === collectionId && (await known.handle.isSameEntry(handle))) return;
  await changeFolders((folders) => [...folders, { id: crypto.randomUUID(), collectionId, handle }]);
}

export async function forgetFolder(id: string): Promise<void> {
  await changeFolders((folders) => folders.filter((folder) => folder.id !== id));
  await remember(filesOf(id), undefined);
}

/** What is known of the files of a folder. */
export async function knownFiles(id: string): Promise<readonly KnownFile[]> {
  return KnownFiles.parse((await remembered(filesOf(id))) ?? []);
}

export const keepKnownFiles = (id: string, files: readonly KnownFile[]): Promise<void> => remember(filesOf(id), files);
