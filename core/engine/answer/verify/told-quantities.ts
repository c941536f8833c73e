import {
  AND,
  AND_A_HALF,
  ARTICLE_OF_ONE,
  BOTH,
  DECADES,
  EACH,
  FRACTIONS,
  HALF,
  OF,
  ONE,
  ORDINAL_PARTS,
  OUT_OF,
  PER,
  ROUGH,
  TIMES,
} from "../../languages/check-words.ts";
import { AROUND_THE_CLOCK } from "../../languages/clock-words.ts";
import { NUMBER_SCALES } from "../../languages/number-words.ts";
import { unitAfter, unitLength, type Unit } from "../../names/units.ts";
import { asClock, clockQuantities, isClock } from "./clock-quantities.ts";
import { goesOn, inOneLength } from "./lengths.ts";
import { quantitiesIn, type Quantity } from "./quantities.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The numbers of a text with those that only its words say: "one hour", "twice", "half a million", "per thousand"; and with
 * the unit and scale that the first number of a range shares with the second, "12 to 36 months". `articles` reads "a year" as one, too.
 */
export function toldQuantities(text: string, taken: readonly Range[], articles = false): Quantity[] {
  const clocks = clockQuantities(text).filter(({ from, to }) => !taken.some((one) => from < one.to && to > one.from));
  const parts = [
    ...clocks,
    ...fractionsIn(text),
    ...partsOfWhole(text),
    ...decadesIn(text),
    ...quartersIn(text),
    ...wholeDaysIn(text),
    ...shortYearsIn(text),
  ];
  const apart = [...taken, ...parts];
  const found = quantitiesIn(text, apart).filter((quantity) => !isWordFirst(text, quantity));
  const said = saidByWords(text, articles).filter(
    (one, at, all) =>
      ![...found, ...apart, ...all.slice(0, at)].some((range) => one.from < range.to && one.to > range.from),
  );
  const all = [...found, ...said, ...parts].toSorted((a, b) => a.from - b.from);
  const whole = inOneLength(text, inOneNumber(text, all));
  return whole.map((quantity, at) => withUnitOfRange(text, quantity, whole[at + 1]));
}

const FRACTION = new RegExp(
  `(?<!\\p{L})(?:(\\p{L}+)[\\s-])?(${Object.keys(FRACTIONS).join("|")})(?!\\p{L})(\\s(?:${OF})(?!\\p{Ll}))?`,
  "giu",
);

/** "Two thirds of", "half of", "a fifth of": shares. "The third of May" is none. */
function fractionsIn(text: string): Quantity[] {
  return [...text.matchAll(FRACTION)].flatMap(({ 0: all, 1: count = "", 2: part = "", 3: of = "", index }) => {
    const whole = FRACTIONS[part.toLowerCase()] ?? 1;
    const word = count.toLowerCase();
    const isOne = ARTICLE_OF_ONE.has(word) || ONE.has(word);
    const value = isOne ? 1 : quantitiesIn(count)[0]?.values[0];
    const isMany = value !== undefined && value > 1;
    // "The third quarter of 2023" is none.
    const isListed = isOne && BESIDE.test(text.slice(index + all.length, index + all.length + 12));
    const isSubject = isOne && SAID_OF.test(text.slice(index + all.length, index + all.length + 8));
    if (
      isMany
        ? !/[sl]$/iu.test(part)
        : (of === "" && !isListed && !isSubject && !HALVES.has(part.toLowerCase())) ||
          (value === undefined && whole !== 2)
    )
      return [];
    const to = index + all.length - of.length;
    const from = value === undefined ? to - part.length : index;
    // "A third of an hour" is a time, and no share.
    const article = of === "" ? "" : (ONE_MORE.exec(text.slice(to + of.length, to + of.length + 8))?.[0] ?? "");
    const behind = to + of.length + article.length;
    const unit = article === "" ? null : unitAfter(text.slice(behind, behind + 24));
    if (unit) return [quantity({ from, to: behind }, (value ?? 1) / whole, unit)];
    return [{ ...quantity({ from, to }, (value ?? 1) / whole, SHARE), precision: 0.01 }];
  });
}

