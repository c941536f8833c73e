import { findInText } from "./find-in-text.ts";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A range of a text with its words and what is around them, by which it is found in a later text. UTF-16 offsets. */
export interface QuoteAnchor extends Range {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

export interface PlacedQuote extends Range {
  /** The first and the last words are there; between them the text changed. */
  readonly isChanged: boolean;
}

/** Characters kept on each side of a quote. */
const CONTEXT = 64;

/** Characters of the beginning and of the end by which a long quote is found whose middle changed. */
const EDGE = 32;

/** More places of a quote than are compared. */
const MOST = 1000;

/** How much longer or shorter the words between two edges may have become. */
const STRETCH = 2;

export const anchorOf = (text: string, { start, end }: Range): QuoteAnchor => ({
  start,
  end,
  quote: text.slice(start, end),
  before: text.slice(Math.max(0, start - CONTEXT), start),
  after: text.slice(end, end + CONTEXT),
});

/**
 * Where the quote is in this text: the same words with the most of what was around them, of equals the nearest to where
 * it was. White space, case and typographic signs may differ. Undefined where the words are gone.
 */
export function placeQuote(text: string, anchor: QuoteAnchor): PlacedQuote | undefined {
  if (anchor.quote.trim() === "") return undefined;
  const { start, quote } = anchor;
  if (isSame(text, anchor)) return { start, end: start + quote.length, isChanged: false };
  const best = bestOf(text, anchor, findInText(text, anchor.quote, MOST).ranges);
  if (best) return { ...best, isChanged: false };
  const around = bestOf(text, anchor, betweenEdges(text, anchor.quote));
  return around && { ...around, isChanged: true };
}

const isSame = (text: string, { start, quote, before, after }: QuoteAnchor): boolean =>
  text.startsWith(before + quote + after, start - before.length);

function bestOf(text: string, anchor: QuoteAnchor, ranges: readonly Range[]): Range | undefined {
  let best: { readonly range: Range; readonly around: number; readonly far: number } | undefined;
  for (const range of ranges) {
    const around = alikeBefore(text, range.start, anchor.before) + alikeAfter(text, range.end, anchor.after);
    const far = Math.abs(range.start - anchor.start);
    if (!best || around > best.around || (around === best.around && far < best.far)) best = { range, around, far };
  }
  return best?.range;
}

function alikeBefore(text: string, at: number, before: string): number {
  let count = 0;
  while (count < before.length && text[at - 1 - count] === before[before.length - 1 - count]) count++;
  return count;
}

function alikeAfter(text: string, at: number, after: string): number {
  let count = 0;
  while (count < after.length && text[at + count] === after[count]) count++;
  return count;
}

/** Ranges from the first words of a long quote to its last. */
function betweenEdges(text: string, quote: string): Range[] {
  if (quote.length < 3 * EDGE) return [];
  const ends = findInText(text, quote.slice(-EDGE), MOST).ranges;
  return findInText(text, quote.slice(0, EDGE), MOST).ranges.flatMap(({ start, end }) => {
    const last = ends.find((each) => each.start >= end);
    const length = (last?.end ?? 0) - start;
    return last && length <= quote.length * STRETCH ? [{ start, end: last.end }] : [];
  });
}
