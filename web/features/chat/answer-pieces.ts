import type { Receipt } from "./message.ts";
import type { Range } from "./markdown.ts";

interface Piece extends Range {
  /** What is to be said of the sentence; null where it is supported in its words. */
  readonly doubt: Doubt | null;
  /** The doubtful sentence ends here. */
  readonly ends: boolean;
}

/** Of a sentence that nothing supports, or whose figures and names are found while its words are found in part only. */
export interface Doubt {
  readonly kind: "unsupported" | "unchecked";
  readonly words: string;
  /** The same where no note below the answer explains it, as in a copy. */
  readonly full: string;
}

const UNCHECKED = "wording not checked";

export function doubtOf({ supported, wording, missing }: Receipt): Doubt | null {
  if (supported) {
    if (wording !== "unchecked") return null;
    return { kind: "unchecked", words: UNCHECKED, full: `${UNCHECKED}, compare it with the source` };
  }
  const details = missing?.length ? `: ${missing.map((one) => `“${one}”`).join(", ")}` : "";
  const words = `not found in your documents${details}`;
  return { kind: "unsupported", words, full: words };
}

/** Explains the mark of sentences whose wording is not checked, once for an answer; null where it has none. */
export function uncheckedNote(receipts: readonly Receipt[]): string | null {
  const count = receipts.filter((receipt) => doubtOf(receipt)?.kind === "unchecked").length;
  if (count === 0) return null;
  const [which, their] = count === 1 ? ["1 sentence is", "Its"] : [`${count} sentences are`, "Their"];
  return `${which} marked “${UNCHECKED}”. ${their} numbers and names are in the source, but Lectern cannot tell whether the rest means the same. Open the source and compare.`;
}

export function splitBySupport(range: Range, receipts: readonly Receipt[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = range.from;
  for (const receipt of receipts) {
    const doubt = doubtOf(receipt);
    if (doubt === null || receipt.to <= at || receipt.from >= range.to) continue;
    const from = Math.max(receipt.from, at);
    const to = Math.min(receipt.to, range.to);
    if (from > at) pieces.push({ from: at, to: from, doubt: null, ends: false });
    pieces.push({ from, to, doubt, ends: receipt.to <= range.to });
    at = to;
  }
  if (at < range.to) pieces.push({ from: at, to: range.to, doubt: null, ends: false });
  return pieces;
}
