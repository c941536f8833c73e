import { attr, readXml } from "../office/read-xml.ts";

/** How the number of a cell is shown, as far as it changes what it says. */
export type NumberFormat = "date" | "time" | "date and time" | "percent" | "number";

/** Formats of cells by their style (ECMA-376, 18.8.30), from `xl/styles.xml`. */
export function readNumberFormats(styles: Uint8Array | undefined): readonly NumberFormat[] {
  if (!styles) return [];
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isInCells = false;
  readXml(styles, {
    open(name, attributes) {
      if (name === "numFmt")
        own.set(Number(attr(attributes, "numFmtId")), formatOf(attr(attributes, "formatCode") ?? ""));
      if (name === "cellXfs") isInCells = true;
      if (name === "xf" && isInCells) {
        const id = Number(attr(attributes, "numFmtId") ?? 0);
        formats.push(own.get(id) ?? builtIn(id));
      }
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return formats;
}

/** By its number and, where the file defines it, its code. */
export const formatOfNumber = (id: number, code: string | undefined): NumberFormat =>
  code === undefined ? builtIn(id) : formatOf(code);

function builtIn(id: number): NumberFormat {
  if (id === 9 || id === 10) return "percent";
  if (id === 22) return "date and time";
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return "time";
  return (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? "date" : "number";
}

function formatOf(code: string): NumberFormat {
  // What is quoted, escaped or in brackets is shown as it is; elapsed hours stand in brackets as well.
  const [first = ""] = code.split(";");
  const signs = first.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, "").toLowerCase();
  if (signs.includes("%")) return "percent";
  const hasTime = /[hs]/u.test(signs);
  const hasDate = /[yd]/u.test(signs) || (signs.includes("m") && !hasTime);
  if (/general/u.test(signs) || (!hasTime && !hasDate)) return "number";
  return hasDate ? (hasTime ? "date and time" : "date") : "time";
}

const DAY = 86_400_000;
/** Days from 1899-12-30, from which Excel counts, to 1904-01-01. */
const FROM_1904 = 1462;

/** A number as a person reads it; the text as it was where it is no number. */
export function shownNumber(text: string, format: NumberFormat, is1904: boolean): string {
  const value = Number(text);
  if (!Number.isFinite(value)) return text;
  if (format === "percent") return `${exact(value * 100)}%`;
  if (format === "number") return String(exact(value));
  const at = new Date(Math.round((Date.UTC(1899, 11, 30) + (value + (is1904 ? FROM_1904 : 0)) * DAY) / 1000) * 1000);
  if (value < 0 || Number.isNaN(at.getTime())) return text;
  const [date = "", time = ""] = at.toISOString().split("T");
  const clock = time.slice(0, time.startsWith(":00", 5) ? 5 : 8);
  if (format === "time") return clock;
  return format === "date" || clock === "00:00" ? date : `${date} ${clock}`;
}

/** Without the digits that binary fractions add: 0.30000000000000004 is 0.3. */
const exact = (value: number): number => Number(value.toPrecision(15));
