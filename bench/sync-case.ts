/** Counted, of both sides alike, after one that is not: with fewer the compiler is at work in half of them. */
export const SYNC_ROUNDS = 7;

export interface SyncCase {
  readonly seconds: number;
  /** Of all threads, both sides and the proxy between: what a busy machine changes less than the time that passed. */
  readonly processor_seconds: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** Begins to measure; the function says what it was since. */
export function stopwatch(): () => Pick<SyncCase, "seconds" | "processor_seconds"> {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { seconds: (performance.now() - began) / 1000, processor_seconds: (user + system) / 1e6 };
  };
}

/** Of each number of all rounds the middle one. */
export function median<Figures extends object>(rounds: readonly Figures[]): Figures {
  const [first] = rounds;
  const entries = Object.entries(first ?? {}).map(([name, value]: [string, unknown]) => {
    const all = rounds.map((round) => (round as Record<string, unknown>)[name]);
    if (typeof value === "number") return [name, (all as number[]).sort((a, b) => a - b)[Math.floor(all.length / 2)]];
    return [name, median(all as object[])];
  });
  return Object.fromEntries(entries) as Figures;
}
