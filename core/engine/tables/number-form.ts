/** How the numbers of a column are written: "1,234.50" or "1.234,50"; of an unclear one only whole numbers are read. */
export type NumberForm = "point" | "comma" | "unclear";

const COMMA =
  /^(?:\d{1,3}(?:[.'’\s]\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,})|(?:0|\d{4,}),\d+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}(?:\s\d{3})+)$/u;
const POINT = /^(?:\d{1,3}(?:[,'’\s]\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,})|(?:0|\d{4,})\.\d+|\d{1,3}(?:,\d{3}){2,})$/u;
/** One thousand and so many, or one and a fraction. */
const EITHER = /^\d{1,3}\.\d{3}$/u;

/**
 * The form of each column of a table. A number that can be read in one way only tells it, first in the column itself, then in the
 * others. "1,234" alone is a whole number; "1.234" alone is unclear.
 */
export function numberForms(columns: readonly (readonly string[])[]): readonly NumberForm[] {
  const told = columns.map((texts) => {
    const numbers = texts.filter((text) => /\d[.,\s]\d/u.test(text)).map(withoutSigns);
    const says = (form: RegExp): boolean => numbers.some((number) => form.test(number));
    return { comma: says(COMMA), point: says(POINT), either: says(EITHER) };
  });
  const [comma, point] = [told.some((own) => own.comma), told.some((own) => own.point)];
  return told.map((own) => {
    if (own.point) return "point";
    if (own.comma || (comma && !point)) return "comma";
    return own.either && (comma || !point) ? "unclear" : "point";
  });
}

/** The number alone, without what says its currency, its sign or that it is a share. */
const withoutSigns = (text: string): string => text.replaceAll(/^[^\d]{1,6}|[^\d]{1,6}$/gu, "");
