import { isLongText, textFile } from "../../service/text-file.ts";

export interface Dropped {
  readonly files: readonly File[];
  /** The folder's name when exactly one folder was dropped. */
  readonly folder: string | null;
}

/** Fingers choose files, they do not drop them; words for a phone speak of choosing. */
export const canDrop = (): boolean => !matchMedia("(pointer: coarse)").matches;

/**
 * Every file of a drop, folders walked to the bottom. Must be called in the drop event itself: its items are gone after it.
 * A file is taken as it is: one with no place on the disk, as an attachment has none, is not found through its entry.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const dropped = [...transfer.items]
    .filter(({ kind }) => kind === "file")
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const files: File[] = [];
  for (const { entry, file } of dropped) {
    if (entry && isDirectory(entry)) files.push(...(await filesOf(entry)));
    else if (file) files.push(file);
  }
  const [only] = dropped;
  return { files, folder: dropped.length === 1 && only?.entry?.isDirectory ? only.entry.name : null };
}

/** Files that were chosen, or a folder's; hidden ones and those of hidden folders, such as `.obsidian`, are left out. */
export function chosenFiles(chosen: readonly File[]): Dropped {
  const [root = ""] = chosen[0]?.webkitRelativePath.split("/") ?? [];
  const pathOf = ({ name, webkitRelativePath }: File) => webkitRelativePath.split("/").slice(1, -1).concat(name);
  return { files: chosen.filter((file) => !pathOf(file).some(isHidden)), folder: root || null };
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await fileOf(entry)];
  if (!isDirectory(entry) || isHidden(entry.name)) return [];
  const files: File[] = [];
  for await (const child of entriesOf(entry)) if (!isHidden(child.name)) files.push(...(await filesOf(child)));
  return files;
}

export async function* entriesOf(directory: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = directory.createReader();
  for (;;) {
    // One call gives at most a hundred entries; an empty batch says that was all.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return;
    yield* batch;
  }
}

export const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

export const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
export const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isHidden = (name: string) => name.startsWith(".");

/** Files on the clipboard, or long text as a Markdown file; undefined when there is neither. */
export function pastedFiles(data: DataTransfer): readonly File[] | undefined {
  if (data.files.length > 0) return [...data.files];
  const text = data.getData("text/plain");
  return isLongText(text) ? [textFile(text)] : undefined;
}
