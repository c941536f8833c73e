import type { FormerRows, Table } from "../../storage/table.ts";
import type { WriteDraft } from "../../storage/write-extension.ts";
import { START, type Stamp } from "../protocol/stamp.ts";
import type { Ledger } from "./ledger.ts";
import { isMoved } from "./moved-stamp.ts";
import { NO_STAMPS, stampOf } from "./row-state.ts";
import { envelopeId, syncConflicts, type ConflictRow } from "./sync-tables.ts";
import { toValues } from "./wire.ts";

/** A value of a field that lost against another one, and the stamp it had. */
export type Loser = readonly [table: string, id: string, field: string, value: unknown, stamp: Stamp];

/** R8. Keeps a value that lost in a row that every device gets. */
export function keepLoser(ledger: Ledger, draft: WriteDraft, loser: Loser): void {
  const [table, id, field, value, lost] = loser;
  if (lost === "" || lost === START || table === syncConflicts.name) return;
  // R45. The sealed head of a row follows from what was done to it.
  if (field === "~") return;
  const former = ledger.tableOf(table)?.former;
  if (former) return "becomes" in former ? keepFormerLoser(ledger, former, loser) : undefined;
  if (!isAuthored(ledger.tableOf(table), field)) return;
  const conflictId = `${envelopeId(table, id)}#${field}@${lost}`;
  if (ledger.envelope(syncConflicts.name, conflictId)) return;
  const made = ledger.stamp();
  const { owner } = ledger;
  const row: ConflictRow = { id: conflictId, owner, table, row_id: id, field, value, stamp: lost, settled: null };
  draft.set({ table: syncConflicts, owner, id: conflictId }, row);
  const values = toValues(row, owner);
  const fresh = { born: made, stamp: made, stamps: NO_STAMPS, live: "", alive: true, values };
  ledger.book(syncConflicts.name, conflictId, fresh, { place: "table", dirty: { "*": "" } });
}

/** R48. Of a row that has moved, the value that is where it moved to. */
function keepFormerLoser(ledger: Ledger, former: FormerRows, [, id, field, value, lost]: Loser): void {
  const moved = former.translate(field, value);
  if (!moved) return;
  const [name, translated] = moved;
  if (!isMoved(lost)) return ledger.keepLoser(former.becomes, id, name, translated, lost);
  const there = ledger.state(former.becomes, id);
  // On a device what moving left is no edit, which another could have overwritten.
  if (ledger.options.role === "server" && there)
    ledger.keepLoser(former.becomes, id, name, there.values[name], stampOf(there, name));
}

/** R8. Whether a person sets the field; all of a table that this program does not know. */
export const isAuthored = (table: Pick<Table, "authored"> | undefined, field: string): boolean =>
  table?.authored?.includes(field) ?? true;
