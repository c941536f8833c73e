import type { Store } from "../../storage/store.ts";
import { syncHeads, type HeadRow } from "./sync-tables.ts";

/** The owner's clock and place in the order of changes; empty before the first write. */
export async function headOf(store: Store, owner: string): Promise<HeadRow> {
  return (await store.get(syncHeads, owner, "head")) ?? EMPTY_HEAD;
}

export const EMPTY_HEAD: HeadRow = {
  id: "head",
  owner: "",
  device: "",
  ms: 0,
  counter: 0,
  offset: 0,
  seq: 0,
  floor: 0,
  digest: [0, 0],
};

/** Ids that a device had, the last ones; for one that is to get another. */
export const formerlyOf = ({ device, formerly = [] }: Pick<HeadRow, "device" | "formerly">): string[] =>
  [...formerly, device].slice(-50);
