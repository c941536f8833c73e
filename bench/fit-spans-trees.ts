/** The second ranker of spans: boosted regression trees (Friedman 2001) with second-order steps, over the best of the first. */
import { softmax } from "#core/engine/answer/compose/choose-span.ts";
import { SHARPNESS } from "./fit-spans-linear.ts";

/** The best spans of one question. */
export interface Shortlist {
  readonly signs: readonly (readonly number[])[];
  /** What the linear ranker gave; the trees add to it. */
  readonly scores: readonly number[];
  readonly gains: readonly number[];
}

const TREES = 200;
const LEAVES = 12;
const RATE = 0.1;
/** Spans that a leaf must hold. */
const SMALLEST_LEAF = 40;
const SHRINKAGE = 2;
const BINS = 32;

interface Leaf {
  readonly members: Int32Array;
  readonly gradient: number;
  readonly curvature: number;
  readonly split: { readonly gain: number; readonly sign: number; readonly bin: number };
  readonly node: Node;
}

interface Node {
  text: string;
  left?: Node;
  right?: Node;
}

interface Table {
  readonly count: number;
  readonly signs: number;
  readonly bins: Uint8Array;
  readonly cuts: readonly (readonly number[])[];
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
}

/** Trees as `core/engine/answer/compose/choose-span.ts` reads them, one a line. */
export function fitTrees(lists: readonly Shortlist[]): string[] {
  const table = tableOf(lists);
  const scores = Float64Array.from(lists.flatMap((list) => list.scores));
  const gains = Float64Array.from(lists.flatMap((list) => list.gains));
  const lines: string[] = [];
  for (let tree = 1; tree <= TREES; tree++) {
    const gained = slopes(lists, scores, gains, table);
    if (tree % 20 === 1) console.log(`tree ${tree}: F1 of the best span ${gained.toFixed(4)}`);
    lines.push(grow(table, scores));
  }
  return lines;
}

function tableOf(lists: readonly Shortlist[]): Table {
  const rows = lists.flatMap((list) => list.signs);
  const signs = rows[0]?.length ?? 0;
  const cuts = Array.from({ length: signs }, (_, sign) => cutsOf(rows.map((row) => row[sign] ?? 0)));
  const bins = new Uint8Array(rows.length * signs);
  for (const [at, row] of rows.entries())
    for (const [sign, value] of row.entries()) bins[at * signs + sign] = binOf(cuts[sign] ?? [], value);
  const empty = () => new Float64Array(rows.length);
  return { count: rows.length, signs, bins, cuts, gradient: empty(), curvature: empty() };
}

/** Thresholds that part the values into equal shares, or each from each where there are few. */
function cutsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  if (distinct.length <= BINS) return distinct.slice(0, -1);
  const shares = Array.from(
    { length: BINS - 1 },
    (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0,
  );
  return [...new Set(shares.map((value) => Number(value.toPrecision(4))))];
}

function binOf(cuts: readonly number[], value: number): number {
  const at = cuts.findIndex((cut) => value <= cut);
  return at < 0 ? cuts.length : at;
}

/** Slope and curvature of the softmax loss at each span; gives the mean F1 of the spans that lead. */
function slopes(lists: readonly Shortlist[], scores: Float64Array, gains: Float64Array, table: Table): number {
  let from = 0;
  let gained = 0;
  for (const { gains: own } of lists) {
    const slice = [...scores.subarray(from, from + own.length)];
    const likely = softmax(slice);
    const total = own.reduce((sum, gain) => sum + gain ** SHARPNESS, 0);
    for (const [at, share] of likely.entries()) {
      table.gradient[from + at] = (own[at] ?? 0) ** SHARPNESS / total - share;
      table.curvature[from + at] = Math.max(share * (1 - share), 1e-4);
    }
    gained += gains[from + slice.indexOf(Math.max(...slice))] ?? 0;
    from += own.length;
  }
  return gained / lists.length;
}

/** Always parts the leaf that gains most. Adds what the tree says to `scores`. */
function grow(table: Table, scores: Float64Array): string {
  const root: Node = { text: "" };
  let leaves = [
    leafOf(
      table,
      root,
      Int32Array.from({ length: table.count }, (_, at) => at),
    ),
  ];
  while (leaves.length < LEAVES) {
    const best = leaves.reduce((a, b) => (a.split.gain >= b.split.gain ? a : b));
    if (best.split.gain <= 0) break;
    const { sign, bin } = best.split;
    const isLeft = (at: number): boolean => (table.bins[at * table.signs + sign] ?? 0) <= bin;
    const [left, right]: Node[] = [{ text: "" }, { text: "" }];
    if (!left || !right) break;
    Object.assign(best.node, { text: `${sign}<${table.cuts[sign]?.[bin] ?? 0}`, left, right });
    leaves = [
      ...leaves.filter((leaf) => leaf !== best),
      leafOf(table, left, best.members.filter(isLeft)),
      leafOf(
        table,
        right,
        best.members.filter((at) => !isLeft(at)),
      ),
    ];
  }
  for (const { node, members, gradient, curvature } of leaves) {
    const value = Number(((RATE * gradient) / (curvature + SHRINKAGE)).toFixed(3));
    node.text = `=${value}`;
    for (const at of members) scores[at] = (scores[at] ?? 0) + value;
  }
  return written(root);
}

const written = ({ text, left, right }: Node): string =>
  left && right ? `${text} ${written(left)} ${written(right)}` : text;

function leafOf(table: Table, node: Node, members: Int32Array): Leaf {
  let [gradient, curvature] = [0, 0];
  for (const at of members) {
    gradient += table.gradient[at] ?? 0;
    curvature += table.curvature[at] ?? 0;
  }
  return { members, gradient, curvature, node, split: bestSplit(table, members, gradient, curvature) };
}

function bestSplit(table: Table, members: Int32Array, gradient: number, curvature: number): Leaf["split"] {
  const width = BINS + 1;
  const sums = Array.from({ length: 3 }, () => new Float64Array(table.signs * width));
  const [slope, bend, size] = sums;
  let best = { gain: 0, sign: -1, bin: 0 };
  if (!slope || !bend || !size) return best;
  for (const at of members)
    for (let sign = 0; sign < table.signs; sign++) {
      const place = sign * width + (table.bins[at * table.signs + sign] ?? 0);
      slope[place] = (slope[place] ?? 0) + (table.gradient[at] ?? 0);
      bend[place] = (bend[place] ?? 0) + (table.curvature[at] ?? 0);
      size[place] = (size[place] ?? 0) + 1;
    }
  const worth = (sum: number, by: number): number => (sum * sum) / (by + SHRINKAGE);
  for (const [sign, cuts] of table.cuts.entries()) {
    let [left, leftBend, leftSize] = [0, 0, 0];
    for (let bin = 0; bin < cuts.length; bin++) {
      const place = sign * width + bin;
      left += slope[place] ?? 0;
      leftBend += bend[place] ?? 0;
      leftSize += size[place] ?? 0;
      if (leftSize < SMALLEST_LEAF || members.length - leftSize < SMALLEST_LEAF) continue;
      const gain = worth(left, leftBend) + worth(gradient - left, curvature - leftBend) - worth(gradient, curvature);
      if (gain > best.gain) best = { gain, sign, bin };
    }
  }
  return best;
}
