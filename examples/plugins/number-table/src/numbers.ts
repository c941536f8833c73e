/** The answer of GET /api/documents/{id}/text, as far as it is used here. */
export interface DocumentText {
  readonly text: string;
  /** ISO 639-1 */
  readonly language: string | null;
  /** UTF-16 ranges, in order. Empty where the format has no pages. */
  readonly pages: readonly { readonly start: number; readonly end: number }[];
}

export interface FoundNumber {
  /** As it is written. */
  readonly text: string;
  readonly value: number;
  readonly unit: string;
  readonly before: string;
  readonly after: string;
  /** 1-based; undefined where the format has no pages. */
  readonly page: number | undefined;
}

/** Languages that write 1.234,5 for what English writes 1,234.5 (CLDR, decimal separator). */
const COMMA = new Set(
  "bg cs da de el es et fi fr hr hu id is it lt lv nb nl nn no pl pt ro ru sk sl sr sv tr uk vi".split(" "),
);

/** Characters shown on each side. */
const AROUND = 60;

/** 2026-11-23, 23.11.2026, 11/23/2026, 1.2.3, 18:30 */
const DATES = /\d{1,4}([-/])\d{1,2}\1\d{1,4}|\d{1,2}\.\d{1,2}\.\d{1,4}|\d{1,2}:\d{2}(?::\d{2})?/g;

/** Digits with groups and decimals, a sign or a currency before; no part of a word or an address. */
const NUMBER =
  /(?<![\p{L}\p{N}_/#]|\p{N}[.,])([€$£¥]\s?)?([-−+]?)(\d{1,3}(?:[.,'’   ]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)(?![\p{N}_]|[.,]\p{N})/gu;

/** What follows a number: a sign, or a word. */
const NEXT = /^\s?(%|‰|°[CF]?|[€$£¥])|^[ \u00a0-]?(\p{L}{1,20}[²³]?)(?![\p{L}\p{N}])/u;

/** All numbers in the order of the text. */
export function findNumbers({ text, language, pages }: DocumentText): FoundNumber[] {
  const usesComma = COMMA.has(language ?? "en");
  const units = unitsOf(language ?? "en");
  // Dates become spaces, so that every place stays what it was.
  const searched = text.replaceAll(DATES, (date) => " ".repeat(date.length));
  return [...searched.matchAll(NUMBER)].map((match) => {
    const [whole, currency = "", sign = "", digits = ""] = match;
    const start = match.index;
    const end = start + whole.length;
    const [, mark, word = ""] = NEXT.exec(text.slice(end, end + 24)) ?? [];
    const value = valueOf(digits, usesComma);
    const page = pages.findIndex((range) => start >= range.start && start < range.end);
    return {
      text: whole,
      value: sign === "-" || sign === "−" ? -value : value,
      unit: currency.trim() || mark || (units.has(word) ? word : ""),
      before: oneLine(text.slice(Math.max(0, start - AROUND), start)),
      after: oneLine(text.slice(end, end + AROUND)),
      page: page < 0 ? undefined : page + 1,
    };
  });
}

/** The words that a language has for units and for large numbers: kg, days, million. */
function unitsOf(language: string): ReadonlySet<string> {
  const words = (options: Intl.NumberFormatOptions, numbers: readonly number[]) => {
    const format = new Intl.NumberFormat(language, options);
    return numbers.flatMap((number) => format.formatToParts(number)).filter(({ type }) => /unit|compact/.test(type));
  };
  const parts = [
    ...Intl.supportedValuesOf("unit").flatMap((unit) =>
      (["short", "long"] as const).flatMap((unitDisplay) => words({ style: "unit", unit, unitDisplay }, [1, 2, 5])),
    ),
    ...words({ notation: "compact", compactDisplay: "long" }, [1e3, 1e6, 2e6, 1e9, 2e9, 1e12]),
  ];
  return new Set(parts.map(({ value }) => value.trim()));
}

/** The last of two separators is the decimal one; one alone is read as the language writes numbers. */
export function valueOf(digits: string, usesComma: boolean): number {
  const plain = digits.replaceAll(/['’   ]/g, "");
  const separators = plain.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return Number(plain);
  const isMixed = separators.some((one) => one !== last);
  const decimals = plain.length - 1 - plain.lastIndexOf(last);
  const isDecimal =
    isMixed || (separators.length === 1 && (decimals !== 3 || (last === ",") === usesComma || plain.startsWith("0")));
  if (!isDecimal) return Number(plain.replaceAll(/[.,]/g, ""));
  const at = plain.lastIndexOf(last);
  return Number(`${plain.slice(0, at).replaceAll(/[.,]/g, "")}.${plain.slice(at + 1)}`);
}

/** Four digits of the last or next centuries, with no unit that is counted. */
export const isYear = ({ text }: Pick<FoundNumber, "text">): boolean => /^(1[5-9]|20)\d\d$/.test(text);

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");
