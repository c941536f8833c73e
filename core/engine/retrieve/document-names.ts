import { periodsOf } from "../names/periods.ts";
import { spellingsOf } from "../names/spelled-alike.ts";
import type { Tokenizer } from "../index/tokens.ts";

/** By what a question may name documents: the words and spellings of their names, and periods. Positions of documents by key. */
export interface DocumentNames {
  readonly documents: number;
  readonly called: ReadonlyMap<string, readonly number[]>;
}

/** The key of a period, so that it meets no word. */
const periodKey = (key: string): string => `@${key}`;

/** The keys of names, remembered: a library is named anew after each change of any document. */
export type NameKeys = (name: string) => readonly string[];

/** Names remembered at once. */
const MOST_NAMES = 50_000;

export function createNameKeys(
  tokenizer: Tokenizer,
  begun: ReadonlyMap<string, readonly string[]> = new Map(),
): NameKeys {
  const known = new Map(begun);
  return (name) => {
    const keys = known.get(name) ?? keysOf(tokenizer, name);
    if (known.size >= MOST_NAMES) known.clear();
    known.set(name, keys);
    return keys;
  };
}

/** `names` are the file name, the title and the author of each document. */
export function nameDocuments(keysFor: NameKeys, documents: readonly (readonly string[])[]): DocumentNames {
  const called = new Map<string, number[]>();
  documents.forEach((names, position) => {
    for (const key of new Set(names.flatMap(keysFor))) {
      const known = called.get(key);
      if (known === undefined) called.set(key, [position]);
      else known.push(position);
    }
  });
  return { documents: documents.length, called };
}

function keysOf(tokenizer: Tokenizer, name: string): string[] {
  const plain = name.replaceAll("_", " ").slice(0, MOST_NAME);
  return [
    ...tokenizer.terms(plain),
    ...spellingsOf(plain).map(({ key }) => key),
    ...periodsOf(plain).flatMap(({ key, year }) => [periodKey(key), periodKey(`${year}`)]),
  ];
}

/** Characters of a name that are looked at. */
const MOST_NAME = 300;

/** Something in a question that may name a document, and the keys under which names have it. */
export interface Asked {
  readonly keys: readonly string[];
  /** Keys of several words joined: who writes "Best Buy" hardly means anything else than BESTBUY. */
  readonly joined: readonly string[];
  /** As a word of the index, for title pages. */
  readonly term: string;
  /** Written as a name: a capital letter that does not begin the sentence, or a digit. */
  readonly isName: boolean;
  readonly isPeriod: boolean;
}

/** Each word of a question with the spellings it is a part of, and each period; once each. */
export function namesAsked(tokenizer: Tokenizer, question: string): Asked[] {
  const periods = periodsOf(question);
  const spellings = spellingsOf(question);
  const asked = new Map<string, Asked>();
  for (const { end, start, terms } of tokenizer.words(question)) {
    const [term] = terms;
    if (term === undefined || periods.some((period) => period.start < end && start < period.end)) continue;
    const around = spellings.filter((one) => one.start <= start && one.end >= end);
    const joined = around.filter((one) => one.end - one.start > end - start).map(({ key }) => key);
    const single = around.filter((one) => one.end - one.start === end - start).map(({ key }) => key);
    const known = asked.get(term);
    asked.set(term, {
      keys: [term, ...single, ...(known?.keys ?? [])],
      joined: [...joined, ...(known?.joined ?? [])],
      term,
      isName: known?.isName === true || isWrittenAsName(question, start, end),
      isPeriod: false,
    });
  }
  for (const { key, year } of periods)
    for (const one of [key, `${year}`])
      asked.set(periodKey(one), { keys: [periodKey(one)], joined: [], term: `${year}`, isName: true, isPeriod: true });
  return [...asked.values()];
}

function isWrittenAsName(question: string, start: number, end: number): boolean {
  const word = question.slice(start, end);
  if (/\p{N}|\p{L}\p{Lu}/u.test(word)) return true;
  return /^\p{Lu}/u.test(word) && !/(?:^|[.?!:])\s*$/u.test(question.slice(Math.max(0, start - 5), start));
}
