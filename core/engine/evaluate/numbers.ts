import { trimEnd } from "../trim.ts";
const NAMES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const SCALES: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  万: 1e4,
  亿: 1e8,
};
const NUMBER = new RegExp(
  `(?:\\p{Nd}+(?:[.,'’\\u00a0\\u202f]\\p{Nd}+)*|(?<!\\p{L})(?:${NAMES.join("|")})(?!\\p{L}))(?:[\\s-]*(hundred|thousand|million|billion|trillion|万|亿))?`,
  "giu",
);

/** Numbers said in a text, as numbers: "1.5 million", "1,500,000" and, for twelve, "twelve". Years are numbers too. */
export function numbersIn(text: string): number[] {
  return Array.from(text.normalize("NFKC").matchAll(NUMBER), ([found, scale]) => {
    const bare = scale ? found.slice(0, found.length - scale.length) : found;
    return valueOf(trimEnd(bare, /[\s-]/u)) * (SCALES[scale?.toLowerCase() ?? ""] ?? 1);
  });
}

function valueOf(written: string): number {
  const named = NAMES.indexOf(written.toLowerCase());
  if (named >= 0) return named;
  const digits = Array.from(written, asciiDigit)
    .join("")
    .replace(/['’\u00a0\u202f]/gu, "");
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(digits) || /^\d+,\d+$/.test(digits))
    return Number(digits.replaceAll(".", "").replace(",", "."));
  return Number.parseFloat(digits.replaceAll(",", ""));
}

/** Digits of every script have their values in runs of ten from a zero. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  for (const zero of [0x0660, 0x06f0, 0x0966]) if (code >= zero && code <= zero + 9) return String(code - zero);
  return character;
}
