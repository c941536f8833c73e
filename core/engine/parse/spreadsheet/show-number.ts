import type { FormatPart } from "./format-code.ts";

/** What parts whole numbers from fractions, and thousands from hundreds. */
export interface Marks {
  readonly decimal: "." | ",";
  readonly thousands: string;
}

/** A format with fewer decimals shows as many where the value has them: a sum of what is shown is then that of the values. */
const FEWEST_DECIMALS = 2;

/** The parts of a section around the digits of a number, which is not negative. */
export function showNumber(value: number, parts: readonly FormatPart[], marks: Marks): string {
  const codes = parts.filter(({ kind }) => kind === "digits").map(({ text }) => text);
  const percent = parts.some(({ kind }) => kind === "percent") ? 100 : 1;
  const scaled = value * percent * 10 ** (-3 * (/,+$/u.exec(codes.join(""))?.[0].length ?? 0));
  const plainly = withMarks(String(exact(scaled)), marks);
  if (isUnread(parts)) return plainly;
  const digits = digitsOf(scaled, codes, marks);
  const textOf = ({ kind, text }: FormatPart): string =>
    kind === "digits" ? (digits.shift() ?? "") : kind === "general" ? plainly : text;
  return parts.map(textOf).join("").trim();
}

/** Fractions such as "# ?/?" and exponents. */
const isUnread = (parts: readonly FormatPart[]): boolean =>
  parts.some(({ kind, text }) => (kind === "digits" && /e/iu.test(text)) || (kind === "text" && text === "/"));

/** The digits for each run of places. What parts the runs, as in "000 0000" of a telephone, is shown between them. */
function digitsOf(value: number, codes: readonly string[], marks: Marks): string[] {
  if (codes.length === 0) return [];
  const places = codes.map((code) => code.replaceAll(",", ""));
  const point = places.findIndex((code) => code.includes("."));
  const [whole = "", fraction = ""] = fixed(value, (places.join("").split(".")[1] ?? "").length).split(".");
  const runs = point < 0 ? places : places.slice(0, point + 1).map((code) => code.split(".")[0] ?? "");
  const least = (runs.join("").match(/0/gu) ?? []).length;
  let left = whole === "0" && least === 0 ? "" : whole.padStart(least, "0");
  const shown: string[] = [];
  for (const [at, run] of runs.toReversed().entries()) {
    const isFirst = at === runs.length - 1;
    const own = isFirst ? left : left.slice(Math.max(0, left.length - run.length));
    left = left.slice(0, left.length - own.length);
    shown.unshift(own);
  }
  const isGrouped = /[0#?],+[0#?]/u.test(codes.join(" "));
  if (isGrouped) shown[0] = (shown[0] ?? "").replaceAll(/\B(?=(?:\d{3})+$)/gu, marks.thousands);
  if (fraction !== "") shown.push(`${shown.pop() ?? ""}${marks.decimal}${fraction}`);
  return [...shown, ...codes.slice(shown.length).map(() => "")];
}

/** With the decimals of the code; those that it does not ask for ("0.##") only where they are not zero. */
function fixed(value: number, decimals: number): string {
  const own = (/\.(\d+)/u.exec(String(exact(value)))?.[1] ?? "").length;
  return exact(value).toFixed(Math.min(MOST_DECIMALS, Math.max(decimals, Math.min(own, FEWEST_DECIMALS))));
}

const MOST_DECIMALS = 30;

const withMarks = (number: string, { decimal }: Marks): string => number.replace(".", decimal);

/** Without the digits that binary fractions add: 0.30000000000000004 is 0.3. */
const exact = (value: number): number => Number(value.toPrecision(15));
