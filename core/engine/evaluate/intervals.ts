/** Both ends of an interval, as shares or differences of shares. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution: intervals that hold the truth in 95 of 100 cases. */
const Z = 1.959963984540054;

/** Wilson's score interval of a share (Wilson 1927): honest for few questions, and at none or all. */
export function shareInterval(right: number, asked: number): Interval {
  if (asked === 0) return { low: 0, high: 1 };
  const share = right / asked;
  const middle = share + Z ** 2 / (2 * asked);
  const reach = Z * Math.sqrt((share * (1 - share)) / asked + Z ** 2 / (4 * asked ** 2));
  const scale = 1 + Z ** 2 / asked;
  return { low: Math.max(0, (middle - reach) / scale), high: Math.min(1, (middle + reach) / scale) };
}

/** How the same questions were answered before and after. */
export interface Paired {
  readonly both: number;
  readonly only_after: number;
  readonly only_before: number;
  readonly neither: number;
}

/** Counts pairs of verdicts on the same questions. */
export function pairsOf(verdicts: readonly (readonly [before: boolean, after: boolean])[]): Paired {
  const count = (before: boolean, after: boolean): number =>
    verdicts.filter(([a, b]) => a === before && b === after).length;
  return {
    both: count(true, true),
    only_after: count(false, true),
    only_before: count(true, false),
    neither: count(false, false),
  };
}

/** The difference of two shares over the same questions, with Newcombe's interval (Newcombe 1998, method 10). */
export function pairedDifference(pairs: Paired): Interval & { readonly difference: number } {
  const { both, only_after, only_before, neither } = pairs;
  const asked = both + only_after + only_before + neither;
  if (asked === 0) return { difference: 0, low: -1, high: 1 };
  const [after, before] = [both + only_after, both + only_before];
  const difference = (after - before) / asked;
  const [a, b] = [shareInterval(after, asked), shareInterval(before, asked)];
  const phi = correlation(pairs);
  const reach = (x: number, y: number): number => Math.sqrt(Math.max(0, x ** 2 - 2 * phi * x * y + y ** 2));
  const [pAfter, pBefore] = [after / asked, before / asked];
  return {
    difference,
    low: Math.max(-1, difference - reach(pAfter - a.low, b.high - pBefore)),
    high: Math.min(1, difference + reach(a.high - pAfter, pBefore - b.low)),
  };
}

/** With Newcombe's correction for continuity; 0 where one of the two never changes. */
function correlation({ both, only_after, only_before, neither }: Paired): number {
  const margins = (both + only_after) * (only_before + neither) * (both + only_before) * (only_after + neither);
  if (margins === 0) return 0;
  const cross = both * neither - only_after * only_before;
  const asked = both + only_after + only_before + neither;
  return (cross > 0 ? Math.max(cross - asked / 2, 0) : cross) / Math.sqrt(margins);
}
