import type { GuidePhrases } from "../languages/guide/phrases.ts";
import type { Candidate } from "./guide.ts";

/** UTF-16 characters of a word that says enough by itself. */
const LONG = 5;

/** What the document says about its telling terms; of single words those that are surely nouns. */
export function topicCandidates(
  terms: readonly string[],
  text: string,
  phrases: GuidePhrases,
  kind: string | null,
): readonly Candidate[] {
  const names = terms.filter((term) => term.includes(" ") || term.length >= LONG || /\p{Lo}{2}/u.test(term));
  return names
    .toSorted((a, b) => Number(b.includes(" ")) - Number(a.includes(" ")))
    .map((name) => {
      const term = inSentence(name, text);
      const start = Math.max(0, text.indexOf(term));
      const asked = phrases.about(phrases.withArticle?.(term, text) ?? term, kind?.toLowerCase() ?? null);
      return { kind: "topic", text: asked, start, end: start + term.length, holds: term };
    });
}

/** A word that begins a heading or a sentence has a capital only there: "Honey" is "honey" where the text has that as well. */
function inSentence(word: string, text: string): string {
  const small = word.toLowerCase();
  return !word.includes(" ") && text.split(/[^\p{L}\p{M}’'-]+/u).includes(small) ? small : word;
}
