import type { Operation } from "../../storage/store.ts";
import type { RowPlace, WriteDraft } from "../../storage/write-extension.ts";
import type { Ledger } from "./ledger.ts";
import { envelopePlace, headPlace } from "./row-places.ts";
import { splitEnvelopeId, syncRows } from "./sync-tables.ts";
import { withSuccessors } from "./successors.ts";

/** Work of sync that a store carries out within one write; its input is plain data. */
export interface Procedure<Input> {
  readonly name: string;
  /** Rows beside the head and those of `rows`. */
  needs?(owner: string, input: Input): readonly RowPlace[];
  /** Synced rows it reads, with their envelopes. */
  rows(input: Input): readonly RowName[];
  /** Throws `SyncRefused` to write nothing. */
  run(ledger: Ledger, draft: WriteDraft, input: Input): void;
}

export type RowName = readonly [table: string, id: string];

/**
 * The procedure goes along, so that a device has in memory only what it carries out; a database in another thread knows
 * them all by name.
 */
export const operation = <Input>(procedure: Procedure<Input>, owner: string, input: Input): Operation => ({
  kind: "merge",
  table: syncRows,
  owner,
  id: procedure.name,
  input,
  procedure,
});

export const namesOf = (rows: readonly { readonly id: string }[]): RowName[] =>
  rows.map(({ id }) => {
    const { table, rowId } = splitEnvelopeId(id);
    return [table, rowId];
  });

export function placesOf<Input>(
  procedure: Procedure<Input>,
  tables: Ledger["options"]["tables"],
  owner: string,
  input: Input,
): RowPlace[] {
  const rows = procedure.rows(input).flatMap((name) => rowPlaces(tables, owner, name));
  return [headPlace(owner), ...(procedure.needs?.(owner, input) ?? []), ...rows];
}

/** A row with its books; of a former table (R48) also those that it goes into. */
export const rowPlaces = (tables: Ledger["options"]["tables"], owner: string, row: RowName): RowPlace[] =>
  withSuccessors(tables, row).flatMap(([name, id]) => {
    const table = tables.get(name);
    const books = envelopePlace(owner, name, id);
    return table?.syncs ? [books, { table, owner, id }] : [books];
  });
