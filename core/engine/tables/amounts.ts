import { QUANTITY_HEADS } from "../languages/sheet-words.ts";
import { AMOUNT_HEADS, EACH_WORDS, NUMBERING_HEADS } from "../languages/table-words.ts";
import { numberIn } from "./arithmetic.ts";
import type { NamedColumn, NamedRow, NamedValue } from "./read-table.ts";

export const headWords = ({ path }: Pick<NamedColumn, "path">): readonly string[] =>
  path
    .join(" ")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Whether a column is of money, and not of what one of several things costs. */
export const isAmount = (column: NamedColumn): boolean =>
  hasWord(column, [AMOUNT_HEADS]) && !hasWord(column, [EACH_WORDS]);

/** Whether a value is what the thing of its row costs: all other numbers of the row say how many there are, or the price of one. */
export function isCostIn({ values }: NamedRow, value: NamedValue): boolean {
  if (!isAmount(value.column)) return false;
  const numbers = values.filter(({ text, column }) => numberIn(text, column.form) !== null);
  return numbers.every(
    (other) => other === value || hasWord(other.column, [EACH_WORDS, QUANTITY_HEADS, NUMBERING_HEADS]),
  );
}

const hasWord = (column: NamedColumn, lists: readonly ReadonlySet<string>[]): boolean =>
  headWords(column).some((word) => lists.some((list) => list.has(word)));
