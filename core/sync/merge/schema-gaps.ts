import type { StoredRow } from "../../storage/table.ts";
import type { RowState } from "./row-state.ts";
import { START, type Stamp } from "../protocol/stamp.ts";

/** Values that the schema did not take over: of a newer program. */
export function strangers(values: RowState["values"], row: StoredRow): Record<string, unknown> | undefined {
  let found: Record<string, unknown> | undefined;
  for (const field in values) if (!Object.hasOwn(row, field)) (found ??= {})[field] = values[field];
  return found;
}

/** R43. A field that nobody wrote is older than any write: what an older program did not know, a newer one may have written. */
export function withDefaults(state: RowState, row: StoredRow, local?: readonly string[]): RowState {
  let stamps: Record<string, Stamp> | undefined;
  for (const field in row)
    if (!Object.hasOwn(state.values, field) && !isKey(field) && !local?.includes(field))
      (stamps ??= { ...state.stamps })[field] = START;
  return stamps ? { ...state, stamps } : state;
}

const isKey = (field: string) => field === "id" || field === "owner";
