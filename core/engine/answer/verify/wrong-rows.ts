import type { Tokenizer } from "../../index/tokens.ts";
import { rowOf, type Evidence, type Source } from "./evidence.ts";
import { isMeasure, partsOf } from "./exchanged-figures.ts";
import { holdsQuantity } from "./held-figures.ts";
import { itemsOf, type Item } from "./items.ts";
import { holdsName } from "./names.ts";
import { isCounting } from "./told-counts.ts";
import type { Statement } from "./statement.ts";

export interface WrongCell {
  readonly text: string;
  /** False for a name that is only under another column: of a row the columns are told in any words. */
  readonly isSure: boolean;
}

/**
 * Figures and names of a statement that stand in a table only, and there in no cell that has the heads which the statement
 * names beside them: in another row or under another column.
 */
export function ofOtherCells(
  tokenizer: Tokenizer,
  { text, names }: Statement,
  sources: readonly Source[],
): readonly WrongCell[] {
  const sentences = sources.flatMap((source) => source.sentences).filter(({ isWhole }) => !isWhole);
  const cells = sentences.filter(({ isCell }) => isCell);
  if (cells.length === 0) return [];
  const heads = new Map(cells.map((cell) => [cell, headOf(tokenizer, cell)]));
  const all = [...heads.values()];
  const items = itemsOf(tokenizer, text);
  const told = [
    ...partsOf(items, isMeasure).flatMap(({ figure, words, figures }) => {
      const { quantity } = figure;
      if (!quantity) return [];
      const holding = sentences.filter((sentence) => holdsQuantity(sentence, quantity));
      const isLoose = isCounting(text, quantity);
      return [{ text: figure.text, isLoose, isName: false, words: besides(figure, words, figures), holding }];
    }),
    ...names.flatMap((name) => {
      const holding = sentences.filter((sentence) => holdsName(name, sentence.forms, ""));
      const isInHead = holding.some((cell) => tokenizer.terms(name.text).some((term) => heads.get(cell)?.has(term)));
      const isAround = sources.some(({ around }) => holdsName(name, around, ""));
      return isInHead || isAround ? [] : [{ text: name.text, isLoose: false, isName: true, words: items, holding }];
    }),
  ];
  const rowsWith = (term: string): number =>
    new Set(cells.filter((cell) => heads.get(cell)?.has(term)).map(rowOf)).size;
  const leading = leadingRows(cells, (cell) => [...(heads.get(cell) ?? [])].some((term) => rowsWith(term) === 1));
  const isSameRow = (one: Evidence, other: Evidence): boolean => leading.get(one.start) === leading.get(other.start);
  const isLed = (cell: Evidence): boolean => leading.get(cell.start) !== cell.start;
  // "The Teal is steered by Mr Blunt at berth S2": the head of one cell stands beside the other, too.
  const isOfRow = (cell: Evidence, term: string): boolean =>
    heads.get(cell)?.has(term) === true ||
    (isLed(cell) && cells.some((other) => isSameRow(other, cell) && heads.get(other)?.has(term))) ||
    told.some(({ holding }) => holding.some((other) => isSameRow(other, cell) && heads.get(other)?.has(term)));
  return told.flatMap(({ text: found, isLoose, isName, words, holding }) => {
    if (holding.length === 0 || holding.some(({ isCell }) => !isCell)) return [];
    const named = [...new Set(words.flatMap(termOf))].filter((term) => isTelling(term, all));
    // "Retail units in Chile" under "Properties": only a cell whose heads have all of it that these have, and more, was meant.
    const isRight = (cell: Evidence, telling: readonly string[]): boolean => {
      const own = new Set(telling.filter((term) => isOfRow(cell, term)));
      return !all.some((head) => {
        const others = telling.filter((term) => head.has(term));
        return others.length > own.size && [...own].every((term) => head.has(term));
      });
    };
    if (holding.some((cell) => isRight(cell, named))) return [];
    const ofRows = named.filter((term) => rowsWith(term) === 1);
    return [{ text: found, isSure: !isLoose && (!isName || !holding.some((cell) => isRight(cell, ofRows))) }];
  });
}

/** For each row the one that names it: a row without a head goes on with the one above. */
function leadingRows(cells: readonly Evidence[], isNamed: (cell: Evidence) => boolean): ReadonlyMap<number, number> {
  const leading = new Map<number, number>();
  let last: number | null = null;
  for (const [row, own] of [...Map.groupBy(cells, rowOf)].toSorted(([a], [b]) => a - b)) {
    if (last === null || own.some(isNamed)) last = row;
    leading.set(row, last);
  }
  return leading;
}

/** What is told of a figure; of as many years as figures, each has its own. */
function besides(figure: Item, words: readonly Item[], figures: readonly Item[]): Item[] {
  const years = words.filter(({ quantity }) => quantity !== null);
  const own = years.length === figures.length ? years[figures.indexOf(figure)] : undefined;
  return [...words.filter((word) => own === undefined || word === own || !years.includes(word)), ...figures].filter(
    (item) => item !== figure,
  );
}

/** What stands between the caption and the value of a cell: the terms of its row and its column. */
const headOf = (tokenizer: Tokenizer, { text, captioned = 0 }: Evidence): ReadonlySet<string> =>
  new Set(tokenizer.terms(text.slice(captioned, text.lastIndexOf(": "))));

/** Whether some cells of the table have it in their heads and others not. */
const isTelling = (term: string, heads: readonly ReadonlySet<string>[]): boolean =>
  heads.some((head) => head.has(term)) && !heads.every((head) => head.has(term));

function termOf({ key, quantity, isDate }: Item): string[] {
  if (quantity) return quantity.values.map(String);
  return key === null || isDate ? [] : [key];
}
