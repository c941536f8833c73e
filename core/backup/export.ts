import { counted } from "#core/http/counted.ts";
import { chatMessages, chatSessions, type ChatMessageRow } from "#core/chat/chat.ts";
import { collections, type CollectionRow } from "#core/library/collections/collection.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { toDocument } from "#core/library/documents/documents.ts";
import { blobEntries, hasRoom, jsonEntry, rowEntries, withManifest } from "./write-backup.ts";
import { BACKUP_LIMITS, type LeftOut } from "./manifest.ts";
import { badRequest } from "#core/http/errors.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import type { JobHandler, JobTools } from "#core/work/job-runner.ts";
import type { HostPort } from "#core/http/context.ts";
import { type NewZipEntry, zipStream } from "#core/storage/zip/write-zip.ts";

type Deps = Pick<HostPort, "store" | "blobs" | "clock">;

/** Types of documents that a ZIP archive makes much smaller. */
const LOOSE: readonly string[] = ["md", "html", "doc", "ppt", "txt", "csv", "tsv", "rtf", "eml", "json"];

/**
 * Everything a user has put in as one zip archive, kept as a blob until the job is deleted: the files and lists of
 * everything for people and other programs, and rows, texts and index as an import takes them in again.
 */
export function createExport(deps: Deps): JobHandler {
  return {
    resumable: true,
    async run({ id, owner }, tools) {
      const rows = await gather(deps, owner);
      const bytes = rows.documents.reduce((sum, row) => sum + row.file_size, 0);
      if (bytes > BACKUP_LIMITS.archive * 0.95)
        throw badRequest(
          `Your files are more than ${BACKUP_LIMITS.archive / 1e9} GB, which is the most that an import takes. Download them one by one.`,
        );
      if (rows.documents.length > BACKUP_LIMITS.entries * 0.9)
        throw badRequest("You have more documents than one archive can list. Download them one by one.");
      const notes: Exported["notes"] = { counts: {}, left_out: [] };
      const entries = withManifest(deps, entriesOf({ deps, owner, rows, bytes, notes }, tools), notes);
      const stored = await deps.blobs.put(zipStream(entries));
      const counts = {
        collections: rows.collections.length,
        documents: rows.documents.length,
        chats: rows.sessions.length,
      };
      return { download: `/api/v1/exports/${id}`, file: stored.id, bytes: stored.size, ...counts };
    },
  };
}

async function gather({ store }: Deps, owner: string) {
  const all = <Row extends StoredRow>(table: Table<Row>) => store.query(table, { owner });
  const [collectionRows, documentRows, sessions, chat] = await Promise.all([
    all(collections),
    all(documents),
    all(chatSessions),
    all(chatMessages),
  ]);
  return {
    collections: collectionRows,
    documents: documentRows,
    sessions,
    chat,
  };
}
type Gathered = Awaited<ReturnType<typeof gather>>;

interface Exported {
  readonly deps: Deps;
  readonly owner: string;
  readonly rows: Gathered;
  /** Of all files. */
  readonly bytes: number;
  readonly notes: { readonly counts: Record<string, number>; readonly left_out: LeftOut[] };
}

async function* entriesOf(
  { deps, owner, rows, bytes, notes }: Exported,
  { progress, log, signal }: JobTools,
): AsyncGenerator<NewZipEntry> {
  yield* rowEntries(deps, owner, notes);
  const paths = pathsOf(rows.documents, rows.collections);
  let done = 0;
  for (const [index, row] of rows.documents.entries()) {
    signal.throwIfAborted();
    await progress((90 * done) / Math.max(1, bytes), `${index} of ${counted(rows.documents.length, "file")}`);
    done += row.file_size;
    const content = await deps.blobs.heldBy(owner).stream(row.file);
    if (content)
      yield {
        name: paths.get(row.id) ?? row.filename,
        content,
        size: row.file_size,
        packed: row.file_size > BACKUP_LIMITS.ratioFrom || !LOOSE.includes(row.document_type),
      };
    else await log("warning", `The file of ${row.original_filename} is not on this machine any more and was left out.`);
  }
  signal.throwIfAborted();
  await progress(90, "Texts and index");
  yield* blobEntries(deps, owner, { derived: hasRoom(rows.documents), left_out: notes.left_out });
  signal.throwIfAborted();
  yield jsonEntry("collections.json", rows.collections.map(withoutOwner));
  yield jsonEntry(
    "documents.json",
    rows.documents.map((row) => ({ ...toDocument(row), path: paths.get(row.id) })),
  );
  yield jsonEntry(
    "chats.json",
    rows.sessions.map((session) => ({
      ...withoutOwner(session),
      messages: messagesOf(rows.chat, session.id),
    })),
  );
}

/** `files/<collection>/<file name>`, each once. */
function pathsOf(rows: readonly DocumentRow[], folders: readonly CollectionRow[]): Map<string, string> {
  const taken = new Set<string>();
  const nameOf = new Map(folders.map(({ id, name }) => [id, safe(name)]));
  return new Map(
    rows.map(({ id, collection_id, original_filename }) => {
      const folder = nameOf.get(collection_id) ?? "Other";
      const [, stem = "", extension = ""] = /^(.*?)(\.[^.]*)?$/s.exec(safe(original_filename)) ?? [];
      let path = `files/${folder}/${stem}${extension}`;
      for (let copy = 2; taken.has(path.toLowerCase()); copy++) path = `files/${folder}/${stem} (${copy})${extension}`;
      taken.add(path.toLowerCase());
      return [id, path];
    }),
  );
}

/** No folders, nothing Windows refuses, no way out of the archive. */
function safe(name: string): string {
  // oxlint-disable-next-line no-control-regex
  const clean = name
    .replaceAll(/[/\\:*?"<>|\u0000-\u001f]/g, "_")
    .replace(/^\.+/, "_")
    .replace(/[. ]+$/, "");
  return clean.slice(0, 200) || "unnamed";
}

function withoutOwner<Row extends StoredRow>(row: Row): Omit<Row, "owner"> {
  const { owner: _, ...rest } = row;
  return rest;
}

function messagesOf(rows: readonly ChatMessageRow[], session_id: string): Omit<ChatMessageRow, "owner">[] {
  const place = ({ position, created_at }: ChatMessageRow) => position ?? created_at;
  return rows
    .filter((row) => row.session_id === session_id)
    .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    .map(withoutOwner);
}
