import type { Chunk } from "../segment.ts";
import type { Tokenizer } from "./tokens.ts";

export interface Posting {
  readonly chunk: number;
  count: number;
}

export interface CountedTerms {
  /** Terms in each chunk, with repetitions; numbers are none, or a table would count as long beside what it says. */
  readonly lengths: readonly number[];
  /** Chunk numbers ascending. */
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
}

/**
 * Counts the terms of every chunk; its headings and the document's title count as part of it. A term of the headings counts
 * once more, and makes the chunk no longer: headings name what a section is about.
 */
export function countTerms(tokenizer: Tokenizer, chunks: readonly Chunk[], title: string | null): CountedTerms {
  const postings = new Map<string, Posting[]>();
  const lengths = chunks.map((chunk, number) => {
    const terms = tokenizer.terms(indexedText(chunk, title));
    for (const term of terms) addTerm(postings, term, number);
    for (const term of tokenizer.terms(chunk.heading ?? "")) addTerm(postings, term, number);
    return terms.reduce((length, term) => (NUMBER.test(term) ? length : length + 1), 0);
  });
  return { lengths, postings };
}

const NUMBER = /^[\d.]+$/;

/** What of a chunk is searched: the title and headings it stands under, the heads of its table, then its text. */
export function indexedText(chunk: Pick<Chunk, "heading" | "text" | "context">, title: string | null): string {
  const { heading, text, context = null } = chunk;
  const above = [title !== null && !(heading ?? text).startsWith(title) ? title : null, heading, context].filter(
    (part) => part !== null,
  );
  return above.length === 0 ? text : `${above.join("\n")}\n${text}`;
}

function addTerm(postings: Map<string, Posting[]>, term: string, chunk: number): void {
  const list = postings.get(term);
  if (list === undefined) {
    postings.set(term, [{ chunk, count: 1 }]);
    return;
  }
  const last = list.at(-1);
  if (last?.chunk === chunk) last.count++;
  else list.push({ chunk, count: 1 });
}
