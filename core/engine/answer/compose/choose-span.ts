import { answerTokens } from "../../evaluate/answer-match.ts";
import { SPAN_TREES } from "./span-trees.ts";

/** A run of words as the linear ranker leaves it. */
export interface ScoredRun {
  readonly text: string;
  readonly score: number;
  /** What the trees ask of it. */
  readonly signs: readonly number[];
  /** Log-likelihood of its passage to hold the answer. */
  readonly passage: number;
}

export interface ChosenRun {
  /** Its place among the runs given. */
  readonly index: number;
  /** F1 that it is expected to have, 0–1. */
  readonly expected: number;
}

/** Runs that are looked at again. */
export const LOOKED_AT = 24;

interface Node {
  /** -1 in a leaf. */
  readonly sign: number;
  /** The threshold up to which it goes left; in a leaf what it adds. */
  readonly value: number;
  readonly left: number;
  readonly right: number;
}

const TREES: readonly (readonly Node[])[] = SPAN_TREES.trim()
  .split("\n")
  .filter((line) => line !== "")
  .map(readTree);

/** Nodes in the order root, left, right: `sign<threshold`, or `=` and what a leaf adds. */
function readTree(line: string): Node[] {
  const words = line.split(" ");
  const nodes: Node[] = [];
  const read = (at: number): number => {
    const word = words[at] ?? "=0";
    const own = nodes.length;
    if (word.startsWith("=")) {
      nodes.push({ sign: -1, value: Number(word.slice(1)), left: 0, right: 0 });
      return at + 1;
    }
    const [sign, value] = word.split("<").map(Number);
    nodes.push({ sign: -1, value: 0, left: 0, right: 0 });
    const right = read(at + 1);
    const place = nodes.length;
    const end = read(right);
    nodes[own] = { sign: sign ?? -1, value: value ?? 0, left: own + 1, right: place };
    return end;
  };
  read(0);
  return nodes;
}

/**
 * The run with the highest F1 to be expected, its agreement with each other run weighed by how likely that one is (minimum
 * Bayes risk, after Kumar and Byrne 2004); likelihoods by boosted trees over looks, places and agreement.
 * `runs` are those with the best scores, best first, `LOOKED_AT` at most.
 */
export function chooseRun(runs: readonly ScoredRun[]): ChosenRun | null {
  const agreement = agreementOf(runs.map(({ text }) => answerTokens(text)));
  const signs = signsAmong(runs, agreement);
  const likely = softmax(runs.map(({ score }, at) => score + addedBy(signs[at] ?? [])));
  let best: ChosenRun | null = null;
  for (const [index, row] of agreement.entries()) {
    const expected = row.reduce((sum, value, other) => sum + value * (likely[other] ?? 0), 0);
    if (!best || expected > best.expected) best = { index, expected };
  }
  return best;
}

/** What the trees ask: of the run itself, then of its place among the others. */
export function signsAmong(runs: readonly ScoredRun[], agreement: readonly Float64Array[]): number[][] {
  const top = runs[0]?.score ?? 0;
  const likely = softmax(runs.map(({ score }) => score));
  return runs.map(({ score, signs, passage }, at) => {
    const row = agreement[at] ?? new Float64Array();
    let [expected, same, touching] = [0, 0, 0];
    for (const [other, value] of row.entries()) {
      const share = likely[other] ?? 0;
      expected += value * share;
      if (value === 1) same += share;
      if (other !== at && value > 0) touching += share;
    }
    return [...signs, score - top, likely[at] ?? 0, at, expected, same, touching, row[0] ?? 0, passage];
  });
}

/** F1 of each run against each other. */
export function agreementOf(runs: readonly (readonly string[])[]): Float64Array[] {
  const rows = runs.map(() => new Float64Array(runs.length));
  for (const [at, one] of runs.entries())
    for (let other = at; other < runs.length; other++) {
      const value = other === at ? 1 : f1(one, runs[other] ?? []);
      rows[at]?.set([value], other);
      rows[other]?.set([value], at);
    }
  return rows;
}

function f1(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let shared = 0;
  for (const token of one) {
    const at = left.indexOf(token);
    if (at < 0) continue;
    left.splice(at, 1);
    shared++;
  }
  return shared === 0 ? 0 : (2 * shared) / (one.length + other.length);
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / sum);
}

function addedBy(signs: readonly number[]): number {
  let sum = 0;
  for (const nodes of TREES) {
    let node = nodes[0];
    while (node && node.sign >= 0) node = nodes[(signs[node.sign] ?? 0) <= node.value ? node.left : node.right];
    sum += node?.value ?? 0;
  }
  return sum;
}
