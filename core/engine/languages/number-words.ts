import { en } from "./en.ts";
import type { NumberWords } from "./language.ts";
import { LANGUAGES } from "./languages.ts";

/** Values of the words of every language but English, whose numbers have more words than one. */
export const FOREIGN_NUMBERS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.filter(({ code }) => code !== "en").flatMap(({ numbers }) => (numbers ? valuesOf(numbers) : [])),
);

/** "Million", "bn", "亿": what the number before is multiplied by, in every language. */
export const NUMBER_SCALES: Readonly<Record<string, number>> = Object.assign(
  {},
  ...LANGUAGES.map(({ numbers }) => numbers?.scales ?? {}),
) as Readonly<Record<string, number>>;

function valuesOf({ from, words, tens, joined, others = {} }: NumberWords): (readonly [string, number])[] {
  const ten = split(tens).map((word, index) => [word, 20 + index * 10] as const);
  const both = joined
    ? ten.flatMap(([word, value]) =>
        split(joined.ones).map((one, index) => {
          const parts = joined.isTenFirst ? [word, one] : [one, word];
          return [parts.join(joined.by), value + index + 1] as const;
        }),
      )
    : [];
  const first = split(words).map((word, index) => [word, from + index] as const);
  return [...first, ...ten, ...both, ...Object.entries(others)].filter(([word]) => word !== "-");
}

/** The English words by kind: those up to nineteen, tens, and both as ordinals. */
export const ENGLISH_NUMBERS = {
  ones: split(en.numbers?.words),
  tens: split(en.numbers?.tens),
  ordinals: split(en.numbers?.ordinals?.words),
  ordinal_tens: split(en.numbers?.ordinals?.tens),
};

function split(words = ""): string[] {
  return words.split(" ").filter((word) => word !== "");
}
