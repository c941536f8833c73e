import type { Line } from "../lines.ts";
import { overlap } from "./columns.ts";
import { areAligned, hasNumber, isLabelAs, isValueOf, type LabelBlock, type LabelledLines } from "./label-lines.ts";
import { FAR, LEVEL, standsLevel } from "./text-columns.ts";

/** Share of the values that are printed in another way than the labels; a sum may be printed as these are. */
const OTHERS = 0.6;
/** Times its size that a value stands behind its label at most. */
const BEHIND = 14;

/**
 * A column of labels and the column of their values beside it, from a first label on; null where it has no value beside it. `lines`
 * are in the order of their baselines.
 */
export function labelColumnFrom(lines: readonly Line[], first: Line): LabelBlock | null {
  const start = lines.indexOf(first);
  const reach = LEVEL * lines.reduce((most, { size }) => Math.max(most, size), 0);
  const value = valueBeside(lines, start, reach);
  if (!value) return null;
  const pairs: LabelledLines[] = [{ label: first, values: [value] }];
  const taken = new Set([value]);
  let [x, right] = [first.x, value.right];
  for (let at = start + 1; at < lines.length; at++) {
    const label = lines[at];
    const before = pairs.at(-1)?.label ?? first;
    if (!label || label.baseline - before.baseline > Math.max(label.size, before.size) * FAR) break;
    if (taken.has(label) || overlap(label, { x, right }) <= 0) continue;
    // Values stand beside a label, and come with it.
    if (label.x > first.x && standsLevel(label, [before])) break;
    if (!isLabelAs(first, label) || !areAligned(first, label)) break;
    const own = valueBeside(lines, at, reach);
    if (own && !areAligned(value, own)) break;
    pairs.push({ label, values: own ? [own] : [] });
    if (own) taken.add(own);
    x = Math.min(x, label.x);
    right = Math.max(right, own?.right ?? right);
  }
  const values = pairs.flatMap((pair) => pair.values);
  const others = values.filter((own) => isValueOf(first, own));
  return others.length >= values.length * OTHERS ? { pairs, kind: "columns" } : null;
}

/** The line that stands next to a label at its right, where it may be its value. Baselines of one row are `reach` apart at most. */
function valueBeside(lines: readonly Line[], at: number, reach: number): Line | null {
  const label = lines[at];
  if (!label) return null;
  const isOut = ({ baseline }: Line): boolean => Math.abs(baseline - label.baseline) > reach;
  let [from, to] = [at, at + 1];
  for (let line = lines[from - 1]; line && !isOut(line); line = lines[from - 1]) from--;
  for (let line = lines[to]; line && !isOut(line); line = lines[to]) to++;
  const [next] = lines
    .slice(from, to)
    .filter((line) => line.x >= label.right && standsLevel(line, [label]))
    .toSorted((a, b) => a.x - b.x);
  const isValue = next !== undefined && (isValueOf(label, next) || hasNumber(next));
  return isValue && next.x - label.right <= label.size * BEHIND ? next : null;
}
