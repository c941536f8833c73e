import type { Tokenizer } from "../../index/tokens.ts";
import { countedThings } from "../compose/counted-things.ts";
import type { Quotation } from "../compose/draft.ts";
import { heldTerms, holds } from "../compose/held-terms.ts";
import type { Quote } from "../compose/quote.ts";
import type { RankedSentence } from "../compose/rank-sentences.ts";
import type { AnswerKind, TellingWord, Understood } from "../understand/understood.ts";
import { clockTimesIn } from "./clock-times.ts";
import { namesWeekday } from "./weekdays.ts";
import { datesIn } from "./dates.ts";
import { quantitiesIn, type Quantity } from "./quantities.ts";
import { ASKS_HOUR } from "../../languages/clock-words.ts";
import { AND, UNTIL } from "../../languages/range-words.ts";
import { CURRENCY_MARK } from "../../languages/table-words.ts";
import { unitLength } from "../../names/units.ts";

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The number or date asked for, where the sentence quoted first has all telling words of the question and one such value
 * only, and no other sentence found says another. Null wherever it might be wrong.
 */
export function shortAnswer(
  tokenizer: Tokenizer,
  understood: Understood,
  quotes: readonly Quote[],
  ranked: readonly RankedSentence[],
): Quotation | null {
  const { request, question } = understood;
  // "What time" asks for an hour, which no text calls a time.
  const hour = ASKS_HOUR.exec(question)?.[0].toLowerCase() ?? "";
  const telling = understood.telling.filter(({ text }) => !hour.split(" ").includes(text.toLowerCase()));
  const best = quotes[0]?.best;
  if (request.kind !== "question" || !best || quotes[0]?.row || telling.length < LEAST_WORDS) return null;
  const valuesIn = valuesOf(request.wants, tokenizer, question);
  const holdsAll = (text: string): boolean => {
    const held = heldTerms(tokenizer.terms(text));
    return telling.every(({ terms }: TellingWord) => terms.every((term) => holds(held, term) > 0));
  };
  if (!holdsAll(best.text) || mayCountSome(tokenizer, understood, best.text)) return null;
  const [value, ...others] = valuesIn(best.text);
  if (!value || others.length > 0 || !holdsAll(clauseAround(best.text, value))) return null;
  const isOneOfSeveral =
    quantities(best.text.slice(value.to), ({ unit }) => unit === null).length > 0 ||
    BEHIND_NUMBER.test(best.text.slice(0, value.from));
  if (UNITS.has(request.wants) && isOneOfSeveral) return null;
  const words = best.text.slice(value.from, value.to);
  const isDisputed = ranked.some((own) => {
    if (own === best || !holdsAll(own.text)) return false;
    const values = valuesIn(own.text).map(({ from, to }) => own.text.slice(from, to));
    return values.length > 0 && !values.includes(words);
  });
  const sign = CURRENCY_BEFORE.exec(best.text.slice(0, value.from))?.[0].length ?? 0;
  return isDisputed
    ? null
    : { passage: best.passage, start: best.start + value.from - sign, end: best.start + value.to };
}

/** Behind a value of these a number may have its unit: "The frame has two years, the motor ten." */
const UNITS: ReadonlySet<AnswerKind> = new Set(["duration", "measure", "amount"]);

/** "Between 1 and 8 kB" is no size of 8 kB. */
const BEHIND_NUMBER = new RegExp(`\\p{N}\\s*(?:${UNTIL}|${AND})\\s*(?:${CURRENCY_MARK})?\\s*$`, "iu");

/** What stands between two semicolons: "the guarantee is two years; the motor has ten" says two things. */
function clauseAround(text: string, { from, to }: Range): string {
  const end = text.indexOf(";", to);
  return text.slice(text.lastIndexOf(";", from) + 1, end < 0 ? text.length : end);
}

const CURRENCY_BEFORE = new RegExp(`(?:${CURRENCY_MARK}) ?$`, "u");

const LEAST_WORDS = 2;

/**
 * Whether few words count some of the things only: "9,000 employees use these offers" has both words of "How many employees
 * does Brandt have?". "The tower has 142 steps" says nothing else.
 */
