import { UNITS } from "../languages/unit-names.ts";

/** What a number counts. Numbers of one dimension are compared after multiplying by their factors. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

const BY_NAME: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([dimension, factor, names]) => names.split(" ").map((name) => [name, { dimension, factor }] as const)),
);
const WORDS_TOGETHER: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([dimension, factor, names]) =>
    names
      .split(" ")
      .filter((name) => name.includes("_"))
      .map((name) => [name.replaceAll("_", " "), { dimension, factor }] as const),
  ),
);

/** A unit of several words at the start; the first of the list that fits. */
const STARTS_TOGETHER = new RegExp(`^[\\s-]?(${[...WORDS_TOGETHER.keys()].join("|")})(?!\\p{L})`, "u");

/** The unit that a number is followed by. */
export function unitAfter(text: string): Unit | null {
  // "the 1990s"
  if (/^s(?!\p{L})/u.test(text)) return null;
  const lower = text.toLowerCase();
  const together = STARTS_TOGETHER.exec(lower)?.[1];
  if (together !== undefined) return WORDS_TOGETHER.get(together) ?? null;
  const word = /^[\s-]?([%$€£¥₹]|°\s?[cf]|\p{L}+[²³23]?)(?!\p{L})/u.exec(lower)?.[1];
  return BY_NAME.get(word?.replace(/\s/u, "") ?? "") ?? null;
}

/** How many characters the unit of a number takes that ends before `text`. */
export function unitLength(text: string): number {
  if (!unitAfter(text)) return 0;
  const lower = text.toLowerCase();
  const together = STARTS_TOGETHER.exec(lower)?.[1];
  return together !== undefined
    ? together.length + 1
    : (/^[\s-]?(?:[%$€£¥₹]|°\s?[cf]|\p{L}+[²³23]?)/u.exec(lower)?.[0].length ?? 0);
}

/** The unit by which one is told that ends before `text`: "per hour". */
export function unitPer(text: string): Unit | null {
  const by = /^\s?(?:\/|(?:per|pro|par|por)\s)\s?/iu.exec(text)?.[0];
  return by === undefined ? null : unitAfter(text.slice(by.length, by.length + 24));
}

/** Money, whose sign may come first. */
export function unitBefore(text: string): Unit | null {
  const sign = SIGN.exec(text)?.[1];
  return BY_NAME.get(sign?.toLowerCase() ?? "") ?? null;
}

/** How many characters the sign or code of money takes that stands before a number. */
export const signBefore = (text: string): number => SIGN.exec(text)?.[0].length ?? 0;

const SIGN = /(us\$|[$€£¥₹]|(?<!\p{L})(?:usd|eur|gbp|jpy|chf|sek|nok|dkk|inr|cny))\s?$/iu;
