import type { Line } from "../lines.ts";
import { overlap } from "./columns.ts";
import { areAligned, hasValue, isLabelAs, isValueOf, type LabelBlock, styleOfLine } from "./label-lines.ts";

/** Times its size that a label stands below the value above it at most. */
const APART = 6;
/** Lines of a value at most. */
const MOST_LINES = 4;
/** Times its size that a value stands below its label at most, and times this distance that its own lines are apart. */
const BELOW = 1.9;
const SAME = 1.15;

/** Labels below each other, each above its value, from a first label on; null where no value stands below that. */
export function labelStackFrom(lines: readonly Line[], first: Line): LabelBlock | null {
  const pairs: { readonly label: Line; readonly values: Line[] }[] = [{ label: first, values: [] }];
  let last = first;
  let [x, right] = [first.x, first.right];
  let pitch = first.size * BELOW;
  for (let at = lines.indexOf(first) + 1; at < lines.length; at++) {
    const line = lines[at];
    const pair = pairs.at(-1);
    if (!line || !pair) break;
    const gap = line.baseline - last.baseline;
    if (gap > Math.max(last.size, line.size) * APART) break;
    if (overlap({ x, right }, line) <= 0) continue;
    if (!areAligned(first, line)) break;
    const [value] = pairs[0]?.values ?? [];
    if (hasValue(pair) && isLabelAs(first, line)) pairs.push({ label: line, values: [] });
    else if (isValueOf(first, line) && gap <= pitch * SAME && styleOfLine(line) === styleOfLine(value ?? line)) {
      if (!hasValue(pair)) pitch = Math.min(pitch, gap);
      pair.values.push(line);
    } else break;
    last = line;
    x = Math.min(x, line.x);
    right = Math.max(right, line.right);
  }
  const whole = pairs.slice(0, pairs.findLastIndex((pair) => hasValue(pair) && pair.values.length <= MOST_LINES) + 1);
  return whole.every(({ values }) => values.length <= MOST_LINES) ? { pairs: whole, kind: "stack" } : null;
}
