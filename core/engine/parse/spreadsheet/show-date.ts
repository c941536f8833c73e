import type { FormatPart } from "./format-code.ts";

const DAY = 86_400_000;
/** Days from 1899-12-30, from which Excel counts, to 1904-01-01. */
const FROM_1904 = 1462;

interface Shown {
  readonly is1904: boolean;
  readonly nameOf: NameOf;
}

/** The name of a month or a weekday of a day. */
type NameOf = (at: Date, options: Intl.DateTimeFormatOptions) => string;

/** Names in a language (BCP 47). To make a formatter takes longer than to use it for a hundred cells. */
export function createNames(language: string): NameOf {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (at, options) => {
    const key = Object.entries(options).join();
    const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
    formatters.set(key, formatter);
    return formatter.format(at);
  };
}

/**
 * A number of days as the date or time of a format. Years have four digits, and dates in numbers that are parted by slashes or
 * dashes are those of ISO 8601: "03/04/25" may be two days. Null for what no calendar has.
 */
export function showDate(value: number, parts: readonly FormatPart[], { is1904, nameOf }: Shown): string | null {
  const at = new Date(Math.round((Date.UTC(1899, 11, 30) + (value + (is1904 ? FROM_1904 : 0)) * DAY) / 1000) * 1000);
  if (value < 0 || Number.isNaN(at.getTime())) return null;
  const read = withMinutes(parts);
  const isHalf = read.some(({ text }) => text === "am/pm" || text === "a/p");
  const [iso = "", clock = ""] = at.toISOString().split("T");
  if (isOfNumbers(read)) {
    const hasTime = read.some(({ kind, text }) => kind === "date" && /[hns]/u.test(text));
    const seconds = clock.startsWith(":00", 5) ? clock.slice(0, 5) : clock.slice(0, 8);
    const hasDay = read.some(({ kind, text }) => kind === "date" && text.startsWith("d"));
    return hasTime && seconds !== "00:00" ? `${iso} ${seconds}` : hasDay ? iso : iso.slice(0, 7);
  }
  const shown = read.map(({ kind, text }) => (kind === "date" ? partOf(text, { at, value, isHalf, nameOf }) : text));
  return shown.join("").replace(/^,\s*/u, "").trim();
}

/** "m" beside hours or seconds is minutes, here "n". */
function withMinutes(parts: readonly FormatPart[]): readonly FormatPart[] {
  const dates = parts.filter(({ kind }) => kind === "date");
  return parts.map((part) => {
    const place = dates.indexOf(part);
    if (place < 0 || !/^m{1,2}$/u.test(part.text)) return part;
    const isTime = /^\[?h/u.test(dates[place - 1]?.text ?? "") || (dates[place + 1]?.text ?? "").startsWith("s");
    return isTime ? { ...part, text: part.text.replaceAll("m", "n") } : part;
  });
}

/** Whether day, month and year stand in numbers, and not as in "14.1.2025". */
function isOfNumbers(parts: readonly FormatPart[]): boolean {
  const dates = parts.filter(({ kind, text }) => kind === "date" && /^(?:y+|m+|d+)$/u.test(text));
  if (dates.some(({ text }) => text.length > 2 && !text.startsWith("y"))) return false;
  const [first, last] = [parts.indexOf(dates[0] ?? NONE), parts.indexOf(dates.at(-1) ?? NONE)];
  const isDotted = parts.slice(first, last).some(({ kind, text }) => kind === "text" && text.startsWith("."));
  return dates.length > 1 && !(isDotted && dates[0]?.text.startsWith("d"));
}

const NONE: FormatPart = { kind: "text", text: "" };

interface At extends Pick<Shown, "nameOf"> {
  readonly at: Date;
  readonly value: number;
  /** Of twelve hours. */
  readonly isHalf: boolean;
}

function partOf(text: string, { at, value, isHalf, nameOf }: At): string {
  const padded = (number: number): string => String(number).padStart(Math.min(2, text.length), "0");
  const hours = at.getUTCHours();
  const elapsed = { h: 24, m: 1440, s: 86_400 }[text[1] ?? ""];
  if (text.startsWith("[") && elapsed !== undefined) return String(Math.floor(value * elapsed + 1e-6));
  if (text === "am/pm" || text === "a/p") return hours < 12 ? "AM" : "PM";
  if (text.startsWith("y") || text.startsWith("e")) return String(at.getUTCFullYear());
  if (text.startsWith("m")) {
    if (text.length < 3) return padded(at.getUTCMonth() + 1);
    return nameOf(at, { month: text.length === 3 ? "short" : "long" });
  }
  if (text.startsWith("d"))
    return text.length < 3 ? padded(at.getUTCDate()) : nameOf(at, { weekday: text.length === 3 ? "short" : "long" });
  if (text.startsWith("h")) return padded(isHalf ? hours % 12 || 12 : hours);
  if (text.startsWith("n")) return padded(at.getUTCMinutes());
  return text.startsWith("s") ? String(at.getUTCSeconds()).padStart(2, "0") : "";
}
