import { LANGUAGES } from "../languages/languages.ts";

/** 4 January 2026 was a Sunday. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

let known: ReadonlySet<string> | undefined;

/** Whether a text is the name of a day of the week, whole or as it is shortened: "Monday", "Mo.", "mercredi". */
export function isWeekday(text: string): boolean {
  known ??= namesOfDays();
  return known.has(plain(text));
}

const namesOfDays = (): ReadonlySet<string> =>
  new Set(
    LANGUAGES.flatMap(({ code }) =>
      (["long", "short"] as const).flatMap((weekday) => {
        const format = new Intl.DateTimeFormat(code, { weekday, timeZone: "UTC" });
        return Array.from({ length: 7 }, (_, day) => plain(format.format(SUNDAY + day * DAY)));
      }),
    ),
  );

const plain = (text: string): string => text.trim().toLowerCase().replace(/\.$/u, "");
