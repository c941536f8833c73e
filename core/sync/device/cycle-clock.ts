import type { Table } from "../../storage/table.ts";
import type { SyncHttp } from "./client-http.ts";
import type { ClientStore } from "./client-store.ts";
import type { FullPullOptions } from "./full-pull.ts";

export interface CycleDeps extends Pick<FullPullOptions, "ask" | "pageSize"> {
  readonly rows: ClientStore;
  readonly http: SyncHttp;
  readonly now: () => number;
  readonly name: string;
  readonly schema: string;
  readonly tables: readonly Table[];
  readonly batchSize: number;
  readonly newDevice: () => string;
  /** The last cycle failed, or there was none yet. */
  readonly wasAway: boolean;
}

/** One cycle under way. */
export interface Cycle extends CycleDeps {
  readonly fence: number;
  /** Less than at first where the server takes no batch of that size. */
  batchSize: number;
  changed: boolean;
  lost: number | undefined;
  /** The server's head when it was greeted. */
  there: number;
}

/** R10. Milliseconds the clocks may differ before this one is corrected. */
const CLOCK_SLACK = 2_000;

/** R10. */
export async function correctClock(cycle: Cycle): Promise<void> {
  const { rows, fence, http } = cycle;
  if (http.samples.length === 0) return;
  const offset = Math.round(await medianOffset(cycle));
  const { offset: current } = await rows.head();
  if (Math.abs(offset - current) <= CLOCK_SLACK) return;
  await rows.relink(fence, { samples: http.samples.slice(-SAMPLES) }, { offset });
}

const SAMPLES = 5;

export async function medianOffset({ rows, http }: Cycle): Promise<number> {
  const { samples } = await rows.link();
  const last = [...samples, ...http.samples].slice(-SAMPLES).sort((a, b) => a - b);
  return last[Math.floor(last.length / 2)] ?? 0;
}
