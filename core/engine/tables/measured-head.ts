import { DATE_HEADS } from "../languages/sheet-words.ts";
import type { Measured } from "../languages/superlative-words.ts";
import { EACH_WORDS, FOR_EACH_WORDS, TOTAL_WORDS } from "../languages/table-words.ts";
import { unitAfter } from "../names/units.ts";
import type { Asked } from "./asked.ts";
import type { TableReader } from "./read-table.ts";

/** How a head measures what an adjective in the superlative asks for. */
export interface MeasuredHead {
  readonly sign: 1 | -1;
  /** The head says nothing else: "Price per night", but neither "Delivery price" nor "Year". */
  readonly isSure: boolean;
  /** Words of the question in the head: of "the longest lap time" two in "Lap time". */
  readonly named: number;
}

/** Null where the head has no word for the measure. */
export function measuredHead(
  { tokenizer }: TableReader,
  head: readonly string[],
  measures: readonly Measured[],
  { terms }: Pick<Asked, "terms">,
): MeasuredHead | null {
  const words =
    head
      .join(" ")
      .replaceAll(/\([^()]*\)/gu, " ")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const isOf = (word: string, list: readonly string[]): boolean => {
    const own = tokenizer.terms(word);
    return list.some((one) =>
      one.startsWith("-") ? word.endsWith(one.slice(1)) : tokenizer.terms(one).some((term) => own.includes(term)),
    );
  };
  const isAsked = (word: string): boolean =>
    tokenizer.terms(word).some((own) => terms.some(({ term }) => term === own));
  const measure = measures.find(({ heads, perhaps }) => words.some((word) => isOf(word, [...heads, ...perhaps])));
  if (!measure || measure.sign === 0) return null;
  const measuring = words.filter((word) =>
    isOf(
      word,
      measure.heads.filter((one) => !one.startsWith("-")),
    ),
  );
  // "Night" of "Price per night" says of what.
  const isAdded = (word: string, at: number): boolean =>
    [EACH_WORDS, FOR_EACH_WORDS, TOTAL_WORDS, DATE_HEADS].some((list) => list.has(word)) ||
    FOR_EACH_WORDS.has(words[at - 1] ?? "") ||
    tokenizer.terms(word).length === 0 ||
    unitAfter(` ${word}`) !== null ||
    isAsked(word);
  return {
    sign: measure.sign,
    isSure: measuring.length > 0 && words.every((word, at) => measuring.includes(word) || isAdded(word, at)),
    named: words.filter(isAsked).length,
  };
}
