import { discardedBlobs } from "../../storage/discard.ts";
import type { WriteDraft } from "../../storage/write-extension.ts";
import type { Ledger } from "./ledger.ts";
import type { RowState } from "./row-state.ts";
import { namedIn, overwrittenBlobs, syncConflicts, type ConflictRow } from "./sync-tables.ts";
import { toRow } from "./wire.ts";

/**
 * Lists the blobs that a deleted row named and that went with its values (`purge`, `erase`), in the write in which a host
 * hears of it. Its background work removes those that no other row names (`discardReleased`).
 */
export function releaseBlobs(
  { owner, options: { tables } }: Pick<Ledger, "owner" | "options">,
  draft: WriteDraft,
  [name, id]: readonly [table: string, id: string],
  { before, after }: { readonly before: RowState | undefined; readonly after: RowState },
): void {
  if (!before || !tables.has(discardedBlobs.name)) return;
  const all = [...tables.values()];
  const named = ({ values }: RowState) =>
    name === syncConflicts.name && typeof values["table"] === "string"
      ? overwrittenBlobs(all, toRow(values, id, owner) as ConflictRow)
      : namedIn(all, name, values);
  const kept = new Set(named(after));
  for (const blob of named(before))
    if (!kept.has(blob)) draft.set({ table: discardedBlobs, owner, id: blob }, { id: blob, owner });
}
