// The figures of a soak.
import type { Tally } from "./soak-http.ts";
import type { Vitals } from "./soak-probe.ts";

export interface Sample extends Vitals {
  /** Seconds since the traffic began. */
  readonly at: number;
}

export interface QueueSample {
  readonly at: number;
  /** Jobs that wait or run. */
  readonly open: number;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Least squares, per unit of `at`. */
export function slope(points: readonly (readonly [at: number, value: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  const under = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

/** Rows of the kinds, aligned. */
export function tableOf({ times }: Tally): string {
  const rows = [...times].map(([kind, list]) => [
    kind,
    String(list.length),
    ...[percentile(list, 0.5), percentile(list, 0.99), Math.max(...chunkMax(list))].map((value) => value.toFixed(1)),
  ]);
  const all = [
    ["", "requests", "p50 ms", "p99 ms", "max ms"],
    ...rows.sort(([a = ""], [b = ""]) => a.localeCompare(b)),
  ];
  return all
    .map(([kind = "", ...cells]) => kind.padEnd(28) + cells.map((cell) => cell.padStart(10)).join(""))
    .join("\n");
}

/** `Math.max` takes its numbers as arguments, of which there can be too many. */
const chunkMax = (list: readonly number[]) =>
  Array.from({ length: Math.ceil(list.length / 10_000) }, (_, at) =>
    Math.max(...list.slice(at * 10_000, (at + 1) * 10_000)),
  );

/** Memory over the last two thirds: the lowest of each stretch, since what a collection has not come to is no leak. */
export function memoryLines(samples: readonly Sample[], seconds: number): string {
  const late = samples.filter(({ at }) => at >= seconds / 3);
  const line = (name: string, of: (sample: Sample) => number) => {
    const first = samples.find(({ at }) => at >= 1);
    const mb = (value: number) => (value / 2 ** 20).toFixed(0);
    const growth = (slope(troughs(late, of, seconds / 30)) * 60) / 2 ** 20;
    return `${name} ${mb(first ? of(first) : NaN)} MB at first, ${mb(of(late.at(-1) as Sample))} MB at last, ${mb(Math.max(...samples.map(of)))} MB at most, slope of the last two thirds ${growth.toFixed(2)} MB/min`;
  };
  return [
    line("RSS", ({ rss }) => rss),
    line("heap of the main thread", ({ heap }) => heap),
    line("outside the heap", ({ external }) => external),
  ].join("\n");
}

function troughs(samples: readonly Sample[], of: (sample: Sample) => number, stretch: number): [number, number][] {
  const lowest = new Map<number, Sample>();
  for (const sample of samples) {
    const key = Math.floor(sample.at / Math.max(2, stretch));
    const before = lowest.get(key);
    if (!before || of(sample) < of(before)) lowest.set(key, sample);
  }
  return [...lowest.values()].map((sample) => [sample.at, of(sample)]);
}

export function loopLine(samples: readonly Sample[]): string {
  const of = (pick: (sample: Sample) => number) => samples.map(pick);
  return `event loop delay, each second: p50 ${median(of(({ delayP50 }) => delayP50)).toFixed(1)} ms, p99 ${median(of(({ delayP99 }) => delayP99)).toFixed(1)} ms (medians), longest ${Math.max(...of(({ delayMax }) => delayMax)).toFixed(0)} ms`;
}

export function handlesLine(samples: readonly Sample[], idle: number | undefined): string {
  const counts = samples.map(({ handles }) => handles);
  return `open handles: ${counts[1] ?? NaN} at first, ${counts.at(-1)} at last, ${Math.max(...counts)} at most, ${idle ?? "?"} when the clients had gone`;
}

export function queueLine(samples: readonly QueueSample[], seconds: number): string {
  const within = (from: number, to: number) =>
    samples.filter(({ at }) => at >= from * seconds && at < to * seconds).map(({ open }) => open);
  const mean = (values: readonly number[]) =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
  const growth = slope(samples.filter(({ at }) => at >= seconds / 3).map(({ at, open }) => [at / 60, open]));
  return `jobs that wait or run: ${mean(within(0, 1 / 3))} / ${mean(within(1 / 3, 2 / 3))} / ${mean(within(2 / 3, 2))} on average of each third, ${Math.max(...samples.map(({ open }) => open))} at most, slope of the last two thirds ${growth.toFixed(2)} a minute`;
}
