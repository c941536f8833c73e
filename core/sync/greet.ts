import type { Table } from "../storage/table.ts";
import type { SyncHttp } from "./client-http.ts";
import type { ClientStore } from "./client-store.ts";
import type { FullPullOptions } from "./full-pull.ts";
import type { SyncRules } from "./rules.ts";

export interface CycleDeps extends Pick<FullPullOptions, "ask" | "pageSize"> {
  readonly rows: ClientStore;
  readonly http: SyncHttp;
  readonly now: () => number;
  readonly name: string;
  readonly rules: SyncRules;
  readonly schema: string;
  readonly tables: readonly Table[];
  readonly batchSize: number;
  readonly newDevice: () => string;
}

/** One cycle under way. */
export interface Cycle extends CycleDeps {
  readonly fence: number;
  changed: boolean;
  lost: number | undefined;
  /** The server's head when it was greeted. */
  there: number;
}

/** R10. Milliseconds the clocks may differ before this one is corrected. */
const CLOCK_SLACK = 2_000;

/** Makes this device known. Returns the number of its last batch there. */
export async function greet(cycle: Cycle): Promise<number> {
  const { rows, http, fence, name } = cycle;
  const { device } = await rows.head();
  const hello = await http.hello({ device, name, pending: await rows.pending() });
  const { epoch, n, flight } = await rows.link();
  cycle.there = hello.head;
  if (epoch === "") {
    // A server that knows this device, and a device that knows nothing: its storage was cleared.
    if (hello.known && hello.pending > 0) cycle.lost = hello.pending;
    await rows.relink(fence, { epoch: hello.epoch, schema: cycle.schema });
  }
  await correctClock(cycle);
  const isOurs = hello.n === n || hello.n === flight?.n;
  if (!isOurs) await becomeAnother(cycle);
  return isOurs ? hello.n : 0;
}

/** R23. Two devices share an id, or the server lost its memory of this one: it goes on under a new name. */
export async function becomeAnother(cycle: Cycle): Promise<void> {
  const { rows, http, fence, name } = cycle;
  const { flight } = await rows.link();
  const device = cycle.newDevice();
  await rows.relink(fence, { n: 0, flight: flight && { ...flight, n: 1 } }, { device });
  await http.hello({ device, name, pending: await rows.pending() });
}

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
