import type { TellingWord } from "../answer/understand/understood.ts";
import { toldLanguage } from "../answer/understand/question-language.ts";
import type { Quantity } from "../answer/verify/quantities.ts";
import { toldQuantities } from "../answer/verify/told-quantities.ts";
import { partsOfIdentifier, type Tokenizer } from "../index/tokens.ts";
import { FUNCTION_WORDS } from "../languages/function-words.ts";
import { ASKS_HOW_MUCH, ASKS_WHO, ELIDED } from "../languages/sheet-words.ts";
import { COST_WORDS, FILLER_WORDS, HAVING_WORDS, SPENT_WORDS, WHICH_WORDS } from "../languages/table-words.ts";
import { monthNamed, periodsIn } from "../names/periods.ts";
import { wordsOf } from "./read-table.ts";

export interface TableQuestion {
  readonly question: string;
  /** The words that tell what is asked, in order. */
  readonly telling: readonly TellingWord[];
}

export interface AskedTerm {
  /** As the index has it; "month3" for the name of a month. */
  readonly term: string;
  readonly weight: number;
  readonly isName: boolean;
  /** The path that the term is only a part of: "opt" of "/opt" names no row "opt"; null for others. */
  readonly path: string | null;
  /** The name of a month, which rows may say in numbers. */
  readonly isMonth: boolean;
}

export interface Asked {
  readonly written: string;
  /** In lower case. */
  readonly text: string;
  readonly terms: readonly AskedTerm[];
  readonly periods: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
  readonly months: ReadonlySet<string>;
  /** What something costs. */
  readonly isOfCost: boolean;
  readonly quantities: readonly Quantity[];
  /** Terms of the word that says which things are asked for: "mode" of "Which mode …"; empty where none does. */
  readonly things: ReadonlySet<string>;
}

export function readQuestion(tokenizer: Tokenizer, { question, telling }: TableQuestion): Asked {
  const { terms, periods, dates, days, months } = wordsOf(tokenizer, question);
  const code = toldLanguage(question);
  const little = (code === null ? undefined : FUNCTION_WORDS[code]) ?? NO_WORDS;
  const asked = new Map<string, Asked["terms"][number]>();
  for (const { text, terms: own, isName } of telling) {
    const [whole = ""] = own;
    const parts = whole.includes("/") ? partsOfIdentifier(own) : [];
    const isMonth = months.has(`month${monthNamed(text)}`);
    const article = own.length > 1 && ELIDED.test(text) ? whole : null;
    for (const term of own) {
      const path = parts.includes(term) ? whole : null;
      const isEmpty = path !== null || term === article || namesNothing(text, question, little);
      const word = isMonth ? `month${monthNamed(text)}` : term;
      if (terms.has(term))
        asked.set(word, { term: word, weight: isEmpty ? 0 : isName ? 1.5 : 1, isName, path, isMonth });
    }
  }
  // Of "January 2024" the month may name a row and the year a column; that of a day is a part of it.
  for (const month of days.size > 0 ? [] : months)
    asked.set(month, { term: month, weight: 1.5, isName: true, path: null, isMonth: true });
  return {
    written: question,
    text: question.toLowerCase(),
    terms: [...asked.values()],
    periods,
    dates,
    days,
    months,
    isOfCost: telling.some(({ text }) => COST_WORDS.has(text.toLowerCase())),
    quantities: quantitiesAsked(question),
    things: new Set(tokenizer.terms(thingAsked(question))),
  };
}

/** The word after "which" or "what"; empty where the question has none. */
function thingAsked(question: string): string {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const at = words.findIndex((word) => WHICH_WORDS.has(word) && !ASKS_WHO.has(word));
  return at < 0 ? "" : (words[at + 1] ?? "");
}

/**
 * Whether a word names no thing: "How high was the rent in March?" asks for that of the rent in March. Little words of the
 * question's language are kept by the index where they are words in others, as "die" is.
 */
function namesNothing(text: string, question: string, little: ReadonlySet<string>): boolean {
  const [opening = ""] = ASKS_HOW_MUCH.exec(question) ?? [];
  const isOfOpening = question.indexOf(text) < opening.length;
  return isOfOpening || little.has(text) || EMPTY.some((list) => list.has(text.toLowerCase()));
}

const NO_WORDS: ReadonlySet<string> = new Set();
const EMPTY = [FILLER_WORDS, HAVING_WORDS, SPENT_WORDS, COST_WORDS];

/** The quantities of a question; years and dates are none. */
function quantitiesAsked(question: string): readonly Quantity[] {
  if (!/\p{N}/u.test(question)) return [];
  const periods = periodsIn(question).ranges.map(({ start, end }) => ({ from: start, to: end }));
  return toldQuantities(question, periods);
}
