import { counted } from "#core/http/counted.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import type { HostBlobs } from "../storage/blobs.ts";
import type { Store } from "../storage/store.ts";
import { createBackupFiles } from "./backup-files.ts";
import { formerConversationTags } from "../chat/former-chats.ts";
import { BACKED_UP, LEFT_OUT, type BackedUp } from "./backup-tables.ts";
import { checkBackup, parsed, wholeOf, type CheckedBackup } from "./check-backup.ts";
import { createImportReport } from "./import-report.ts";
import { tableAt } from "./manifest.ts";
import { mergeRows, readLine, successorOf } from "./merge-rows.ts";
import { takeTag } from "./take-tag.ts";

interface Deps {
  readonly store: Store;
  readonly blobs: HostBlobs;
}

export interface ImportTools {
  readonly signal: AbortSignal;
  /** 0–100. */
  progress(percent: number, message: string): Promise<void>;
}

/** Rows that are written at once. */
const BATCH = 100;

/**
 * Brings a backup in. The whole of it is checked before anything is written; then it goes table by table, what is named
 * before what names it, so that whenever it is cut off, what came in is whole. Begun again it goes on: what is here
 * already is left alone. Throws `ArchiveRefused` with the reason, and the signal's reason when aborted.
 */
export async function importBackup(
  { store, blobs }: Deps,
  { owner, file }: { readonly owner: string; readonly file: string },
  { signal, progress }: ImportTools,
): Promise<Readonly<Record<string, unknown>>> {
  const check = { signal, progress: (share: number) => progress(share * 40, "Checking the backup") };
  const backup = await checkBackup(blobs, file, check);
  const report = createImportReport();
  const files = createBackupFiles({ store, blobs }, { owner, backup, report });
  const total = Object.values(backup.manifest.counts).reduce((sum, count) => sum + count, 0);
  let done = 0;
  try {
    for (const { declared, table, lines } of linesOf(backup)) {
      for await (const part of lines) {
        signal.throwIfAborted();
        await progress(40 + (59 * done) / Math.max(1, total), `${done} of ${counted(total, "thing")}`);
        const coming = part.map((line) => readLine(declared, owner, successorOf(table, line)));
        await mergeRows({ store, owner, files, report }, declared, coming);
        done += part.length;
      }
    }
  } catch (error) {
    // Files whose rows were not written; the others are named by now.
    await discardBlobs({ store, blobs }, [...backup.bySum.keys()]);
    throw error;
  }
  for await (const part of batches(backup.entries.filter(({ path }) => tableAt(path) === formerConversationTags.name)))
    for (const line of part) await takeTag({ store, report }, owner, line);
  const known = new Set([...BACKED_UP.flatMap(namesOf), formerConversationTags.name]);
  for (const [table, count] of Object.entries(backup.manifest.counts))
    if (count > 0 && !known.has(table))
      report.leaveAside(table, "", LEFT_OUT[table] ?? "This version of Lectern does not know such things.");
  return {
    ...report.result(),
    made_at: backup.manifest.made_at,
    not_in_backup: backup.manifest.left_out.slice(0, 200),
  };
}

const namesOf = ({ table, former }: BackedUp): string[] => [table.name, ...(former ? [former.name] : [])];

function linesOf({ entries }: CheckedBackup) {
  return BACKED_UP.flatMap((declared) =>
    [declared.table, ...(declared.former ? [declared.former] : [])].map((table) => {
      const parts = entries.filter(({ path }) => tableAt(path) === table.name);
      return { declared, table, lines: batches(parts) };
    }),
  );
}

async function* batches(entries: CheckedBackup["entries"]): AsyncGenerator<unknown[]> {
  for (const entry of entries) {
    const lines = new TextDecoder()
      .decode(await wholeOf(entry))
      .split("\n")
      .slice(0, -1);
    for (let at = 0; at < lines.length; at += BATCH) yield lines.slice(at, at + BATCH).map(parsed);
  }
}
