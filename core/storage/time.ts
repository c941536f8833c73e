export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Now, as this service writes it: `2026-11-20T12:34:56.789Z`. */
export const timestamp = (clock: Clock): string => new Date(clock.now()).toISOString();

/** Now, but later than `previous`, so that two changes within one millisecond keep their order. */
export function timestampAfter(clock: Clock, previous: string): string {
  return new Date(Math.max(clock.now(), Date.parse(previous) + 1)).toISOString();
}

export const newId = (): string => crypto.randomUUID();
