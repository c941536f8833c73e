import type { Place } from "../viewer/place.ts";
import type { SearchChunk } from "#core/library/search/search.ts";

/**
 * The words of a hit to mark and to open the document at: the whole passage, or, where it is on several pages, the
 * first sentence with the most of the words that were looked for.
 */
export function placeOfHit({
  document_id,
  content,
  metadata,
}: Pick<SearchChunk, "document_id" | "content" | "metadata">): Place {
  const { start, end, pages, why } = metadata;
  // Places in the content are places in the text only where the content is the text itself.
  const found = pages && content.length === end - start ? sentenceWith(content, why.words) : undefined;
  if (!found) return { documentId: document_id, start, end };
  const from = start + found.index;
  return { documentId: document_id, start: from, end: from + found.segment.trimEnd().length };
}

function sentenceWith(text: string, words: readonly string[]): Intl.SegmentData | undefined {
  const wanted = words.map((word) => word.toLowerCase()).filter(Boolean);
  let best: { readonly sentence?: Intl.SegmentData; readonly count: number } = { count: 0 };
  for (const sentence of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(text)) {
    const lower = sentence.segment.toLowerCase();
    const count = wanted.filter((word) => lower.includes(word)).length;
    if (count > best.count) best = { sentence, count };
  }
  return best.sentence;
}
