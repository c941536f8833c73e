import { counted } from "#core/http/counted.ts";
import { formatBytes } from "../documents/file-kinds.ts";
import type { Job } from "#core/api/job-kinds.ts";

/** How far a job was, and when. */
interface Sample {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly percent: number;
  /** Units done, as its message tells: "6 of 12 pages". */
  readonly done: number | undefined;
  readonly unit: string | undefined;
}

export interface Pace {
  /** "3.2 MB/s"; undefined while it cannot be told. */
  readonly rate: string | undefined;
  /** "about 20 seconds left"; undefined while it cannot be told. */
  readonly left: string | undefined;
  /** Never less than what was shown before of the same attempt. */
  readonly percent: number;
}

/** Milliseconds: what came before says nothing about now. */
const LOOK_BACK = 20_000;
/** Milliseconds of observation without which a rate would be a guess. */
const AT_LEAST = 1500;

/** Watches jobs go by and tells how fast each one is. */
export function createPaces(now: () => number): { of(job: Job): Pace; forget(keep: ReadonlySet<string>): void } {
  const seen = new Map<string, { readonly attempt: number; percent: number; samples: Sample[] }>();

  return {
    of(job) {
      let known = seen.get(job.id);
      if (known?.attempt !== job.attempt) known = { attempt: job.attempt, percent: 0, samples: [] };
      known.percent = Math.max(known.percent, job.progress_percent);
      const sample = { at: now(), percent: known.percent, ...amountIn(job.message ?? "") };
      const isOtherWork = known.samples.at(-1)?.unit !== sample.unit;
      const recent = isOtherWork ? [] : known.samples.filter(({ at }) => sample.at - at <= LOOK_BACK);
      known.samples = [...recent, sample];
      seen.set(job.id, known);
      return { percent: known.percent, ...(job.status === "running" ? speedOf(known.samples) : NOT_KNOWN) };
    },
    forget(keep) {
      for (const id of seen.keys()) if (!keep.has(id)) seen.delete(id);
    },
  };
}

const NOT_KNOWN = { rate: undefined, left: undefined } as const;

function speedOf(samples: readonly Sample[]): Pick<Pace, "rate" | "left"> {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < AT_LEAST) return NOT_KNOWN;
  const seconds = (last.at - first.at) / 1000;
  const perSecond = ((last.done ?? 0) - (first.done ?? 0)) / seconds;
  const percents = (last.percent - first.percent) / seconds;
  return {
    rate: perSecond > 0 && last.unit ? rateWords(perSecond, last.unit) : undefined,
    left: percents > 0 ? timeWords((100 - last.percent) / percents) : undefined,
  };
}

/** "Reading: 6 of 12 pages" */
function amountIn(message: string): Pick<Sample, "done" | "unit"> {
  const found = /(\d+(?:\.\d+)?) of \d+(?:\.\d+)? (\p{L}+)/u.exec(message);
  return { done: found?.[1] === undefined ? undefined : Number(found[1]), unit: found?.[2] };
}

function rateWords(perSecond: number, unit: string): string {
  if (unit === "bytes") return `${formatBytes(perSecond)}/s`;
  const slow = perSecond < 0.5;
  const value = slow ? perSecond * 60 : perSecond;
  const digits = value >= 10 ? 0 : 1;
  return `${value.toLocaleString(undefined, { maximumFractionDigits: digits })} ${plainUnit(unit)}${slow ? " a minute" : "/s"}`;
}

const plainUnit = (unit: string) => (unit === "chunks" ? "passages" : unit);

/** Rounded as much as a forecast deserves. */
export function timeWords(seconds: number): string {
  if (seconds < 5) return "a few seconds left";
  if (seconds < 60) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "about a minute left" : `about ${counted(minutes, "minute")} left`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "about an hour left" : `about ${counted(hours, "hour")} left`;
}
