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
  EXTREMES_OF,
  HIGHEST_WORDS,
  LOWEST_WORDS,
  MONTH_WORDS,
  WHICH_WORDS,
  WORST_WORDS,
  YEAR_WORDS,
} from "../languages/table-words.ts";
import type { TableQuestion } from "./asked.ts";
import type { TableReader } from "./read-table.ts";
import { asksOfSpending, type MoneyWay } from "./sheet-rows.ts";

export interface Extreme {
  /** 1 for the largest, -1 for the smallest. */
  readonly sign: 1 | -1;
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
  /** Term of a column that the question does not name: "price" of "the cheapest". */
  readonly meant: string | null;
  /** The question without the words for these. */
  readonly left: TableQuestion;
}

/** What may be asked for: of "the oldest actor" the highest value of a column "Age". */
export function readExtremes(reader: TableReader, asking: TableQuestion): readonly Extreme[] {
  const { question, telling } = inPlainWords(asking);
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const asks = words.findIndex((word) => WHICH_WORDS.has(word));
  const isWhatIs = ASKS_WHAT_IS.test(question);
  const next = asks < 0 || asks > 1 ? undefined : words[asks + 1];
  // "Largest amount paid in"
  const isBare = signIn(words.slice(0, 1)) !== 0;
  const kind = isWhatIs || isBare ? "" : next;
  if (kind === undefined && !(ASKS_HOW_MUCH.test(question) && !ASKS_COUNT.test(question))) return [];
  const isLeft = (text: string): boolean =>
    !LIGHT_SHEET_WORDS.has(text) &&
    !(isWhatIs && text.toLowerCase() === words[1]) &&
    signIn([text.toLowerCase()]) === 0;
  const time = YEAR_WORDS.has(kind ?? "") ? "year" : MONTH_WORDS.has(kind ?? "") ? "month" : null;
  const isKind = ({ text }: TellingWord): boolean => text.toLowerCase() === kind;
  const left = telling.filter((word) => isLeft(word.text) && !(time !== null && isKind(word)));
  const of = words.find((word) => EXTREMES_OF.has(word));
  const way = asksOfSpending(question) ? "out" : ASKS_INCOMING.test(question) ? "in" : null;
  const isWho = words.slice(0, 2).some((word) => ASKS_WHO.has(word));
  const kinds = new Set(left.filter(isKind).flatMap(({ terms }) => terms));
  const said = signIn(words);
  const common = { time, isWho, way, kinds, isRated: signOf(words) === 0 && said !== 0 } as const;
  if (of === undefined)
    return said === 0 ? [] : [{ ...common, sign: said, meant: null, left: { question, telling: left } }];
  return (EXTREMES_OF.get(of) ?? []).flatMap(({ sign: told, columns }) => {
    const sign = told || said;
    return columns.flatMap((text): readonly Extreme[] => {
      const named = { text, terms: reader.tokenizer.terms(text), isName: false };
      const asked = {
        question: `${question} ${text}`,
        telling: [...left.filter((word) => word.text.toLowerCase() !== of), named],
      };
      return sign === 0 ? [] : [{ ...common, sign, meant: named.terms[0] ?? null, left: asked }];
    });
  });
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