function mayCountSome(tokenizer: Tokenizer, { request, telling }: Understood, sentence: string): boolean {
  const isCount = request.kind === "question" && request.wants === "count";
  const others = new Set(tokenizer.terms(sentence)).size - telling.length;
  return isCount && telling.length === LEAST_WORDS && others > MOST_OTHERS;
}

/** The number and little words. */
const MOST_OTHERS = 3;
const YEAR = /(?<![\p{L}\p{N}.,–-])(?:1\p{N}|20)\p{N}{2}(?![\p{L}\p{N}–-]|[.,]\p{N})/gu;

/** The values of the wanted kind in a text, those that the question brings itself left out; none for other kinds. */
function valuesOf(wants: AnswerKind, tokenizer: Tokenizer, question: string): (text: string) => readonly Range[] {
  const isAsked = (words: string): boolean => question.includes(words);
  const read = readerOf(wants, tokenizer, question);
  return (text) => read(text).filter(({ from, to }) => !isAsked(text.slice(from, to)));
}

function readerOf(wants: AnswerKind, tokenizer: Tokenizer, question: string): (text: string) => readonly Range[] {
  switch (wants) {
    case "year":
      return (text) => (hasSpan(text) ? [] : years(text));
    case "date":
      return (text) => {
        const hours = clockTimesIn(text);
        if (ASKS_HOUR.test(question)) return hours;
        if (hasSpan(text)) return [];
        const dates = datesIn(text);
        const bare = years(text).filter(({ from, to }) => !dates.some((date) => from < date.to && to > date.from));
        return dates.length + bare.length > 0 || namesWeekday(text) ? [...dates, ...bare] : hours;
      };
    case "percent":
      return (text) => quantities(text, ({ unit }) => unit?.dimension === "share");
    case "duration":
      return (text) => quantities(text, ({ unit }) => unit !== null && DURATION.test(unit.dimension));
    case "measure":
    case "amount":
      return (text) => quantities(text, ({ unit }) => unit !== null && !NEITHER.test(unit.dimension));
    case "count":
      return countsOf(tokenizer, question);
    default:
      return () => [];
  }
}

/** Words from a number to what it counts, and to what a further number may count: "eight own and 235 other TV stations". */
const NEAR = 2;
const FAR = 4;

/** The numbers that count what the question names, and with them those that may count the same things. */
function countsOf(tokenizer: Tokenizer, question: string): (text: string) => readonly Range[] {
  const asked = tokenizer.terms(question);
  const things = tokenizer.terms(countedThings(tokenizer, question)?.things ?? question);
  const counting = (text: string, terms: readonly string[], reach: number): readonly Range[] =>
    quantities(text, () => true).filter(({ to }) => {
      const following = AFTER.exec(text.slice(to))?.[0].trim().split(/\s+/u).slice(0, reach).join(" ") ?? "";
      return tokenizer.terms(following).some((term) => terms.includes(term));
    });
  return (text) => {
    const near = counting(text, asked, NEAR);
    const far = near.length === 0 ? [] : counting(text, things, FAR);
    return [...near, ...far.filter(({ from }) => !near.some((own) => own.from === from))];
  };
}

const AFTER = /^(?:[\s-]+[\p{L}\p{N}'’-]+){1,4}/u;

/** Of dimensions. */
const DURATION = /^(?:time|months)$/u;
const NEITHER = /^(?:share|time|months)$/u;

/** "2013–14" is a second time beside any other: which of them is asked for cannot be told. */
const hasSpan = (text: string): boolean => /(?:1\p{N}|20)\p{N}{2}[–-]\p{N}/u.test(text);

const years = (text: string): Range[] =>
  [...text.matchAll(YEAR)].map((match) => ({ from: match.index, to: match.index + match[0].length }));

const quantities = (text: string, isWanted: (quantity: Quantity) => boolean): Range[] =>
  quantitiesIn(text, datesIn(text))
    .filter(isWanted)
    .map(({ from, to }) => ({ from, to: to + unitLength(text.slice(to, to + 24)) }));
