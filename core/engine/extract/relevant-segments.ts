import { chunkDocument } from "../chunk/chunk.ts";
import { indexedText } from "../index/postings.ts";
import { partsOfMessage } from "../long-question.ts";
import { createTokenizer } from "../index/tokens.ts";
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
  const segments = chunkDocument(document).map(({ text, start, end, heading, page }) => ({
    text,
    start,
    end,
    heading,
    page,
    score: 0,
  }));
  const scored =
    question === null
      ? []
      : score(segments, partsOfMessage(question).question, document.title).filter((segment) => segment.score > 0);
  return fitting(scored.length > 0 ? scored.sort((a, b) => b.score - a.score) : segments, maxCharacters);
}

function score(segments: readonly Segment[], question: string, title: string | null): Segment[] {
  const tokenizer = createTokenizer();
  const asked = [...new Set(tokenizer.terms(question))];
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
  return segments.map((segment, index) => {
    const { counts, length } = counted[index] ?? { counts: new Map<string, number>(), length: 0 };
    const total = weights.reduce((sum, [term, weight]) => {
      const count = counts.get(term) ?? 0;
      return sum + (weight * count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / mean));
    }, 0);
    return { ...segment, score: Math.round(total * 1000) / 1000 };
  });
}

/** As many as there is room for; the first is cut to fit where it alone is too long. */
function fitting(segments: readonly Segment[], maxCharacters: number): Segment[] {
  const chosen: Segment[] = [];
  let left = maxCharacters;
  for (const segment of segments) {
    if (segment.text.length <= left) chosen.push(segment);
    else if (chosen.length === 0)
      chosen.push({ ...segment, text: segment.text.slice(0, left), end: segment.start + left });
    else continue;
    left -= segment.text.length;
  }
  return chosen;
}
