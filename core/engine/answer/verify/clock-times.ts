import { AFTER_HOUR, BEFORE_HOUR, HOUR_NAMES, HOURS } from "../../languages/clock-words.ts";

/** Behind a dash, too: "10am–5pm", but not in "2023-10:15". */
const HOUR = "(?<![\\p{N}.,:]|\\p{N}{4}[–-]|\\p{L}-)(?:[01]?\\d|2[0-4])";
const MINUTES = "[0-5]\\d(?![\\p{N}:])";

const TIME = new RegExp(
  [
    `${HOUR}(?:[.:]${MINUTES})?\\s?(?:${AFTER_HOUR})(?![\\p{L}\\p{N}])(?:\\s${MINUTES})?`,
    `(?<=(?<!\\p{L})(?:${BEFORE_HOUR})\\s)${HOUR}\\s?(?:${HOURS})(?!\\p{L})(?:\\s?${MINUTES})?`,
    `${HOUR}(?::|h)${MINUTES}`,
    `(?<!\\p{L})(?:${HOUR_NAMES})(?!\\p{L})`,
  ].join("|"),
  "giu",
);

/** The times of day that a text names, as UTF-16 ranges. */
export const clockTimesIn = (text: string): readonly { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(TIME)].map((match) => ({ from: match.index, to: match.index + match[0].length }));

const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl"];

/** 1 to 7 January 2023, a Sunday to a Saturday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2023, 0, day)));

const WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:${LANGUAGES.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    return DAYS.map((day) => format(day));
  }).join("|")})s?(?!\\p{L})`,
  "iu",
);

/** "On Saturdays at 9 am": the hour alone is half of when it is. */
export const namesWeekday = (text: string): boolean => WEEKDAY.test(text);
