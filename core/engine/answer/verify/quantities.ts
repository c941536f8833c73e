import { AND_A_HALF, MONEY_SCALES, PER, ROUGH } from "../../languages/check-words.ts";
import { OPPOSITE_SIDES } from "../../languages/relation-words.ts";
import { unitAfter, unitBefore, unitLength, unitPer, type Unit } from "../../names/units.ts";
import { ENGLISH_NUMBERS, FOREIGN_NUMBERS, NUMBER_SCALES } from "../../languages/number-words.ts";
import { trimEnd } from "../../trim.ts";
import { isClock, isTimeOfDay } from "./clock-quantities.ts";

/** A number as a text says it: "1,000", "1.5 million", "3 %", "twenty-five", "19th". */
export interface Quantity {
  /** UTF-16 range. */
  readonly from: number;
  readonly to: number;
  /** What it may mean: "1.234" is a thousand and more in German, hardly more than one in English. */
  readonly values: readonly number[];
  /** The mark that gives it two readings, thousands first; null where it has one. */
  readonly mark: string | null;
  readonly unit: Unit | null;
  /** The unit that it is told by: the hour of "20 km per hour". */
  readonly per?: Unit | null;
  /** A word for what it counts stands behind it: "21 households". */
  readonly counts?: boolean;
  /** That word is a plural, which is no adjective before a unit. */
  readonly countsMany?: boolean;
  /** "About 5", "rund 5": may stand for a number that rounds to it. */
  readonly isRough: boolean;
  /** The place of its last written digit: 1 for "25", 0.1 for "2.5", 1e5 for "1.5 million". */
  readonly precision: number;
  /** Of the minutes of "an hour and forty minutes" the whole length. */
  readonly whole?: Quantity;
}

const { ones: ONES, tens: TENS } = ENGLISH_NUMBERS;
/** From the first on. */
const ORDINALS = [...ENGLISH_NUMBERS.ordinals.slice(1), ...ENGLISH_NUMBERS.ordinal_tens.slice(0, 1)];
/** "Dix-sept" comes before "dix". */
const OTHERS: ReadonlyMap<string, number> = new Map([...FOREIGN_NUMBERS].toSorted(([a], [b]) => b.length - a.length));
const SCALES = NUMBER_SCALES;
const SCALE = `(?:[\\s-]{0,2}(${Object.keys(SCALES).join("|")})(?!\\p{L})(?:(?<=mio|mrd|mn|bn)\\.)?)?`;
const DIGITS = String.raw`(?<![\p{L}\p{N}][.,:/_-]?)(?<=(?:^|[\s([{"'“„«~≈<>=±$€£¥]|\p{Script=Han}|[–—/-])[-−]?)\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?|(?<=\p{Ll}-)\d{1,2}(?=(?:st|nd|rd|th)(?!\p{L}))`;
const WORDS = `(?<!\\p{L})(?:(?:${TENS.join("|")})(?:[\\s-](?:${ONES.slice(1, 10).join("|")}))?|${ONES.slice(2).join("|")}|zero|${[...OTHERS.keys()].join("|")}|${ORDINALS.join("|")})(?!\\p{L})`;
const NUMBER = new RegExp(`(${DIGITS})${SCALE}|(${WORDS})${SCALE}`, "giu");
/** The numbers of a text, those inside `taken` ranges (dates) left out. */
export function quantitiesIn(
  text: string,
  taken: readonly { readonly from: number; readonly to: number }[] = [],
): Quantity[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const from = match.index;
    const end = from + match[0].length;
    if (taken.some((range) => from < range.to && end > range.from)) return [];
    if (isReference(text, from, end) || isSecond(text, from, match[0])) return [];
    const [, digits, scaleOfDigits, word, scaleOfWord] = match;
    const found = digits === undefined ? fromWord(word ?? "") : fromDigits(text, from, digits);
    if (found === null) return [];
    const before = text.slice(Math.max(0, from - 20), from);
    const money = unitBefore(before);
    const letter = money ? (/^[kmb](?!\p{L})/iu.exec(text.slice(end))?.[0].toLowerCase() ?? "") : "";
    const thousands = money ? 1 : (SCALED_BY[/^[kKM](?![\p{L}\p{N}])/u.exec(text.slice(end))?.[0] ?? ""] ?? 1);
    const scale = SCALES[(scaleOfDigits ?? scaleOfWord ?? "").toLowerCase()] ?? MONEY_SCALES[letter] ?? 1;
    const half = scale === 1 ? (HALF_MORE.exec(text.slice(end, end + 20))?.[0] ?? "") : "";
    const to = end + letter.length + half.length;
    // "$21 million year over year" counts no years.
    const unit = money ?? unitAfter(text.slice(to, to + 24));
    const values = [
      ...found.values.map((value) => (half === "" ? value : value + 0.5) * scale),
      ...(thousands === 1 ? [] : found.values.map((value) => value * thousands)),
      ...decade(text, from, to),
    ];
    return [
      {
        from,
        to,
        // "Fell by 3 %" says what a table says as "-3 %".
        values: FALLING.test(before) ? [...values, ...values.map((value) => -value)] : values,
        mark: found.values.length > 1 ? (/[.,]/.exec(digits ?? "")?.[0] ?? null) : null,
        unit,
        per: unit && unitPer(text.slice(to + unitLength(text.slice(to, to + 24)))),
        counts: unit === null && COUNTED.test(text.slice(to, to + 12)),
        countsMany: unit === null && COUNTED_MANY.test(text.slice(to, to + LONGEST_COUNTED)),
        isRough: ROUGH.test(before) || (scale >= 1e6 && found.precision < 1),
        precision: (half === "" ? found.precision : 0.1) * scale,
      },
    ];
  });
}

