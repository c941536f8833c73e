import { COMPARING_WORDS, DIFFERENCE_WORDS, SUM_WORDS } from "../languages/table-words.ts";
import { combine } from "./arithmetic.ts";
import type { TableQuestion } from "./fits.ts";
import type { FoundCell } from "./look-up.ts";
import { lookUpIn, type SearchedDocument } from "./look-up-in.ts";
import { periodsIn } from "../names/periods.ts";
import type { TableReader } from "./read-table.ts";

/** Two cells that a question puts beside each other. Both are sure. */
export interface FoundPair {
  /** In the order of the question. */
  readonly cells: readonly [FoundCell, FoundCell];
  /** What it asks to be made of them; null where it only asks for both. A difference of years is the later less the earlier. */
  readonly combined: Combined | null;
}

export interface Combined {
  readonly of: "sum" | "difference";
  readonly value: string;
  readonly operands: readonly [string, string];
}

/** One row in the two years that a question names. */
export function lookUpPair(
  reader: TableReader,
  { question, telling }: TableQuestion,
  searched: readonly SearchedDocument[],
): FoundPair | null {
  const years = periodsIn(question).terms.filter((term) => /^\d{4}$/u.test(term));
  const [one, other] = years;
  if (one === undefined || other === undefined || years.length > 2) return null;
  const words = new Set(telling.map(({ text }) => text.toLowerCase()));
  const isAsked = (list: ReadonlySet<string>): boolean => [...words].some((word) => list.has(word));
  const inYear = (left: string): FoundCell | null => {
    const kept = telling.filter(({ text }) => !text.includes(left) && !isOfPair(text.toLowerCase()));
    return lookUpIn(reader, { question: question.replaceAll(left, " "), telling: kept }, searched).cell;
  };
  const [first, second] = [inYear(other), inYear(one)];
  if (!first?.isSure || !second?.isSure || first.source.table !== second.source.table) return null;
  const of = isAsked(DIFFERENCE_WORDS) ? "difference" : isAsked(SUM_WORDS) ? "sum" : null;
  const [later, earlier] = one > other ? [first, second] : [second, first];
  const value = of && combine(later.value, earlier.value, of);
  const operands = [later.value, earlier.value] as const;
  return { cells: [first, second], combined: of && value !== null ? { of, value, operands } : null };
}

const isOfPair = (word: string): boolean =>
  COMPARING_WORDS.has(word) || DIFFERENCE_WORDS.has(word) || SUM_WORDS.has(word);
