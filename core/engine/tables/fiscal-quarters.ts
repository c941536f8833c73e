import { FISCAL_WORDS, FISCAL_YEAR_END } from "../languages/table-words.ts";
import { monthNamed } from "../names/periods.ts";
import type { Asked } from "./asked.ts";
import type { Fit } from "./fits.ts";
import type { Words } from "./read-table.ts";

/** Characters of a report in which it says when its years end: the title page, and the first notes. */
const LOOKED_THROUGH = 200_000;

/**
 * The month that ends the years of a report, where it says one month more often than all others; 12 where it says none.
 * "For the fiscal year ended June 30, 2022" gives 6.
 */
export function fiscalYearEnd(document: { readonly text: string }): number {
  const known = ENDS.get(document);
  if (known !== undefined) return known;
  const counts = new Map<number, number>();
  for (const [, name = ""] of document.text.slice(0, LOOKED_THROUGH).matchAll(FISCAL_YEAR_END)) {
    const month = monthNamed(name);
    if (month !== null) counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  const end = first && first[1] > (second?.[1] ?? 0) ? first[0] : 12;
  ENDS.set(document, end);
  return end;
}

const ENDS = new WeakMap<object, number>();

/**
 * A question for a quarter of a fiscal year as one for the quarter of the calendar that it ends in, which heads like "Three
 * months ended December 31, 2022" name; null where the question means no such quarter. Years are called by the one they end in.
 */
export function inCalendar(asked: Asked, yearEnd: number): Asked | null {
  const isFiscal = (asked.text.match(/\p{L}+/gu) ?? []).some((word) => FISCAL_WORDS.has(word));
  const quarters = [...asked.periods].filter((period) => /^q[1-4]$/u.test(period));
  const years = [...asked.periods].filter((period) => /^\d{4}$/u.test(period));
  const [quarter, year] = [Number(quarters[0]?.slice(1)), Number(years[0])];
  if (!isFiscal || yearEnd === 12 || quarters.length !== 1 || years.length !== 1 || asked.periods.size !== 2)
    return null;
  const month = yearEnd - 12 + 3 * quarter;
  const [ends, of] = month > 0 ? [month, year] : [month + 12, year - 1];
  return { ...asked, periods: new Set([`q${Math.ceil(ends / 3)}`, `${of}`]) };
}

/** Whether row or column are told by the month they end in. */
export const isByMonth = ({ row, value }: Fit): boolean => [row.own, value.column.own].some(hasMonth);

const hasMonth = ({ dates }: Words): boolean => [...dates].some((date) => date.startsWith("month"));
