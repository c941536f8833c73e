import { boundsOf } from "../bounds.ts";
import { lineText, needsSpace, type Line } from "../lines.ts";
import { styleOf } from "./cells.ts";
import type { Span } from "./columns.ts";

/** Characters of a label, and of a line of a value, at most. */
const LONGEST_LABEL = 30;
const LONGEST_VALUE = 45;
/** Points that lines of one column begin or end aside. */
const ASIDE = 2.5;

/** A label and the lines of its value; some have none. */
export interface LabelledLines {
  readonly label: Line;
  readonly values: readonly Line[];
}

/** Labels with their values: a stack has each value below its label, columns have it beside. */
export interface LabelBlock {
  readonly pairs: readonly LabelledLines[];
  readonly kind: "stack" | "columns";
}

export const linesIn = ({ pairs }: LabelBlock): readonly Line[] =>
  pairs.flatMap(({ label, values }) => [label, ...values]);

export const hasValue = ({ values }: LabelledLines): boolean => values.length > 0;

/** What is asked of a line again and again while the lines of a page are compared with each other. */
interface LineLook {
  readonly text: string;
  readonly style: string;
  readonly hasColon: boolean;
  readonly isLabel: boolean;
}

const looks = new WeakMap<Line, LineLook>();

function lookOf(line: Line): LineLook {
  const known = looks.get(line);
  if (known) return known;
  const text = lineText(line);
  const style = styleOf(line.pieces[0]);
  const isInOneStyle = new Set(line.pieces.map(styleOf)).size === 1;
  const isLabelled = text.length <= LONGEST_LABEL && LABEL.test(text) && isInOneStyle;
  const look = { text, style, hasColon: /[:：]$/u.test(text), isLabel: isLabelled };
  looks.set(line, look);
  return look;
}

export const styleOfLine = (line: Line): string => lookOf(line).style;

/** Whether a line may be a label: a few words without a number. */
export const isLabel = (line: Line): boolean => lookOf(line).isLabel;

/** No number, and no end of a sentence; "Invoice no." ends with a short word. */
const LABEL = /^(?=.*\p{L}{2})\P{N}*(?<![,;]|\p{L}{5}\.)$/u;

/** Whether a line looks as another label does: it ends with a colon as well, or it is printed in the same way. */
export function isLabelAs(first: Line, line: Line): boolean {
  const [one, other] = [lookOf(first), lookOf(line)];
  return other.isLabel && other.style === one.style && other.hasColon === one.hasColon;
}

/** Whether a line may be the value of a label: printed in another way, or behind a colon. */
export function isValueOf(label: Line, line: Line): boolean {
  const [one, other] = [lookOf(label), lookOf(line)];
  if (other.text.length > LONGEST_VALUE || other.hasColon) return false;
  return one.hasColon || other.style !== one.style;
}

/** Whether a line has a number in it. */
export const hasNumber = (line: Line): boolean => /\p{N}/u.test(lookOf(line).text);

/** A line as its label and its value, where it is printed in two ways or has a colon between two words; else as it is. */
export function partsOf(line: Line): readonly Line[] {
  const { pieces } = line;
  const ends = pieces.flatMap((piece, at) => {
    const before = pieces[at - 1];
    const isEnd =
      before && needsSpace(before, piece) && (styleOf(before) !== styleOf(piece) || /[:：]$/u.test(before.text));
    return isEnd ? [at] : [];
  });
  const [end] = ends;
  if (end === undefined || ends.length > 1) return [line];
  return [pieces.slice(0, end), pieces.slice(end)].map((own) => ({
    ...line,
    pieces: own,
    ...boundsOf(own.map(({ x, width, y, height }) => ({ x, right: x + width, y, bottom: y + height }))),
    size: Math.max(...own.map(({ size }) => size)),
  }));
}

/** Whether two begin or end at the same place. */
export const areAligned = (one: Span, other: Span): boolean =>
  Math.abs(one.x - other.x) <= ASIDE || Math.abs(one.right - other.right) <= ASIDE;
