import { Refused, type PackedOps, type Pushed, type SyncHttp } from "./client-http.ts";
import { opsOf, type ClientStore, type Flight } from "./client-store.ts";
import { bucketOf, BUCKETS } from "./digest.ts";
import { fullPull, type FullPullOptions } from "./full-pull.ts";
import { namesOf } from "./housekeeping.ts";
import { fingerprint } from "./ledger.ts";
import type { Table } from "../storage/table.ts";
import type { RowName } from "./procedure.ts";
import type { SyncRules } from "./rules.ts";
import { learntSince } from "./schema-text.ts";
import type { WireRow } from "./wire.ts";

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

export interface CycleResult {
  readonly changed: boolean;
  /** Rows to ask about; 0 when everything is in step. */
  readonly going: number;
  /** R36. Edits that were lost with this device's storage. */
  readonly lost: number | undefined;
}

/** Rounds of sending and fetching within one cycle: what is fetched may leave something to send (a clash, a conflict). */
const ROUNDS = 4;
/** Answers in a row that put something right and are followed by another try. */
const REPAIRS = 8;
/** R10. Milliseconds the clocks may differ before this one is corrected. */
const CLOCK_SLACK = 2_000;

interface Cycle extends CycleDeps {
  readonly fence: number;
  changed: boolean;
  lost: number | undefined;
  /** The server's head when it was greeted. */
  there: number;
}

/** One cycle: sends, fetches, compares. Throws what stops it; what was done until then stays done. */
export async function runCycle(deps: CycleDeps): Promise<CycleResult> {
  const cycle: Cycle = { ...deps, fence: await deps.rows.begin(), changed: false, lost: undefined, there: 0 };
  for (let repairs = 0; ; repairs++) {
    try {
      const going = await rounds(cycle);
      return { changed: cycle.changed, going, lost: cycle.lost };
    } catch (error) {
      const going = error instanceof Refused && repairs < REPAIRS ? await repair(cycle, error) : undefined;
      if (going === undefined) throw error;
      if (going > 0) return { changed: cycle.changed, going, lost: cycle.lost };
    }
  }
}

async function rounds(cycle: Cycle): Promise<number> {
  const { epoch, schema } = await cycle.rows.link();
  if (epoch === "") {
    await greet(cycle);
    // What is there comes first: then what is sent moves the cursor, and is not fetched back (R24).
    if (cycle.there > 0 && (await cycle.rows.pending()) > 0) await pullNews(cycle);
  } else if (schema !== cycle.schema) await askAnew(cycle, schema);
  for (let round = 0; round < ROUNDS; round++) {
    const pushed = await pushAll(cycle);
    if (pushed === "in step") break;
    const digest = await pullNews(cycle);
    if ((await cycle.rows.pending()) > 0) continue;
    if (digest) await compare(cycle, digest);
    if ((await cycle.rows.pending()) === 0) break;
  }
  await tidyDaily(cycle);
  return 0;
}

async function tidyDaily({ rows, fence, now }: Cycle): Promise<void> {
  const at = new Date(now()).toISOString();
  const { synced_at } = await rows.link();
  if (synced_at?.slice(0, 10) === at.slice(0, 10)) return;
  await rows.tidy(now());
  await rows.relink(fence, { synced_at: at });
}

/** Makes this device known. Returns the number of its last batch there. */
async function greet(cycle: Cycle): Promise<number> {
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

/** R43. A program that knows more asks for everything again: what an older one left out comes with it. */
async function askAnew(cycle: Cycle, before: string): Promise<void> {
  await cycle.rows.learn(cycle.fence, learntSince(before, cycle.tables));
  await cycle.rows.relink(cycle.fence, { schema: cycle.schema, since: 0 });
}

/** R22. What is under way first, then batch after batch. "in step" when nobody else has written meanwhile. */
async function pushAll(cycle: Cycle): Promise<"in step" | "behind" | "nothing"> {
  let outcome: "in step" | "behind" | "nothing" = "nothing";
  let ahead: ReturnType<typeof nextBatch> | undefined;
  for (;;) {
    const link = await cycle.rows.link();
    const batch = link.flight ? undefined : ((await ahead) ?? (await nextBatch(cycle, 0)));
    const flight = link.flight ?? (batch && (await cycle.rows.take(cycle.fence, link, batch)));
    if (!flight) return outcome;
    // The one after it is read and packed while the server works on this one.
    ahead = batch?.last === undefined ? undefined : nextBatch(cycle, batch.last);
    ahead?.catch(() => undefined);
    outcome = (await pushOne(cycle, flight, batch?.body)) ? "in step" : "behind";
  }
}

async function nextBatch({ rows, http, batchSize }: Cycle, after: number) {
  const batch = await rows.nextBatch(after, batchSize);
  return batch && { ...batch, body: http.pack(batch.ops) };
}

async function pushOne(cycle: Cycle, flight: Flight, body?: PackedOps): Promise<boolean> {
  const { rows, http, fence, now, rules } = cycle;
  const { device } = await rows.head();
  const { n, since, hash } = flight;
  const reply = await http.push({ device, n, since, hash }, body ?? http.pack(flight.ops));
  await expectEpoch(cycle, reply);
  const sent = rules.separateFlight ? [] : opsOf(flight).map((op): RowName => [(op as WireRow)[0], (op as WireRow)[1]]);
  return rows.acked(fence, flight, reply, new Date(now()).toISOString(), sent);
}

async function pullNews(cycle: Cycle): Promise<readonly [number, number] | undefined> {
  const { rows, http, fence, pageSize } = cycle;
  const { device } = await rows.head();
  let { since } = await rows.link();
  let asked = http.pull({ device, since, limit: pageSize });
  for (;;) {
    const page = await asked;
    await expectEpoch(cycle, page);
    if (page.next < since) throw new Error("The server's feed ran backwards.");
    if (page.more) {
      // The page after it is on its way while this one is written.
      asked = http.pull({ device, since: page.next, limit: pageSize, has: since });
      asked.catch(() => undefined);
    }
    if (page.rows.length > 0 || page.next !== since) {
      await rows.apply({ fence, rows: page.rows, link: { since: page.next }, heal: false });
      cycle.changed ||= page.rows.length > 0;
    }
    since = page.next;
    if (!page.more) {
      await correctClock(cycle);
      return page.head === since ? page.digest : undefined;
    }
  }
}

/** R40. Equal cursors and nothing to send: then the rows must be the same. Bad parts are fetched again. */
async function compare(cycle: Cycle, theirs: readonly [number, number]): Promise<void> {
  const { rows, http, fence, rules } = cycle;
  const { digest } = await rows.head();
  if (!rules.digest || (digest[0] === theirs[0] && digest[1] === theirs[1])) return;
  const sums = await http.sums();
  const own = await ownSums(rows);
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (sums[2 * bucket] === own.sums[2 * bucket] && sums[2 * bucket + 1] === own.sums[2 * bucket + 1]) continue;
    const found = await http.bucket(bucket);
    const { names } = await rows.apply({ fence, rows: found, link: {}, heal: true });
    const seen = new Set(names.map((name) => name.join("/")));
    const missing = own.envelopes.filter(
      ({ id, place }) => place !== "deleted" && bucketOf(id) === bucket && !seen.has(id),
    );
    await rows.settle(fence, namesOf(missing), true);
    cycle.changed = true;
  }
}

