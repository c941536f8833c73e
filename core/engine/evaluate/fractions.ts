/** Parts of a whole that English names, by how many make one. */
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  "5th": 5,
  fifth: 5,
  fifths: 5,
  sixths: 6,
  sevenths: 7,
  "8th": 8,
  eighths: 8,
  ninths: 9,
  tenths: 10,
};
const PART = Object.keys(PARTS).join("|");
/** "½" has one character; NFKC would make "2½" into "21⁄2". */
const SIGNS = /(?<=(\d?))[\u00bc-\u00be\u2150-\u215e]/gu;
const WRITTEN = /(?<![\p{L}\p{N}.,/:-])(?:(\d{1,6})[\s-])?(\d{1,2})[/\u2044](\d{1,3})(?![\p{N}/]|[.,]\d)/gu;
const WITH_HALF = /(?<![\p{L}\p{N}.,/:])(\d{1,9})\sand\sa\s(half|quarter|third)(?!\p{L})/giu;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/:])(?:(\d{1,6})\sand\s)?(\d{1,2})[\s-](${PART})(?!\p{L})(?!\s(?:of\s)?(?:19|20)\d\d)`,
  "giu",
);
const ALONE = /(?<!\p{L})(?:one[\s-]|an?\s)?(half|third|quarter)\s(?=of\s)/giu;

/** The text with vulgar fractions apart: "2½" is "2 1/2". Before normalisation. */
export const fractionSigns = (text: string): string =>
  text.replace(SIGNS, (sign, digit: string) => `${digit === "" ? "" : " "}${sign.normalize("NFKC")}`);

/** The text with fractions as decimal numbers: "2 1/2" and "two and a half" are "2.5", "three quarters" is "0.75". */
export function fractionsAsDecimals(text: string): string {
  return text
    .replace(WRITTEN, (written, whole: string | undefined, above: string, below: string) =>
      Number(above) < Number(below) ? decimal(whole, above, Number(below)) : written,
    )
    .replace(WITH_HALF, (_, whole: string, part: string) => decimal(whole, "1", PARTS[part.toLowerCase()] ?? 1))
    .replace(NAMED, (written, whole: string | undefined, above: string, part: string) => {
      const below = PARTS[part.toLowerCase()] ?? 1;
      return Number(above) < below ? decimal(whole, above, below) : written;
    })
    .replace(ALONE, (_, part: string) => `${decimal(undefined, "1", PARTS[part.toLowerCase()] ?? 1)} `);
}

const decimal = (whole: string | undefined, above: string, below: number): string =>
  String(Number(whole ?? 0) + Number(above) / below);
