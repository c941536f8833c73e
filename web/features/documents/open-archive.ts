import { counted } from "#core/http/counted.ts";
import type { ZipEntry } from "#core/storage/zip/open-zip.ts";
import { ZipProblem } from "#core/storage/zip/zip-problem.ts";
import type { ZipSource } from "#core/storage/zip/zip-source.ts";
import { decodeName } from "./archive-names.ts";
import { formatBytes, refusal } from "./file-kinds.ts";

/** A zip file and what in it can be read. */
export interface Archive {
  readonly name: string;
  /** Names that the documents get: the folders and the name of the file. */
  readonly names: readonly string[];
  /** Why files are left out, with those that are. */
  readonly leftOut: readonly { readonly reason: Reason; readonly names: readonly string[] }[];
  /** Files that operating systems hide or add beside a person's own. */
  readonly hidden: number;
  /** The files, one after the other. Of a damaged one the name is given instead. */
  unpack(): AsyncGenerator<File | string>;
}

export type Reason = "kind" | "empty" | "password" | "packing" | "bomb" | "many";

/** Bytes of the archive, and of all its files once they are unpacked. */
const LARGEST = 1_000_000_000;
/** Files taken from one archive. */
export const MOST_FILES = 2000;
/** Text packs to a fifth, and a large file of zeros to a thousandth: that one is made to harm. */
const BOMB = { ratio: 200, from: 8_000_000 } as const;
const LIMITS = { entries: 50_000, list: 16_000_000, tolerant: true } as const;

const REASONS = {
  "not-zip": "It is not a zip file, or a part of it is missing. Copy or download it again.",
  damaged: "It is damaged: its list of files cannot be read. Copy or download it again.",
  encrypted: "It needs a password. Unpack it and add the folder.",
  method: "It is packed in a way that cannot be read. Unpack it and add the folder.",
  entries: `There are more than ${counted(LIMITS.entries, "file")} in it. Unpack it and add one folder after the other.`,
} as const;

/** Looks into a zip file and unpacks nothing. Throws an `Error` for its owner where nothing in it can be added. */
export async function openArchive(file: File, languages = navigator.languages): Promise<Archive> {
  if (file.size > LARGEST) throw new Error(`It is larger than ${formatBytes(LARGEST)}. Unpack it and add the folder.`);
  const entries = await listOf(file, languages);
  const all = entries.filter(({ path }) => isOwn(path));
  const groups = Map.groupBy(all, reasonFor);
  const readable = groups.get(undefined) ?? [];
  const taken = readable.slice(0, MOST_FILES);
  if (readable.length > MOST_FILES) groups.set("many", readable.slice(MOST_FILES));
  groups.delete(undefined);
  const size = taken.reduce((sum, entry) => sum + entry.size, 0);
  if (size > LARGEST)
    throw new Error(
      `The files in it are ${formatBytes(size)}, and up to ${formatBytes(LARGEST)} can be unpacked here. Unpack it and add one folder after the other.`,
    );
  if (taken.length === 0) throw new Error(nothingIn(groups));
  return {
    name: file.name,
    names: taken.map(documentName),
    leftOut: [...groups].flatMap(([reason, left]) => (reason ? [{ reason, names: left.map(documentName) }] : [])),
    hidden: entries.length - all.length,
    unpack: () => unpack(taken),
  };
}

/** Every file once: of two with the same path the last one counts, as where it is unpacked to a disk. */
async function listOf(file: File, languages: readonly string[]): Promise<readonly ZipEntry[]> {
  const { openZip } = await import("#core/storage/zip/open-zip.ts");
  try {
    const listed = await openZip(fileSource(file), { ...LIMITS, decodeName: (bytes) => decodeName(bytes, languages) });
    const own = listed.map((entry) => ({ ...entry, path: entry.path.replaceAll("\\", "/") }));
    return [...new Map(own.map((entry) => [entry.path, entry])).values()].filter(({ path }) => !path.endsWith("/"));
  } catch (error) {
    throw error instanceof ZipProblem ? new Error(REASONS[error.fault], { cause: error }) : error;
  }
}

const fileSource = (file: File): ZipSource => ({
  size: file.size,
  read: async (from, to) => new Uint8Array(await file.slice(from, to).arrayBuffer()),
  stream: (from, to) => file.slice(from, to).stream(),
});

/** Names with a dot in front are hidden, and macOS adds a folder of metadata. */
const isOwn = (path: string) =>
  !path.split("/").some((part) => part === "__MACOSX" || (part.startsWith(".") && part !== ".." && part !== "."));

function reasonFor(entry: ZipEntry): Reason | undefined {
  if (refusal({ name: entry.path, size: 1 }) !== undefined) return "kind";
  if (entry.isEncrypted) return "password";
  if (entry.size === 0) return "empty";
  if (entry.method !== 0 && entry.method !== 8) return "packing";
  return entry.size > BOMB.from && entry.size > entry.packed * BOMB.ratio ? "bomb" : undefined;
}

function nothingIn(groups: ReadonlyMap<Reason | undefined, readonly ZipEntry[]>): string {
  if (groups.has("password")) return REASONS.encrypted;
  if (groups.has("packing")) return REASONS.method;
  if (groups.has("bomb")) return "It unpacks to far more data than documents hold (a “zip bomb”) and was not opened.";
  return "There is no file in it that Lectern can read.";
}

async function* unpack(entries: readonly ZipEntry[]): AsyncGenerator<File | string> {
  for (const entry of entries) {
    try {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of entry.read()) chunks.push(chunk as Uint8Array<ArrayBuffer>);
      yield new File(chunks, documentName(entry));
    } catch (error) {
      if (!(error instanceof ZipProblem)) throw error;
      yield documentName(entry);
    }
  }
}

/** Characters of a document's name. */
const LONGEST = 240;

/** The folders, which are no folders anywhere else, and the name: "2024 › letters › a.pdf". */
function documentName({ path }: ZipEntry): string {
  const parts = path.split("/").filter((part) => part !== "" && part !== "." && part !== "..");
  return [...parts.join(" › ")].slice(-LONGEST).join("");
}
