import { lineText, type Line } from "../lines.ts";
import { overlap } from "./columns.ts";
import { areAligned, isLabelAs, isValueOf, type LabelBlock, type LabelledLines } from "./label-lines.ts";
import { FAR, standsLevel } from "./text-columns.ts";

/** Share of the values that are printed in another way than the labels; a sum may be printed as these are. */
const OTHERS = 0.6;
/** Times its size that a value stands behind its label at most. */
const BEHIND = 14;

/** A column of labels and the column of their values beside it, from a first label on; null where it has no value beside it. */
export function labelColumnFrom(lines: readonly Line[], first: Line): LabelBlock | null {
  const value = valueBeside(lines, first);
  if (!value) return null;
  const pairs: LabelledLines[] = [{ label: first, values: [value] }];
  let [x, right] = [first.x, value.right];
  for (const label of lines.slice(lines.indexOf(first) + 1)) {
    const before = pairs.at(-1)?.label ?? first;
    if (label.baseline - before.baseline > Math.max(label.size, before.size) * FAR) break;
    if (pairs.some(({ values }) => values.includes(label)) || overlap(label, { x, right }) <= 0) continue;
    // Values stand beside a label, and come with it.
    if (label.x > first.x && standsLevel(label, [before])) break;
    if (!isLabelAs(first, label) || !areAligned(first, label)) break;
    const own = valueBeside(lines, label);
    if (own && !areAligned(value, own)) break;
    pairs.push({ label, values: own ? [own] : [] });
    x = Math.min(x, label.x);
    right = Math.max(right, own?.right ?? right);
  }
  const values = pairs.flatMap((pair) => pair.values);
  const others = values.filter((own) => isValueOf(first, own));
  return others.length >= values.length * OTHERS ? { pairs, kind: "columns" } : null;
}

/** The line that stands next to a label at its right, where it may be its value. */
function valueBeside(lines: readonly Line[], label: Line): Line | null {
  const [next] = lines
    .filter((line) => line.x >= label.right && standsLevel(line, [label]))
    .toSorted((a, b) => a.x - b.x);
  const isValue = next !== undefined && (isValueOf(label, next) || /\p{N}/u.test(lineText(next)));
  return isValue && next.x - label.right <= label.size * BEHIND ? next : null;
}
