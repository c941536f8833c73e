import type { Language } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { trimBoth } from "../../trim.ts";

const BEFORE = "(?<![\\p{L}\\p{M}\\p{N}])";
const AFTER = "(?![\\p{L}\\p{M}\\p{N}])";

/** The pattern at the bounds of words, where the language has such. */
export function inWords(language: Language, source: string): RegExp {
  return compiled(language.unspaced ? source : `${BEFORE}(?:${source})${AFTER}`);
}

/** Compiles a pattern of the language data once: there are few, and each question asks them all. */
export function compiled(source: string): RegExp {
  const known = COMPILED.get(source) ?? new RegExp(source, "u");
  COMPILED.set(source, known);
  return known;
}

const COMPILED = new Map<string, RegExp>();

export function atStart(language: Language, source: string): RegExp {
  return new RegExp(`^(?:${source})${language.unspaced ? "" : AFTER}`, "u");
}

export const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, "u");

/**
 * Makes a value when it is first asked for. The patterns of all languages take a quarter of a second, and a worker that
 * reads no questions, or none yet, starts without them.
 */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** One pattern of every language that has it, compiled once, at the first use. */
export function ofAll(
  pick: (language: Language) => string | undefined,
  compile: (language: Language, source: string) => RegExp = inWords,
): (text: string) => boolean {
  const patterns = atFirstUse(() =>
    LANGUAGES.flatMap((language) => {
      const source = pick(language);
      return source ? [compile(language, source)] : [];
    }),
  );
  return (text) => patterns().some((pattern) => pattern.test(text));
}

/** A question as the patterns see it: in lower case, with plain apostrophes and single spaces, without outer punctuation. */
export function plainOf(question: string): string {
  const plain = question.normalize("NFKC").toLowerCase().replace(/[‘’ʼ]/gu, "'").replace(/\s+/gu, " ");
  return trimBoth(plain, /[\s¿¡"“”«».,!?…:;-]/u, /[\s"“”«».,!?？！。…؟।:;-]/u);
}

/** Source of a pattern for any of the words, the longest first. */
export const anyWord = (words: string): string =>
  words
    .split(" ")
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
