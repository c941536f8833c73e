import { IRREGULAR_VERBS } from "../../languages/irregular-verbs.ts";
import { SYNONYMS } from "../../languages/synonyms.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { remember } from "../../remember.ts";

const FIRST_FORM: ReadonlyMap<string, string> = new Map(
  IRREGULAR_VERBS.flatMap(([first = "", ...forms]) => forms.map((form) => [form, first] as const)),
);

/** The stem of a word; of "gave" and "given" that of "give". */
export const keyOf = (tokenizer: Tokenizer, word: string): string | null =>
  tokenizer.terms(FIRST_FORM.get(word.toLowerCase()) ?? word)[0] ?? null;

/** Whether two terms may stand for each other. */
export function areSynonyms(tokenizer: Tokenizer, a: string, b: string): boolean {
  const groups = groupsByKey(tokenizer, SYNONYMS);
  return (groups.get(a) ?? []).some((group) => groups.get(b)?.includes(group));
}

/** The terms that may stand for one. */
export function synonymsOf(tokenizer: Tokenizer, term: string): readonly string[] {
  const own = groupsByKey(tokenizer, SYNONYMS).get(FIRST_FORM.get(term) ?? term) ?? [];
  return own.flatMap((group) => tokenizer.terms(SYNONYMS[group] ?? ""));
}

/** The groups that each term is in. */
const groupsByKey = remember(
  (tokenizer: Tokenizer, groups: readonly string[]): ReadonlyMap<string, readonly number[]> => {
    const found = new Map<string, number[]>();
    for (const [group, words] of groups.entries())
      for (const word of words.split(" ")) {
        const key = keyOf(tokenizer, word);
        if (key !== null) found.set(key, [...(found.get(key) ?? []), group]);
      }
    return found;
  },
);