/** "12k users", "1.2M"; a small "m" is a metre. */
const SCALED_BY: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6 };

/** "[12]" points to a source. */
const isReference = (text: string, from: number, to: number): boolean =>
  /\[(?:\d{1,3}[,;–-]\s?)*$/u.test(text.slice(Math.max(0, from - 16), from)) &&
  /^(?:[,;–-]\s?\d{1,3})*\]/u.test(text.slice(to, to + 16));

/** "Every second" is a unit. */
const isSecond = (text: string, from: number, word: string): boolean =>
  unitAfter(word)?.dimension === "time" && BY.test(text.slice(Math.max(0, from - 8), from));

/** "The 60s" may be the 1960s. */
function decade(text: string, from: number, to: number): number[] {
  return /^[2-9]0(?:s|er)(?!\p{L})/u.test(text.slice(from, to + 3)) ? [1900 + Number(text.slice(from, to))] : [];
}

const FALLING = new RegExp(`(?<!\\p{L})(?:${OPPOSITE_SIDES[0]?.[1].replaceAll(" ", "|")})\\s+(?:by\\s+)?$`, "iu");
const HALF_MORE = new RegExp(`^\\s?(?:${AND_A_HALF})(?!\\p{L})`, "iu");
const BY = new RegExp(`(?<!\\p{L})(?:${[...PER].filter((word) => word.length > 2).join("|")})\\s$`, "iu");
const JOINING = "(?!(?:and|und|oder|bis|von|than|als)(?!\\p{L}))";
const COUNTED = new RegExp(`^\\s${JOINING}\\p{Ll}{3,}`, "u");

const COUNTED_MANY = new RegExp(`^\\s${JOINING}\\p{Ll}{2,}(?<![su])s(?!\\p{L})`, "u");
const LONGEST_COUNTED = 24;

