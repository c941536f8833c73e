import type { TellingWord } from "../answer/understand/understood.ts";
import {
  ASKS_COUNT,
  ASKS_HOW_MUCH,
  ASKS_INCOMING,
  ASKS_WHAT_IS,
  ASKS_WHO,
  LIGHT_SHEET_WORDS,
  SUPERLATIVES,
} from "../languages/sheet-words.ts";
import {
  BEST_WORDS,
  HIGHEST_WORDS,
  LOWEST_WORDS,
  MONTH_WORDS,
  WHICH_WORDS,
  WORST_WORDS,
  YEAR_WORDS,
} from "../languages/table-words.ts";
import { MEASURED_BY, type Measured } from "../languages/superlative-words.ts";
import type { TableQuestion } from "./asked.ts";
import { asksOfSpending, type MoneyWay } from "./sheet-rows.ts";

export interface Extreme {
  /** 1 for the largest value of a column, -1 for the smallest; 0 where only `measures` say which. */
  readonly sign: 1 | -1 | 0;
  /** Which of these is asked for; null where it is something else. */
  readonly time: "year" | "month" | null;
  /** A person is asked for. */
  readonly isWho: boolean;
  /** Which way the money went that is asked for: rows of the other way are none. Null where it is not of money that moved. */
  readonly way: MoneyWay | null;
  /** The best or the worst is asked for, which may be the largest or the smallest. */
  readonly isRated: boolean;
  /** Terms of the word that says which things are asked for: "actor" of "Which actor …". */
  readonly kinds: ReadonlySet<string>;
  /** What an adjective of the question is measured by: the price of "the cheapest". Empty where it has none. */
  readonly measures: readonly Measured[];
  /** The word after such an adjective: "room" of "the largest room"; empty where the question ends or has none. */
  readonly noun: string;
  /** The question without the words for these. */
  readonly left: TableQuestion;
}

/** What may be asked for: of "the oldest actor" the highest value of a column "Age". Null where no largest or smallest value is. */
export function readExtreme(asking: TableQuestion): Extreme | null {
  const { question, telling } = inPlainWords(asking);
  const words: readonly string[] = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const asks = words.findIndex((word) => WHICH_WORDS.has(word));
  const isWhatIs = ASKS_WHAT_IS.test(question);
  const next = asks < 0 || asks > 1 ? undefined : words[asks + 1];
  // "Largest amount paid in"
  const isBare = signIn(words.slice(0, 1)) !== 0;
  const kind = isWhatIs || isBare ? "" : next;
  if (kind === undefined && !(ASKS_HOW_MUCH.test(question) && !ASKS_COUNT.test(question))) return null;
  const said = signIn(words);
  const adjective = words.find((word) => MEASURED_BY.has(word)) ?? "";
  const measures = (MEASURED_BY.get(adjective) ?? [])
    .map((measured): Measured => ({ ...measured, sign: measured.sign || said }))
    .filter(({ sign }) => sign !== 0);
  const sign = adjective === "" || signOf([adjective]) !== 0 ? said : 0;
  if (sign === 0 && measures.length === 0) return null;
  const isLeft = (text: string): boolean =>
    !LIGHT_SHEET_WORDS.has(text) &&
    !(isWhatIs && text.toLowerCase() === words[1]) &&
    text.toLowerCase() !== adjective &&
    signIn([text.toLowerCase()]) === 0;
  const time = YEAR_WORDS.has(kind ?? "") ? "year" : MONTH_WORDS.has(kind ?? "") ? "month" : null;
  const isKind = ({ text }: TellingWord): boolean => text.toLowerCase() === kind;
  const left = telling.filter((word) => isLeft(word.text) && !(time !== null && isKind(word)));
  return {
    sign,
    measures,
    noun: adjective === "" ? "" : (words[words.indexOf(adjective) + 1] ?? ""),
    time,
    isWho: words.slice(0, 2).some((word) => ASKS_WHO.has(word)),
    way: asksOfSpending(question) ? "out" : ASKS_INCOMING.test(question) ? "in" : null,
    isRated: signOf(words) === 0 && said !== 0,
    kinds: new Set(left.filter(isKind).flatMap(({ terms }) => terms)),
    left: { question, telling: left },
  };
}

export const signOf = (words: readonly string[]): 1 | -1 | 0 =>
  words.some((word) => HIGHEST_WORDS.has(word)) ? 1 : words.some((word) => LOWEST_WORDS.has(word)) ? -1 : 0;

/** The same, where the best is the largest and the worst the smallest. */
const signIn = (words: readonly string[]): 1 | -1 | 0 =>
  signOf(words) ||
  (words.some((word) => BEST_WORDS.has(word)) ? 1 : words.some((word) => WORST_WORDS.has(word)) ? -1 : 0);

/** With one word for a superlative of two: "maximum" for "la plus élevée". */
function inPlainWords({ question, telling }: TableQuestion): TableQuestion {
  const phrases = SUPERLATIVES.flatMap(([phrase]) => question.match(phrase) ?? []).join(" ");
  return {
    question: SUPERLATIVES.reduce((text, [phrase, plainly]) => text.replaceAll(phrase, plainly), question),
    telling: telling.filter(({ text }) => !phrases.includes(text)),
  };
}
