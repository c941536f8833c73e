import { deviceOf, START, type Stamp } from "../protocol/stamp.ts";

/** Stands for the device in the stamps of what a row that moved leaves behind (R48). No device is called so. */
const MOVED = "zzzzzzzzzz";

/** Later than what was moved, and older than any edit of it. */
export const justAfter = (stamp: Stamp): Stamp => `${(stamp || START).slice(0, 14)}${MOVED}`;

export const isMoved = (stamp: Stamp): boolean => stamp !== "" && deviceOf(stamp) === MOVED;
