import { attr, readXml } from "../office/read-xml.ts";
import { BUILT_IN, sectionsOf, type FormatSection } from "./format-code.ts";
import { createNames, showDate } from "./show-date.ts";
import { showNumber, type Marks } from "./show-number.ts";

/** Shows the number of a cell as a person sees it; `is1904`: days are counted from 1904 rather than from 1900. */
export type NumberFormat = (value: number, is1904: boolean) => string;

/** Formats of cells by their style (ECMA-376, 18.8.30), from `xl/styles.xml`. */
export function readNumberFormats(styles: Uint8Array | undefined): readonly NumberFormat[] {
  if (!styles) return [];
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isInCells = false;
  readXml(styles, {
    open(name, attributes) {
      if (name === "numFmt") own.set(Number(attr(attributes, "numFmtId")), attr(attributes, "formatCode") ?? "");
      if (name === "cellXfs") isInCells = true;
      if (name === "xf" && isInCells) ids.push(Number(attr(attributes, "numFmtId") ?? 0));
    },
    close(name) {
      if (name === "cellXfs") isInCells = false;
    },
  });
  return formatsOf(ids, own);
}

/** The formats of these numbers, by the codes that the file defines. */
export function formatsOf(ids: readonly number[], own: ReadonlyMap<number, string>): readonly NumberFormat[] {
  const codes = ids.map((id) => sectionsOf(own.get(id) ?? BUILT_IN.get(id) ?? "General"));
  const marks = marksOf(codes.flat());
  return codes.map((sections) => formatOf(sections, marks));
}

/** A number as a person reads it; the text as it was where it is no number. */
export function shownNumber(text: string, format: NumberFormat | undefined, is1904: boolean): string {
  const value = Number(text);
  return Number.isFinite(value) && text !== "" ? (format ?? PLAIN)(value, is1904) || text : text;
}

const POINT: Marks = { decimal: ".", thousands: "," };

function formatOf(sections: readonly FormatSection[], marks: Marks): NumberFormat {
  const [first = GENERAL, negative, zero] = sections;
  const nameOf = createNames(first.language ?? "en");
  return (value, is1904) => {
    const isOwn = value < 0 && negative !== undefined && !first.isConditional;
    const section = isOwn ? negative : value === 0 && zero && !first.isConditional ? zero : first;
    const { parts } = section;
    if (parts.some(({ kind }) => kind === "date")) return showDate(value, parts, { is1904, nameOf }) ?? String(value);
    const isNumber = parts.some(({ kind }) => kind === "digits" || kind === "general");
    // A section of text alone, as "–" for nothing; one of nothing hides the number.
    if (!isNumber)
      return parts
        .map(({ text }) => (text === "@" ? String(value) : text))
        .join("")
        .trim();
    return `${value < 0 && !isOwn ? "-" : ""}${showNumber(Math.abs(value), parts, marks)}`;
  };
}

const GENERAL: FormatSection = { parts: [{ kind: "general", text: "General" }], isConditional: false, language: null };
const PLAIN = formatOf([GENERAL], POINT);

/**
 * How the numbers of a workbook are written. The file does not say in which language its owner has it. A currency's language says
 * so, and a sign after the number: English has it before.
 */
function marksOf(sections: readonly FormatSection[]): Marks {
  const ofNumbers = sections.filter(({ parts }) => parts.some(({ kind }) => kind === "digits"));
  const told = ofNumbers.flatMap(({ language }) => language ?? []).map(marksIn);
  return told.find(({ decimal }) => decimal === ",") ?? (ofNumbers.some(hasSignAfter) ? GERMAN : POINT);
}

const GERMAN: Marks = { decimal: ",", thousands: "." };

function marksIn(language: string): Marks {
  const parts = new Intl.NumberFormat(language, { useGrouping: "always" }).formatToParts(1234.5);
  const markOf = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return { decimal: markOf("decimal") === "," ? "," : ".", thousands: markOf("group").replace(/\s/u, " ") };
}

function hasSignAfter({ parts }: FormatSection): boolean {
  const digits = parts.findIndex(({ kind }) => kind === "digits");
  return parts.slice(digits).some(({ kind, text }) => kind === "text" && /^\s*(?:[€£₽]|EUR|zł|Kč|kr|Ft)/u.test(text));
}
