import {
  AGED,
  ARTICLE_OF_ONE,
  AT_THE_TIME,
  CENTURY,
  LESS_THAN,
  MORE_THAN,
  ONE,
  ROUGH,
  TIMES_AS,
} from "../../languages/check-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { countsEntries, countsOwnList, countsUncounted } from "./told-counts.ts";
import type { NamedDate } from "./dates.ts";
import { isBetweenClocks, isDaysBetween, isReckonedClock } from "./reckoned-times.ts";
import { rowOf, type Evidence, type Source } from "./evidence.ts";
import { near, same } from "./amounts.ts";
import { holdsName } from "./names.ts";
import { isProduct, isScaled } from "./products.ts";
import type { Quantity } from "./quantities.ts";
import type { Statement } from "./statement.ts";
import { isSum, isSumWithTold } from "./sums.ts";
import { isYear } from "./token-kinds.ts";

/**
 * Whether a figure that no source holds follows from others that stand in one sentence or in two neighbours: the years
 * between two dates, an age, a century, a sum, a difference, a part of a whole, or how many things a list or a table has; or
 * whether it counts things that the source names and does not count.
 */
export function isReckoned(
  tokenizer: Tokenizer,
  statement: Statement,
  told: Quantity,
  sources: readonly Source[],
): boolean {
  if (countsOwnList(statement, told) || countsUncounted(tokenizer, statement, told, sources)) return true;
  return sources.some(
    (source) =>
      countsEntries(told, source) ||
      isProduct(statement, told, source) ||
      isArticle(statement, told, source) ||
      isSumWithTold(statement, told, source) ||
      source.sentences.some((cell) => isScaled(statement, told, cell)) ||
      isBetweenClocks(statement, told, source) ||
      isReckonedClock(told, source) ||
      isDaysBetween(told, source) ||
      isSum(told, aboutSame(statement, source)) ||
      isSum(told, fewOfKind(told, source)) ||
      isTimeBetween(statement, told, timesOfAll(source)) ||
      groupsOf(source).some((group) => {
        const figures = figuresOf(group);
        const { quantities } = figures;
        return (
          isTimeBetween(statement, told, figures) ||
          isPart(statement, told, group.flatMap(onceTold)) ||
          isSum(told, quantities) ||
          isNearly(told, quantities) ||
          isBound(statement, told, quantities)
        );
      }),
  );
}

/** "1 teaspoon" for "a teaspoon". */
function isArticle({ text }: Statement, { to, unit, values: [value] }: Quantity, { flat }: Source): boolean {
  const thing = value === 1 && unit === null ? /^\s(\p{L}{3,})/u.exec(text.slice(to, to + 40))?.[1] : undefined;
  if (thing === undefined) return false;
  return new RegExp(`(?<!\\p{L})(?:${ONE_WORD})\\s(?:\\p{L}+\\s)?${thing}`, "iu").test(flat);
}

const ONE_WORD = [...ARTICLE_OF_ONE, ...ONE].join("|");

/** Each sentence with the one behind it, or all of a passage with few figures; the cells of each row and of each column. */
function groupsOf({ sentences }: Source): Evidence[][] {
  const told = sentences.filter(({ isCell, isWhole }) => !isCell && !isWhole);
  const cells = sentences.filter(({ isCell, isWhole }) => isCell && !isWhole);
  return [
    ...told.map((sentence, at) => [sentence, ...told.slice(at + 1, at + 2)]),
    ...(told.flatMap(({ quantities, dates }) => [...quantities, ...dates]).length <= FEW_IN_ALL ? [told] : []),
    ...Map.groupBy(cells, rowOf).values(),
    ...Map.groupBy(cells, columnOf).values(),
  ];
}

const FEW_IN_ALL = 5;

/**
 * The figures of the sentences that speak of what is stated ("instalments of €85" and, further on, "the new instalment is €82"),
 * and those of the rows of a table that it names.
 */
const aboutSame = ({ wording, names }: Statement, { sentences }: Source): Quantity[] =>
  sentences
    .filter(({ terms, forms, isCell }) =>
      isCell ? names.some((name) => holdsName(name, forms, "")) : wording.some((term) => terms.terms.has(term)),
    )
    .flatMap(onceTold);

/** All figures of a kind in the source, where they are few: "11.3 km" of "9.8 km" and, further on, "1.5 km longer". */
function fewOfKind({ unit }: Quantity, { sentences }: Source): Quantity[] {
  const all = sentences.flatMap(({ quantities }) =>
    quantities.filter((one) => one.unit?.dimension === unit?.dimension),
  );
  return unit !== null && all.length <= FEW_IN_ALL ? all : [];
}

/** What stands last before the value: "2023" of "Net revenue, 2023: 17,846". */
const columnOf = ({ text }: Evidence): string => text.slice(0, text.lastIndexOf(": ")).split(", ").at(-1) ?? "";

