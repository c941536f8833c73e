import type { Tokenizer } from "../../index/tokens.ts";
import { AFTER_SPELLING, CONTRACTIONS, SPELLINGS } from "../../languages/spellings.ts";
import type { Library } from "../library.ts";
import { questionLanguage } from "./question-language.ts";
import { surfaceWords } from "./words.ts";

interface SpellingDeps {
  readonly library: Pick<Library, "holding">;
  readonly tokenizer: Tokenizer;
}

/** An English question with the apostrophes that are left out in haste: "whats" is "what's". */
export function withApostrophes(question: string): string {
  if (questionLanguage(question) !== "en") return question;
  return surfaceWords(question).reduceRight((read, { text, start, end }) => {
    const contraction = WITH_APOSTROPHE.get(text.toLowerCase());
    if (contraction === undefined) return read;
    const written = text[0] === contraction[0] ? contraction : contraction[0]?.toUpperCase() + contraction.slice(1);
    return read.slice(0, start) + written + read.slice(end);
  }, question);
}

const WITH_APOSTROPHE: ReadonlyMap<string, string> = new Map(CONTRACTIONS.map((word) => [word.replace("'", ""), word]));

/** An English question with words that stand nowhere as the documents spell them: "license" for "licence". */
export async function inSpellingOf({ library, tokenizer }: SpellingDeps, question: string): Promise<string> {
  if (questionLanguage(question) !== "en") return question;
  const words = surfaceWords(question).map((word) => ({ ...word, spellings: otherSpellings(word.text) }));
  const held = await library.holding(
    words.flatMap(({ text, spellings }) => (spellings.length > 0 ? [text, ...spellings] : [])).flatMap(tokenizer.terms),
  );
  const isHeld = (word: string): boolean => {
    const terms = tokenizer.terms(word);
    return terms.every((term) => (held.get(term)?.size ?? 0) > 0);
  };
  return words.reduceRight((read, { text, start, end, spellings }) => {
    const known = spellings.length > 0 && !isHeld(text) ? spellings.find(isHeld) : undefined;
    return known === undefined ? read : read.slice(0, start) + known + read.slice(end);
  }, question);
}

const PAIRS = [...SPELLINGS, ...SPELLINGS.map(([british, american]) => [american, british] as const)].map(
  ([from, to]) => [new RegExp(`${from}(?=(?:${AFTER_SPELLING})?$)`, "u"), to] as const,
);

const otherSpellings = (word: string): readonly string[] =>
  PAIRS.flatMap(([from, to]) => (from.test(word) ? [word.replace(from, to)] : []));
