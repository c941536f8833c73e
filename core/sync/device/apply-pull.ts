import { sameValue, type Dirty, type Ledger } from "../merge/ledger.ts";
import { changeLink, linkPlace } from "./link.ts";
import type { Procedure } from "../merge/procedure.ts";
import { latest, merge, stampOf, type RowState } from "../merge/row-state.ts";
import type { LinkRow } from "../merge/sync-tables.ts";
import { readWire, type WireRow } from "../merge/wire.ts";

export interface Page {
  /** R33. Of the cycle that fetched it. */
  readonly fence: number;
  /** Found readable before (`checkWire`). */
  readonly rows: readonly WireRow[];
  /** What becomes of the link: the cursor, and what else is learnt with it. */
  readonly link: Partial<Pick<LinkRow, "since" | "epoch" | "synced_at" | "samples" | "schema">>;
  /** R39. What is newer here than there is to be sent again: the server lost it. */
  readonly heal: boolean;
  /** R44. The server cannot tell equal stamps apart: what it has counts. */
  readonly theirsCount?: boolean;
}

/** R20. A page of the server's rows and the cursor behind it, in one write. */
export const applyPage: Procedure<Page> = {
  name: "page",
  needs: (owner) => [linkPlace(owner)],
  rows: ({ rows }) => rows.map(([table, id]) => [table, id]),
  run(ledger, draft, { fence, rows, link, heal, theirsCount = false }) {
    changeLink(ledger, draft, fence, link);
    for (const row of rows) applyRow(ledger, row, { heal, theirsCount });
  },
};

function applyRow(
  ledger: Ledger,
  row: WireRow,
  { heal, theirsCount }: { readonly heal: boolean; readonly theirsCount: boolean },
): void {
  const { table, id, state: incoming } = readWire(row);
  if (ledger.options.tables.get(table)?.syncs === false) return;
  const here = ledger.state(table, id);
  const envelope = ledger.envelope(table, id);
  const dirty = envelope?.dirty;
  const { state, won, lost, changed } = merge(here, incoming, theirsCount ? "theirs" : "by value");
  ledger.see(latest(incoming));
  const left = here && stillDirty({ dirty, here, incoming, won, lost, heal });
  if (here && dirty)
    for (const field of won)
      if (isEdited(here, dirty, field) && !sameValue(here.values[field], incoming.values[field]))
        ledger.keepLoser(table, id, field, here.values[field], stampOf(here, field));
  // R43. A program that knows more by now finds a place for what an older one could not read.
  const isForeign = envelope?.place === "parked" || envelope?.unknown !== undefined;
  if (changed || isForeign || !sameDirty(dirty, left)) ledger.store(table, id, state, left ? { dirty: left } : {});
}

/** R48. A field that names its own stamp came here with a row that moved, and nobody edited it. */
const isEdited = (here: RowState, dirty: Dirty, field: string): boolean =>
  field in dirty ? dirty[field] !== stampOf(here, field) : "*" in dirty;

interface Comparison {
  readonly dirty: Dirty | undefined;
  readonly here: RowState;
  readonly incoming: RowState;
  readonly won: readonly string[];
  readonly lost: readonly string[];
  readonly heal: boolean;
}

/** What is still to be sent of a row once the server's is known. */
function stillDirty({ dirty, here, incoming, won, lost, heal }: Comparison): Dirty | undefined {
  if (!dirty && !heal) return undefined;
  const isNew = dirty !== undefined && "*" in dirty;
  const next: Record<string, string> = {};
  if (isNew || heal) {
    // Made here first, which only a whole row says.
    if (here.born < incoming.born) return { "*": "" };
    // The server has the row after all: only what is newer here is sent.
    for (const field of lost) next[field] = stampOf(incoming, field);
    for (const field of Object.keys(here.values)) if (!(field in incoming.values)) next[field] = "";
    if (here.live > incoming.live) next["!"] = incoming.live;
    return next;
  }
  for (const [field, replaced] of Object.entries(dirty ?? {})) {
    if (field === "!" ? here.live > incoming.live : !won.includes(field)) next[field] = replaced;
  }
  return next;
}

function sameDirty(a: Dirty | undefined, b: Dirty | undefined): boolean {
  const [left, right] = [Object.entries(a ?? {}), Object.entries(b ?? {})];
  return left.length === right.length && left.every(([field, stamp]) => b?.[field] === stamp);
}
