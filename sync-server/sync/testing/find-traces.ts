import { open, readdir, readFile } from "node:fs/promises";
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
    const content = entry.isFile() ? await readFile(path) : Buffer.alloc(0);
    const all = Buffer.concat([Buffer.from(relative(folder, path)), Buffer.from([0]), content]);
    found.push(...tracesIn(all, needles).map((what) => `${what}, in ${relative(folder, path)}`));
  }
  return found;
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
  const found = new Set<string>();
  const longest = Math.max(...Object.values(needles).map(({ byteLength }) => byteLength));
  const piece = Buffer.alloc(PIECE);
  let looked = 0;
  for (const line of maps.split("\n")) {
    const [, start, end] = /^([0-9a-f]+)-([0-9a-f]+) r/.exec(line) ?? [];
    if (start === undefined || end === undefined || /\[v(var|syscall)/.test(line)) continue;
    const last = parseInt(end, 16);
    // Pieces overlap, so that nothing is cut in two.
    for (let at = parseInt(start, 16); at < last; at += PIECE - longest) {
      const length = Math.min(PIECE, last - at);
      const { bytesRead } = await memory.read(piece, 0, length, at).catch(() => ({ bytesRead: 0 }));
      looked += bytesRead;
      for (const what of tracesIn(piece.subarray(0, bytesRead), needles)) found.add(what);
    }
  }
  await memory.close();
  return looked > 0 ? found : undefined;
}

async function withChildren(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const ids = children.join(" ").split(" ").filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(ids.map(withChildren))).flat()];
}
