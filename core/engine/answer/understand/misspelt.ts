import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { QUESTION_WORDS } from "../../languages/question-words.ts";
import { SHORTEST, slipOf } from "../../languages/slips.ts";
import type { Library } from "../library.ts";
import { type SurfaceWord, surfaceWords } from "./words.ts";

/** A question with the words it must have meant. */
export interface Corrected {
  readonly question: string;
  /** What was read for what; without another ending of the same word, which is nothing to tell. */
  readonly words: readonly { readonly asked: string; readonly read: string }[];
}

interface SpellingDeps {
  readonly library: Pick<Library, "holding" | "near" | "related" | "search">;
  readonly tokenizer: Tokenizer;
}

/** Passages in which a word is looked for as it is written. */
const LOOKED_IN = 10;

/**
 * The question with words that no document has replaced by ones that differ by a slip of the hand, of the passages found
 * or else of the whole index. Null where there is nothing to correct.
 */
export async function correctedQuestion(
  { library, tokenizer }: SpellingDeps,
  question: string,
  passages: readonly Passage[],
): Promise<Corrected | null> {
  const unknown = await unknownWords({ library, tokenizer }, question);
  if (unknown.length === 0) return null;
  const known = wordsOf(passages);
  const elsewhere = unknown.some(({ text }) => !nearest(tokenizer, text, known))
    ? await wordsNear({ library, tokenizer }, unknown)
    : known;
  const words: { asked: string; read: string }[] = [];
  let corrected = question;
  for (const { text: asked, start, end } of unknown.toReversed()) {
    const read = nearest(tokenizer, asked, known) ?? nearest(tokenizer, asked, elsewhere);
    if (read === undefined) continue;
    if (!isInflected(asked, read)) words.unshift({ asked, read });
    corrected = corrected.slice(0, start) + read + corrected.slice(end);
  }
  return corrected === question ? null : { question: corrected, words };
}

/** Words of the question that occur nowhere, in no form. */
async function unknownWords({ library, tokenizer }: SpellingDeps, question: string): Promise<readonly SurfaceWord[]> {
  const words = surfaceWords(question)
    .filter(({ text }) => text.length >= SHORTEST && /^\p{L}+$/u.test(text) && !QUESTION_WORDS.has(text.toLowerCase()))
    .map((word) => ({ word, terms: tokenizer.terms(word.text) }))
    .filter(({ terms }) => terms.length > 0);
  const all = words.flatMap(({ terms }) => terms);
  const held = await library.holding(all);
  const nowhere = words.filter(({ terms }) => terms.every((term) => (held.get(term)?.size ?? 0) === 0));
  if (nowhere.length === 0) return [];
  const related = await library.related(
    question,
    nowhere.flatMap(({ terms }) => terms),
  );
  return nowhere
    .filter(({ terms }) => terms.every((term) => (related.get(term)?.size ?? 0) === 0))
    .map(({ word }) => word);
}

/** The words of passages that hold what these may have been written for. */
async function wordsNear({ library, tokenizer }: SpellingDeps, unknown: readonly SurfaceWord[]): Promise<Known> {
  // A stem with a letter too few may be further from the word's own than the word is.
  const near = await library.near(unknown.flatMap(({ text }) => [text.toLowerCase(), ...tokenizer.terms(text)]));
  const terms = [...near.values()].flat();
  if (terms.length === 0) return new Map();
  return wordsOf(await library.search(terms.join(" "), { top_k: LOOKED_IN, hybrid: false, document_choice: false }));
}

/** Words by their lower case, as written; true for those that are names. */
type Known = ReadonlyMap<string, { readonly text: string; readonly isName: boolean }>;

function wordsOf(passages: readonly Passage[]): Known {
  const known = new Map<string, { text: string; isName: boolean }>();
  for (const { heading, content } of passages) {
    const text = `${heading ?? ""}\n${content}`;
    for (const word of surfaceWords(text)) {
      const isName = /^\p{Lu}\p{Ll}/u.test(word.text) && /[\p{L},]\s$/u.test(text.slice(0, word.start));
      const before = known.get(word.text.toLowerCase());
      if (!before || (isName && !before.isName)) known.set(word.text.toLowerCase(), { text: word.text, isName });
    }
  }
  return known;
}

/** The word that it was most surely written for, where all those that are as near are forms of one word. */
function nearest(tokenizer: Tokenizer, asked: string, known: Known): string | undefined {
  const lower = asked.toLowerCase();
  const near = [...known]
    .map(([word, { text, isName }]) => ({ text: isName ? text : word, slip: slipOf(lower, word, isName) }))
    // "Does" is no word that "dose" was written for.
    .filter(({ text, slip }) => slip > 0 && tokenizer.terms(text).length > 0);
  const most = Math.max(0, ...near.map(({ slip }) => slip));
  const surest = most === 0 ? [] : near.filter(({ slip }) => slip === most);
  const meant = new Set(surest.map(({ text }) => tokenizer.terms(text).join(" ")));
  return meant.size === 1 ? surest[0]?.text : undefined;
}

/** "Diagnosed" and "diagnoses". */
const isInflected = (asked: string, read: string): boolean => {
  const [one, other] = [asked.toLowerCase(), read.toLowerCase()];
  return one.slice(0, -1) === other.slice(0, -1) && [one, other].every((word) => /[sdnrtmey]$/u.test(word));
};
