import type { StoredRow } from "../../storage/table.ts";
import type { WriteDraft } from "../../storage/write-extension.ts";

/** Milliseconds. What says to be further from now was not written now: it comes from a backup, or from a test. */
const NOW = 60_000;

/** R42. When the owner's rows of this write say they were written, the latest of them; undefined where none says. */
export function writtenAt(draft: WriteDraft, owner: string, now: number): number | undefined {
  const times = draft.touched().flatMap((touched) => {
    if (touched.owner !== owner || !touched.table.syncs || touched.starting) return [];
    return writtenTime(touched.row, draft.stored(touched), now) ?? [];
  });
  return times.length > 0 ? Math.max(...times) : undefined;
}

/** Milliseconds, where this write sets the row's `updated_at` to about now. */
export function writtenTime(
  row: StoredRow | undefined,
  before: StoredRow | undefined,
  now: number,
): number | undefined {
  const at = timeOf(row);
  if (at === undefined || at === timeOf(before)) return undefined;
  const time = Date.parse(at);
  return Math.abs(time - now) <= NOW ? time : undefined;
}

function timeOf(row: StoredRow | undefined): string | undefined {
  const at = row?.["updated_at"];
  return typeof at === "string" ? at : undefined;
}
