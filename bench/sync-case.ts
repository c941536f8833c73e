export const SYNC_ROUNDS = 3;

export interface SyncCase {
  readonly seconds: number;
  readonly kilobytes: number;
  readonly requests: number;
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