/** Of a cell its value alone, which is told with its unit and as it is written: "2022 $ million: 805, $805 million". */
function onceTold({ isCell, text, quantities }: Evidence): readonly Quantity[] {
  if (!isCell) return quantities;
  const values = quantities.filter(({ from }) => from > text.lastIndexOf(": "));
  const inUnits = values.filter(({ unit }) => unit !== null);
  return inUnits.length > 0 ? inUnits : values;
}

type Period = readonly [from: number, to: number];

interface Figures {
  readonly quantities: readonly Quantity[];
  /** Years; a month is a part of one. */
  readonly times: readonly number[];
  /** Years that persons had lived. */
  readonly ages: readonly number[];
  /** Decades and centuries. */
  readonly periods: readonly Period[];
}

function figuresOf(group: readonly Evidence[]): Figures {
  const quantities = group.flatMap((sentence) => sentence.quantities);
  const periods = group.flatMap(({ text, quantities: own }) =>
    own.flatMap((one) => [periodOf(one, text.slice(one.to, one.to + 24))].filter((period) => period !== null)),
  );
  const ages = group.flatMap(({ text, quantities: own }) => own.filter((one) => isAge(one, text)));
  return {
    quantities,
    periods,
    ages: ages.flatMap(({ values }) => values),
    times: [...quantities.filter(isYear).flatMap(({ values }) => values), ...timesOf(group)],
  };
}

/** "At the age of 16", "at the age of 16 or 17", "34 when". */
const isAge = ({ unit, from, to }: Quantity, text: string): boolean =>
  unit === null &&
  (AGE_BEFORE.test(text.slice(Math.max(0, from - 24), from)) || AGE_BEHIND.test(text.slice(to, to + 24)));

/** "The 1930s", "the 19th century". */
function periodOf({ unit, values: [value = 0] }: Quantity, after: string): Period | null {
  if (unit !== null || !Number.isInteger(value)) return null;
  if (CENTURY_BEHIND.test(after)) return [(value - 1) * 100, value * 100];
  const isPeriod = value % 10 === 0 && value > 1000 && value < 2100 && DECADE_BEHIND.test(after);
  return isPeriod ? [value, value + (value % 100 === 0 ? 100 : 9.99)] : null;
}

const isIn = ([from, to]: Period, [first, last]: Period): boolean => from >= first && to <= last;

/** Of a source with few dates all of them: what lies between two may be told far from either. */
function timesOfAll({ sentences }: Source): Figures {
  const all = figuresOf(sentences.filter(({ isCell, isWhole }) => !isCell && !isWhole));
  const isMany = new Set(all.times).size > FEW_IN_ALL;
  return { ...all, quantities: [], periods: [], ages: [], times: isMany ? [] : all.times };
}

/** A year, a dated month as a part of it. */
const timesOf = (group: readonly Evidence[]): number[] =>
  group.flatMap(({ dates }) => dates.flatMap(({ readings }: NamedDate) => readings.flatMap(timeOf)));

const timeOf = ({ year, month, day }: NamedDate["readings"][number]): number[] =>
  year === null ? [] : [year + (month === null ? 0 : (month - 1) / 12 + (day === null ? 0 : (day - 1) / 372))];

function isTimeBetween({ text }: Statement, told: Quantity, { times, ages, periods, quantities }: Figures): boolean {
  const { values, unit, from, to } = told;
  const [value = 0] = values;
  const period = periodOf(told, text.slice(to, to + 24));
  if (period !== null && [...times.map((time) => [time, time] as const), ...periods].some((one) => isIn(one, period)))
    return true;
  if (isYear(told)) {
    if (periods.some((one) => isIn([value, value], one))) return true;
    const lengths = quantities.filter(isSpan);
    const spans = [...ages, ...lengths.flatMap((one) => one.values.map((n) => (n * (one.unit?.factor ?? 0)) / 12))];
    return times.some((time) =>
      spans.some((span) => [time - span, time + span].some((one) => Math.floor(one) === value)),
    );
  }
  const isRough = told.isRough || ROUGH.test(text.slice(Math.max(0, from - 24), from));
  const ofPerson = isAge(told, text);
  if (!ofPerson && !isSpan(told)) return false;
  const years = ofPerson ? value : (value * (unit?.factor ?? 0)) / 12;
  const least = ofPerson || (unit?.factor ?? 0) >= 12 ? 1 : 1 / 12;
  return times.some((a) =>
    times.some(
      (b) =>
        b > a &&
        (same(Math.floor(b) - Math.floor(a), years) ||
          Math.abs(b - a - years) < least ||
          (isRough && near(b - a, years, 0.1))),
    ),
  );
}

