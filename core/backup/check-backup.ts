import { isRecord } from "#core/storage/is-record.ts";
import { ArchiveRefused, DAMAGED } from "#core/plugins/package/archive/archive-refused.ts";
import { createBlobHash } from "../storage/blob-hash.ts";
import type { Blobs } from "../storage/blobs.ts";
import { BACKUP_LIMITS, FORMAT, MANIFEST, Manifest, tableAt } from "./manifest.ts";
import { openZip, type ZippedEntry } from "./open-zip.ts";

/** A backup of which every byte has been compared with its manifest. */
export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly entries: readonly ZippedEntry[];
  /** Entry with the bytes of this SHA-256. */
  readonly bySum: ReadonlyMap<string, ZippedEntry>;
}

interface Tools {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  progress(share: number): Promise<void>;
}

/** Reads the whole archive once, and writes nothing. Throws `ArchiveRefused` with the reason. */
export async function checkBackup(
  blobs: Pick<Blobs, "size" | "stream">,
  id: string,
  { signal, progress }: Tools,
): Promise<CheckedBackup> {
  const all = await openZip(blobs, id);
  const manifest = await readManifest(all);
  const entries = all.filter(({ path }) => path !== MANIFEST);
  const listed = new Map(manifest.entries.map((entry) => [entry.path, entry]));
  if (listed.size !== entries.length || manifest.entries.length !== entries.length)
    throw new ArchiveRefused("The archive does not hold what its list says. Take another copy of the backup.");

  const bySum = new Map<string, ZippedEntry>();
  const counts = new Map<string, number>();
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  for (const entry of entries) {
    signal.throwIfAborted();
    const expected = listed.get(entry.path);
    if (expected?.size !== entry.size) throw changed(entry.path);
    const table = tableAt(entry.path);
    if (table !== undefined && entry.size > BACKUP_LIMITS.rows) throw changed(entry.path);
    const { sum, lines } = await sumOf(entry);
    if (sum !== expected.sha256) throw changed(entry.path);
    bySum.set(sum, entry);
    if (table !== undefined) counts.set(table, (counts.get(table) ?? 0) + lines);
    done += entry.size;
    await progress(done / Math.max(1, total));
  }
  for (const table of new Set([...counts.keys(), ...Object.keys(manifest.counts)]))
    if ((counts.get(table) ?? 0) !== (manifest.counts[table] ?? 0)) throw changed(`rows/${table}`);
  return { manifest, entries, bySum };
}

const changed = (path: string) =>
  new ArchiveRefused(
    `${JSON.stringify(path.slice(0, 80))} in the archive is not what it was when the backup was made. Nothing was brought in; take another copy of the backup.`,
  );

async function readManifest(entries: readonly ZippedEntry[]): Promise<Manifest> {
  const entry = entries.find(({ path }) => path === MANIFEST);
  if (!entry)
    throw new ArchiveRefused(
      "This is not a backup of Lectern, or it was made by a version whose backups cannot be imported.",
    );
  if (entry.size > BACKUP_LIMITS.list) throw new ArchiveRefused(DAMAGED);
  const read: unknown = parsed(new TextDecoder().decode(await wholeOf(entry)));
  const format = isRecord(read) ? read["format"] : undefined;
  if (typeof format === "number" && format > FORMAT)
    throw new ArchiveRefused("This backup was made by a newer Lectern. Update this one, then try again.");
  const result = Manifest.safeParse(read);
  if (!result.success || result.data.format !== FORMAT)
    throw new ArchiveRefused("This is not a backup of Lectern: its list of contents cannot be read.");
  return result.data;
}

/** The value, or undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Only for entries whose size has been looked at. */
export async function wholeOf(entry: ZippedEntry): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.size);
  let at = 0;
  for await (const chunk of entry.read()) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const NEW_LINE = 10;

async function sumOf(entry: ZippedEntry): Promise<{ readonly sum: string; readonly lines: number }> {
  const hash = await createBlobHash();
  let lines = 0;
  for await (const chunk of entry.read()) {
    hash.update(chunk);
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) lines += 1;
  }
  return { sum: hash.finish(), lines };
}
