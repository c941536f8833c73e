import type { Quantity } from "../answer/verify/quantities.ts";
import { isWithin, rangeIn } from "../answer/verify/ranges.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { unitLength } from "../names/units.ts";
import type { Asked, AskedTerm } from "./asked.ts";
import type { NamedRow, NamedValue } from "./read-table.ts";

/** Heads with ranges that are one scale. */
const LEAST_STEPS = 2;

/** A question as the heads of a table have it. */
export interface SteppedQuestion {
  readonly asked: Asked;
  /** Whether a row or a column is another step than the one that is asked for. */
  isOther(part: NamedRow | NamedValue): boolean;
}

/**
 * "15 km" as the name of the one row or column that it lies in, "10–20 km". Null where no number of the question lies in one
 * step of a scale only.
 */
export function inSteps(tokenizer: Tokenizer, asked: Asked, rows: readonly NamedRow[]): SteppedQuestion | null {
  if (asked.quantities.length === 0) return null;
  const columns = rows.flatMap(({ values }) => values);
  const found = [rows, columns].flatMap((parts) => {
    const heads = [...new Set(parts.map(headOf))];
    const steps = heads.flatMap((head) => {
      const range = rangeIn(head);
      return range ? [{ head, range }] : [];
    });
    const named = asked.quantities.flatMap((quantity) => {
      const holding = steps.filter(({ range }) => hasUnit(quantity) === hasUnit(range) && isWithin(quantity, range));
      return holding.length === 1 ? holding.map((step) => ({ ...step, quantity })) : [];
    });
    return steps.length >= LEAST_STEPS && named.length === 1 ? named.map((own) => ({ ...own, steps })) : [];
  });
  if (found.length === 0) return null;
  const others = new Set(
    found.flatMap(({ head, steps }) => steps.map((step) => step.head).filter((one) => one !== head)),
  );
  return {
    asked: found.reduce((read, { quantity, head }) => withStep(tokenizer, read, quantity, head), asked),
    isOther: (part) => others.has(headOf(part)),
  };
}

const headOf = (part: NamedRow | NamedValue): string =>
  "column" in part ? (part.column.path.at(-1) ?? "") : part.head.join(" ");

const hasUnit = ({ unit }: Pick<Quantity, "unit">): boolean => unit !== null;

function withStep(tokenizer: Tokenizer, asked: Asked, { from, to }: Quantity, head: string): Asked {
  const end = to + unitLength(asked.written.slice(to));
  const left = new Set(tokenizer.terms(asked.written.slice(from, end)));
  const others = asked.terms.filter(({ term }) => !left.has(term));
  const terms = tokenizer
    .terms(head)
    .map((term): AskedTerm => ({ term, weight: 1, isName: false, path: null, isMonth: false }));
  return { ...asked, terms: [...others, ...terms] };
}
