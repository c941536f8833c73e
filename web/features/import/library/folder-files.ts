import { entriesOf, fileOf, isDirectory, isFile } from "../../documents/dropped-files.ts";
import { openZip } from "#core/storage/zip/open-zip.ts";
import { ZipProblem } from "#core/storage/zip/zip-problem.ts";
import { decodeName } from "../../documents/archive-names.ts";

/** A file of a folder, or of a zip file, that is not read yet. */
export interface FolderFile {
  /** From the chosen folder on, its own name left out: "notes/tea.md". */
  readonly path: string;
  readonly size: number;
  open(): Promise<File>;
}

export interface Folder {
  readonly name: string;
  readonly files: readonly FolderFile[];
}

const LIMITS = { entries: 100_000, list: 64_000_000, tolerant: true } as const;
/** A file of 300 MB that unpacks from less than a two-hundredth is made to harm. */
const BOMB = { ratio: 200, from: 8_000_000 } as const;

/** The files of a chosen folder, hidden ones too: `.obsidian` tells what it is. */
export function chosenFolder(chosen: readonly File[]): Folder {
  const name = chosen[0]?.webkitRelativePath.split("/")[0] ?? "";
  const files = chosen.map((file) => ({
    path: file.webkitRelativePath.split("/").slice(1).join("/") || file.name,
    size: file.size,
    open: () => Promise.resolve(file),
  }));
  return { name, files };
}

/** A dropped folder, or zip file. Must be called in the drop event itself: its items are gone after it. */
export async function droppedFolder(transfer: DataTransfer): Promise<Folder | undefined> {
  const items = [...transfer.items].filter(({ kind }) => kind === "file");
  const [entry, file] = [items[0]?.webkitGetAsEntry(), items[0]?.getAsFile()];
  if (entry?.isDirectory) return { name: entry.name, files: await filesOf(entry, "") };
  return file ? zippedFolder(file) : undefined;
}

async function filesOf(entry: FileSystemEntry, path: string): Promise<readonly FolderFile[]> {
  if (isFile(entry)) {
    const file = await fileOf(entry);
    return [{ path, size: file.size, open: () => Promise.resolve(file) }];
  }
  if (!isDirectory(entry)) return [];
  const files: FolderFile[] = [];
  for await (const one of entriesOf(entry))
    files.push(...(await filesOf(one, path === "" ? one.name : `${path}/${one.name}`)));
  return files;
}

/** The files of a zip file. Of one that holds a single folder, the paths begin within it. */
export async function zippedFolder(file: File, languages = navigator.languages): Promise<Folder> {
  const source = {
    size: file.size,
    read: async (from: number, to: number) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
    stream: (from: number, to: number) => file.slice(from, to).stream(),
  };
  const listed = await openZip(source, { ...LIMITS, decodeName: (bytes) => decodeName(bytes, languages) }).catch(
    (error: unknown) => {
      throw error instanceof ZipProblem
        ? new Error("The zip file is damaged. Make it once more, or choose the folder.", { cause: error })
        : error;
    },
  );
  const entries = listed
    .map((entry) => ({ entry, path: entry.path.replaceAll("\\", "/") }))
    .filter(({ path }) => !path.endsWith("/") && !path.startsWith("__MACOSX/"));
  const [first = ""] = entries[0]?.path.split("/") ?? [];
  const isWithin = entries.every(({ path }) => path.startsWith(`${first}/`)) && first !== ".obsidian";
  return {
    name: isWithin ? first : file.name.replace(/\.zip$/i, ""),
    files: entries.map(({ entry, path }) => ({
      path: isWithin ? path.slice(first.length + 1) : path,
      size: entry.size,
      async open() {
        if (entry.isEncrypted) throw new Error("It needs a password.");
        if (entry.size > BOMB.from && entry.size > entry.packed * BOMB.ratio)
          throw new Error("It unpacks to far more data than documents hold (a “zip bomb”).");
        const chunks: Uint8Array<ArrayBuffer>[] = [];
        for await (const chunk of entry.read()) chunks.push(chunk as Uint8Array<ArrayBuffer>);
        return new File(chunks, nameOf(path));
      },
    })),
  };
}

export const nameOf = (path: string): string => path.split("/").at(-1) ?? path;
