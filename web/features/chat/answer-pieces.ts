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
}

export function doubtOf({ supported, wording, missing }: Receipt): Doubt | null {
  if (supported) return wording === "unchecked" ? { kind: "unchecked", words: "wording not checked" } : null;
  const words = missing?.length ? `: ${missing.map((one) => `“${one}”`).join(", ")}` : "";
  return { kind: "unsupported", words: `not found in your documents${words}` };
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
