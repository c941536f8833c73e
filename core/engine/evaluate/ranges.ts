import { LANGUAGES } from "../languages/languages.ts";

const NUMBER = String.raw`[$€£¥]?\d[\d.,]{0,15}`;
const UNIT = String.raw`(?:\s?(?:%|°\s?[CF]|\p{L}{1,12}))?`;
const TOLD = LANGUAGES.flatMap(({ ranges = [] }) => ranges).map(
  ([before, between]) =>
    new RegExp(
      String.raw`${before === "" ? String.raw`(?<![\p{L}\p{N}.,])` : String.raw`(?<!\p{L})${before}\s`}(${NUMBER}${UNIT})\s${between}\s(?=${NUMBER})`,
      "giu",
    ),
);
/** A sign between two numbers that are no date, time or telephone number. */
const SIGN = /(?<![\d./:-])(\d[\d.,]{0,15}(?:\s?%)?)\s?[-–—]\s?(?=[$€£¥]?\d[\d.,]{0,15}(?![\d./:-]|\s?[-–—]\s?\d))/gu;

/** The text with ranges in one form: "between 5 and 7 km", "from 5 to 7 km" and "5-7 km" are "5–7 km". */
export function rangesAsDashes(text: string): string {
  return TOLD.reduce((read, pattern) => read.replace(pattern, "$1–"), text).replace(SIGN, "$1–");
}
