import { boundsOf } from "../bounds.ts";
import { isText, lineText, type Line } from "../lines.ts";
import type { FoundTable } from "./build-table.ts";
import { cellOfLines } from "./cell-text.ts";
import { overlap } from "./columns.ts";
import { labelColumnFrom } from "./label-columns.ts";
import { hasNumber, hasValue, isLabel, isLabelAs, type LabelBlock, linesIn, partsOf } from "./label-lines.ts";
import { labelStackFrom } from "./label-stacks.ts";
import { standsLevel } from "./text-columns.ts";

/** Pairs of a block at least, by where its values stand. */
const LEAST_PAIRS = { stack: 2, columns: 3 };
/** Share of the values of a block that have a digit, and of its labels that have a value. */
const COUNTED = 0.5;
const VALUED = 0.6;
/** Share of the lines beside a block that stand level with its own; those of a table do. */
const LEVELLED = 0.25;
/** Lines beside labels that are printed as they are, from which these are a row of labels or of heads. */
const LEAST_ALIKE = 2;
/** A page of more lines is a drawing or made to harm. */
const MOST_LINES = 3000;
/** Words level with a line, from which they are a row of a table. */
const CELLS_BESIDE = 3;
/** Times its size that heads stand above the first row of a table at most. */
const ABOVE = 2.5;

/**
 * Blocks of labels and values beside an address or another text, as letters and invoices have them: each value below its label, or
 * beside it. As tables of two columns, the label and the value. A block that may be part of a table is left out.
 */
export function labelBlocks(all: readonly Line[]): FoundTable[] {
  if (all.length > MOST_LINES) return [];
  const printed = all.filter((line) => isText(line) && line.level && !line.rtl);
  const partsIn = new Map(printed.map((line) => [line, partsOf(line)]));
  const parts = [...partsIn.values()].flat().toSorted((a, b) => a.baseline - b.baseline);
  const blocks = blocksAmong(parts);
  const taken = new Set(blocks.flatMap(linesIn));
  return blocks.flatMap((block) => {
    const own = new Set(linesIn(block));
    const lines = printed.filter((line) => partsIn.get(line)?.some((part) => own.has(part)));
    const isWhole = lines.every((line) => partsIn.get(line)?.every((part) => own.has(part)));
    return isWhole && isByItself(block, parts, taken) ? [tableOf(block, lines)] : [];
  });
}

/** All blocks, also those that may be part of a table. No line is in two of them. */
function blocksAmong(parts: readonly Line[]): readonly LabelBlock[] {
  const blocks: LabelBlock[] = [];
  let free = parts;
  for (const first of parts) {
    if (!free.includes(first) || !isLabel(first)) continue;
    const block = [labelColumnFrom(free, first), labelStackFrom(free, first)].find((found) => found && isBlock(found));
    if (!block) continue;
    blocks.push(block);
    const own = new Set(linesIn(block));
    free = free.filter((line) => !own.has(line));
  }
  return blocks;
}

function isBlock({ pairs, kind }: LabelBlock): boolean {
  const valued = pairs.filter(hasValue);
  const counted = valued.filter(({ values }) => values.some(hasNumber));
  return (
    valued.length >= LEAST_PAIRS[kind] &&
    valued.length >= pairs.length * VALUED &&
    counted.length >= valued.length * COUNTED
  );
}

/** Whether a block is no part of a table: of `lines` beside it, those that are not `taken` for a block are no cells of its rows. */
function isByItself(block: LabelBlock, lines: readonly Line[], taken: ReadonlySet<Line>): boolean {
  const own = new Set(linesIn(block));
  const bounds = boundsOf([...own]);
  const labels = block.pairs.map(({ label }) => label);
  const beside = lines.filter((line) => !own.has(line) && line.y < bounds.bottom && line.bottom > bounds.y);
  const [first] = labels;
  const areHeads = (among: readonly Line[]): boolean =>
    among.filter((line) => first && isLabelAs(first, line) && standsLevel(line, labels)).length >= LEAST_ALIKE;
  const isOfRow = (line: Line): boolean => beside.filter((other) => standsLevel(other, [line])).length >= CELLS_BESIDE;
  // Labels and texts below each other without anything beside them may be headings, and in a long row they are one of its cells.
  if (block.kind === "stack") return beside.length > 0 && !areHeads(beside) && ![...own].some(isOfRow);
  const others = beside.filter((line) => !taken.has(line));
  const level = others.filter((line) => standsLevel(line, labels));
  // The lines of an address at the left of all labels are more than these, or fewer.
  const isAddress =
    others.every((line) => line.right <= bounds.x) &&
    level.length < others.length &&
    labels.some((label) => !standsLevel(label, others));
  const isApart = isAddress || level.length <= others.length * LEVELLED;
  return isApart && !areHeads(others) && !hasHeads(block, lines);
}

/** Whether a row above a block has words over its labels and over its values. */
function hasHeads({ pairs }: LabelBlock, lines: readonly Line[]): boolean {
  const [first] = pairs;
  if (!first) return false;
  const isAbove = (line: Line): boolean =>
    line.baseline < first.label.y && first.label.baseline - line.baseline <= first.label.size * ABOVE;
  const above = lines.filter(isAbove);
  const columns = [pairs.map(({ label }) => label), pairs.flatMap(({ values }) => values)].map(boundsOf);
  return columns.every((column) => above.some((line) => overlap(line, column) > 0));
}

function tableOf(block: LabelBlock, lines: readonly Line[]): FoundTable {
  const cellOf = (own: readonly Line[]) =>
    cellOfLines(own.map((line) => ({ text: lineText(line), pieces: line.pieces })));
  return {
    rows: block.pairs.map(({ label, values }) => [cellOf([label]), cellOf(values)]),
    headerRows: 0,
    headerColumns: 1,
    lines,
    ...boundsOf(lines),
    size: lines.at(-1)?.size ?? 10,
  };
}
