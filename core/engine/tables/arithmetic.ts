import { CURRENCY_MARK } from "../languages/table-words.ts";
import type { NumberForm } from "./number-form.ts";

/** An amount as a table writes it. */
interface Amount {
  /** In units of 10^-decimals. */
  readonly scaled: number;
  readonly decimals: number;
  /** Its currency, as it is written before or after the number. */
  readonly before: string;
  readonly after: string;
  /** What parts its thousands; empty where nothing does. */
  readonly mark: string;
}

const NUMBERS: Readonly<Record<NumberForm, string>> = {
  point: String.raw`(\d{1,3}(?:[,'’]\d{3})+|\d+)(?:\.(\d{1,6}))?`,
  comma: String.raw`(\d{1,3}(?:[.'’\s]\d{3})+|\d+)(?:,(\d{1,6}))?`,
  unclear: String.raw`(\d+)()`,
};
const amountIn = (form: NumberForm): RegExp =>
  new RegExp(
    String.raw`^(\()?\s?([-−])?\s?((?:${CURRENCY_MARK})\s?)?${NUMBERS[form]}(\s?(?:${CURRENCY_MARK}))?\s?\)?$`,
    "u",
  );
const AMOUNTS: Readonly<Record<NumberForm, RegExp>> = {
  point: amountIn("point"),
  comma: amountIn("comma"),
  unclear: amountIn("unclear"),
};

/** "$ (1,577)", as accounts have it. */
const SIGN_OUTSIDE = new RegExp(String.raw`^((?:${CURRENCY_MARK})\s?)\(([^()]+)\)$`, "u");

/** "(1,577)" and "-1,577" are negative; null for what is no plain amount, or one whose separators may mean two things. */
function readAmount(text: string, form: NumberForm): Amount | null {
  const match = AMOUNTS[form].exec(text.trim().replace(SIGN_OUTSIDE, "($1$2)"));
  if (!match) return null;
  const [, bracket, minus, before = "", whole = "", fraction = "", after = ""] = match;
  const scaled = Number(whole.replaceAll(/\D/gu, "") + fraction);
  if (!Number.isSafeInteger(scaled)) return null;
  const isNegative = bracket !== undefined || minus !== undefined;
  return {
    scaled: isNegative ? -scaled : scaled,
    decimals: fraction.length,
    before,
    after,
    mark: /\D/u.exec(whole)?.[0] ?? "",
  };
}

/** The number that a cell writes; a dash is none, 0. Null for words, shares, and what may be read in two ways. */
export function numberIn(text: string, form: NumberForm = "point"): number | null {
  if (/^[\s$€£¥]*[-–—−]{1,3}[\s$€£¥]*$/u.test(text)) return 0;
  const amount = readAmount(text, form);
  return amount && amount.scaled / 10 ** amount.decimals;
}

/** By how many per cent the later amount is above the earlier, to one decimal; null where that says nothing: from nothing, or below it. */
export function growth(later: string, earlier: string, form: NumberForm = "point"): string | null {
  const [a, b] = [readAmount(later, form), readAmount(earlier, form)];
  if (!a || !b || currencyOf(a) !== currencyOf(b) || a.scaled < 0 || b.scaled <= 0) return null;
  const share = a.scaled / 10 ** a.decimals / (b.scaled / 10 ** b.decimals) - 1;
  return inForm((share * 100).toFixed(1).replace("-", "−"), form);
}

/**
 * The first plus or minus the second, written as they are; null where one is no plain amount or they have two
 * currencies. `isSignShared`: a sign that stands in the first row of a column alone is that of all.
 */
export function combine(
  first: string,
  second: string,
  of: "sum" | "difference",
  form: NumberForm = "point",
  { isSignShared = false } = {},
): string | null {
  const [a, b] = [readAmount(first, form), readAmount(second, form)];
  if (!a || !b || !areOfOneCurrency(a, b, isSignShared)) return null;
  const decimals = Math.max(a.decimals, b.decimals);
  const [x, y] = [a, b].map((one) => one.scaled * 10 ** (decimals - one.decimals));
  const total = (x ?? 0) + (of === "sum" ? 1 : -1) * (y ?? 0);
  if (!Number.isSafeInteger(total)) return null;
  const digits = String(Math.abs(total)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/gu, a.mark || b.mark);
  const fraction = decimals > 0 ? inForm(`.${digits.slice(-decimals)}`, form) : "";
  const { before, after } = currencyOf(a) === "" ? b : a;
  return `${total < 0 ? "−" : ""}${before}${whole}${fraction}${after}`;
}

const areOfOneCurrency = (a: Amount, b: Amount, isSignShared: boolean): boolean =>
  currencyOf(a) === currencyOf(b) || (isSignShared && [a, b].some((one) => currencyOf(one) === ""));

const currencyOf = ({ before, after }: Amount): string => (before || after).trim();

/** A number with a point, as the form has it. */
export const inForm = (number: string, form: NumberForm): string =>
  form === "comma" ? number.replace(".", ",") : number;
