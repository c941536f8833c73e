import type { Passage } from "../../engine.ts";
import { glossesOf, type Glosses } from "../../gloss/glosses.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { questionLanguage } from "../understand/question-language.ts";
import { areSynonyms, keyOf } from "./synonyms.ts";

/** Whether two words of a language mean the same, or are forms of one word. */
export type SameMeaning = (one: string, other: string) => boolean;

/** What tells the words of texts and which mean the same: by the ISO 639-1 code of a language; English has synonyms alone. */
export interface Meanings {
  readonly tokenizer: Tokenizer;
  readonly meanings?: ReadonlyMap<string, SameMeaning> | undefined;
}

/** The same in the language of one text. */
export interface Words {
  readonly tokenizer: Tokenizer;
  readonly sameMeaning: SameMeaning | undefined;
}

export const wordsIn = ({ tokenizer, meanings }: Meanings, text: string): Words => ({
  tokenizer,
  sameMeaning: meanings?.get(questionLanguage(text)),
});

/** For the languages of the passages that have a list of words. Rejects where one could not be loaded. */
export async function meaningsOf(
  tokenizer: Tokenizer,
  passages: readonly Pick<Passage, "content">[],
): Promise<ReadonlyMap<string, SameMeaning>> {
  const languages = [...new Set(passages.map(({ content }) => questionLanguage(content)))];
  const found = await Promise.all(languages.map(async (language) => [language, await glossesOf(language)] as const));
  return new Map(found.flatMap(([language, own]) => (own ? [[language, sameMeaningBy(tokenizer, own)]] : [])));
}

/** By what words mean in English and by their stems. */
function sameMeaningBy(tokenizer: Tokenizer, glosses: Glosses): SameMeaning {
  const keyOfGloss = (gloss: string): string | null => (gloss.includes(" ") ? null : keyOf(tokenizer, gloss));
  const areAlike = (one: string, other: string): boolean => {
    const [a, b] = [keyOfGloss(one), keyOfGloss(other)];
    return a !== null && b !== null && areSynonyms(tokenizer, a, b);
  };
  return (one, other) => {
    const [a, b] = [one.toLowerCase(), other.toLowerCase()];
    if (glosses.stem(a) === glosses.stem(b)) return true;
    if (isPrefixed(a, b) || isPrefixed(b, a)) return false;
    const own = glosses.ownGlossesOf(a);
    return glosses.ownGlossesOf(b).some((gloss) => own.some((meant) => meant === gloss || areAlike(meant, gloss)));
  };
}

/** "Vermieten" and "mieten" have one English word, and are two sides of it. */
const isPrefixed = (long: string, short: string): boolean =>
  short.length >= LEAST && long.includes(short.slice(0, Math.max(LEAST, short.length - ENDING)), 1);

const LEAST = 4;
const ENDING = 2;
