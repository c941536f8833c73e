import { LANGUAGES } from "../languages/languages.ts";

/** 1 to 7 January 2023, a Sunday to a Saturday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(Date.UTC(2023, 0, day)));

type Names = ReadonlyMap<string, number>;
const known = new Map<"long" | "short", Names>();

/** The day of the week that a word names in any of our languages, alone or of several: 0 for "Sunday" and "Sundays"; null for others. */
export function weekdayNamed(word: string): number | null {
  const name = word.toLowerCase();
  const names = namesOf("long");
  return names.get(name) ?? names.get(name.replace(/s$/u, "")) ?? null;
}

/** Whether a text is the name of a day of the week, whole or as it is shortened: "Monday", "Mo.", "mercredi". */
export const isWeekday = (text: string): boolean =>
  [namesOf("long"), namesOf("short")].some((names) => names.has(plain(text)));

/** In small letters. */
function namesOf(weekday: "long" | "short"): Names {
  const names =
    known.get(weekday) ??
    new Map(
      LANGUAGES.flatMap(({ code }) => {
        const { format } = new Intl.DateTimeFormat(code, { weekday, timeZone: "UTC" });
        return DAYS.map((day, at) => [plain(format(day)), at] as const);
      }),
    );
  known.set(weekday, names);
  return names;
}

const plain = (text: string): string => text.trim().toLowerCase().replace(/\.$/u, "");
