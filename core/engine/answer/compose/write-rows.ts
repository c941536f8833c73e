import type { Frames } from "../../languages/language.ts";
import { textOf } from "./context.ts";
import { type DraftBuilder, shown } from "./draft.ts";
import type { TableRow } from "./table-row.ts";

export const italic = (word: string): string => `*${shown(word)}*`;

/** Rows of one table that are shown together. */
export interface ShownTable {
  /** Those of the row with the most cells, which has the heads of all others. */
  heads: readonly string[];
  readonly first: TableRow;
}

/** For each quote the table that its row is shown in; null for one without a row. A row that is told apart begins a table. */
export function tablesOf(
  quotes: readonly { readonly row: TableRow | null; readonly isApart: boolean }[],
): readonly (ShownTable | null)[] {
  return quotes.reduce<readonly (ShownTable | null)[]>((tables, { row, isApart }) => {
    const before = tables.at(-1);
    const heads =
      row && before && !isApart && isOfTable(row, before.first) ? headsOfBoth(before.heads, headsOf(row)) : null;
    if (!before || !heads) return [...tables, row && { heads: headsOf(row), first: row }];
    before.heads = heads;
    return [...tables, before];
  }, []);
}

/** Whether both stand under the same names. */
const isOfTable = (row: TableRow, other: TableRow): boolean =>
  !row.isTotal &&
  !other.isTotal &&
  row.passage.document_id === other.passage.document_id &&
  [row.unit, ...row.path].join("\n") === [other.unit, ...other.path].join("\n");

const headsOf = ({ over, cells }: TableRow): readonly string[] => [...over, ...cells].map(({ head }) => head);
const areHeads = (heads: readonly string[]): boolean => heads.some((head) => head !== "");

/** The heads of two rows, of which one has an empty cell for each that it lacks; null where they are of two tables. */
function headsOfBoth(some: readonly string[], others: readonly string[]): readonly string[] | null {
  if (!areHeads(some) && !areHeads(others)) return some;
  const [fewer, most] = some.length < others.length ? [some, others] : [others, some];
  if (fewer.join("\n") === most.join("\n")) return most;
  const places = fewer.map((head) => most.indexOf(head));
  const isPart = places.every((place, at) => place > (places[at - 1] ?? -1));
  return isPart && new Set(most).size === most.length ? most : null;
}

/** As a table of one row under the heads of its columns; a row without heads as "name: value". */
export function writeFirstRow(draft: DraftBuilder, frames: Frames, row: TableRow, { heads }: ShownTable): void {
  const { path, isTotal, unit } = row;
  const names = [...path, ...(isTotal ? [frames.total] : [])];
  const isSaid = unit === null || names.some((name) => name.includes(unit));
  const about = [names.join(" › "), ...(isSaid ? [] : [unit])].filter(Boolean).join(" · ");
  if (about !== "") draft.say(`${italic(about)}\n\n`);
  if (areHeads(heads))
    draft.say(`|${heads.map((head) => ` ${shown(head)} |`).join("")}\n|${"---|".repeat(heads.length)}\n`);
  writeCells(draft, row, heads);
}

/** Below the rows of its table that are written. */
export function writeNextRow(draft: DraftBuilder, row: TableRow, { heads }: ShownTable): void {
  draft.say(areHeads(heads) ? "\n" : "\n>\n");
  writeCells(draft, row, heads);
}

/** The cell that is asked for is marked in the document, else the whole row. Names from rows above are no part of the quote. */
function writeCells(draft: DraftBuilder, { over, cells, passage }: TableRow, heads: readonly string[]): void {
  const isTable = areHeads(heads);
  const [name] = cells;
  const colon = name && /[:：]\s*$/u.test(textOf(name.cell)) ? " " : ": ";
  const between = (index: number): string => (index === 0 ? "" : isTable ? " | " : index === 1 ? colon : " · ");
  const all = [...over, ...cells];
  const places = isTable && all.length < heads.length ? heads.map((head) => all.find((one) => one.head === head)) : all;
  draft.say(isTable ? "| " : "> ");
  const [first, last] = [cells[0]?.cell, cells.at(-1)?.cell];
  if (first && last && !cells.some(({ isAsked }) => isAsked)) {
    const texts = places.map((place, index) => `${between(index)}${place ? shown(wordsIn(place)) : ""}`);
    const from = places.findIndex((place) => place && "cell" in place);
    draft.say(texts.slice(0, from).join(""));
    draft.quote({ passage, start: first.start, end: last.end }, { as: texts.slice(from).join("") });
  } else
    places.forEach((place, index) => {
      draft.say(between(index));
      if (place && "cell" in place) draft.quote(place.cell, { cite: place.isAsked ?? false });
      else if (place) draft.say(shown(place.text));
    });
  if (isTable) draft.say(" |");
}

const wordsIn = (place: TableRow["over"][number] | TableRow["cells"][number]): string =>
  "cell" in place ? textOf(place.cell) : place.text;
