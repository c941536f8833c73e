import { ABOVE, AND, BELOW, BETWEEN, NOT, OR_LESS, OR_MORE, OVER, UNDER, UNTIL } from "../../languages/range-words.ts";
import { type Unit, unitLength } from "../../names/units.ts";
import { quantitiesIn, type Quantity } from "./quantities.ts";

/** Numbers from one to another, both among them unless an end is open: "5–10 kg", "under 1 year", "65 and over". */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
  readonly isLowOpen: boolean;
  readonly isHighOpen: boolean;
  /** Null where the range names none, as under "Weight (kg)". */
  readonly unit: Unit | null;
}

/** Characters of the longest cell that is read as a range. */
const LONGEST = 60;

const ENDS = (words: string): RegExp => new RegExp(`(?:^|[\\s(])(?:${words})[\\s:]*$`, "iu");
const TO_HIGH = new RegExp(`^\\s*(?:${UNTIL})\\s*[$€£¥]?\\s*$`, "iu");
const AND_HIGH = new RegExp(`^\\s*(?:${AND})\\s*[$€£¥]?\\s*$`, "iu");
const SAYS_BETWEEN = new RegExp(`(?:${BETWEEN})\\s*[$€£¥]?\\s*$`, "iu");
const [BEFORE_HIGH, BEFORE_LOW] = [ENDS(BELOW), ENDS(ABOVE)];
const [NOT_OVER, NOT_UNDER] = [OVER, UNDER].map((words) => ENDS(`(?:${NOT})\\s*(?:${words})`));
const [BEHIND_HIGH, BEHIND_LOW] = [OR_LESS, OR_MORE].map(
  (words) => new RegExp(`^[^\\p{N}]{0,24}?[\\s]*(?:${words})(?!\\p{L})`, "iu"),
);
const [BEFORE_OPEN_HIGH, BEFORE_OPEN_LOW] = [ENDS(UNDER), ENDS(OVER)];

interface End {
  readonly isHigh: boolean;
  readonly isOpen: boolean;
}

/** Which end of a range a number is, by the words before it; "under 5" leaves it out, "up to 5" and "no more than 5" do not. */
function endAfter(text: string): End | null {
  const words = text.replace(/[$€£¥]\s*$/u, "");
  if (NOT_OVER?.test(words)) return { isHigh: true, isOpen: false };
  if (NOT_UNDER?.test(words)) return { isHigh: false, isOpen: false };
  if (BEFORE_HIGH.test(words)) return { isHigh: true, isOpen: BEFORE_OPEN_HIGH.test(words) };
  return BEFORE_LOW.test(words) ? { isHigh: false, isOpen: BEFORE_OPEN_LOW.test(words) } : null;
}

/** By the words behind it: "5 or less". */
function endBefore(text: string): End | null {
  if (BEHIND_HIGH?.test(text)) return { isHigh: true, isOpen: false };
  return BEHIND_LOW?.test(text) ? { isHigh: false, isOpen: false } : null;
}

/** The range that a cell or a label is; null where it is none, or holds more than one. */
export function rangeIn(text: string): NumberRange | null {
  if (text.length > LONGEST) return null;
  const found = quantitiesIn(text);
  const [first, second] = found;
  if (!first || found.length > 2) return null;
  const before = text.slice(0, first.from);
  if (second) {
    const behindFirst = text.slice(first.to, second.from);
    const between = behindFirst.slice(unitLength(behindFirst));
    // "Over 5, up to 7 years"
    const [lowEnd, highEnd] = [endAfter(before), endAfter(between)];
    const hasEnds = lowEnd?.isHigh === false && highEnd?.isHigh === true;
    const isRange = TO_HIGH.test(between) || (SAYS_BETWEEN.test(before) && AND_HIGH.test(between)) || hasEnds;
    const [low, high] = [valueOf(first, second.unit), valueOf(second, second.unit)];
    if (!isRange || low > high) return null;
    const [isLowOpen, isHighOpen] = [hasEnds && lowEnd.isOpen, hasEnds && highEnd.isOpen];
    return { low, high, isLowOpen, isHighOpen, unit: second.unit ?? first.unit };
  }
  const value = valueOf(first, null);
  const end = endAfter(before) ?? endBefore(text.slice(first.to));
  const { unit } = first;
  if (end === null) return null;
  const [isLowOpen, isHighOpen] = [!end.isHigh && end.isOpen, end.isHigh && end.isOpen];
  return { low: end.isHigh ? -Infinity : value, high: end.isHigh ? value : Infinity, isLowOpen, isHighOpen, unit };
}

/** "6 months": a quantity and nothing else, as a range from it to itself; null for another text. */
export function stepAt(text: string): NumberRange | null {
  const [quantity, ...others] = text.length > LONGEST ? [] : quantitiesIn(text);
  if (!quantity?.unit || others.length > 0) return null;
  const behind = text.slice(quantity.to);
  if (quantity.from > 0 || unitLength(behind) < behind.trimEnd().length) return null;
  const value = valueOf(quantity, null);
  return { low: value, high: value, isLowOpen: false, isHighOpen: false, unit: quantity.unit };
}

/** The last number of "500 g – 2 kg" tells the unit of the first one that has none. */
const valueOf = ({ values: [value = NaN], unit }: Quantity, other: Unit | null): number =>
  value * ((unit ?? other)?.factor ?? 1);

/** Whether a quantity lies in a range; null where they count different things. */
export function isWithin({ values: [value = NaN], unit }: Quantity, range: NumberRange): boolean | null {
  if (unit && range.unit && unit.dimension !== range.unit.dimension) return null;
  if (!unit && range.unit) return null;
  const own = unit && range.unit ? value * unit.factor : value;
  const { low, high, isLowOpen, isHighOpen } = range;
  return (isLowOpen ? own > low : own >= low) && (isHighOpen ? own < high : own <= high);
}
