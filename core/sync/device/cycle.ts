import { Refused, type PackedOps, type Pushed } from "./client-http.ts";
import type { Flight } from "./batches.ts";
import { correctClock, type Cycle, type CycleDeps } from "./cycle-clock.ts";
import type { LinkRow } from "../merge/sync-tables.ts";

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
/** One cycle: sends, fetches, compares. Throws what stops it; what was done until then stays done. */
export async function runCycle(deps: CycleDeps): Promise<CycleResult> {
  const cycle: Cycle = { ...deps, fence: await deps.rows.begin(), changed: false, lost: undefined, there: 0 };
  for (let repairs = 0; ; repairs++) {
    try {
      const going = await rounds(cycle);
      return { changed: cycle.changed, going, lost: cycle.lost };
    } catch (error) {
      const going =
        error instanceof Refused && repairs < REPAIRS ? await (await rarely()).repair(cycle, error) : undefined;
      if (going === undefined) throw error;
      if (going > 0) return { changed: cycle.changed, going, lost: cycle.lost };
    }
  }
}

async function rounds(cycle: Cycle): Promise<number> {
  const { epoch, schema } = await cycle.rows.link();
  const isFirst = epoch === "";
  if (isFirst) await (await rarely()).greet(cycle);
  else if (schema !== cycle.schema) await (await rarely()).askAnew(cycle, schema);
  // Pulls before pushing, so that our own push does not come back in the next pull (R24), and what was made here and
  // elsewhere meanwhile meets before it is sent.
  const mayBeNews = isFirst ? cycle.there > 0 : cycle.wasAway;
  if (mayBeNews && (await cycle.rows.pending()) > 0) await pullNews(cycle);
  for (let round = 0; round < ROUNDS; round++) {
    const pushed = await pushAll(cycle);
    if (pushed === "in step") break;
    const digest = await pullNews(cycle);
    if ((await cycle.rows.pending()) > 0) continue;
    if (digest && (await isWhole(cycle))) await compare(cycle, digest);
    if ((await cycle.rows.pending()) === 0) break;
  }
  const { sealing } = cycle.rows.deps;
  if (sealing && (await cycle.rows.pending()) === 0 && (await isWhole(cycle))) {
    await sealing.watch.settled(cycle.rows.deps, cycle.fence);
    // What this device says of it goes at once.
    await pushAll(cycle);
  }
  await tidyDaily(cycle);
  return 0;
}

/** R40, R47. Else this device has what no other one has, and there is nothing to compare. */
const isWhole = async ({ rows }: Cycle): Promise<boolean> => (await rows.tooLarge.names()).length === 0;

async function tidyDaily({ rows, http, fence, now }: Cycle): Promise<void> {
  const at = new Date(now()).toISOString();
  const { synced_at } = await rows.link();
  if (synced_at?.slice(0, 10) === at.slice(0, 10)) return;
  // R10. By the server's clock: one that is a month ahead here would forget what all devices still keep.
  await (await rarely()).tidy(rows.deps, now() + (http.samples.at(-1) ?? 0));
  await rows.relink(fence, { synced_at: at });
}

/** R22. What is under way first, then batch after batch. "in step" when nobody else has written meanwhile. */
async function pushAll(cycle: Cycle): Promise<"in step" | "behind" | "nothing"> {
  let outcome: "in step" | "behind" | "nothing" = "nothing";
  const batches = cycle.rows.batches(cycle.batchSize);
  const packed = async (after: number) => {
    const batch = await batches(after);
    return batch && { ...batch, body: cycle.http.pack(batch.ops) };
  };
  let ahead: ReturnType<typeof packed> | undefined;
  for (;;) {
    const link = await cycle.rows.link();
    const batch = link.flight ? undefined : ((await ahead) ?? (await packed(0)));
    const flight = link.flight ?? (batch && (await cycle.rows.take(cycle.fence, link, batch)));
    if (!flight) return outcome;
    // The one after it is read and packed while the server works on this one.
    ahead = batch?.last === undefined ? undefined : packed(batch.last);
    ahead?.catch(() => undefined);
    outcome = (await pushOne(cycle, { ...link, flight }, batch?.body)) ? "in step" : "behind";
  }
}

type InFlight = Pick<LinkRow, "since" | "epoch"> & { readonly flight: Flight };

async function pushOne(cycle: Cycle, link: InFlight, body?: PackedOps): Promise<boolean> {
  const { rows, http, fence, now } = cycle;
  const { device } = await rows.head();
  const { flight } = link;
  const { n, since, hash } = flight;
  const reply = await http.push({ device, n, since, hash }, body ?? http.pack(flight.ops));
  expectEpoch(link, reply);
  // R24. Not where the cursor went on since the batch was put under way.
  const forward = reply.ff === 1 && link.since === since ? reply.head : undefined;
  await rows.acked(fence, { ...reply, since: forward, at: new Date(now()).toISOString() });
  return forward !== undefined;
}

async function pullNews(cycle: Cycle): Promise<readonly [number, number] | undefined> {
  const { rows, http, fence, pageSize } = cycle;
  const { device } = await rows.head();
  const link = await rows.link();
  let { since } = link;
  let asked = http.pull({ device, since, limit: pageSize });
  for (;;) {
    const page = await asked;
    expectEpoch(link, page);
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

/** R40. Equal cursors and nothing to send: then the rows must be the same. */
async function compare(cycle: Cycle, theirs: readonly [number, number]): Promise<void> {
  const { digest } = await cycle.rows.head();
  if (digest[0] === theirs[0] && digest[1] === theirs[1]) return;
  await (await rarely()).compareParts(cycle);
}

const rarely = () => import("./repair.ts");

/** R39. */
function expectEpoch(known: Pick<LinkRow, "epoch">, { epoch }: Pick<Pushed, "epoch">): void {
  if (known.epoch !== epoch) throw new Refused(409, { detail: "The server was set back.", code: "epoch_changed" });
}
