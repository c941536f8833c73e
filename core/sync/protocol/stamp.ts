/**
 * R9. When something was written and where: 9 base36 characters of milliseconds, 4 of a counter, a dot, and the ten
 * characters of the device. Compared as text. "" is older than every stamp.
 */
export type Stamp = string;

/** A hybrid logical clock (Kulkarni et al. 2014) as it is stored. */
export interface ClockState {
  /** Milliseconds. */
  readonly ms: number;
  readonly counter: number;
}

/** R13. More within one millisecond borrow the next one. */
const COUNTERS = 36 ** 4;
export const DEVICE_LENGTH = 10;

/** Rows that every device makes by itself are written then: whatever a person does to them is later. */
export const START: Stamp = `${"0".repeat(12)}1.start-----`;

export const STAMP_PATTERN = /^[0-9a-z]{13}\.[0-9a-z-]{10}$/;

export function formatStamp({ ms, counter }: ClockState, device: string): Stamp {
  return `${ms.toString(36).padStart(9, "0")}${counter.toString(36).padStart(4, "0")}.${device}`;
}

/** R10. The next moment: never before the last one, whatever the physical clock says. */
export function tick(last: ClockState, now: number): ClockState {
  const ms = Math.floor(now);
  if (ms > last.ms) return { ms, counter: 0 };
  const counter = last.counter + 1;
  return counter < COUNTERS ? { ms: last.ms, counter } : { ms: last.ms + 1, counter: 0 };
}

/** R11. The clock after having seen a stamp: what is written next is later than it. */
export function see(last: ClockState, stamp: Stamp): ClockState {
  if (stamp === "") return last;
  const ms = msOf(stamp);
  const counter = parseInt(stamp.slice(9, 13), 36);
  return ms > last.ms || (ms === last.ms && counter > last.counter) ? { ms, counter } : last;
}

/** Milliseconds since the epoch. */
export const msOf = (stamp: Stamp): number => (stamp === "" ? 0 : parseInt(stamp.slice(0, 9), 36));

export const deviceOf = (stamp: Stamp): string => stamp.slice(14);

export const later = (a: Stamp, b: Stamp): Stamp => (a > b ? a : b);

const LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz";

/** Ten random characters, 51 bits: a thousand devices of one person meet with a chance of 1 in 4 billion. */
export function newDeviceId(prefix = ""): string {
  const bytes = crypto.getRandomValues(new Uint8Array(DEVICE_LENGTH - prefix.length));
  return prefix + [...bytes].map((byte) => LETTERS[byte % 36]).join("");
}
