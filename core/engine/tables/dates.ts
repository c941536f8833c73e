import type { NamedValue, Words } from "./read-table.ts";

/** "05/07/2026". */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u;

/**
 * Dates of a column in ISO 8601 where one of them tells their order: in "18/05/2026" the day comes first, so that it does in
 * "04/05/2026" as well. Others stay as they are.
 */
export function readDates(texts: readonly string[]): (text: string) => string {
  const read = texts.map((text) => SLASHED.exec(text.trim()));
  const isOver = (group: 1 | 2): boolean => read.some((found) => Number(found?.[group] ?? 0) > MONTHS);
  const [isDayFirst, isMonthFirst] = [isOver(1), isOver(2)];
  if (isDayFirst === isMonthFirst) return (text) => text;
  return (text) => {
    const [, first = "", second = "", year = ""] = SLASHED.exec(text.trim()) ?? [];
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  };
}

const MONTHS = 12;

/** A day as a number that grows with time; null where the words name none, or no year. */
export function dayIn({ periods, days, dates }: Words): number | null {
  const years = [...periods];
  if (days.size !== 1 || dates.size !== 2 || years.length !== 1 || !/^\d{4}$/u.test(years[0] ?? "")) return null;
  const [month = 0, day = 0] = [...days][0]?.match(/\d+/gu)?.map(Number) ?? [];
  return Number(years[0]) * 10_000 + month * 100 + day;
}

/** Minutes from midnight of a cell that is nothing but a time of day: "17:50", "5:50 pm", "05:50:00 PM"; null for others. */
export function timeIn(text: string): number | null {
  const time = /^(\d{1,2}):(\d\d)(?:(?::\d\d)?\s?([ap])\.?m\.?|:00)?$/iu.exec(text.trim());
  if (!time) return null;
  const [, hours = "", minutes = "", half] = time;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return hour * 60 + Number(minutes);
}

/** Days or times of day, in their order; null where a value is neither, or they are of two kinds. */
export function momentsIn(values: readonly Pick<NamedValue, "text" | "words">[]): readonly number[] | null {
  const days = values.map(({ words }) => dayIn(words));
  if (days.every((day) => day !== null)) return days;
  const times = values.map(({ text }) => timeIn(text));
  return times.every((time) => time !== null) ? times : null;
}
