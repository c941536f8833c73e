import type { Tokenizer } from "../../index/tokens.ts";
import type { Quotation } from "./draft.ts";
import type { Question } from "../understand/question.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { isTableRow } from "./sentences.ts";
import { trimEnd } from "../../trim.ts";

/** A row of a table with the names of its columns, and the cell that was asked for. */
export interface AnsweringCells {
  readonly wanted: Quotation;
  readonly row: readonly { readonly column: string; readonly cell: Quotation }[];
}

interface Cell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The cell where the row that the question names meets the column it names; null where the sentence is no row, or row or
 * column stay open.
 */
export function answeringCells(tokenizer: Tokenizer, question: Question, best: RankedSentence): AnsweringCells | null {
  if (!isTableRow(best.text)) return null;
  const { passage } = best;
  const pair = answeringPair(tokenizer, question, best);
  if (pair) return pair;
  const header = headerOf(passage.content, best.start - passage.start);
  const cells = cellsOf(passage.content, best.start - passage.start, best.end - passage.start);
  if (header === null || header.length < cells.length) return null;
  const asked = new Set(question.terms);
  const share = (text: string): number => {
    const terms = new Set(tokenizer.terms(text));
    return terms.size === 0 ? 0 : [...terms].filter((term) => asked.has(term)).length / terms.size;
  };
  const isNamed = cells.map(({ text }) => share(text) >= 0.5);
  const columns = header.map(({ text }, index) => (isNamed[index] ? 0 : share(text)));
  const most = Math.max(...columns.slice(0, cells.length));
  const wanted = cells[most > 0 ? columns.indexOf(most) : isNamed.indexOf(false)];
  if (!isNamed.includes(true) || wanted === undefined || (most === 0 && isNamed.filter((named) => !named).length !== 1))
    return null;
  const quotation = ({ start, end }: Cell): Quotation => ({
    passage,
    start: passage.start + start,
    end: passage.start + end,
  });
  const row = cells.flatMap((cell, index) =>
    cell.text === "" ? [] : [{ column: header[index]?.text ?? "", cell: quotation(cell) }],
  );
  return wanted.text === "" ? null : { wanted: quotation(wanted), row };
}

/**
 * The value beside its field where rows hold several pairs of these, as forms do: "Name: | Tove Brandt | Born: | 1843".
 * Null where this is no such table or no field is the one asked for.
 */
function answeringPair(tokenizer: Tokenizer, { terms }: Question, { passage, start, end }: RankedSentence) {
  const { content } = passage;
  const first = firstRowOf(content, start - passage.start);
  const rows = [
    cellsOf(content, first, lineEnd(content, first)),
    cellsOf(content, start - passage.start, end - passage.start),
  ];
  if (!rows.every(isOfPairs)) return null;
  const asked = new Set(terms);
  const fields = (rows[1] ?? []).flatMap((field, index, cells) => {
    const value = cells[index + 1];
    const named = new Set(tokenizer.terms(field.text));
    const held = [...named].filter((term) => asked.has(term)).length;
    return index % 2 === 0 && value && value.text !== "" && held * 2 >= named.size && held > 0
      ? [{ field, value }]
      : [];
  });
  const [only] = fields;
  if (!only || fields.length > 1) return null;
  const wanted = { passage, start: passage.start + only.value.start, end: passage.start + only.value.end };
  return { wanted, row: [{ column: trimEnd(only.field.text.slice(0, -1), /\s/u), cell: wanted }] };
}

/** Whether a row is pairs of a field and its value: every other cell ends as a field does, and none of those between. */
const isOfPairs = (cells: readonly Cell[]): boolean =>
  cells.length >= 4 &&
  cells.length % 2 === 0 &&
  cells.every(({ text }, index) => text === "" || FIELD_END.test(text) === (index % 2 === 0)) &&
  cells[0]?.text !== "";

const FIELD_END = /[:：]$/u;

/** The first row of the table that the row at `at` belongs to; null when that is the row itself. */
function headerOf(content: string, at: number): readonly Cell[] | null {
  const start = firstRowOf(content, at);
  return start === at ? null : cellsOf(content, start, lineEnd(content, start));
}

function lineEnd(content: string, from: number): number {
  const end = content.indexOf("\n", from);
  return end < 0 ? content.length : end;
}

function firstRowOf(content: string, at: number): number {
  let start = at;
  for (;;) {
    const end = start - 1;
    const before = content.lastIndexOf("\n", end - 1) + 1;
    if (end <= 0 || content[end] !== "\n" || !isTableRow(content.slice(before, end))) break;
    start = before;
  }
  return start;
}

function cellsOf(content: string, from: number, to: number): readonly Cell[] {
  const cells: Cell[] = [];
  let start = from;
  for (const piece of content.slice(from, to).split(" | ")) {
    const text = piece.trim();
    const begin = start + (piece.length - piece.trimStart().length);
    cells.push({ text, start: begin, end: begin + text.length });
    start += piece.length + 3;
  }
  return cells;
}
