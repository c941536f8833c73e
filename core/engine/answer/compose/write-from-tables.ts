import { inUnit, showCell, unitOf } from "../../tables/show-cell.ts";
import { type DraftBuilder, shown } from "./draft.ts";
import type { AnsweringCell, AnsweringPair, AnsweringRows, AnsweringTotal, FromTables } from "./find-cell.ts";
import type { Frames } from "../../languages/language.ts";

/** Whether what tables hold was made from many of their cells: every word of the question is then read. */
export const isOfSeveralCells = ({ size, totals, matched, isCompared }: FromTables): boolean =>
  size !== null || totals.length > 0 || matched !== null || isCompared;

/** What tables say for sure; false where they say nothing. */
export function writeFromTables(draft: DraftBuilder, frames: Frames, found: FromTables): boolean {
  const { cells, pair, size, totals, matched } = found;
  if (size) draft.say(`${frames.tableSize(size.rows, size.columns)}\n\n`);
  else if (totals.length > 0) for (const total of totals) writeTotal(draft, frames, total, totals.length === 1);
  else if (matched?.found.isSure) writeMatched(draft, frames, matched);
  else if (pair) writePair(draft, pair);
  else if (cells[0]?.found.isSure) for (const cell of cells) writeCell(draft, cell);
  else return false;
  return true;
}

/** "Net revenue · Q1 2023: $17,846 million", the value quoted. */
function writeCell(draft: DraftBuilder, { found, passage }: AnsweringCell): void {
  const { start, end } = found.cell;
  const { names, before, after } = showCell(found);
  draft.say(`**${shown(`${names}:`)} ${shown(before)}`);
  draft.quote({ passage, start, end }, { cite: false });
  draft.say(`${after === "" ? "" : ` ${shown(after)}`}**`);
  draft.cite(passage);
  draft.say("\n\n");
}

/** Both cells, and "$43,592.74 − $53,458.45 = −$9,865.71" or "$43 ÷ $53 − 1 = −18.9 %" where that is asked. */
function writePair(draft: DraftBuilder, { cells, combined }: AnsweringPair): void {
  for (const cell of cells) writeCell(draft, cell);
  if (!combined) return;
  const unit = unitOf(cells[0].found);
  const told = (value: string): string => shown(inUnit(value, unit));
  const [first, second] = combined.operands;
  if (combined.of === "order") draft.say(`${told(first)} ${combined.value} ${told(second)}\n\n`);
  else if (combined.of === "growth") draft.say(`${told(first)} ÷ ${told(second)} − 1 = ${combined.value} %\n\n`);
  else draft.say(`${told(first)} ${combined.of === "sum" ? "+" : "−"} ${told(second)} = ${told(combined.value)}\n\n`);
}

/** Values that are written out. */
const MOST_WRITTEN = 12;

/** "Amount · Travel: 335.80 EUR", then what it was reckoned from. */
function writeTotal(draft: DraftBuilder, frames: Frames, { found, rows }: AnsweringTotal, isOnly: boolean): void {
  const { of, column, chosen, values, total, unit, source } = found;
  const told = [inUnit(total, source.table.unit), unit].filter(Boolean).join(" ");
  draft.say(`**${shown([column.join(" "), ...chosen].join(" · "))}: ${shown(told)}**`);
  if (rows[0]) draft.cite(rows[0].passage);
  if (!isOnly) {
    draft.say("\n\n");
    return;
  }
  const addends = values.map(({ text }) => text.trim());
  if (addends.length === 1) draft.say("\n\n");
  else if (addends.length > MOST_WRITTEN) draft.say(`\n\n${frames.reckoned(of, addends.length)}\n\n`);
  else {
    const sum = addends.join(" + ");
    const left = of === "sum" ? sum : `(${sum}) ÷ ${addends.length}`;
    draft.say(`\n\n${shown(`${left} ${of === "sum" ? "=" : "≈"} ${total}`)}\n\n`);
  }
}

/** "Category · Travel, Paid · no: 2 of 20 rows", or what these rows are called. */
function writeMatched(draft: DraftBuilder, frames: Frames, { found, rows }: AnsweringRows): void {
  const { chosen, names, total } = found;
  const isNamed = names.length > 0 && names.length <= MOST_WRITTEN;
  const told = isNamed ? names.join("; ") : frames.rowsOf(found.rows.length, total);
  const by = chosen
    .map(({ head, value }) => [head, value === null ? "" : value || NO_VALUE].filter(Boolean).join(" · "))
    .join(", ");
  draft.say(`**${shown(by === "" ? told : `${by}: ${told}`)}**`);
  if (rows[0]) draft.cite(rows[0].passage);
  draft.say("\n\n");
}

/** For an empty cell. */
const NO_VALUE = "–";
