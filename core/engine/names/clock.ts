import { LANGUAGES } from "../languages/languages.ts";

/** A time of day that a text names. */
export interface ClockTime {
  /** UTF-16 range. */
  readonly from: number;
  readonly to: number;
  /** Minutes from midnight; two where the text does not say whether before or after noon. */
  readonly readings: readonly number[];
}

const HOUR = String.raw`(?<h>2[0-4]|[01]?\d|one)`;
const MINUTES = String.raw`(?<m>[0-5]?\d)`;
const words = (choose: (clock: NonNullable<(typeof LANGUAGES)[number]["clock"]>) => string | undefined): string =>
  LANGUAGES.flatMap(({ clock }) => (clock ? (choose(clock) ?? []) : [])).join("|");
const ALONE = { before: String.raw`(?<![\p{L}\p{N}.,:/-])`, after: String.raw`(?![\p{L}\p{N}])` };
const HOUR_WORD = `(?:${words(({ hour }) => hour)})`;
/** What says in which half of the day a time is: "pm", "in the evening". */
export const PARTS_OF_DAY: readonly string[] = LANGUAGES.flatMap(({ clock }) =>
  clock ? `${clock.before_noon}|${clock.after_noon}`.split("|") : [],
);
const HALF_OF_DAY = String.raw`(?:\s?(?:(?<am>${words((clock) => clock.before_noon)})|(?<pm>${words((clock) => clock.after_noon)})))`;

type Groups = Readonly<Record<string, string | undefined>>;
type Reader = readonly [pattern: RegExp, minutesOf: (groups: Groups) => number];

const hourOf = ({ h = "" }: Groups): number => (h === "one" ? 1 : Number(h)) * 60;
const minutesOf = ({ m = "0" }: Groups): number => Number(m);
const timed = (pattern: string): RegExp => new RegExp(`${ALONE.before}${pattern}${ALONE.after}`, "giu");

const READERS: readonly Reader[] = [
  ...LANGUAGES.flatMap(({ clock }) =>
    (clock?.times ?? []).map(([told, minutes]): Reader => {
      const pattern = told
        .replace("{h}", HOUR)
        .replace("{m}", MINUTES)
        .replaceAll(" ", String.raw`\s`);
      const isCounted = told.includes("{m}");
      return [
        timed(String.raw`${pattern}(?:\s${HOUR_WORD})?${HALF_OF_DAY}?`),
        (groups) => hourOf(groups) + (isCounted ? minutes * minutesOf(groups) : minutes),
      ];
    }),
  ),
  // 14:30, 2.30 pm, 14.30 Uhr, 15h30, 15 Uhr 30
  [timed(String.raw`${HOUR}:(?<m>[0-5]\d)(?!:?\d)(?:\s?${HOUR_WORD})?${HALF_OF_DAY}?`), clockOf],
  [timed(String.raw`${HOUR}\.(?<m>[0-5]\d)(?:\s?${HOUR_WORD}${HALF_OF_DAY}?|${HALF_OF_DAY})`), clockOf],
  [timed(String.raw`${HOUR}\s?h\s?(?<m>[0-5]\d)`), clockOf],
  [timed(String.raw`${HOUR}\s${HOUR_WORD}\s(?<m>[0-5]\d)${HALF_OF_DAY}?`), clockOf],
  // 3 o'clock, 15 Uhr, 2 pm
  [timed(String.raw`${HOUR}\s?${HOUR_WORD}${HALF_OF_DAY}?`), hourOf],
  [timed(`${HOUR}${HALF_OF_DAY}`), hourOf],
];

function clockOf(groups: Groups): number {
  return hourOf(groups) + minutesOf(groups);
}

const NAMES: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ clock }) => Object.entries(clock?.names ?? {})),
);
const NAME = new RegExp(String.raw`(?<!\p{L})(?:${[...NAMES.keys()].join("|")})(?!\p{L})`, "giu");

const DAY = 1440;
const NOON = 720;

/** Times of day in a text whose number words are digits already. */
export function timesIn(text: string): ClockTime[] {
  const found: ClockTime[] = [];
  /** 1 where a time is: to look through those found would take the square of their number. */
  const taken = new Uint8Array(text.length);
  const add = (from: number, length: number, readings: readonly number[]): void => {
    const to = from + length;
    if (taken[from] === 1 || taken[to - 1] === 1) return;
    taken.fill(1, from, to);
    found.push({ from, to, readings });
  };
  for (const [pattern, minutes] of READERS)
    for (const match of text.matchAll(pattern)) {
      const groups = match.groups ?? {};
      add(match.index, match[0].length, readingsOf(minutes(groups), groups));
    }
  for (const match of text.matchAll(NAME)) add(match.index, match[0].length, [NAMES.get(match[0].toLowerCase()) ?? 0]);
  return found.sort((a, b) => a.from - b.from);
}

function readingsOf(minutes: number, { h = "", am, pm }: Groups): number[] {
  const whole = (value: number): number => ((value % DAY) + DAY) % DAY;
  const [morning, evening] = [whole(minutes % NOON), whole((minutes % NOON) + NOON)].map(Math.round);
  if (morning === undefined || evening === undefined) return [];
  if (am !== undefined) return [Math.min(morning, evening)];
  if (pm !== undefined) return [Math.max(morning, evening)];
  // "14:30" and "07:30" say which half of the day they mean, "7:30" does not.
  return Number(h) > 12 || h.startsWith("0") ? [whole(minutes)] : [whole(minutes), whole(minutes + NOON)];
}

/** Whether both may mean the same time of day. */
export const sameTime = (told: ClockTime, source: ClockTime): boolean =>
  told.readings.some((reading) => source.readings.includes(reading));
