import { notDiscarded } from "#core/storage/discard.ts";
import { documents, NOT_READ, type DocumentRow } from "#core/library/documents/document.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import { ArchiveRefused, DAMAGED } from "#core/plugins/package/archive/archive-refused.ts";
import type { HostBlobs } from "../storage/blobs.ts";
import type { Operation, Store } from "../storage/store.ts";
import { streamOf } from "../storage/stream-of.ts";
import type { StoredRow, Table } from "../storage/table.ts";
import { blobHolders } from "../sync/files/blob-tables.ts";
import { holding } from "../sync/files/held-blobs.ts";
import type { CheckedBackup } from "./check-backup.ts";
import type { ImportReport } from "./import-report.ts";

interface Deps {
  readonly store: Store;
  readonly blobs: HostBlobs;
}

/** The bytes that rows of a backup name. */
export type BackupFiles = ReturnType<typeof createBackupFiles>;

export function createBackupFiles(
  { store, blobs }: Deps,
  { owner, backup, report }: { readonly owner: string; readonly backup: CheckedBackup; readonly report: ImportReport },
) {
  const counted = new Set<string>();
  const granted = new Set<string>();

  /**
   * That a row names a blob proves nothing: it may be somebody else's. Only what the archive holds, and what this owner
   * has here already, may be named.
   */
  async function isOwn(id: string): Promise<boolean> {
    if (backup.bySum.has(id)) return true;
    if ((await blobs.heldBy(owner).size(id)) === undefined) return false;
    if (await store.get(blobHolders, owner, id)) return true;
    return (await store.count(documents, { owner, where: { file: id } })) > 0;
  }

  async function ensure(id: string): Promise<void> {
    const isThere = (await blobs.size(id)) !== undefined;
    if (!counted.has(id)) report.file(!isThere);
    counted.add(id);
    const entry = backup.bySum.get(id);
    if (isThere || !entry) return;
    const stored = await blobs.put(streamOf(entry.read()));
    if (stored.id !== id) throw new ArchiveRefused(DAMAGED);
  }

  /** Whoever brings the bytes in an archive holds them. */
  async function hold(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await store.write(holding(owner, ids));
    for (const id of ids) granted.add(id);
  }

  return {
    /** The row as it can be here: a document whose text or index did not come along is read again. Undefined without its file. */
    async arriving(table: Table, row: StoredRow): Promise<StoredRow | undefined> {
      if (isRowOf(evaluationFiles, table, row)) return (await isOwn(row.file)) ? row : undefined;
      if (!isRowOf(documents, table, row)) return row;
      if (!(await isOwn(row.file))) return undefined;
      const document = withoutEarlier(row);
      if (document.status === "failed") return { ...document, ...WITHOUT_TEXT };
      const derived = [...(document.text ? [document.text] : []), ...document.segments];
      const owned = await Promise.all(derived.map(isOwn));
      const isRead = document.status === "completed" && document.text !== null && owned.every(Boolean);
      return isRead ? document : { ...document, ...NOT_READ };
    },
    ensure: async (ids: readonly string[]) => {
      for (const id of ids) await ensure(id);
      await hold(ids.filter((id) => backup.bySum.has(id) && !granted.has(id)));
    },
  };
}

const WITHOUT_TEXT = { text: null, segments: [] } as const satisfies Partial<DocumentRow>;

/** Whether a row is one of this table; a store has checked it by the table's own schema. */
export const isRowOf = <Row extends StoredRow>(of: Table<Row>, table: Table, _row: StoredRow): _row is Row =>
  table.name === of.name;

/** Archives hold the newest version of each file. */
function withoutEarlier(row: DocumentRow): DocumentRow {
  const { earlier: _, earlier_files: __, earlier_texts: ___, earlier_segments: ____, ...newest } = row;
  return newest;
}

/** The blobs a row names; undefined for rows that never name any. */
export function namesOf(table: Table, row: StoredRow): readonly string[] | undefined {
  if (isRowOf(evaluationFiles, table, row)) return [row.file];
  if (!isRowOf(documents, table, row)) return undefined;
  const { file, text, segments } = row;
  return [...new Set([file, ...(text ? [text] : []), ...segments])];
}

export const guardsOf = (ids: readonly string[]): Operation[] => notDiscarded(ids);