/** Null where the digits are part of a word such as "AB-12" or "v2.3.1", which is a name rather than a number. */
function fromDigits(text: string, from: number, digits: string): Pick<Quantity, "values" | "precision"> | null {
  const isOrdinal = /^(?:st|nd|rd|th)(?!\p{L})/u.test(text.slice(from + digits.length, from + digits.length + 3));
  // "Mid-19th".
  if (!isOrdinal && /[\p{Script=Latin}\p{Script=Cyrillic}][-_.:/]?$/u.test(text.slice(Math.max(0, from - 2), from)))
    return null;
  const after = text.slice(from + digits.length, from + digits.length + 3);
  if (
    (/^[.:_-]\d/u.test(after) && !opensRange(text.slice(from), digits)) ||
    /\d[.:]$/u.test(text.slice(Math.max(0, from - 2), from))
  )
    return null;
  const sign = /(?:^|[\s(])[-−]$/u.test(text.slice(Math.max(0, from - 2), from)) ? -1 : 1;
  const bare = digits.replace(/['’\u00a0\u202f ]/gu, "");
  const values = readings(bare).map((value) => sign * value);
  const decimals = /[.,](\d+)$/.exec(bare)?.[1];
  const isFraction = decimals !== undefined && !(decimals.length === 3 && values.some(Number.isInteger));
  const figures = bare.replace(/[.,]/g, "");
  const zeros = isFraction ? 0 : figures.length - trimEnd(figures, /0/).length;
  return { values, precision: isFraction ? 10 ** -decimals.length : 10 ** zeros };
}

/** "67-71": with a hyphen between two numbers of which the second is larger, and of as many digits or one more. */
function opensRange(text: string, digits: string): boolean {
  const last = /^-(\d+)(?![\p{L}\d]|[-_/.:,]\d)/u.exec(text.slice(digits.length))?.[1] ?? "";
  const isNear = last.length === digits.length || last.length === digits.length + 1;
  return isNear && /^\d+$/.test(digits) && Number(last) > Number(digits);
}

/** "1,234.5" and "1.234,5" are clear; "1.234" and "1,234" have two readings. */
function readings(written: string): number[] {
  if (/^\d+$/.test(written)) return [Number(written)];
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(written) || /^\d{1,3}(?:,\d{3}){2,}$/.test(written))
    return [Number(written.replaceAll(",", ""))];
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(written) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(written))
    return [Number(written.replaceAll(".", "").replace(",", "."))];
  const decimal = Number(written.replace(",", "."));
  return /^\d{1,3}[.,]\d{3}$/.test(written) && !written.startsWith("0")
    ? [Number(written.replace(/[.,]/, "")), decimal]
    : [decimal];
}

function fromWord(word: string): Pick<Quantity, "values" | "precision"> | null {
  const lower = word.toLowerCase();
  const ordinal = ORDINALS.indexOf(lower);
  if (ordinal >= 0) return { values: [ordinal + 1], precision: 1 };
  const other = OTHERS.get(lower);
  if (other !== undefined) return { values: [other], precision: 1 };
  const [ten = "", one = ""] = lower.split(/[\s-]/u);
  const tens = TENS.indexOf(ten);
  const value = tens >= 0 ? (tens + 2) * 10 + Math.max(0, ONES.indexOf(one)) : ONES.indexOf(ten);
  return value >= 0 ? { values: [value], precision: value % 10 === 0 ? 10 : 1 } : null;
}

/** Whether `told` says the same as `source` or, where it says "about", what that rounds to. */
export function sameQuantity(told: Quantity, source: Quantity): boolean {
  if (told.unit && source.unit && !isSameDimension(told.unit.dimension, source.unit.dimension)) return false;
  if (told.per && source.per && told.per.dimension !== source.per.dimension) return false;
  if ((told.counts && isShare(source)) || (source.counts && isShare(told))) return false;
  // "12 cabins" is not the 12 of "12 m".
  if ((told.countsMany && source.unit) || (source.countsMany && told.unit)) return false;
  if (isClock(told) && !source.unit) return isTimeOfDay(told, source);
  if (isClock(source) && !told.unit) return isTimeOfDay(source, told);
  const [a, b] = told.unit && source.unit ? [factorOf(told, source), factorOf(source, told)] : [1, 1];
  const isConverted = told.unit !== null && source.unit !== null && !isMultiple(a, b);
  return told.values.some((x, reading) =>
    readAlike(told, source, reading).some((y) => equal(x * a, y * b) || rounds(told, x * a, y * b, a, isConverted)),
  );
}

/** Whole multiples: kilometres and metres, years and months; not miles and kilometres. */
const isMultiple = (a: number, b: number): boolean => {
  const times = Math.max(a, b) / Math.min(a, b);
  return Math.abs(times - Math.round(times)) < 1e-6 * times;
};

/** Pounds may be money or a weight, and cents are of dollars or of euros. */
export const isSameDimension = (one: string, other: string): boolean =>
  one === other || MANY_SENSES.some(([word, ...senses]) => isSense(word, senses, one, other));
const MANY_SENSES: readonly (readonly [word: string, ...senses: string[]])[] = [
  ["pounds", "pounds sterling", "mass"],
  ["cents", "dollars", "euros"],
];
const isSense = (word: string, senses: readonly string[], one: string, other: string): boolean =>
  [one, other].includes(word) && [one, other].every((dimension) => dimension === word || senses.includes(dimension));
const isShare = ({ unit }: Quantity): boolean => unit?.dimension === "share";

/** Of the unit, and of the one it is told by where the other tells one, too. */
function factorOf({ unit, per }: Quantity, other: Quantity): number {
  const factor = unit?.dimension === "pounds" && other.unit?.dimension === "mass" ? POUND : (unit?.factor ?? 1);
  return other.per && per ? factor / per.factor : factor;
}
const POUND = 0.45359237;

/** One mark is read in one way on both sides: "17,846 billion" is never the 17.846 billion of "17,846 million". */
const readAlike = (told: Quantity, source: Quantity, reading: number): readonly number[] =>
  told.mark !== null && told.mark === source.mark ? source.values.slice(reading, reading + 1) : source.values;

const equal = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * 1e-9;

/** "About 5 km" for 5.2 km, "98 feet" for 30 m: no further off than half of its last place. */
function rounds(told: Quantity, value: number, source: number, factor: number, isConverted: boolean): boolean {
  // The other reading of "2,324", which is 2.324, has no such precision, nor has the 62 of "62,000".
  if (told.precision >= 1 && !Number.isInteger(value / factor)) return false;
  if (told.precision > Math.abs(value / factor)) return false;
  return (told.isRough || isConverted) && Math.abs(value - source) <= (told.precision * factor) / 2 + 1e-9;
}
