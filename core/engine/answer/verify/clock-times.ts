import {
  AFTER_HOUR,
  BEFORE_HOUR,
  BEFORE_TIME,
  FROM_HOUR,
  HOUR_NAMES,
  HOURS,
  TO_HOUR,
} from "../../languages/clock-words.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { ENGLISH_NUMBERS, FOREIGN_NUMBERS } from "../../languages/number-words.ts";
import { PARTS_OF_DAY } from "../../names/clock.ts";

const oneOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join("|");
const { ones, tens } = ENGLISH_NUMBERS;
const foreignUpTo = (most: number): string[] =>
  [...FOREIGN_NUMBERS].flatMap(([word, value]) => (value > 0 && value <= most ? [word] : []));
const HOURS_IN_WORDS = [...ones.slice(1), ...foreignUpTo(24)];
const HOUR_IN_WORDS = `(?<![\\p{L}-])(?:${oneOf(HOURS_IN_WORDS)})`;
const MINUTES_IN_WORDS = `(?:${oneOf([...tens.slice(0, 4), ...ones.slice(5), ...foreignUpTo(59)])})(?![\\p{L}-])`;

/** Behind a dash, too: "10am–5pm", but not in "2023-10:15". */
const HOUR_IN_DIGITS = "(?<![\\p{N}.,:]|\\p{N}{4}[–-]|\\p{L}-)(?:[01]?\\d|2[0-4])";
const HOUR = `(?:${HOUR_IN_DIGITS}|${HOUR_IN_WORDS})`;
const MINUTES = "[0-5]\\d(?![\\p{N}:])";
const PART_OF_DAY = `(?:\\s(?:${oneOf(PARTS_OF_DAY.filter((words) => words.length > 4))})(?!\\p{L}))`;

/** "Half past seven", "halb acht"; what begins with the hour may be a length of time: "sept heures et demie". */
const SPOKEN = LANGUAGES.flatMap(({ clock }) => clock?.times ?? []).flatMap(([told]) => {
  if (told.includes("{m}")) return [];
  const before = told.startsWith("{h}") ? `(?<=(?<!\\p{L})(?:${BEFORE_HOUR})\\s)` : "(?<!\\p{L})";
  return [`${before}${told.replaceAll(" ", "\\s").replace("{h}", HOUR)}(?![\\p{L}\\p{N}])`];
});

const TIME = new RegExp(
  [
    `(?:${SPOKEN.join("|")})(?:\\s(?:uhr|o['’]clock))?${PART_OF_DAY}?`,
    `${HOUR}(?:[.:]${MINUTES})?\\s?(?:${AFTER_HOUR})(?![\\p{L}\\p{N}])(?:\\s${MINUTES})?${PART_OF_DAY}?`,
    `(?<=(?<!\\p{L})(?:${BEFORE_TIME})\\s)${HOUR}(?:[.:]${MINUTES})?${PART_OF_DAY}`,
    `(?<=(?<!\\p{L})(?:${BEFORE_HOUR})\\s)${HOUR}\\s?(?:${HOURS})(?!\\p{L})(?:\\s?(?:${MINUTES}|${MINUTES_IN_WORDS}))?`,
    // "De 10 a 21 horas".
    `(?<=(?<!\\p{L})(?:${FROM_HOUR})\\s(?:${HOUR_IN_DIGITS}\\s(?:${TO_HOUR})\\s)?)${HOUR_IN_DIGITS}(?:(?=\\s(?:${TO_HOUR})\\s${HOUR_IN_DIGITS}\\s?(?:${HOURS})(?!\\p{L}))|(?<=(?:${TO_HOUR})\\s\\d{1,2})\\s?(?:${HOURS})(?!\\p{L}))`,
    `${HOUR_IN_DIGITS}(?::|h)${MINUTES}`,
    `(?<!\\p{L})(?:${HOUR_NAMES})(?!\\p{L})`,
  ].join("|"),
  "giu",
);

/** What is said beside the hour: "half past", "et demie". */
const SPOKEN_WORDS = LANGUAGES.flatMap(({ clock }) => clock?.times ?? []).flatMap(([told]) =>
  told.includes("{m}") ? [] : [told.replace("{h}", "").trim().replaceAll(" ", "\\s")],
);

/** What every time has in it: to compile `TIME` takes 70 ms, and most texts name no hour. */
const ANY_TIME = new RegExp(
  [
    `(?:\\d|${oneOf(HOURS_IN_WORDS)})\\s?(?:${AFTER_HOUR}|${HOURS})(?!\\p{L})`,
    `\\s(?:${oneOf(PARTS_OF_DAY)})(?!\\p{L})`,
    "\\d[:h][0-5]\\d",
    `(?<!\\p{L})(?:${HOUR_NAMES}|${SPOKEN_WORDS.join("|")})(?!\\p{L})`,
  ].join("|"),
  "iu",
);

/** The times of day that a text names, as UTF-16 ranges. */
export const clockTimesIn = (text: string): readonly { readonly from: number; readonly to: number }[] =>
  ANY_TIME.test(text)
    ? [...text.matchAll(TIME)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
    : [];