async function ownSums(rows: ClientStore) {
  const envelopes = await rows.envelopes();
  const sums = Array.from({ length: 2 * BUCKETS }, () => 0);
  for (const row of envelopes) {
    const at = 2 * bucketOf(row.id);
    const [a, b] = fingerprint(row);
    sums[at] = ((sums[at] ?? 0) + a) >>> 0;
    sums[at + 1] = ((sums[at + 1] ?? 0) + b) >>> 0;
  }
  return { envelopes, sums };
}

/** Puts right what the server complained about. Undefined where that is not possible; else the rows to ask about. */
async function repair(cycle: Cycle, refused: Refused): Promise<number | undefined> {
  switch (refused.code) {
    case "device_unknown":
      await greet(cycle);
      return 0;
    case "device_forked":
    case "gap":
      await becomeAnother(cycle);
      return 0;
    case "clock_skew":
      await restamp(cycle, refused.serverTime);
      return 0;
    case "resync_required":
      return everything(cycle, false);
    case "epoch_changed":
      return everything(cycle, cycle.rules.heal);
    default:
      return undefined;
  }
}

/** R18, R39. Fetches everything; what is under way is taken back where it has not arrived. */
async function everything(cycle: Cycle, heal: boolean): Promise<number> {
  const { rows, http, fence, pageSize, ask } = cycle;
  const arrived = await greet(cycle);
  const { flight } = await rows.link();
  if (flight && arrived === flight.n && !heal) await rows.relink(fence, { flight: null, n: flight.n });
  else if (flight) await rows.unflight(fence, flight);
  const result = await fullPull({ rows, http, fence, pageSize, ask, heal });
  cycle.changed = true;
  return result.kind === "asking" ? result.going : 0;
}

/** R23. Two devices share an id, or the server lost its memory of this one: it goes on under a new name. */
async function becomeAnother(cycle: Cycle): Promise<void> {
  const { rows, http, fence, name } = cycle;
  const { flight } = await rows.link();
  const device = cycle.newDevice();
  await rows.relink(fence, { n: 0, flight: flight && { ...flight, n: 1 } }, { device });
  await http.hello({ device, name, pending: await rows.pending() });
}

/** R12. The refusal proves that nothing of the batch was applied, so its stamps were seen by nobody. */
async function restamp(cycle: Cycle, serverTime: number | undefined): Promise<void> {
  const { rows, fence, now } = cycle;
  const { flight } = await rows.link();
  if (flight) await rows.unflight(fence, flight);
  const offset = serverTime === undefined ? await medianOffset(cycle) : serverTime - now();
  await rows.restamp(fence, Math.round(offset));
}

/** R10. */
async function correctClock(cycle: Cycle): Promise<void> {
  const { rows, fence, http } = cycle;
  if (http.samples.length === 0) return;
  const offset = Math.round(await medianOffset(cycle));
  const { offset: current } = await rows.head();
  if (Math.abs(offset - current) <= CLOCK_SLACK) return;
  await rows.relink(fence, { samples: http.samples.slice(-SAMPLES) }, { offset });
}

const SAMPLES = 5;

async function medianOffset({ rows, http }: Cycle): Promise<number> {
  const { samples } = await rows.link();
  const last = [...samples, ...http.samples].slice(-SAMPLES).sort((a, b) => a - b);
  return last[Math.floor(last.length / 2)] ?? 0;
}

/** R39. */
async function expectEpoch({ rows }: Cycle, { epoch }: Pick<Pushed, "epoch">): Promise<void> {
  const { epoch: known } = await rows.link();
  if (known !== epoch) throw new Refused(409, { detail: "The server was set back.", code: "epoch_changed" });
}
