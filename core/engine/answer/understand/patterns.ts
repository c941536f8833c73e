import type { Language } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { trimBoth } from "../../trim.ts";

/**
 * Letters, marks and digits of the Basic Multilingual Plane. It has some rare signs of punctuation, too, but compiles in a tenth
 * of the time of `\p{L}\p{M}\p{N}`, of which each question needs hundreds.
 */
const SIGNS =
  "0-9A-Za-zªµº²³¹¼-¾À-ÖØ-öø-\\u02c1\\u0300-\\u0374\\u0376-\\u037d\\u037f\\u0386\\u0388-\\u03f5\\u03f7-\\u0481\\u0483-\\u0559\\u0560-\\u0588\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7-\\u05f2\\u0610-\\u061a\\u0620-\\u0669\\u066e-\\u06d3\\u06d5-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06fc\\u06ff-\\u0963\\u0966-\\u096f\\u0971-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3007\\u3021-\\u302f\\u3031-\\u3035\\u3038-\\u303c\\u3041-\\u309a\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u318e\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\ud7ff\\uf900-\\ufd3d\\ufd50-\\ufdfb\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\ufe70-\\ufefc\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc";
const BEFORE = `(?<![${SIGNS}])`;
const AFTER = `(?![${SIGNS}])`;

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
