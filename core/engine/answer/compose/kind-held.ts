import type { Question } from "../understand/question.ts";
import { DOCUMENT_WORDS } from "../understand/named-documents.ts";
import type { AnswerKind } from "../understand/understood.ts";
import { datesIn, sameDate } from "../verify/dates.ts";
import { surfaceWords, type SurfaceWord } from "../understand/words.ts";
import { ENGLISH_NUMBERS, FOREIGN_NUMBERS } from "../../languages/number-words.ts";
import { UNITS } from "../../languages/unit-names.ts";
import { FREQUENCY, LICENSED, PLACES, SOME, THIS_TEXT } from "../../languages/prose-words.ts";

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
  return sign === null || (text.match(sign) ?? []).some((found) => !question.text.includes(found));
}

/** Whether a text holds a time with its unit where one is asked for. */
export const saysHowLong = ({ wants }: Question, text: string): boolean => wants === "duration" && A_TIME.test(text);

/** Whether a text holds a day or a month of a year where a date is asked for, which the question does not bring itself. */
export const saysWhen = ({ wants, text: asked }: Question, text: string): boolean =>
  wants === "date" &&
  /\p{N}/u.test(text) &&
  datesIn(text).some(({ from, to }) => !asked.includes(text.slice(from, to)));

/** Whether a text gives the licence that is asked for: that of a manual is not that of what it describes. */
export const grantsLicence = ({ wants, text: asked }: Question, text: string): boolean =>
  wants === "licence" && LICENSED.test(text) && (!THIS_TEXT.test(text) || surfaceWords(asked).some(isDocumentWord));

const isDocumentWord = ({ text }: SurfaceWord): boolean => DOCUMENT_WORDS.has(text.toLowerCase());

/** Whether a text says where something is: "is kept in a shed", or a path that the question does not bring itself. */
export const saysWhere = (question: Question, text: string): boolean =>
  question.wants === "place" &&
  (PLACES.test(text) || (text.match(A_PATH) ?? []).some((found) => !question.text.includes(found)));

/** Whether a text has the date of the question, however it is written: "July 2002" and "2002-07-01". */
export function holdsDateOf(question: string): (text: string) => boolean {
  const asked = datesIn(question).filter(({ readings }) =>
    readings.some(({ year, day }) => year !== null || day !== null),
  );
  if (asked.length === 0) return () => false;
  return (text) => {
    const dates = datesIn(text);
    return asked.some((own) => dates.some((other) => sameDate(own, other, NO_YEARS)));
  };
}

const NO_YEARS: ReadonlySet<number> = new Set();
