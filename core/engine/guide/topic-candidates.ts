import type { GuidePhrases } from "../languages/guide/phrases.ts";
import type { Candidate } from "./guide.ts";

/** UTF-16 characters of a word that says enough by itself. */
const LONG = 5;

interface TopicContext {
  readonly text: string;
  /** Every heading of the document. */
  readonly headings: readonly string[];
  readonly phrases: GuidePhrases;
  readonly kind: string | null;
}

/** What the document says about its telling terms; of single words those that are surely nouns. */
export function topicCandidates(
  terms: readonly string[],
  { text, headings, phrases, kind }: TopicContext,
): readonly Candidate[] {
  const names = terms.filter(
    (term) => term.includes(" ") || ((term.length >= LONG || /\p{Lo}{2}/u.test(term)) && hasSection(term, headings)),
  );
  return names
    .toSorted((a, b) => Number(b.includes(" ")) - Number(a.includes(" ")))
    .map((name) => {
      const term = inSentence(name, text);
      const start = Math.max(0, text.indexOf(term));
      const asked = phrases.about(phrases.withArticle?.(term, text) ?? term, kind?.toLowerCase() ?? null);
      return { kind: "topic", text: asked, start, end: start + term.length, holds: term };
    });
}

/** A single word is worth asking for where a part of the document is about it, and in a text without parts. */
function hasSection(word: string, headings: readonly string[]): boolean {
  const small = word.toLowerCase();
  return headings.length < MANY || headings.some((heading) => heading.toLowerCase().includes(small));
}

/** Headings from which a text has parts: one is its title. */
const MANY = 2;

/** A word that begins a heading or a sentence has a capital only there: "Honey" is "honey" where the text has that as well. */
function inSentence(word: string, text: string): string {
  const small = word.toLowerCase();
  return !word.includes(" ") && text.split(/[^\p{L}\p{M}’'-]+/u).includes(small) ? small : word;
}
