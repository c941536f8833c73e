import { CURRENCY_SIGNS, OTHER_UNIT_WORDS, SCALE_NAMES, UNIT_FILLERS } from "../languages/table-words.ts";
import type { FoundCell } from "./look-up.ts";

/** A cell as it is told: its names, then its value between what its unit puts before and after it. */
export interface ShownCell {
  readonly names: string;
  readonly before: string;
  readonly value: string;
  readonly after: string;
}

/** "Net revenue · Q1 2023", "$", "17,846", " million". */
export function showCell(found: FoundCell): ShownCell {
  const names = [found.row_path.join(" › "), found.column_path.join(" ")].map(withoutColon).filter(Boolean).join(" · ");
  const unit = unitOf(found);
  return { names, value: found.value, ...(unit ? aroundValue(found.value, unit) : NOTHING) };
}

/** "Net revenue · Q1 2023: $17,846 million" */
export function cellLabel(found: FoundCell): string {
  const { names, before, value, after } = showCell(found);
  return `${names}: ${before}${value}${after}`;
}

/** A number in the unit of a table: "$17,846 million" for 17,846 of "Dollars in millions"; as it is where it has none. */
export function inUnit(value: string, unit: string | null): string {
  if (unit === null) return value;
  const { before, after } = aroundValue(value, unit);
  return value.startsWith("−") ? `−${before}${value.slice(1)}${after}` : `${before}${value}${after}`;
}

const NOTHING = { before: "", after: "" };
const withoutColon = (name: string): string => name.replace(/[:：]$/u, "");

/** What stands around a value; a unit that cannot be read is told as the document has it, in brackets. */
function aroundValue(value: string, unit: string): Pick<ShownCell, "before" | "after"> {
  const read = readUnit(unit);
  if (!read) return { before: "", after: ` (${unit})` };
  const hasSign = /[$€£¥₹]/u.test(value);
  const after = [read.scale, ...(read.isBefore || hasSign ? [] : [read.sign]), ...read.things].filter(Boolean);
  return { before: read.isBefore && !hasSign ? read.sign : "", after: ` ${after.join(" ")}` };
}

interface ReadUnit {
  /** "million" */
  readonly scale: string;
  /** "$"; empty where the unit names no currency. */
  readonly sign: string;
  /** The sign goes before the number, as in English. */
  readonly isBefore: boolean;
  /** What is counted: "shares". */
  readonly things: readonly string[];
}

/** The parts of "Dollars in millions", "in thousands of shares" or "Mio. €"; null where there are words that it does not know. */
function readUnit(unit: string): ReadUnit | null {
  const [said = ""] = unit.split(/[,;:(]/u).filter((piece) => /\p{L}|\p{N}/u.test(piece));
  const words = said.toLowerCase().match(/[$€£¥₹]|'?0{3}s?|[\p{L}\p{M}]+/gu) ?? [];
  const scales = words.flatMap((word) => SCALE_NAMES.get(word) ?? []);
  const signs = words.flatMap((word) => CURRENCY_SIGNS.get(word) ?? []);
  const things = words.filter((word) => !SCALE_NAMES.has(word) && !CURRENCY_SIGNS.has(word) && !UNIT_FILLERS.has(word));
  const [scale, sign = ""] = [scales[0], signs[0]];
  if (scale === undefined || scales.length > 1 || signs.length > 1 || things.length > MOST_THINGS) return null;
  return { scale, sign, isBefore: ENGLISH_SCALE.test(scale), things };
}

const MOST_THINGS = 2;
const ENGLISH_SCALE = /^(?:thousand|million|billion|trillion)$/u;

/** The unit of the column or the table, where it holds for this cell: shares, rates and words have none or another one. */
export function unitOf({
  source,
  value,
  row_path,
  column_path,
}: Pick<FoundCell, "source" | "value" | "row_path" | "column_path">): string | null {
  if (!/\p{N}/u.test(value) || /[%\p{L}]/u.test(value)) return null;
  const words =
    [row_path.at(-1) ?? "", ...column_path]
      .join(" ")
      .toLowerCase()
      .match(/\p{L}+|%/gu) ?? [];
  if (words.some((word) => word === "%" || OTHER_UNIT_WORDS.has(word))) return null;
  return column_path.find(isMoney) ?? unitInBrackets(row_path.at(-1) ?? "") ?? source.table.unit;
}

/** "In millions" of "Rooms revenue (in millions)". */
function unitInBrackets(head: string): string | null {
  const unit = /\(([^()]{3,30})\)\s*$/u.exec(head)?.[1] ?? "";
  const read = readUnit(unit);
  return read && read.things.length === 0 ? unit : null;
}

/** "2023 $ million" */
function isMoney(head: string): boolean {
  const read = readUnit(head);
  return read !== null && read.sign !== "" && read.things.length === 0;
}
