import { open, readdir, readFile, type FileHandle } from "node:fs/promises";
import { join, relative } from "node:path";

/** Bytes looked for, by what they are. */
export type Needles = Readonly<Record<string, Buffer>>;

/** Bytes of memory read at once. */
const PIECE = 16 * 1024 * 1024;

/** Letters from which finding a text means something. */
const SHORTEST = 12;

/** A text in the forms in which programs keep it. */
export function textNeedles(text: string): Needles {
  if (text.length < SHORTEST) throw new Error("Too short a text is found everywhere, or means nothing.");
  const bytes = Buffer.from(text);
  // In base64 a text looks different by what stands before it; the piece in the middle is the same.
  const base64 = [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64");
    return encoded.slice(4, -4);
  });
  return {
    [`${text} as it is`]: bytes,
    [`${text} in two bytes a letter`]: Buffer.from(text, "utf16le"),
    [`${text} in hexadecimal`]: Buffer.from(bytes.toString("hex")),
    ...Object.fromEntries(base64.map((encoded, at) => [`${text} in base64 ${at}`, Buffer.from(encoded)])),
  };
}

/** The needles found in bytes. */
export function tracesIn(bytes: Buffer, needles: Needles): string[] {
  return Object.entries(needles).flatMap(([name, needle]) => (bytes.includes(needle) ? [name] : []));
}

/** The needles found in any file below the folder, and in its name: `what, in which file`. */
export async function tracesInFolder(folder: string, needles: Needles): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readUnlessGone(path) : Buffer.alloc(0);
    const all = Buffer.concat([Buffer.from(relative(folder, path)), Buffer.from([0]), content]);
    found.push(...tracesIn(all, needles).map((what) => `${what}, in ${relative(folder, path)}`));
  }
  return found;
}

/** A server that runs removes its temporary files meanwhile: nothing is left in those. */
async function readUnlessGone(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

/**
 * The needles found in the memory of a process and of those it started; undefined where the system does not let one look
 * (`/proc/PID/mem` is of Linux, and of those who may trace the process).
 */
export async function tracesInMemory(pid: number, needles: Needles): Promise<string[] | undefined> {
  const found = new Set<string>();
  for (const each of await withChildren(pid)) {
    const own = await tracesInProcess(each, needles);
    if (!own) return undefined;
    for (const what of own) found.add(`${what}, in process ${each === pid ? "itself" : "of it"}`);
  }
  return [...found];
}

async function tracesInProcess(pid: number, needles: Needles): Promise<ReadonlySet<string> | undefined> {
  const maps = await readFile(`/proc/${pid}/maps`, "utf8").catch(() => undefined);
  const memory = maps === undefined ? undefined : await open(`/proc/${pid}/mem`, "r").catch(() => undefined);
  if (maps === undefined || !memory) return undefined;
  const pageSize = await bytesOfAPage();
  const pages = pageSize ? await open(`/proc/${pid}/pagemap`, "r").catch(() => undefined) : undefined;
  const found = new Set<string>();
  const longest = Math.max(...Object.values(needles).map(({ byteLength }) => byteLength));
  const piece = Buffer.alloc(PIECE);
  let looked = 0;
  for (const mapping of maps.split("\n").flatMap(readableMapping)) {
    for (const { start, end } of pages && mapping.isAnonymous ? await usedParts(pages, pageSize, mapping) : [mapping]) {
      // Pieces overlap, so that nothing is cut in two.
      for (let at = start; at < end; at += PIECE - longest) {
        const length = Math.min(PIECE, end - at);
        const { bytesRead } = await memory.read(piece, 0, length, at).catch(() => ({ bytesRead: 0 }));
        looked += bytesRead;
        for (const what of tracesIn(piece.subarray(0, bytesRead), needles)) found.add(what);
      }
    }
  }
  await memory.close();
  await pages?.close();
  return looked > 0 ? found : undefined;
}

/** Addresses from `start` to before `end`. */
interface Addresses {
  readonly start: number;
  readonly end: number;
}

/** One line of `/proc/PID/maps`: `7f12a000-7f12c000 rw-p 00000000 00:00 0 [heap]`. */
function readableMapping(line: string): readonly (Addresses & { readonly isAnonymous: boolean })[] {
  const [, start, end, inode, name = ""] = /^([0-9a-f]+)-([0-9a-f]+) r\S* \S+ \S+ (\d+) *(.*)$/.exec(line) ?? [];
  if (start === undefined || end === undefined || /^\[v(var|syscall)/.test(name)) return [];
  return [{ start: parseInt(start, 16), end: parseInt(end, 16), isAnonymous: inode === "0" }];
}

/** Bits 63 and 62 of a page's eight bytes, in the uppermost of them: it is in memory, or in the swap space. */
const IS_USED = 0b1100_0000;

/**
 * A program reserves much more than it ever writes: of 2 GB of the server's, 0.3 are used. What belongs to no file and was
 * never written is zeros, so it holds nothing that could be found. A page more on both sides: letters of two bytes may
 * end, or begin, with a zero.
 */
async function usedParts(
  pages: FileHandle,
  pageSize: number,
  { start, end }: Addresses,
): Promise<readonly Addresses[]> {
  const count = (end - start) / pageSize;
  const entries = Buffer.alloc(count * 8);
  const { bytesRead } = await pages.read(entries, 0, entries.length, (start / pageSize) * 8);
  if (bytesRead < entries.length) return [{ start, end }];
  const parts: { start: number; end: number }[] = [];
  for (let page = 0; page < count; page++) {
    if (((entries[page * 8 + 7] ?? 0) & IS_USED) === 0) continue;
    const from = start + Math.max(0, page - 1) * pageSize;
    const to = start + Math.min(count, page + 2) * pageSize;
    const last = parts.at(-1);
    if (last && from <= last.end) last.end = to;
    else parts.push({ start: from, end: to });
  }
  return parts;
}

/** As the kernel told this process at its start, by the key 6 of pairs of 64 bits; 0 where it cannot be known. */
async function bytesOfAPage(): Promise<number> {
  const told = await readFile("/proc/self/auxv").catch(() => Buffer.alloc(0));
  const words = Array.from({ length: Math.floor(told.length / 8) }, (_, at) => Number(told.readBigUInt64LE(at * 8)));
  return words.find((_, at) => at % 2 === 1 && words[at - 1] === 6) ?? 0;
}

async function withChildren(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const ids = children.join(" ").split(" ").filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(ids.map(withChildren))).flat()];
}
