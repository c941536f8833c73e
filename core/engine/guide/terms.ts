import type { Library } from "../answer/library.ts";
import type { GuidePhrases } from "../languages/guide/phrases.ts";
import type { Tokenizer } from "../index/tokens.ts";

const MOST_TEXT = 300_000;
/** Frequent words whose rarity in the library is looked up. */
const LOOKED_UP = 80;
/** A pair of words says more than each of them. */
const PAIR = 1.6;

/** Words of letters; of scripts without spaces, pairs of characters. */
const COUNTED = /^(?:[\p{L}\p{M}’'-]{3,}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2})$/u;

interface Counted {
  readonly terms: readonly string[];
  readonly forms: Map<string, number>;
  count: number;
}

/** How often each term occurs, and each pair of neighbours, with the forms it is written in. */
export interface TermCounts {
  readonly single: ReadonlyMap<string, number>;
  readonly all: ReadonlyMap<string, Counted>;
}

export function countTerms(tokenizer: Tokenizer, text: string): TermCounts {
  const all = new Map<string, Counted>();
  const looked = text.slice(0, MOST_TEXT);
  let before: { readonly end: number; readonly start: number; readonly term: string } | undefined;
  for (const { start, end, terms } of tokenizer.words(looked)) {
    const [term] = terms;
    const word = looked.slice(start, end);
    if (term === undefined || terms.length > 1 || !COUNTED.test(word)) continue;
    add(all, [term], word);
    if (before && start === before.end + 1 && looked[before.end] === " ")
      add(all, [before.term, term], looked.slice(before.start, end));
    before = { start, end, term };
  }
  return {
    all,
    single: new Map([...all].filter(([key]) => !key.includes(" ")).map(([key, { count }]) => [key, count])),
  };
}

function add(all: Map<string, Counted>, terms: readonly string[], form: string): void {
  const key = terms.join(" ");
  const known = all.get(key) ?? { terms, forms: new Map<string, number>(), count: 0 };
  known.count++;
  known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
  all.set(key, known);
}

interface TermOptions {
  readonly most: number;
  /** Whether a term, as it is written, may be one. */
  readonly isTelling: (term: string) => boolean;
}

/** A name, several words, or a noun: a word that follows an article somewhere, where the language has articles. */
export function isTelling(term: string, text: string, phrases: GuidePhrases | undefined): boolean {
  if (/\p{Lu}|\p{Lo}/u.test(term)) return true;
  const words = term.split(" ");
  if (words.some((word) => phrases?.idleWords?.test(word))) return false;
  const last = words.at(-1) ?? "";
  return (
    words.length > 1 ||
    phrases?.articles === undefined ||
    phrases.articles.some((article) => holdsWord(text, `${article} ${last}`))
  );
}

const holdsWord = (text: string, words: string): boolean => {
  const at = text.indexOf(words);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at + words.length));
};

/** The terms that are frequent here and in few other documents of the library, best first. */
export async function tellingTerms(
  { all }: TermCounts,
  library: Pick<Library, "holding" | "documents">,
  { most, isTelling }: TermOptions,
): Promise<readonly string[]> {
  const frequent = [...all.values()]
    .filter(({ count, terms }) => count >= (terms.length > 1 ? 3 : 2))
    .sort((a, b) => b.count - a.count)
    .slice(0, LOOKED_UP);
  const holding = await library.holding([...new Set(frequent.flatMap(({ terms }) => terms))]);
  const documents = (await library.documents()).length;
  const worth = ({ terms, count }: Counted): number => {
    const held = Math.min(...terms.map((term) => Math.max(1, holding.get(term)?.size ?? 1)));
    return Math.log1p(count) * Math.log1p(documents / held) * (terms.length > 1 ? PAIR : 1);
  };
  const chosen: Counted[] = [];
  for (const one of frequent.map((term) => ({ term, worth: worth(term) })).sort((a, b) => b.worth - a.worth)) {
    if (chosen.length === most) break;
    if (!isTelling(commonForm(one.term))) continue;
    if (!chosen.some(({ terms }) => terms.some((term) => one.term.terms.includes(term)))) chosen.push(one.term);
  }
  return chosen.map(commonForm);
}

const commonForm = ({ forms }: Counted): string => [...forms].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
