import { chunkDocument } from "../chunk/chunk.ts";
import { indexedText } from "../index/postings.ts";
import { partsOfMessage } from "../long-question.ts";
import { createTokenizer, type Tokenizer } from "../index/tokens.ts";
import { sentences, type Span } from "../sentences.ts";
import { pageOf } from "../pages.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import { B, K1 } from "../retrieve/bm25.ts";

/** A piece of a text with its place. */
export interface Segment {
  readonly text: string;
  /** UTF-16 range in the extracted text. */
  readonly start: number;
  readonly end: number;
  readonly heading: string | null;
  readonly page: number | null;
  /** BM25; 0 where no question was asked. */
  readonly score: number;
}

/**
 * The segments that fit a question best, best first, of at most so many characters together; those that hold none of
 * its words are left out. Without a question, or where no segment holds a word of it, the beginning.
 */
export function relevantSegments(document: ParsedDocument, question: string | null, maxCharacters: number): Segment[] {
  const tokenizer = createTokenizer();
  const segments = chunkDocument(document).map(({ text, start, end, heading, page }) => ({
    text,
    start,
    end,
    heading,
    page,
    score: 0,
  }));
  const asked = question === null ? [] : [...new Set(tokenizer.terms(partsOfMessage(question).question))];
  const { scored, weights } = score(tokenizer, segments, asked, document.title);
  const found = scored.filter((segment) => segment.score > 0).sort((a, b) => b.score - a.score);
  if (found.length === 0) return beginning(segments, maxCharacters);
  return fitting(found, maxCharacters, (segment, most) => {
    const part = bestPart(tokenizer, segment, weights, most);
    return part && { ...part, page: pageOf(document.pages, part.start) ?? part.page };
  });
}

function score(
  tokenizer: Tokenizer,
  segments: readonly Segment[],
  asked: readonly string[],
  title: string | null,
): { readonly scored: Segment[]; readonly weights: ReadonlyMap<string, number> } {
  const counted = segments.map((segment) => {
    const terms = tokenizer.terms(indexedText(segment, title));
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { counts, length: terms.length };
  });
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length) || 1;
  const weights = asked.map((term) => {
    const found = counted.filter(({ counts }) => counts.has(term)).length;
    return [term, Math.log(1 + (counted.length - found + 0.5) / (found + 0.5))] as const;
  });
  const scored = segments.map((segment, index) => {
    const { counts, length } = counted[index] ?? { counts: new Map<string, number>(), length: 0 };
    const total = weights.reduce((sum, [term, weight]) => {
      const count = counts.get(term) ?? 0;
      return sum + (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / mean));
    }, 0);
    return { ...segment, score: Math.round(total * 1000) / 1000 };
  });
  return { scored, weights: new Map(weights) };
}

/** As many as there is room for; the first is cut to fit where it alone is too long. */
function beginning(segments: readonly Segment[], maxCharacters: number): Segment[] {
  return fitting(segments, maxCharacters, (segment, most) => cut(segment, 0, most));
}

/** Characters below which a part of a further segment says too little. */
const LEAST_PART = 80;

/** As many as there is room for, and of one that is too long the part that says most, where nothing was chosen yet or there is room. */
function fitting(
  segments: readonly Segment[],
  maxCharacters: number,
  partOf: (segment: Segment, most: number) => Segment | null,
): Segment[] {
  const chosen: Segment[] = [];
  let left = maxCharacters;
  for (const segment of segments) {
    if (left === 0) break;
    const isWhole = segment.text.length <= left;
    if (!isWhole && chosen.length > 0 && left < LEAST_PART) continue;
    const part = isWhole ? segment : partOf(segment, left);
    if (!part || part.text === "") continue;
    chosen.push(part);
    left -= part.text.length;
    if (!isWhole) break;
  }
  return chosen;
}

/** Without the halves of characters at its ends, which are no text. */
function cut(segment: Segment, start: number, end: number): Segment {
  const { text } = segment;
  const from = isInside(text, start) ? start + 1 : start;
  const to = Math.max(from, isInside(text, end) ? end - 1 : end);
  return {
    ...segment,
    text: text.slice(from, to),
    start: segment.start + from,
    end: segment.start + Math.min(to, text.length),
  };
}

/** Whether a place is between the two UTF-16 units of one character. */
const isInside = (text: string, at: number): boolean => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

/** The sentence that holds most of the question's words, with as many of its neighbours as there is room for. */
function bestPart(
  tokenizer: Tokenizer,
  segment: Segment,
  weights: ReadonlyMap<string, number>,
  most: number,
): Segment | null {
  const spans = sentences(segment.text);
  const worth = spans.map(({ start, end }) =>
    [...new Set(tokenizer.terms(segment.text.slice(start, end)))].reduce(
      (sum, term) => sum + (weights.get(term) ?? 0),
      0,
    ),
  );
  const best = worth.indexOf(Math.max(...worth));
  const sentence = spans[best];
  if (!sentence) return cut(segment, 0, most);
  if (sentence.end - sentence.start > most) return aroundWords(tokenizer, segment, sentence, weights, most);
  let [first, last] = [best, best];
  const length = (from: number, to: number): number => (spans[to]?.end ?? Infinity) - (spans[from]?.start ?? -Infinity);
  for (;;) {
    if (last + 1 < spans.length && length(first, last + 1) <= most) last++;
    else if (first > 0 && length(first - 1, last) <= most) first--;
    else break;
  }
  return cut(segment, spans[first]?.start ?? 0, spans[last]?.end ?? segment.text.length);
}

/** As much of a long sentence as there is room for, from a little before the first word that was asked for. */
function aroundWords(
  tokenizer: Tokenizer,
  segment: Segment,
  { start, end }: Span,
  weights: ReadonlyMap<string, number>,
  most: number,
): Segment {
  let found = start;
  for (const word of tokenizer.words(segment.text.slice(start, end)))
    if (word.terms.some((term) => weights.has(term))) {
      found = start + word.start;
      break;
    }
  const from = Math.max(start, Math.min(found - Math.floor(most / 4), end - most));
  return cut(segment, from, Math.min(end, from + most));
}
