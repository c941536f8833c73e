import type { Answer, Passage, Receipt } from "../../engine.ts";
import type { PassageSentence } from "../library.ts";

/** Words of a passage. */
export type Quotation = PassageSentence;

/** What a writer hands over: the parts of an answer it decides. */
export type Draft = Pick<Answer, "content" | "passages" | "receipts" | "answered">;

/**
 * Builds an answer's Markdown and its receipts together, so that ranges are right by construction.
 * Words of the frame (lead-ins, counts, headings) are our own statements about the documents and carry no receipt;
 * everything quoted does. Quoted text is shown on one line with Markdown control characters escaped, while
 * `Receipt.quote` stays the raw text of the document.
 */
export interface DraftBuilder {
  /** Adds Markdown as it is. */
  say(markdown: string): void;
  /** Adds a quotation, in other Markdown of the same words where that is given, and after it `[n]` unless told otherwise. */
  quote(
    quotation: Quotation,
    options?: { readonly as?: string; readonly bold?: boolean; readonly cite?: boolean },
  ): void;
  /** Adds `[n]` for a passage. */
  cite(passage: Passage): void;
  finish(retrieved: readonly Passage[], answered: boolean): Draft;
}

export function createDraft(): DraftBuilder {
  let content = "";
  const receipts: Receipt[] = [];
  const cited: Passage[] = [];

  const numberOf = (passage: Passage): number => {
    const known = cited.findIndex((other) => other.chunk_id === passage.chunk_id);
    return known >= 0 ? known + 1 : cited.push(passage);
  };

  return {
    say: (markdown) => void (content += markdown),
    cite: (passage) => void (content += ` [${numberOf(passage)}]`),
    quote: ({ passage, start, end }, { as, bold = false, cite = true } = {}) => {
      const quote = passage.content.slice(start - passage.start, end - passage.start);
      const from = content.length;
      const told = as ?? shown(quote);
      content += bold ? `**${told}**` : told;
      const citation = numberOf(passage);
      receipts.push({ from, to: content.length, citation, quote, start, end, supported: true });
      if (cite) content += ` [${citation}]`;
    },
    finish: (retrieved, answered) => {
      const known = new Set(cited.map((passage) => passage.chunk_id));
      const rest = uniqueById(retrieved).filter((passage) => !known.has(passage.chunk_id));
      return { content, receipts, passages: [...cited, ...rest], answered };
    },
  };
}

function uniqueById(passages: readonly Passage[]): Passage[] {
  return [...new Map(passages.map((passage) => [passage.chunk_id, passage])).values()];
}

/** Text of a document as Markdown that renders as that text, on one line. */
export function shown(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~$]/g, "\\$&")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/^([#+-]|=+(?=\s|$))/, "\\$1")
    .replace(/^(\p{N}{1,9})([.)])(?=\s|$)/u, "$1\\$2");
}
