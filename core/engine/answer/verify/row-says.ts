import { foldWord } from "./names.ts";
import { rowOf, type Evidence, type Source } from "./evidence.ts";
import { isLight, isLike, isMeasuring, tokensOf, type Token } from "./said-tokens.ts";
import type { Words } from "./same-meaning.ts";
import { isFigure } from "./token-kinds.ts";

interface Cell {
  readonly head: readonly Token[];
  readonly value: readonly Token[];
}

/**
 * Whether one row of a table says all that is told: "Fridge freezer: used, worth £180" for its cells "Condition" and "Value". A
 * column that is named must have the value that is told, and of two figures of one unit each needs the name of its column.
 */
export function rowSays(words: Words, told: readonly Token[], { sentences }: Source): boolean {
  const cells = sentences.filter(({ isCell, isWhole }) => isCell && !isWhole);
  return [...Map.groupBy(cells, rowOf).values()].some((row) => row.length > 1 && saysAll(words, told, row));
}

function saysAll(words: Words, told: readonly Token[], row: readonly Evidence[]): boolean {
  const cells = row.map(({ text, captioned = 0 }) => cellOf(words, text.slice(captioned)));
  const isIn = (token: Token, others: readonly Token[]): boolean =>
    others.some((other) => isLike(words, token, other) || isNoneOf(token, other));
  const isTold = (token: Token): boolean => told.some((one) => isIn(one, [token]));
  const all = cells.flatMap(({ head, value }) => [...head, ...value]);
  if (!told.every((token) => isIn(token, all) || isLight(token) || isMeasuring(token, all))) return false;
  // What all cells of the row have in their heads is the name of the row.
  const name = (cells[0]?.head ?? []).filter((token) => cells.every(({ head }) => isIn(token, head)));
  if (name.length === 0 || !name.every(isTold)) return false;
  const figures = told.filter(({ item }) => isFigure(item));
  const isValue = ({ value }: Cell): boolean => value.length > 0 && value.every(isTold);
  const isRight = (cell: Cell): boolean => {
    const own = cell.head.filter((token) => !isIn(token, name));
    if (own.length > 0 && own.every(isTold)) return isValue(cell);
    return !figures.some((figure) => isIn(figure, cell.value)) || isAlone(cell, cells);
  };
  return cells.some(isValue) && cells.every(isRight);
}

function cellOf({ tokenizer }: Words, text: string): Cell {
  const at = text.lastIndexOf(": ");
  return { head: tokensOf(tokenizer, text.slice(0, at)), value: tokensOf(tokenizer, text.slice(at + 2)) };
}

/** "Not paid" where the cell has "no", and "without" where it has "none". */
const isNoneOf = ({ limit }: Token, other: Token): boolean => limit === "not" && NONE.has(foldWord(other.item.word));
const NONE: ReadonlySet<string> = new Set([
  "no",
  "none",
  "keine",
  "keiner",
  "nein",
  "non",
  "aucun",
  "aucune",
  "ninguna",
  "nessuno",
]);

/** No other cell of the row has a figure of this unit. */
const isAlone = ({ value }: Cell, cells: readonly Cell[]): boolean => {
  const unitsOf = (cell: Cell): (string | null)[] =>
    cell.value.flatMap(({ item }) => (item.quantity ? [item.quantity.unit?.dimension ?? null] : []));
  const own = unitsOf({ head: [], value });
  return cells.filter((cell) => unitsOf(cell).some((unit) => own.includes(unit))).length === 1;
};
