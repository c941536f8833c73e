/** What was read, by day. */
export interface Diary {
  /** When the timer was started, in milliseconds since 1970; null while it is stopped. */
  readonly since: number | null;
  /** Local day (2026-11-23) → minutes. */
  readonly minutes: Readonly<Record<string, number>>;
}

export interface Day {
  readonly key: string;
  readonly date: Date;
  readonly minutes: number;
}

const KEY = "diary";
const MINUTE = 60_000;

export const EMPTY: Diary = { since: null, minutes: {} };

/** What was kept; empty where nothing was. */
export function readDiary(storage: Storage): Diary {
  const text = storage.getItem(KEY);
  if (text === null) return EMPTY;
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== "object" || kept === null) return EMPTY;
  const { since, minutes } = kept as Partial<Diary>;
  const isMap = typeof minutes === "object" && minutes !== null;
  return {
    since: typeof since === "number" ? since : null,
    minutes: isMap ? Object.fromEntries(Object.entries(minutes).filter(([, count]) => Number.isFinite(count))) : {},
  };
}

export const keepDiary = (storage: Storage, diary: Diary): void => storage.setItem(KEY, JSON.stringify(diary));

/** Stops the timer: each day gets the minutes that fell on it. */
export function stopped({ since, minutes }: Diary, now: number): Diary {
  if (since === null) return { since, minutes };
  let diary: Diary = { since: null, minutes };
  for (let at = since; at < now;) {
    const end = Math.min(now, nextMidnight(at));
    diary = added(diary, new Date(at), (end - at) / MINUTE);
    at = end;
  }
  return diary;
}

export function added(diary: Diary, date: Date, minutes: number): Diary {
  const key = dayKey(date);
  return { ...diary, minutes: { ...diary.minutes, [key]: (diary.minutes[key] ?? 0) + minutes } };
}

/** The last days, today last; with what the timer has counted so far. */
export function lastDays(diary: Diary, count: number, now: number): Day[] {
  const { minutes } = stopped(diary, now);
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(now);
    date.setDate(date.getDate() - (count - 1 - index));
    const key = dayKey(date);
    return { key, date, minutes: minutes[key] ?? 0 };
  });
}

function nextMidnight(at: number): number {
  const date = new Date(at);
  date.setHours(24, 0, 0, 0);
  return date.getTime();
}

/** As the clock on the wall has it, not as in London. */
function dayKey(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** `1:05:09`, without hours below one. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
