import type { Passage } from "../engine.ts";
import type { Place } from "../index/part.ts";
import { chunkIdAt, pagesOf } from "../index/segment-codec.ts";
import type { Tokenizer } from "../index/tokens.ts";

export interface PassageFacts {
  readonly document_id: string;
  readonly document_name: string;
  readonly score: number;
  readonly similarity: number | null;
  /** Terms of the query, to be shown as they are written in the passage. */
  readonly asked: ReadonlySet<string>;
}

/** A chunk as the operations see it. Throws `DamagedSegment` when its text cannot be unpacked. */
export function toPassage(tokenizer: Tokenizer, { member, ordinal }: Place, facts: PassageFacts): Passage {
  const content = member.texts.read(ordinal);
  const { page, last_page } = pagesOf(member.pages[ordinal] ?? 0);
  return {
    chunk_id: chunkIdAt(member.ids, ordinal),
    document_id: facts.document_id,
    document_name: facts.document_name,
    content,
    heading: member.headings[(member.headingOf[ordinal] ?? 0) - 1] ?? null,
    page,
    ...(page !== null && last_page !== page && { pages: between(page, last_page ?? page) }),
    start: member.starts[ordinal] ?? 0,
    end: member.ends[ordinal] ?? 0,
    score: facts.score,
    why: { words: wordsFound(tokenizer, content, facts.asked), similarity: facts.similarity },
  };
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Each spelling once, in the order of the text. */
function wordsFound(tokenizer: Tokenizer, text: string, asked: ReadonlySet<string>): string[] {
  if (asked.size === 0) return [];
  const found = new Set<string>();
  for (const { start, end, terms } of tokenizer.words(text)) {
    if (terms.some((term) => asked.has(term))) found.add(text.slice(start, end));
  }
  return [...found];
}
