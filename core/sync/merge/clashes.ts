import type { StoredRow } from "../../storage/table.ts";
import { uniqueKey } from "../../storage/write-plan.ts";
import type { WriteDraft } from "../../storage/write-extension.ts";
import type { Dirty, Ledger } from "./ledger.ts";
import type { RowName } from "./procedure.ts";
import { stampOf, withStamp } from "./row-state.ts";

/**
 * Two devices may each make a row with the same tag name or page address. Among rows that may clash, the one made first
 * keeps its value; the others get a piece of their own id behind it, or, where the index says so, are deleted. Whoever
 * meets the clash first decides it, and everybody decides alike, because neither `born` nor ids ever change.
 */
export function settleClashes(
  ledger: Ledger,
  draft: WriteDraft,
  { names, attempt }: { readonly names: readonly RowName[]; readonly attempt: number },
): void {
  for (const [tableName, ids] of Map.groupBy(names, ([table]) => table)) {
    const table = ledger.tableOf(tableName);
    if (!table) continue;
    const unique = [...new Set(ids.map(([, id]) => id))];
    for (const index of table.indexes.filter((each) => each.unique)) {
      const present = unique.flatMap((id) => {
        const row = draft.current({ table, owner: ledger.owner, id });
        return row ? [row] : [];
      });
      for (const [key, rows] of Map.groupBy(present, (row) => uniqueKey(index, row))) {
        if (key === undefined || rows.length < 2) continue;
        const [, ...others] = rows.sort((a, b) => compareAge(ledger, tableName, a, b));
        for (const row of others) giveWay(ledger, tableName, row, index, attempt);
      }
    }
  }
}

function compareAge(ledger: Ledger, tableName: string, a: StoredRow, b: StoredRow): number {
  const [left, right] = [a, b].map(({ id }) => `${ledger.envelope(tableName, id)?.born ?? ""} ${id}`);
  return (left ?? "") < (right ?? "") ? -1 : 1;
}

function giveWay(
  ledger: Ledger,
  tableName: string,
  row: StoredRow,
  { fields, clash }: { readonly fields: readonly string[]; readonly clash?: "rename" | "delete" },
  attempt: number,
): void {
  const state = ledger.state(tableName, row.id);
  const envelope = ledger.envelope(tableName, row.id);
  if (!state || !envelope) return;
  const [field = ""] = fields;
  const value = state.values[field];
  if (clash !== "delete" && typeof value === "string") {
    const mark = row.id.replaceAll("-", "").slice(0, 4 * (attempt + 1));
    const dirty = withBase(envelope.dirty, field, stampOf(state, field));
    for (const room of [0, 60]) {
      const renamed = withStamp(
        state,
        { [field]: `${room > 0 ? value.slice(0, room) : value}-${mark}` },
        ledger.stamp(),
      );
      if (ledger.store(tableName, row.id, renamed, { dirty, strict: true }) === undefined) return;
    }
  }
  const dirty = withBase(envelope.dirty, "!", envelope.live);
  ledger.store(tableName, row.id, { ...state, live: ledger.stamp(), alive: false }, { dirty });
}

const withBase = (dirty: Dirty | undefined, field: string, replaced: string): Dirty => ({
  ...dirty,
  [field]: dirty?.[field] ?? replaced,
});