/** "Schüler zahlen die Hälfte": nouns that mean nothing else. */
const HALVES: ReadonlySet<string> = new Set("hälfte moitié mitad metà".split(" "));
const ONE_MORE = new RegExp(`^\\s(?:${[...ARTICLE_OF_ONE, ...ONE].join("|")})(?=\\s)`, "iu");
/** "A fifth are children". */
const SAID_OF = /^\s(?:are|is|were|was|have|has|had|sind|ist|waren|war|haben|hat)\s/iu;
/** "Between a fifth and a quarter". */
const BESIDE = new RegExp(`^\\s(?:${AND}|to|bis)\\s(?:${[...ARTICLE_OF_ONE, ...ONE].join("|")})\\s`, "iu");
const NUMBER_WORD = "\\p{L}+|\\d{1,3}";
const PART = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${NUMBER_WORD})\\s(?:${OUT_OF})\\s(${NUMBER_WORD})(?![\\p{L}\\p{N}%]|[.,]\\d)`,
  "giu",
);

const EVERY = new RegExp(
  `(?<!\\p{L})(?:every|jede[rsmn]?)\\s(${Object.keys(ORDINAL_PARTS).join("|")})[rsn]?(?=\\s\\p{L})`,
  "giu",
);
const DECADE = new RegExp(`(?<!\\p{L})(${Object.keys(DECADES).join("|")})(?:[\\s-]?jahren?)?(?!\\p{L})`, "giu");

/** "Q3" as the "third" of "third quarter", "mid-2020" and "FY2020" as the year. */
const quartersIn = (text: string): Quantity[] =>
  [...text.matchAll(QUARTER)].map(({ 0: all, 1: before, 2: behind, 3: year = "", index }) =>
    quantity(
      { from: index, to: index + all.length },
      Number(before ?? behind ?? (year.length === 2 ? `20${year}` : year)),
      null,
    ),
  );
const QUARTER =
  /(?<![\p{L}\p{N}])(?:Q([1-4])|([1-4])Q|(?:(?:mid|early|late)-|FY\s?)(\d{4}|(?<=FY\s?)\d{2}))(?![\p{L}\p{N}])/giu;

/** The second year of "2001-02" and "2019/20", which may be a month, too. */
const shortYearsIn = (text: string): Quantity[] =>
  [...text.matchAll(YEARS)].flatMap(({ 1: first = "", 2: last = "", index }) => {
    const from = index + first.length + 1;
    const isLater = Number(last) > Number(first.slice(2));
    const year = Number(first.slice(0, 2) + last);
    return isLater
      ? [
          quantity({ from: index, to: index + first.length }, Number(first), null),
          quantity({ from, to: from + last.length }, year, null),
        ]
      : [];
  });
const YEARS = /(?<![\p{L}\p{N}/.,:-])((?:19|20)\d{2})[-–/](\d{2})(?![\p{L}\p{N}/-]|[.,:]\d)/gu;

/** "The eighties", "Achtzigerjahre". */
const decadesIn = (text: string): Quantity[] =>
  [...text.matchAll(DECADE)].map(({ 0: all, 1: word = "", index }) =>
    quantity({ from: index, to: index + all.length }, DECADES[word.toLowerCase()] ?? 0, null),
  );

/** "Around the clock" is 24 hours a day. */
const wholeDaysIn = (text: string): Quantity[] =>
  [...text.matchAll(WHOLE_DAY)].map(({ 0: all, index }) =>
    quantity({ from: index, to: index + all.length }, 24, { dimension: "time", factor: 3600 }),
  );
const WHOLE_DAY = new RegExp(`(?<![\\p{L}\\p{N}])(?:${AROUND_THE_CLOCK})(?![\\p{L}\\p{N}])`, "giu");

/** "6/9", not a date or "24/7". */
const WRITTEN_PART = /(?<![\p{L}\p{N}/.,:-])(\d{1,2})\/(\d{1,2})(?![\p{L}\p{N}/]|[.,]\d)/gu;

/** "Nine out of ten", "one in five", "every fifth", "2/9": shares. */
function partsOfWhole(text: string): Quantity[] {
  const every = [...text.matchAll(EVERY)].map(({ 0: all, 1: word = "", index }) => ({
    ...quantity({ from: index, to: index + all.length }, 1 / (ORDINAL_PARTS[word.toLowerCase()] ?? 1), SHARE),
    precision: 0.01,
  }));
  const parts = [...text.matchAll(PART), ...text.matchAll(WRITTEN_PART)].flatMap(
    ({ 0: all, 1: part = "", 2: whole = "", index }) => {
      const [few, many] = [part, whole].map((word) =>
        ONE.has(word.toLowerCase()) ? 1 : quantitiesIn(word)[0]?.values[0],
      );
      if (few === undefined || many === undefined || few > many || many > 100 || many < 2) return [];
      const range = { from: index, to: index + all.length };
      return [{ ...quantity(range, few / many, SHARE), precision: 0.01 }];
    },
  );
  return [...every, ...parts];
}

const SHARE: Unit = { dimension: "share", factor: 1 };

/** "Three thousand two hundred" and "one hundred and eighty" are one number each. */
function inOneNumber(text: string, all: readonly Quantity[]): Quantity[] {
  const whole: Quantity[] = [];
  for (const quantity of all) {
    const before = whole.at(-1);
    const [high, low] = [before?.values[0] ?? 0, quantity.values[0] ?? 0];
    const isWhole =
      before !== undefined &&
      before.unit === null &&
      !/\p{N}/u.test(text.slice(before.from, quantity.to)) &&
      /^[\s-]+(?:and\s+)?$/u.test(text.slice(before.to, quantity.from)) &&
      ((high >= 1000 && high % 1000 === 0 && low < 1000) || (high >= 100 && high % 100 === 0 && low < 100));
    if (isWhole) whole.splice(-1, 1, { ...quantity, from: before.from, values: [high + low] });
    else whole.push(quantity);
  }
  return whole;
}

/** "The first performance" is as often a word as a number. */
const isWordFirst = (text: string, { from, to, values }: Quantity): boolean =>
  values.length === 1 && values[0] === 1 && /^\p{L}+$/u.test(text.slice(from, to));

const HALF_MORE = new RegExp(`^\\s(?:${AND_A_HALF})(?!\\p{L})`, "iu");
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;

function saidByWords(text: string, articles: boolean): Quantity[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    from: index,
    to: index + word.length,
  }));
  return words.flatMap(({ word, from, to }, at) => {
    const times = TIMES[word];
    if (times !== undefined) return [quantity({ from, to }, times, null)];
    const scale = NUMBER_SCALES[word];
    if (scale !== undefined && PER.has(words[at - 1]?.word ?? "")) return [quantity({ from, to }, scale, null)];
    if (articles && BOTH.has(word)) return [quantity({ from, to }, 2, null)];
    if (HALF.has(word)) return halfOf(text, words, at);
    const more = ONE.has(word) ? HALF_MORE.exec(text.slice(to, to + 20))?.[0] : undefined;
    if (more !== undefined) {
      const end = to + more.length;
      const [scaled = "", by = ""] = /^\s(\p{L}+)/u.exec(text.slice(end, end + 24)) ?? [];
      const scale = NUMBER_SCALES[by.toLowerCase()];
      const last = scale === undefined ? end : end + scaled.length;
      return [quantity({ from, to: last }, 1.5 * (scale ?? 1), unitAfter(text.slice(last, last + 24)))];
    }
    const next = words[at + 1];
    const scaleBehind = NUMBER_SCALES[next?.word ?? ""];
    const isNumber = ONE.has(word) || ARTICLE_OF_ONE.has(word);
    if (next && isNumber && scaleBehind !== undefined && next.from === to + 1 && !HALF.has(words[at - 1]?.word ?? "")) {
      const whole = quantity({ from, to: next.to }, scaleBehind, unitAfter(text.slice(next.to, next.to + 24)));
      // "About a billion" is what has one before its last two digits.
      const isRough = ROUGH.test(text.slice(Math.max(0, from - 20), from));
      return [isRough ? { ...whole, isRough, precision: scaleBehind / 10 } : whole];
    }
    const unit = unitAfter(text.slice(to, to + 24));
    const unitEnd = to + unitLength(text.slice(to, to + 24));
    const isLength = unit !== null && goesOn(text.slice(unitEnd), unit);
    const half = unit ? HALF_MORE.exec(text.slice(unitEnd, unitEnd + 20))?.[0] : undefined;
    const isArticle = ARTICLE_OF_ONE.has(word) && (articles || isLength || half !== undefined);
    if (!ONE.has(word) && !isArticle && !(articles && EACH.has(word))) return [];
    const isRange = ONE.has(word) && /^\s+(?:to|and|or|bis|und|à|et|a|y)\s+\p{L}/u.test(text.slice(to, to + 8));
    const other = isRange ? quantitiesIn(text.slice(to, to + 40))[0] : undefined;
    if (half !== undefined) return [quantity({ from, to: unitEnd + half.length }, 1.5, unit)];
    if (unit) return [quantity({ from, to }, 1, unit)];
    return other && other.from < 8 && other.unit ? [quantity({ from, to }, 1, other.unit)] : [];
  });
}

type Word = { readonly word: string } & Range;

/** "Half a million", "half an hour". */
function halfOf(text: string, words: readonly Word[], at: number): Quantity[] {
  const [half, next, after] = [words[at], words[at + 1], words[at + 2]];
  if (!half || !next || next.from - half.to > 1) return [];
  const of = ARTICLE_OF_ONE.has(next.word) || ONE.has(next.word) ? after : next;
  if (!of) return [];
  const scale = NUMBER_SCALES[of.word];
  if (scale !== undefined) return [quantity({ from: half.from, to: of.to }, scale / 2, null)];
  const unit = unitAfter(text.slice(of.from - 1, of.from + 24));
  return unit ? [quantity({ from: half.from, to: of.from - 1 }, 0.5, unit)] : [];
}

const quantity = ({ from, to }: Range, value: number, unit: Unit | null): Quantity => ({
  from,
  to,
  values: [value],
  mark: null,
  unit,
  isRough: false,
  precision: 1,
});

/** What its last word multiplies it by. */
const scaleOf = (text: string, { from, to }: Range): number =>
  NUMBER_SCALES[/\p{L}+(?=\.?$)/u.exec(text.slice(from, to))?.[0].toLowerCase() ?? ""] ?? 1;

const JOINED =
  /^\s?(?:[-–—]|to|and|or|instead of|rather than|bis|auf|und|statt|anstatt|au lieu de|en lugar de|en vez de|à|et|ou|a|y|o|e|до)\s?[$€£¥]?$/u;

function withUnitOfRange(text: string, quantity: Quantity, next: Quantity | undefined): Quantity {
  if (next === undefined || !JOINED.test(text.slice(quantity.to, next.from))) return quantity;
  if (quantity.unit === null && isClock(next)) return asClock(quantity);
  const scale = scaleOf(text, quantity) === 1 ? scaleOf(text, next) : 1;
  const values = scale === 1 ? quantity.values : quantity.values.flatMap((value) => [value, value * scale]);
  return { ...quantity, values, unit: quantity.unit ?? next.unit };
}
