import type { RichText } from "./inline-text.ts";

/** How the number of a list item or a heading is written; nothing of it is written for a bullet. */
export type NumberForm = "decimal" | "padded" | "lower-letter" | "upper-letter" | "lower-roman" | "upper-roman";

/** Number 3 as "3", "03", "c", "C", "iii" or "III". Letters go on with "aa", "bb" after "z", as office programs write them. */
export function numberText(form: NumberForm, number: number): string {
  switch (form) {
    case "decimal":
      return String(number);
    case "padded":
      return String(number).padStart(2, "0");
    case "lower-letter":
      return letters(number);
    case "upper-letter":
      return letters(number).toUpperCase();
    case "lower-roman":
      return roman(number);
    case "upper-roman":
      return roman(number).toUpperCase();
  }
}

/** A number as an attribute says it; undefined where it says none. */
export const wholeNumber = (said: string | undefined): number | undefined =>
  said !== undefined && /^\s*-?\d{1,9}\s*$/u.test(said) ? Number(said) : undefined;

/** How HTML and OpenDocument name the forms. */
export const FORMS_BY_SIGN: Readonly<Record<string, NumberForm>> = {
  "1": "decimal",
  a: "lower-letter",
  A: "upper-letter",
  i: "lower-roman",
  I: "upper-roman",
};

/** The words with their number before them, where they have one; their links move along. */
export function numbered(number: string, words: RichText): RichText {
  if (number === "") return words;
  const { text, links } = words;
  const by = number.length + 1;
  return {
    ...words,
    text: `${number} ${text}`,
    links: links.map((link) => ({ ...link, start: link.start + by, end: link.end + by })),
  };
}

const MOST_REPEATED = 10;

function letters(number: number): string {
  if (number < 1) return String(number);
  const times = Math.floor((number - 1) / 26) + 1;
  return times > MOST_REPEATED ? String(number) : String.fromCodePoint(97 + ((number - 1) % 26)).repeat(times);
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let rest = number;
  let text = "";
  for (const [value, sign] of ROMAN)
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  return text;
}
