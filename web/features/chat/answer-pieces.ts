import type { Receipt } from "../../app/types.ts";
import type { Range } from "./markdown.ts";

interface Piece extends Range {
  readonly unsupported: boolean;
  /** The unsupported sentence ends here. */
  readonly ends: boolean;
  /** What of it no document holds. */
  readonly missing?: readonly string[];
}

export function unsupportedWords(missing: readonly string[] | undefined): string {
  const words = missing?.length ? `: ${missing.map((one) => `“${one}”`).join(", ")}` : "";
  return `not found in your documents${words}`;
}

export function splitBySupport(range: Range, receipts: readonly Receipt[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = range.from;
  for (const receipt of receipts) {
    if (receipt.supported || receipt.to <= at || receipt.from >= range.to) continue;
    const from = Math.max(receipt.from, at);
    const to = Math.min(receipt.to, range.to);
    if (from > at) pieces.push({ from: at, to: from, unsupported: false, ends: false });
    const { missing } = receipt;
    pieces.push({ from, to, unsupported: true, ends: receipt.to <= range.to, ...(missing && { missing }) });
    at = to;
  }
  if (at < range.to) pieces.push({ from: at, to: range.to, unsupported: false, ends: false });
  return pieces;
}
