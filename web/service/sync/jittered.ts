/** How far from a pause at most, as a share of it. */
const JITTER = 0.2;

/** Devices should not march in step. */
export const jittered = (pause: number) => pause * (1 + JITTER * (2 * Math.random() - 1));
