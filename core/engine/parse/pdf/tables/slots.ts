import type { Piece } from "../page-text.ts";
import type { Cell, Row } from "./cells.ts";

/** What stands at a place of the grid. */
export interface Slot {
  text: string;
  pieces: Piece[];
  columns: number;
  rows?: number;
}

export interface GridRow {
  readonly slots: (Slot | undefined)[];
  readonly row: Row;
}

export function put(slots: (Slot | undefined)[], column: number, { text, pieces }: Cell, columns: number): void {
  const slot = slots[column];
  if (slot) append(slot, { text, pieces });
  else slots[column] = { text, pieces: [...pieces], columns };
}

export function append(slot: Slot, { text, pieces }: Pick<Slot, "text" | "pieces">): void {
  slot.text = `${slot.text} ${text}`;
  slot.pieces.push(...pieces);
}
