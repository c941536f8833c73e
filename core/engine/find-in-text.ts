import { fold } from "./index/fold.ts";

export interface FoundText {
  /** UTF-16 offsets into the text as it is, in order, without overlaps. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  /** The text has more of them than the limit. */
  readonly hasMore: boolean;
}

interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, and for its end, the offset in the source that it comes from. */
  readonly offsets: Uint32Array;
}

/**
 * The places where the words occur as typed, in this order. Case, accents and compatibility forms are made equal as in
 * the search; typographic quotation marks and dashes equal plain ones, and any white space equals one space.
 */
export function findInText(source: string, words: string, limit: number): FoundText {
  const wanted = foldWithOffsets(words.trim()).text;
  if (wanted === "") return { ranges: [], hasMore: false };
  const { text, offsets } = foldWithOffsets(source);
  const ranges: { start: number; end: number }[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const start = offsets[at] ?? 0;
    // Both halves of a letter that folds to two are one place.
    if (start < (ranges.at(-1)?.end ?? 0)) continue;
    if (ranges.length === limit) return { ranges, hasMore: true };
    // The last character ends where the next one begins; a letter that folds to two ends with its second.
    let after = at + wanted.length;
    while (after < offsets.length - 1 && offsets[after] === offsets[after - 1]) after++;
    ranges.push({ start, end: offsets[after] ?? source.length });
  }
  return { ranges, hasMore: false };
}

/** Runs of ASCII with single spaces, runs of white space, soft hyphens, and each other character with its accents. */
const PARTS = /[!-~](?: ?[!-~])*(?!\p{M})|[\s\u00a0]+|\u00ad|\P{M}\p{M}*|\p{M}+/gu;
const IS_ASCII = /^[!-~][ -~]*$/;

function foldWithOffsets(source: string): FoldedText {
  const parts: string[] = [];
  const offsets: number[] = [];
  for (const { 0: part, index } of source.matchAll(PARTS)) {
    if (part === SOFT_HYPHEN) continue;
    const isAscii = IS_ASCII.test(part);
    const folded = isAscii ? part.toLowerCase() : foldPart(part);
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) offsets.push(isAscii ? index + unit : index);
  }
  offsets.push(source.length);
  return { text: parts.join(""), offsets: Uint32Array.from(offsets) };
}

const SOFT_HYPHEN = "\u00ad";

function foldPart(part: string): string {
  if (/^\s/.test(part)) return " ";
  return SIGNS[part] ?? fold(part);
}

const SIGNS: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "−": "-",
};