const CENTURY_BEHIND = new RegExp(`^(?:st|nd|rd|th|\\.)?[\\s-](?:${CENTURY})`, "iu");
const DECADE_BEHIND = /^(?:['’]?s|er)(?!\p{L})/u;
const AGE_BEFORE = new RegExp(`(?<!\\p{L})(?:${AGED})(?:\\s\\p{L}{1,3})?\\s(?:\\p{N}{1,3}\\s\\p{L}{1,4}\\s)?$`, "iu");
const AGE_BEHIND = new RegExp(`^\\s(?:${AGED}|${AT_THE_TIME})(?!\\p{L})`, "iu");

/** Counts months or years. */
const isSpan = ({ unit }: Quantity): boolean => unit?.dimension === "months";

/** "Half of them", "more than a third", "12 percent more", percentage points. */
function isPart({ text }: Statement, told: Quantity, quantities: readonly Quantity[]): boolean {
  const { values: [value = 0] = [], unit, from, to } = told;
  const shares = quantities.filter((one) => one.unit?.dimension === "share");
  if (unit?.dimension === "points") {
    const percents = shares.flatMap(({ values }) => values);
    return percents.some((a) => percents.some((b) => same(a - b, value)));
  }
  const written = /^\p{N}/u.test(text.slice(from, to));
  // "Five times as many" are 400 % more.
  const amounts = quantities.filter((one) => !isYear(one) && one.values.length > 0);
  if (unit === null && TIMES_BEHIND.test(text.slice(to, to + 8)))
    return (
      shares.some((one) => same((one.values[0] ?? 0) + 100, value * 100)) ||
      (amounts.length <= FEW && ratiosOf(amounts).some((ratio) => near(ratio, value, 0.05)))
    );
  const share = unit?.dimension === "share" ? value * unit.factor : !written && value === 2 ? value : null;
  if (share === null) return false;
  const before = text.slice(Math.max(0, from - 24), from);
  const [isMore, isRough] = [MORE.test(before), ROUGH.test(before)];
  // 8.15 % are told as 8 %.
  const rounded = written && unit ? (Math.min(1, told.precision) * unit.factor) / 2 : 0;
  const isRight = (part: number): boolean =>
    Math.abs(part - share) <= rounded ||
    (isMore ? part > share && part < 2 * share : near(part, share, isRough ? 0.1 : written ? 0.01 : 0.05));
  // Of many figures only those side by side are compared.
  const isFar = (a: number, b: number): boolean => written && amounts.length > FEW && Math.abs(a - b) > 1;
  return (
    shares.some(({ values: [own = 0] = [], unit: by }) => {
      const other = own * (by?.factor ?? 1);
      return (!written && isRight(other)) || same(1 - other, share);
    }) ||
    amounts.some((a, at) =>
      amounts.some((b, place) => {
        if (a === b || isFar(at, place) || !areAlike(a, b)) return false;
        const [part = 0, whole = 0] = [a.values[0], b.values[0]];
        return (
          whole > 0 &&
          (isRight(part / whole) ||
            (part < whole && !isMore && isRight(1 - part / whole)) ||
            (written && isRight(Math.abs(part - whole) / whole)))
        );
      }),
    )
  );
}

const TIMES_BEHIND = new RegExp(`^[\\s-]?(?:${TIMES_AS})(?!\\p{L})`, "iu");
/** Of many figures some make any percentage. */
const FEW = 3;
const MORE = new RegExp(`(?<!\\p{L})(?:${MORE_THAN})\\s(?:\\p{L}{1,4}\\s)?[$€£¥]?$`, "iu");

const ratiosOf = (amounts: readonly Quantity[]): number[] =>
  amounts.flatMap((a) =>
    amounts.flatMap((b) => (a !== b && areAlike(a, b) && b.values[0] ? [(a.values[0] ?? 0) / b.values[0]] : [])),
  );

const LESS = new RegExp(`(?<!\\p{L})(?:${LESS_THAN})\\s(?:\\p{L}{1,4}\\s)?[$€£¥]?$`, "iu");

const areAlike = (a: Quantity, b: Quantity): boolean =>
  a.unit?.dimension === b.unit?.dimension && a.unit?.factor === b.unit?.factor;

/** Sixty days for two months: how many days a month has is left open. */
const isNearly = ({ values: [value = 0], unit }: Quantity, quantities: readonly Quantity[]): boolean =>
  quantities.some(({ values: [other = 0], unit: by }) => {
    const [a, b] = [daysOf(value, unit), daysOf(other, by)];
    return a !== null && b !== null && unit?.dimension !== by?.dimension && Math.abs(a - b) <= ABOUT * b;
  });

/** "More than a thousand" of 1,250: not sharply, and not wrong. */
function isBound({ text }: Statement, told: Quantity, quantities: readonly Quantity[]): boolean {
  const { values: [value = 0] = [], from } = told;
  const before = text.slice(Math.max(0, from - 24), from);
  const [isMore, isLess] = [MORE.test(before), LESS.test(before)];
  if (isYear(told) || (!isMore && !isLess)) return false;
  return quantities.some((other) => {
    const [own = 0] = other.values;
    if (isYear(other) || !areAlike(told, other)) return false;
    return isMore ? own > value && own <= value * FAR : own < value && own * FAR >= value;
  });
}

const FAR = 1.5;
const ABOUT = 0.03;
const DAY = 86400;
const DAYS_OF_MONTH = 30.44;

function daysOf(value: number, unit: Quantity["unit"]): number | null {
  if (unit?.dimension === "months") return value * unit.factor * DAYS_OF_MONTH;
  return unit?.dimension === "time" && unit.factor >= DAY ? (value * unit.factor) / DAY : null;
}
