import type { LanguageCode } from "./language.ts";

/** How words of a language are inflected and put together. */
export interface Morphology {
  readonly language: string;
  /** The stem of a word in lower case and without accents. */
  readonly stem: (word: string) => string;
  /** Whether nouns are written together: "Mietvertrag". */
  readonly isCompounding: boolean;
}

type Stemmer = () => Promise<{ readonly stemmer: (word: string) => string }>;

/** Snowball's stemmers, loaded at the first question in their language. Languages that are not here are stemmed as they are indexed. */
const STEMMERS: Partial<Record<LanguageCode, { readonly load: Stemmer; readonly isCompounding: boolean }>> = {
  de: { load: () => import("@orama/stemmers/german"), isCompounding: true },
  nl: { load: () => import("@orama/stemmers/dutch"), isCompounding: true },
  fr: { load: () => import("@orama/stemmers/french"), isCompounding: false },
  es: { load: () => import("@orama/stemmers/spanish"), isCompounding: false },
  it: { load: () => import("@orama/stemmers/italian"), isCompounding: false },
  pt: { load: () => import("@orama/stemmers/portuguese"), isCompounding: false },
};

/** The morphology of a language by its ISO 639-1 code; undefined where the index's own stemming is all that is known. */
export async function morphologyOf(language: string): Promise<Morphology | undefined> {
  const known = STEMMERS[language as LanguageCode];
  if (!known) return undefined;
  const { stemmer } = await known.load();
  return { language, stem: stemmer, isCompounding: known.isCompounding };
}

/**
 * What an occurrence of a compound with the word, or of a part of it, is worth beside the word itself; and one of a compound
 * that begins alike. Of 0 to 0.8 tried on half of 150 German questions that were written in other words (`bench/reworded-german.ts`).
 */
const COMPOUND = 0.5;
const ALIKE = 0.35;

/** Letters that a part of a compound has at least, and what is left beside it. */
const SHORTEST_PART = 4;
const SHORTEST_REST = 3;
/** Letters with which two compounds of one word begin: "Klavierstunde", "Klavierunterricht". */
const LONGEST_ALIKE = 6;

/** How much a word says of what another means: 1 another form of it, less a compound of both, 0 nothing. */
export function relatedness({ stem, isCompounding }: Morphology, word: string, other: string): number {
  const [one, two] = [stem(word), stem(other)];
  if (one === two || lostIts(one, two) || lostIts(two, one)) return 1;
  if (!isCompounding) return 0;
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (long.length - short.length >= SHORTEST_REST && short.length >= SHORTEST_PART)
    if (long.startsWith(short) || long.endsWith(short)) return COMPOUND;
  const rest = short.length - sharedBeginning(short, long);
  return short.length - rest >= LONGEST_ALIKE && rest >= SHORTEST_REST ? ALIKE : 0;
}

/** Whether a word lost its last letter when it was indexed: "Preis" is "prei" there, and "Preise" is "preis". */
const lostIts = (short: string, long: string): boolean =>
  short.length >= SHORTEST_LOST && (long === `${short}s` || long === `${short}ss`);

/** Letters that such a word has left: "Kurs", "Zins". */
const SHORTEST_LOST = 3;

function sharedBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
