import { ADDRESSES_MODEL, OPENING_QUOTE } from "../../languages/addressing-words.ts";
import type { Addressed, Passage } from "../../engine.ts";
import { sentences, type Span } from "../../sentences.ts";

/** UTF-16 characters behind such a sentence that are taken for part of it, up to the end of its paragraph. */
const MOST = 600;

/**
 * The ranges of a text that address the language model: from the sentence that does to the end of its paragraph, since what
 * follows says what the model is to do. A text that only quotes such words addresses nobody.
 */
export function addressedIn(text: string): Span[] {
  const found: Span[] = [];
  for (const { start, end } of sentences(text)) {
    const before = found.at(-1);
    if (before && start < before.end) continue;
    if (addresses(text.slice(start, end))) found.push({ start, end: endOfParagraph(text, end) });
  }
  return found;
}

function addresses(sentence: string): boolean {
  return ADDRESSES_MODEL.some((pattern) => {
    const match = pattern.exec(sentence);
    return match !== null && !OPENING_QUOTE.test(sentence.slice(Math.max(0, match.index - 2), match.index));
  });
}

function endOfParagraph(text: string, from: number): number {
  const rest = text.slice(from, from + MOST);
  const gap = /\n\s*\n|\n(?=#)/u.exec(rest);
  return from + (gap ? gap.index : rest.length);
}

/** The text with spaces in place of what addresses the model, so that all else stands where it stood. */
export function withoutAddressed(text: string, instead = (length: number): string => " ".repeat(length)): string {
  let out = "";
  let at = 0;
  for (const { start, end } of addressedIn(text)) {
    out += text.slice(at, start) + instead(end - start);
    at = end;
  }
  return out + text.slice(at);
}

/** What of the passages addresses the model, each text once. */
export function addressedOf(passages: readonly Passage[]): Addressed[] {
  const found = new Map<string, Addressed>();
  for (const { document_id, document_name, page, content } of passages)
    for (const { start, end } of addressedIn(content)) {
      const text = content.slice(start, end).trim();
      if (!found.has(document_id + text)) found.set(document_id + text, { document_id, document_name, page, text });
    }
  return [...found.values()];
}
