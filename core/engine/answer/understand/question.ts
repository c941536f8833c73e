import { partsOfIdentifier, type Tokenizer } from "../../index/tokens.ts";
import type { RelatedTerms } from "../../retrieve/related-terms.ts";
import { askedKind, type AskedKind } from "./asked-kind.ts";
import { type Definition, readDefinition, readPurpose } from "./definition.ts";
import { readHolder } from "./holder.ts";
import { negationOf } from "./negation.ts";
import { MODAL_WORDS, QUESTION_WORDS, UNSPACED_QUESTION_WORDS } from "../../languages/question-words.ts";

export interface Question extends AskedKind {
  readonly text: string;
  /** Distinct terms that carry meaning, in order. */
  readonly terms: readonly string[];
  /** Those of them that are names, numbers or identifiers. */
  readonly key: ReadonlySet<string>;
  /** Those that are only parts of an identifier: "var" and "tmp" of "/var/tmp". */
  readonly parts: ReadonlySet<string>;
  /** Those that only say which thing or document is meant, not what is asked of it. */
  readonly given: ReadonlySet<string>;
  /** Those that stand in the titles of all documents found: they tell no passage from another. */
  readonly titled: ReadonlySet<string>;
  /** For each name the documents that are about whom or what it names, by their ids. */
  readonly subjects: ReadonlyMap<string, ReadonlySet<string>>;
  /** How rare each term is among all passages, as a logarithm; none where that was not counted. */
  readonly rarity: ReadonlyMap<string, number>;
  /** The word by which it negates what it asks for: "not"; null where it does not. */
  readonly negation: string | null;
  /** For each term of a name of several words the others: who reads "Tesla" has read "Nikola Tesla". */
  readonly companions: ReadonlyMap<string, readonly string[]>;
  /** What one word says that the question writes as two, by its first term: "backup" for "back" of "back up". */
  readonly compounds: ReadonlyMap<string, string>;
  /** For each term others that are formed of the same word, and what each is worth, 0–1. */
  readonly related: RelatedTerms;
  /** What is to be defined; null where something else is asked. */
  readonly definition: Definition | null;
  /** What is asked what it is for; null where something else is asked. */
  readonly purpose: Pick<Definition, "strengthOf"> | null;
  /** The office whose holder is asked for; null where something else is asked. */
  readonly holder: Pick<Definition, "strengthOf"> | null;
}

/** What is known of a question besides its words. */
interface Known {
  readonly given?: ReadonlySet<string>;
  readonly titled?: ReadonlySet<string>;
  readonly subjects?: Question["subjects"];
  /** What the thing to be defined stands for; null where it is no abbreviation, or nothing says so. */
  readonly longForm?: string | null;
  readonly rarity?: ReadonlyMap<string, number>;
  readonly related?: RelatedTerms;
}

/** Terms of a name; a longer run of capitals is a heading or a list. */
const LONGEST_NAME = 12;

/** Reads a question without a model: what kind of answer it wants, its meaning-bearing terms, and which of them are names. */
export function readQuestion(
  tokenizer: Tokenizer,
  text: string,
  {
    given = new Set(),
    titled = new Set(),
    subjects = new Map(),
    longForm = null,
    rarity = new Map(),
    related = new Map(),
  }: Known = {},
): Question {
  // What is asked of is all that a question for a definition is about.
  const definition = readDefinition(text, longForm);
  const about = definition?.thing ?? text;
  const plain = about.replace(UNSPACED_QUESTION_WORDS, (found) => " ".repeat(found.length));
  const shouted = text === text.toUpperCase();
  const terms = new Set<string>();
  const key = new Set<string>();
  const parts = new Set<string>();
  const companions = new Map<string, string[]>();
  const compounds = new Map<string, string>();
  let before: { readonly end: number; readonly term: string | undefined } = { end: 0, term: undefined };
  let name: { readonly end: number; readonly terms: string[] } = { end: -2, terms: [] };
  for (const { start, end, terms: all, compound } of tokenizer.words(plain)) {
    // The first word of "on line" has no term, and the word before that is another one.
    const isNext = plain.slice(before.end, start).trim() === "";
    if (compound !== undefined && before.term !== undefined && isNext) compounds.set(before.term, compound);
    const found = all.filter((term) => term !== compound);
    before = { end, term: found[0] };
    const word = plain.slice(start, end);
    if (QUESTION_WORDS.has(word.toLowerCase()) || MODAL_WORDS.has(word)) continue;
    // A mark may stand before the first word: "¿Puedo".
    const isFirst = about === text && !/[\p{L}\p{N}]/u.test(plain.slice(0, start));
    // "iPhone" has its capital behind the first letter.
    const named = /\p{N}|^\p{Ll}{1,3}\p{Lu}/u.test(word) || (!shouted && !isFirst && /^\p{Lu}/u.test(word));
    for (const part of partsOfIdentifier(found)) parts.add(part);
    for (const term of found) {
      terms.add(term);
      if (named) key.add(term);
    }
    if (!named || /\p{N}/u.test(word)) continue;
    const continues = start === name.end + 1 && name.terms.length < LONGEST_NAME;
    name = { end, terms: continues ? [...name.terms, ...found] : [...found] };
    for (const term of name.terms)
      companions.set(
        term,
        name.terms.filter((other) => other !== term),
      );
  }
  return {
    text,
    ...askedKind(text),
    terms: [...terms],
    key,
    parts,
    given,
    titled,
    subjects,
    rarity,
    negation: negationOf(text),
    companions,
    compounds,
    related,
    definition,
    purpose: readPurpose(text),
    holder: readHolder(text),
  };
}
