import type { Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { EMPTY_HEAD } from "./heads.ts";
import { headPlace } from "./row-places.ts";
import type { RowState } from "./row-state.ts";
import { splitEnvelopeId, syncRows, type EnvelopeRow, type HeadRow } from "./sync-tables.ts";
import { stateOf, toWire, type WireRow } from "./wire.ts";

interface Deps {
  readonly store: Pick<Store, "getMany">;
  readonly tables: readonly Table[];
}

export interface BookedState {
  readonly table: string;
  readonly id: string;
  readonly envelope: EnvelopeRow;
  readonly state: RowState;
}

export interface ReadStates {
  readonly states: readonly BookedState[];
  readonly head: HeadRow;
}

/**
 * The rows of these envelopes as they are at one moment, without those that got another place since: they come later.
 * `seq` is the head's before the envelopes were read: where it is the same after the rows were, nothing changed in
 * between.
 */
export async function readStates(
  deps: Deps,
  owner: string,
  envelopes: readonly EnvelopeRow[],
  seq?: number,
): Promise<ReadStates> {
  const tables = new Map(deps.tables.map((table) => [table.name, table]));
  const names = envelopes.map(({ id, place }) => {
    const { table: name, rowId } = splitEnvelopeId(id);
    return { name, rowId, table: place === "table" ? tables.get(name) : undefined };
  });
  const rows = names.flatMap(({ table, rowId }) => (table ? [{ table, owner, id: rowId }] : []));
  const [head = EMPTY_HEAD, ...found] = await deps.store.getMany([
    headPlace(owner),
    ...rows,
    ...(seq === undefined ? envelopes.map(({ id }) => ({ table: syncRows, owner, id })) : []),
  ]);
  if (seq !== undefined && head.seq !== seq) return readStates(deps, owner, envelopes);
  let at = 0;
  const states = envelopes.flatMap((before, nth): BookedState[] => {
    const { name = "", rowId = "", table } = names[nth] ?? {};
    const row = table && found[at++];
    const envelope = seq === undefined ? (found[rows.length + nth] as EnvelopeRow | undefined) : before;
    if (envelope?.seq !== before.seq) return [];
    return [{ table: name, id: rowId, envelope, state: stateOf(envelope, row, owner, table?.local) }];
  });
  return { states, head: head };
}

export const wireOf = ({ table, id, state }: BookedState): WireRow => toWire(table, id, state);
