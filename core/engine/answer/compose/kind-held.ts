import type { Passage } from "../../engine.ts";
import { isTableRow } from "../../sentences.ts";
import type { Question } from "../understand/question.ts";
import { DOCUMENT_WORDS } from "../understand/named-documents.ts";
import type { AnswerKind } from "../understand/understood.ts";
import { clockTimesIn } from "../verify/clock-times.ts";
import { datesIn, type NamedDate, sameDate } from "../verify/dates.ts";
import { surfaceWords, type SurfaceWord } from "../understand/words.ts";
import { ENGLISH_NUMBERS, FOREIGN_NUMBERS } from "../../languages/number-words.ts";
import { CURRENCY_MARK } from "../../languages/table-words.ts";
import {
  A_DAY_OR_YEAR,
  A_SHARE,
  ASKS_PRICE,
  BEFORE_PART_NUMBER,
  CONTACTS,
  FREE_OF_CHARGE,
  MEASURED,
  MONEY,
  TELLS_TIME,
} from "../../languages/figure-words.ts";
import { makingAsked } from "../understand/making-asked.ts";
import { quantitiesIn } from "../verify/quantities.ts";
import { UNITS } from "../../languages/unit-names.ts";
import { ITEM } from "./context.ts";
import {
  FREQUENCY,
  IN_PLACE_OF_FIGURE,
  LICENSED,
  NAMES_LICENCE,
  OF_LICENCE_TEXT,
  PLACES,
  SOME,
  THIS_TEXT,
} from "../../languages/prose-words.ts";

const FIGURES: ReadonlySet<AnswerKind> = new Set(["year", "percent", "amount", "duration", "measure", "count", "date"]);
/** Letters of the shortest name of a unit of time that is no abbreviation. */
const SHORTEST_UNIT = 3;
const NAMED: ReadonlySet<AnswerKind> = new Set(["person", "place", "organisation"]);
export const wantsFigure = ({ wants }: Question): boolean => FIGURES.has(wants);

