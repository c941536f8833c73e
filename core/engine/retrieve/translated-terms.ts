import type { Glosses } from "../gloss/glosses.ts";
import { stemEnglish } from "../index/stem-english.ts";
import type { Part } from "../index/part.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { remember } from "../remember.ts";
import type { RelatedTerms } from "./related-terms.ts";
import type { ScopedIndex, ScopedPart } from "./scope.ts";

/** Of a question's words and of documents in another language; undefined for English, which the glosses are in. */
export interface Translation {
  readonly from: Glosses | undefined;
  readonly to: Glosses | undefined;
}

/** What a word that means the same is worth beside the word itself, and one whose gloss has only a word of it: "rental deposit". */
const SAME = 0.8;
const PARTLY = 0.4;

/** Terms that are searched for beside one. */
const MOST = 12;

/**
 * For each term of a question terms of the index, which is that of the documents in another language, that mean the same, and
 * what each is worth, 0–1, times `factor`. The first question between two languages takes as long as a look at each of its terms.
 */
export function translatedTerms(
  tokenizer: Tokenizer,
  index: ScopedIndex,
  question: string,
  { from, to }: Translation,
  factor = 1,
): RelatedTerms {
  const found = new Map<string, ReadonlyMap<string, number>>();
  for (const { start, end, terms } of tokenizer.words(question)) {
    const word = question.slice(start, end);
    const gloss = from ? from.glossOf(word) : word;
    if (gloss === undefined) continue;
    const worths = new Map<string, number>();
    const meant = to
      ? index.parts.flatMap((scoped) => meaning(glossedIn(scoped, to), gloss))
      : englishTerms(tokenizer, gloss);
    for (const [term, worth] of meant) worths.set(term, Math.max(worths.get(term) ?? 0, worth * factor));
    const best = [...worths].sort((a, b) => b[1] - a[1]).slice(0, MOST);
    for (const term of terms) if (best.length > 0) found.set(term, new Map(best));
  }
  return found;
}

type Weighted = readonly (readonly [term: string, worth: number])[];

function englishTerms(tokenizer: Tokenizer, gloss: string): Weighted {
  const terms = tokenizer.terms(gloss);
  return terms.map((term) => [term, terms.length === 1 ? SAME : PARTLY] as const);
}

function meaning({ whole, partly }: GlossedTerms, gloss: string): Weighted {
  const stems = stemsOf(gloss);
  return [
    ...(whole.get(stems.join(" ")) ?? []).map((term) => [term, SAME] as const),
    ...stems.flatMap((stem) => partly.get(stem) ?? []).map((term) => [term, PARTLY] as const),
  ];
}

interface GlossedTerms {
  /** Terms by the stems of their whole gloss, and of a word of it where it has several. */
  readonly whole: ReadonlyMap<string, readonly string[]>;
  readonly partly: ReadonlyMap<string, readonly string[]>;
}

/** Chinese is indexed by pairs of signs. */
const WORD = /^(?:\p{L}{3,}|\p{Script=Han}{2})$/u;

/** Of a whole part they are remembered for as long as it lives: every change of a document makes other scopes. */
const glossedIn = (scoped: ScopedPart, to: Glosses): GlossedTerms =>
  scoped.mask === null ? ofPart(scoped.part, to) : ofScope(scoped, to);

const ofPart = remember(({ terms }: Part, to: Glosses) => glossedTerms(terms.keys(), to));
const ofScope = remember((scoped: ScopedPart, to: Glosses) => glossedTerms(termsInScope(scoped), to));

function glossedTerms(terms: Iterable<string>, { glossOf }: Glosses): GlossedTerms {
  const [whole, partly] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const put = (map: Map<string, string[]>, key: string, term: string): void => {
    const own = map.get(key);
    if (own) own.push(term);
    else map.set(key, [term]);
  };
  for (const term of terms) {
    const gloss = WORD.test(term) ? glossOf(term) : undefined;
    if (gloss === undefined) continue;
    const stems = stemsOf(gloss);
    put(whole, stems.join(" "), term);
    if (stems.length > 1) for (const stem of new Set(stems)) put(partly, stem, term);
  }
  return { whole, partly };
}

/** Terms that a chunk in scope has. */
function termsInScope({ part, mask }: ScopedPart): Iterable<string> {
  const { terms, postingStarts, postingChunks } = part;
  const isThere = (number: number) =>
    postingChunks.subarray(postingStarts[number], postingStarts[number + 1]).some((chunk) => mask?.[chunk] === 1);
  return terms.entries().flatMap(([term, number]) => (isThere(number) ? [term] : []));
}

const stemsOf = (gloss: string): readonly string[] =>
  gloss
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "" && !LITTLE.has(word))
    .map(stemEnglish);

const LITTLE = new Set(["of", "the", "a", "to", "in", "for"]);
