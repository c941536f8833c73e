import type { Tokenizer } from "../../index/tokens.ts";
import type { LanguageCode } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { withoutLibrary } from "./library-words.ts";
import { anyWord } from "./patterns.ts";
import { questionLanguage } from "./question-language.ts";

/** What a request is about, once its own words are taken away. */
export interface Topic {
  readonly text: string;
  readonly terms: readonly string[];
  /** Those of them that only say what sort of things to list: "steps", "rules". */
  readonly sorts: ReadonlySet<string>;
}

interface Framing {
  readonly words: ReadonlySet<string>;
  readonly sorts: ReadonlySet<string>;
  /** Cut out of a script without spaces before the rest is paired. */
  readonly unspaced: RegExp | null;
}

const FRAMING: ReadonlyMap<LanguageCode, Framing> = new Map(
  LANGUAGES.map(({ code, unspaced, framing, documents, sorts }) => [
    code,
    {
      words: new Set(`${framing} ${documents}`.split(" ")),
      sorts: new Set(sorts.split(" ")),
      unspaced: unspaced ? new RegExp(anyWord(`${framing} ${documents}`), "gu") : null,
    },
  ]),
);

/** Words of English requests are known in every language: "list" and "pdf" are typed everywhere. */
export function topicOf(tokenizer: Tokenizer, question: string): Topic {
  const known = [...new Set<LanguageCode>([questionLanguage(question), "en"])].flatMap(
    (code) => FRAMING.get(code) ?? [],
  );
  const plain = known.reduce(
    (text, { unspaced }) => (unspaced ? text.replace(unspaced, " ") : text),
    withoutLibrary(question),
  );
  const kept: { readonly word: string; readonly isSort: boolean }[] = [];
  const terms = new Set<string>();
  const sorts = new Set<string>();
  for (const { start, end, terms: found } of tokenizer.words(plain)) {
    const word = plain.slice(start, end);
    const lower = word.toLowerCase();
    const isSort = known.some((framing) => framing.sorts.has(lower));
    if (!isSort && known.some(({ words }) => words.has(lower))) continue;
    kept.push({ word, isSort });
    for (const term of found) {
      terms.add(term);
      if (isSort) sorts.add(term);
    }
  }
  // "The types of nuts" are nuts.
  const telling = kept.filter(({ isSort }) => !isSort);
  const text = (telling.length > 0 ? telling : kept).map(({ word }) => word).join(" ");
  return { text, terms: [...terms], sorts };
}
