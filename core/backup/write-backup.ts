import { VERSION } from "#core/http/version.ts";
import { type Clock, timestamp } from "#core/storage/time.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import { plugins } from "#core/plugins/registry/plugin.ts";
import type { NewZipEntry } from "../storage/zip/write-zip.ts";
import { chunksOf, createBlobHash } from "../storage/blob-hash.ts";
import type { HostBlobs } from "../storage/blobs.ts";
import type { Store } from "../storage/store.ts";
import type { StoredRow } from "../storage/table.ts";
import { toValues } from "../sync/merge/wire.ts";
import { BACKED_UP, type BackedUp } from "./backup-tables.ts";
import { BACKUP_LIMITS, blobPath, FORMAT, MANIFEST, rowsPath, type LeftOut, type Manifest } from "./manifest.ts";

interface Deps {
  readonly store: Pick<Store, "query">;
  readonly blobs: Pick<HostBlobs, "heldBy">;
  readonly clock: Clock;
}

/** Characters of an entry with rows. */
const PART = 1_000_000;

const encoder = new TextEncoder();

const entryOf = (name: string, content: Uint8Array): NewZipEntry => ({
  name,
  content,
  size: content.length,
  packed: content.length > BACKUP_LIMITS.ratioFrom,
});

export const jsonEntry = (name: string, value: unknown): NewZipEntry => {
  const content = encoder.encode(`${JSON.stringify(value, null, 2)}\n`);
  return entryOf(name, content);
};

/** The rows as they are brought in again: a line of JSON each, of one table at a time. */
export async function* rowEntries(
  { store }: Deps,
  owner: string,
  notes: { readonly counts: Record<string, number>; readonly left_out: LeftOut[] },
): AsyncGenerator<NewZipEntry> {
  // What names something is read before what it names, so that no row lacks what was made meanwhile.
  for (const declared of BACKED_UP.toReversed()) {
    const lines = (await store.query(declared.table, { owner })).flatMap((row) =>
      lineOf(declared, row, notes.left_out),
    );
    notes.counts[declared.table.name] = lines.length;
    yield* parts(declared.table.name, lines);
  }
  for (const { name } of await store.query(plugins, { owner }))
    notes.left_out.push({ what: "plugin", name, reason: "Install it again from where it came from." });
}

function lineOf({ table, leave }: BackedUp, row: StoredRow, left_out: LeftOut[]): string[] {
  const { row: kept, secret } = leave?.(row) ?? { row, secret: null };
  if (secret !== null)
    left_out.push({ what: table.name, name: secret, reason: "It is secret and sealed on this host; enter it again." });
  return kept ? [JSON.stringify({ id: kept.id, ...toValues({ ...kept }, kept.owner) })] : [];
}

function* parts(table: string, lines: readonly string[]): Generator<NewZipEntry> {
  let part: string[] = [];
  let length = 0;
  let number = 0;
  const entry = (): NewZipEntry => {
    const content = encoder.encode(`${part.join("\n")}\n`);
    [part, length] = [[], 0];
    return entryOf(rowsPath(table, number++), content);
  };
  for (const line of lines) {
    if (length > 0 && length + line.length > PART) yield entry();
    part.push(line);
    length += line.length;
  }
  if (length > 0) yield entry();
}

/** Extracted texts and index segments, and files that are no documents; each once, by hash. */
export async function* blobEntries(
  { store, blobs }: Deps,
  owner: string,
  { derived, left_out }: { readonly derived: boolean; readonly left_out: LeftOut[] },
): AsyncGenerator<NewZipEntry> {
  const files = await store.query(evaluationFiles, { owner });
  const texts = derived ? await store.query(documents, { owner }) : [];
  const seen = new Set<string>();
  for (const id of [...files.map(({ file }) => file), ...texts.flatMap(derivedBlobs)]) {
    if (seen.has(id)) continue;
    seen.add(id);
    const held = blobs.heldBy(owner);
    const [size, content] = [await held.size(id), await held.stream(id)];
    if (content && size !== undefined) yield { name: blobPath(id), content, size, packed: true };
  }
  if (!derived)
    left_out.push({
      what: "index",
      name: "Extracted texts and the search index",
      reason: "There was no room for them in one archive; documents are read again where it is brought in.",
    });
}

const derivedBlobs = ({ text, segments }: DocumentRow) => [...(text ? [text] : []), ...segments];

/** Whether texts and index go in beside the files: neither the bytes nor the entries of one archive are endless. */
export function hasRoom(rows: readonly DocumentRow[]): boolean {
  const bytes = rows.reduce((sum, row) => sum + row.file_size + row.text_size + row.segments_size, 0);
  const entries = rows.reduce((sum, row) => sum + 1 + derivedBlobs(row).length, 0);
  return bytes < BACKUP_LIMITS.archive * 0.9 && entries < BACKUP_LIMITS.entries * 0.9;
}

/** The entries, each summed up as it is read, and at last the manifest. */
export async function* withManifest(
  { clock }: Pick<Deps, "clock">,
  entries: AsyncIterable<NewZipEntry>,
  notes: { readonly counts: Readonly<Record<string, number>>; readonly left_out: readonly LeftOut[] },
): AsyncGenerator<NewZipEntry> {
  const made_at = timestamp(clock);
  const list: Manifest["entries"] = [];
  for await (const entry of entries) {
    const hash = await createBlobHash();
    let size = 0;
    const note = (bytes: Uint8Array) => {
      hash.update(bytes);
      size += bytes.length;
    };
    yield { ...entry, content: watched(entry.content, note) };
    list.push({ path: entry.name, size, sha256: hash.finish() });
  }
  const manifest: Manifest = {
    app: "lectern",
    format: FORMAT,
    version: VERSION,
    made_at,
    counts: notes.counts,
    entries: list,
    left_out: [...notes.left_out],
  };
  const content = encoder.encode(JSON.stringify(manifest));
  yield entryOf(MANIFEST, content);
}

function watched(content: NewZipEntry["content"], note: (bytes: Uint8Array) => void): ReadableStream<Uint8Array> {
  const chunks = chunksOf(content);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) return controller.close();
      note(value);
      controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
}
