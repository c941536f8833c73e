import { slipOf } from "../languages/slips.ts";
import type { ScopedIndex } from "./scope.ts";

/** Terms that one may have been written for; more would leave open which. */
const MOST_NEAR = 8;
const WORD = /^\p{L}+$/u;

/** The terms of the index that each of these was written for by a slip of the hand, the surest first. Looks at every term. */
export function nearTerms(index: ScopedIndex, terms: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    terms.map((term) => {
      const near = new Map<string, number>();
      if (WORD.test(term))
        for (const { part } of index.parts)
          for (const other of part.terms.keys()) {
            const slip = other[0] === term[0] && WORD.test(other) ? slipOf(term, other) : 0;
            if (slip > 0) near.set(other, slip);
          }
      const surest = [...near].sort((a, b) => b[1] - a[1]).slice(0, MOST_NEAR);
      return [term, surest.map(([other]) => other)];
    }),
  );
}