/** "SHA-256" and "B.4" are names. */
const A_FIGURE = /(?<![\p{L}\p{N}][-._/]?)\p{N}+/gu;
const A_NAME = /\p{Lu}\p{Ll}+|[\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}]+/gu;
const A_PATH = /(?<=^|[\s"'`“‘(])~?\/\p{L}[\p{L}\p{N}/._-]*/gu;

/** Names of units of time: "years", "Jahre". */
const TIMES = UNITS.flatMap(([dimension, , names]) =>
  dimension === "time" || dimension === "months" ? names.split(" ").filter((name) => name.length >= SHORTEST_UNIT) : [],
);
/** "One year", "a few seconds", "three more weeks". */
const A_TIME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{N}[\\p{N}.,]*|an?|${ENGLISH_NUMBERS.ones.slice(1).join("|")}|${ENGLISH_NUMBERS.tens.join("|")}|${[...FOREIGN_NUMBERS.keys()].join("|")}|${SOME})(?:[\\s-]\\p{L}+)?[\\s-]?(?:${TIMES.join("|")})(?!\\p{L})`,
  "iu",
);

/** Whether a text holds a thing of the kind asked for that the question does not bring itself. */
export function holdsKind(question: Question, text: string): boolean {
  if (question.definition !== null) return true;
  if (question.wants === "frequency") return FREQUENCY.test(text);
  if (question.wants === "licence") return grantsLicence(question, text);
  if (saysHowLong(question, text)) return true;
  const sign = wantsFigure(question) ? A_FIGURE : NAMED.has(question.wants) ? A_NAME : null;
  return (
    sign === null ||
    // "7." of "7. Next meeting." is no figure that is told.
    (text.replace(ITEM, "").match(sign) ?? []).some((found) => !question.text.includes(found))
  );
}

/**
 * Whether a figure is asked for, and the text has none of its kind in digits or words, nor one of the words that stand for one:
 * a price has money, a weight its unit. Whether something is so is told without a figure. Also whether it is asked who made a
 * thing, and the text names nobody, or where a person is reached, and it has no number or address.
 */
export function lacksKind(question: Question, text: string): boolean {
  const { wants, text: asked, form } = question;
  const contact = form === "yes_no" || form === "steps" ? undefined : CONTACTS.find(({ asks }) => asks.test(asked));
  if (contact) return !contact.told.test(text.slice(0, LONGEST_READ));
  if (wants === "person") return makingAsked(asked) !== undefined && !namesAnother(asked, text);
  if (!wantsFigure(question) || form === "yes_no") return false;
  if (wants === "date") return !saysWhen(question, text) && !A_DAY_OR_YEAR.test(text) && !TELLS_TIME.test(text);
  const isOfKind = KINDS.find((kind) => kind.wants.has(wants) && (kind.asks?.test(asked) ?? true))?.isIn;
  if (isOfKind) return !isOfKind(text);
  const counting = wants === "count" ? countable(text) : text;
  return !holdsKind(question, counting) && !FOR_A_FIGURE.test(counting);
}

/** Whether a text has a word with a capital, not as the first one of a sentence, that the question does not bring itself. */
const namesAnother = (asked: string, text: string): boolean =>
  (text.match(WITHIN_SENTENCE) ?? []).some((found) => !asked.includes(found)) || NO_CAPITALS.test(text);

const WITHIN_SENTENCE = /(?<=[\p{L}\p{N},;:)]["'”’]?\s+[("'“‘]?)\p{Lu}\p{Ll}+/gu;
const NO_CAPITALS = /[\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** A text without its sums, shares, decades, days and times of day, which count nothing. A year alone may be a number. */
function countable(text: string): string {
  const read = [A_SUM, DECIMAL_OR_SHARE, A_DECADE].reduce(
    (rest, form) => rest.replaceAll(form, " "),
    text.slice(0, LONGEST_READ),
  );
  const days = datesIn(read).filter(({ readings }) =>
    readings.every(({ month, day }) => month !== null || day !== null),
  );
  return [...days, ...clockTimesIn(read)]
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, read);
}

const DECIMAL_OR_SHARE =
  /(?<![\p{N}.,])\p{N}{1,3}(?:[.,]?\p{N}{3}){0,5}[.,]\p{N}{2}(?![\p{N}.,]\p{N}|\p{N})|\p{N}{1,20}\s?%/gu;

/** "The 1930s", "in den 1930er Jahren". */
const A_DECADE = /(?<!\p{N})\p{N}{2}(?:\p{N}{2})?(?:['’]?s|er)(?!\p{L})/gu;

/** UTF-16 characters of a quote in which figures are read: of numbers alone that takes time by the square of their count. */
const LONGEST_READ = 2000;

const unitsIn = (text: string, dimensions: ReadonlySet<string>): boolean =>
  quantitiesIn(text.slice(0, LONGEST_READ)).some(({ unit }) => unit !== null && dimensions.has(unit.dimension));

/** Figures that something tells from any other number, by how they are asked for. */
const KINDS: readonly {
  readonly wants: ReadonlySet<AnswerKind>;
  /** All ways where left out. */
  readonly asks?: RegExp;
  isIn(text: string): boolean;
}[] = [
  {
    wants: new Set(["amount"]),
    asks: ASKS_PRICE,
    isIn: (text) =>
      FREE_OF_CHARGE.test(text) || text.search(A_SUM) !== -1 || isPriced(text) || unitsIn(text, MONEY_OR_SHARE),
  },
  {
    wants: new Set(["percent"]),
    isIn: (text) => A_SHARE.test(text) || unitsIn(text, SHARE) || FOR_ALL.test(text),
  },
  ...MEASURED.map(({ asks, dimensions }) => ({
    wants: new Set<AnswerKind>(["measure", "count"]),
    asks,
    isIn: (text: string) => unitsIn(text, dimensions) || A_TIME.test(text),
  })),
];

const SHARE: ReadonlySet<string> = new Set(["share", "points"]);
const MONEY_OR_SHARE: ReadonlySet<string> = new Set([...MONEY, ...SHARE]);
/** "Soup 12.50" of a list of prices. */
const isPriced = (text: string): boolean =>
  quantitiesIn(text.slice(0, LONGEST_READ)).some(
    ({ from, to, unit }) =>
      unit === null &&
      /^\p{N}+[.,]\p{N}{2}$/u.test(text.slice(from, to)) &&
      !BEFORE_PART_NUMBER.test(text.slice(Math.max(0, from - LONGEST_PART), from)),
  );
/** UTF-16 characters of the longest word before the number of a part. */
const LONGEST_PART = 16;

const FOR_ALL = new RegExp(`(?<!\\p{L})(?:${IN_PLACE_OF_FIGURE})(?!\\p{L})`, "iu");

const FOR_A_FIGURE = new RegExp(
  `(?<!\\p{L})(?:${ENGLISH_NUMBERS.ones.join("|")}|${ENGLISH_NUMBERS.tens.join("|")}|hundreds?|thousands?|\\p{L}+(?:illions?|ths?)|${[...FOREIGN_NUMBERS.keys()].join("|")}|${SOME}|${IN_PLACE_OF_FIGURE})(?!\\p{L})`,
  "iu",
);

/** Whether a text holds a time with its unit where one is asked for. */
export const saysHowLong = ({ wants }: Question, text: string): boolean => wants === "duration" && A_TIME.test(text);

/** Whether a text holds a day, a time of day or a month of a year where a date is asked for, which the question does not bring itself. */
export const saysWhen = ({ wants, text: asked }: Question, text: string): boolean =>
  wants === "date" &&
  /\p{N}/u.test(text) &&
  [...datesIn(text), ...clockTimesIn(text)].some(({ from, to }) => !asked.includes(text.slice(from, to)));

/** Whether a text holds a sum of money where one is asked for, which the question does not bring itself. */
const saysHowMuch = ({ wants, text: asked }: Question, text: string): boolean =>
  wants === "amount" && (text.match(A_SUM) ?? []).some((found) => !asked.includes(found));

const A_SUM = new RegExp(`(?:${CURRENCY_MARK})\\s?\\p{N}[\\p{N}.,]*|\\p{N}[\\p{N}.,]*\\s?(?:${CURRENCY_MARK})`, "gu");

/** Whether a text holds a time or a sum where one is asked for, with what tells it from any other number. */
export const saysSurely = (question: Question, text: string): boolean =>
  saysHowLong(question, text) || saysWhen(question, text) || saysHowMuch(question, text);

/**
 * Whether a text names the licence that is asked for, and says that something is under it: that of a manual is not that of what
 * it describes.
 */
export const grantsLicence = ({ wants, text: asked }: Pick<Question, "wants" | "text">, text: string): boolean =>
  wants === "licence" &&
  LICENSED.test(text) &&
  NAMES_LICENCE.test(text) &&
  (!THIS_TEXT.test(text) || surfaceWords(asked).some(isDocumentWord));

/** Whether a passage is of the licence itself, which names others only to tell itself from them. */
export const isLicenceText = ({ content }: Pick<Passage, "content">): boolean =>
  (content.match(OF_LICENCE_TEXT) ?? []).length >= LICENCE_TEXT;

/** Mentions of itself in a passage of a licence: one that grants it says "this licence" hardly more than once. */
const LICENCE_TEXT = 3;

const isDocumentWord = ({ text }: SurfaceWord): boolean => DOCUMENT_WORDS.has(text.toLowerCase());

/** Whether a text says where something is: "is kept in a shed", or a path that the question does not bring itself. */
export const saysWhere = (question: Question, text: string): boolean =>
  question.wants === "place" &&
  (PLACES.test(text) || (text.match(A_PATH) ?? []).some((found) => !question.text.includes(found)));

/**
 * 1 for a text that has the date of the question, however it is written ("July 2002" and "2002-07-01"), −1 for one that has
 * only other dates that are as precise, and else 0. A month without a day or a year tells only the rows of a table apart.
 */
export function datedAs(question: string): (text: string) => number {
  const named = datesIn(question);
  const precise = named.filter(({ readings }) => readings.some(({ year, day }) => year !== null || day !== null));
  if (named.length === 0) return () => 0;
  const asked = precise.length > 0 ? precise : named;
  return (text) => {
    if (precise.length === 0 && !isTableRow(text)) return 0;
    const dates = datesIn(text);
    if (asked.some((own) => dates.some((other) => sameDate(own, other, NO_YEARS)))) return 1;
    return asked.some((own) => dates.some((other) => isAsPrecise(other, own))) ? -1 : 0;
  };
}

const isAsPrecise = (date: NamedDate, other: NamedDate): boolean =>
  (["year", "month", "day"] as const).every(
    (part) => other.readings.every((own) => own[part] === null) || date.readings.some((own) => own[part] !== null),
  );

const NO_YEARS: ReadonlySet<number> = new Set();
