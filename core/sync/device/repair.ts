import type { Refused } from "./client-http.ts";
import { opsOf, type ClientStore } from "./client-store.ts";
import { bucketOf, BUCKETS } from "../merge/digest.ts";
import { fullPull } from "./full-pull.ts";
import { learnFields, restampAll, settleUnseen, takeBack, tidy } from "./client-repairs.ts";
import { medianOffset, type Cycle } from "./cycle-clock.ts";
import { becomeAnother, greet } from "./greet.ts";
import { fingerprint, versionOf } from "../merge/fingerprint.ts";
import { namesOf, type RowName } from "../merge/procedure.ts";
import type { EnvelopeRow } from "../merge/sync-tables.ts";
import { learntSince } from "../protocol/schema-text.ts";
import { fromWire } from "../merge/wire.ts";

// What hardly ever happens: loaded when it does.

export { greet, tidy };

/** Puts right what the server complained about. Undefined where that is not possible; else the rows to ask about. */
export async function repair(cycle: Cycle, refused: Refused): Promise<number | undefined> {
  if (refused.status === 413) return sendLess(cycle);
  switch (refused.code) {
    case "device_forked":
      await becomeAnother(cycle);
      return 0;
    // The number of its last batch there says whether another copy used the id, or the server was set back.
    case "gap":
    case "device_unknown":
      await greet(cycle);
      return 0;
    case "clock_skew":
      await restamp(cycle, refused.serverTime);
      return 0;
    case "resync_required":
      return everything(cycle, false);
    case "epoch_changed":
      await cycle.rows.deps.sealing?.watch.setBack(cycle.rows.deps, cycle.fence);
      return everything(cycle, true);
    default:
      return undefined;
  }
}

/** How much smaller the next batch is; the largest one comes down to one row in four steps. */
const SMALLER = 8;

/** R22. A batch that the server, or a proxy before it, does not take goes in pieces; a row that is too large alone waits. */
async function sendLess(cycle: Cycle): Promise<number | undefined> {
  const { rows, fence } = cycle;
  const { flight } = await rows.link();
  if (!flight) return undefined;
  const [first, ...others] = opsOf(flight).map(fromWire);
  await takeBack(rows.deps, fence, flight);
  if (others.length > 0) cycle.batchSize = Math.ceil(flight.count / SMALLER);
  else if (first) await rows.tooLarge.add([first.table, first.id]);
  return 0;
}

/** R43. A program that knows more asks for everything again: what an older one left out comes with it. */
export async function askAnew(cycle: Cycle, before: string): Promise<void> {
  await learnFields(cycle.rows.deps, cycle.fence, learntSince(before, cycle.tables));
  await cycle.rows.relink(cycle.fence, { schema: cycle.schema, since: 0 });
}

/** R18, R39. Fetches everything; what is under way is taken back where it has not arrived. */
async function everything(cycle: Cycle, heal: boolean): Promise<number> {
  const { rows, http, fence, pageSize, ask } = cycle;
  const arrived = await greet(cycle);
  const { flight } = await rows.link();
  const hasArrived = flight && arrived === flight.n;
  if (hasArrived && !heal) await rows.relink(fence, { flight: null, n: flight.n });
  // Another batch under a number that the server knows would look like another device with this id.
  else if (flight) await takeBack(rows.deps, fence, flight, hasArrived ? { n: arrived } : {});
  const result = await fullPull({ rows, http, fence, pageSize, ask, heal });
  cycle.changed = true;
  return result.kind === "asking" ? result.going : 0;
}

/**
 * R40. Looks which of 256 parts differ, and fetches those again. Gives up where somebody writes meanwhile, here or on the
 * server: rows of two moments differ without a fault, and what was written is sent or fetched before the next comparison.
 */
export async function compareParts(cycle: Cycle): Promise<void> {
  const { rows, http, fence } = cycle;
  const { since } = await rows.link();
  const { sums, head } = await http.sums();
  const own = await ownSums(rows);
  if (await isWritten(rows, head, since)) return;
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    if (sums[2 * bucket] === own.sums[2 * bucket] && sums[2 * bucket + 1] === own.sums[2 * bucket + 1]) continue;
    const found = await http.bucket(bucket);
    if (found.head !== undefined && found.head !== since) break;
    const { names } = await rows.apply({ fence, rows: found.rows, link: {}, heal: true });
    const seen = new Set(names.map((name) => name.join("/")));
    const missing = own.envelopes.filter(
      ({ id, place }) => place !== "deleted" && bucketOf(id) === bucket && !seen.has(id),
    );
    await settleUnseen(rows.deps, fence, namesOf(missing), true);
    cycle.changed = true;
  }
  const { sealing } = rows.deps;
  if (sealing) await sealing.watch.lost(rows.deps, fence, await lostThere(rows, own.envelopes));
}

const isWritten = async (rows: ClientStore, head: number | undefined, since: number): Promise<boolean> =>
  (head !== undefined && head !== since) || (await rows.pending()) > 0;

/** R45. What this device had sent, or was given: the server had it. What a person writes meanwhile it never had. */
async function lostThere(rows: ClientStore, before: readonly EnvelopeRow[]): Promise<RowName[]> {
  const versions = new Map(before.filter(({ dirty }) => !dirty).map((row) => [row.id, versionOf(row)]));
  return namesOf((await rows.dirtyRows()).filter((row) => versions.get(row.id) === versionOf(row)));
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

/** R12. The refusal proves that nothing of the batch was applied, so its stamps were seen by nobody. */
async function restamp(cycle: Cycle, serverTime: number | undefined): Promise<void> {
  const { rows, fence, now } = cycle;
  const { flight } = await rows.link();
  if (flight) await takeBack(rows.deps, fence, flight);
  const offset = serverTime === undefined ? await medianOffset(cycle) : serverTime - now();
  await restampAll(rows.deps, fence, Math.round(offset));
}
