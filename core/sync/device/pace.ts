/** Milliseconds after a write here until it is sent: a person's edit is often several writes. */
export const AFTER_WRITE = 300;
/** The first one after a while goes nearly at once, so that another device shows it in the same moment. */
const AFTER_FIRST = 20;
const A_WHILE = 1_000;

/** How long to wait before sending what was just written, by the milliseconds since the last cycle. */
export const pauseAfterWrite = (sinceLast: number): number => (sinceLast > A_WHILE ? AFTER_FIRST : AFTER_WRITE);
