import type { Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { collectGarbage } from "./garbage.ts";
import { operation } from "../merge/procedure.ts";
import { countWithin, PAGE_TEXT } from "../protocol/protocol.ts";
import { readStates, wireOf } from "../merge/read-states.ts";
import { register } from "./register.ts";
import { headOf } from "../merge/heads.ts";
import { SyncRefused } from "../protocol/refused.ts";
import { syncDevices } from "./server-tables.ts";
import { syncRows, type HeadRow } from "../merge/sync-tables.ts";
import type { WireRow } from "../merge/wire.ts";

export interface SyncServerDeps {
  readonly store: Store;
  readonly tables: readonly Table[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface PullRequest {
  readonly device: string;
  readonly since: number;
  readonly limit: number;
  /** R19. Head of the first page of a full pull. */
  readonly full?: number | undefined;
  /** Up to where the device has stored everything; `since` when left out. */
  readonly has?: number | undefined;
}

export interface PulledPage {
  readonly rows: readonly WireRow[];
  readonly next: number;
  readonly more: boolean;
  readonly head: number;
  /** R40. Of the feed up to `head`. */
  readonly digest: readonly [number, number];
}

/** R17-R19. Rows after the cursor, in the order they last changed. Throws `SyncRefused`. */
export async function pullPage(deps: SyncServerDeps, owner: string, request: PullRequest): Promise<PulledPage> {
  const { store } = deps;
  const { device, since, limit, has = since } = request;
  await acknowledge(deps, owner, device, Math.min(since, has));
  const before = await headOf(store, owner);
  if (since > before.seq) throw new SyncRefused("epoch_changed");
  checkFloor(before, request);
  const { seq, digest } = before;
  if (since === seq) return { rows: [], next: seq, more: false, head: seq, digest };

  const range = { field: "seq", from: since + 1 } as const;
  const found = await store.query(syncRows, { owner, range, order: { by: "seq", direction: "ascending" }, limit });
  const { states, head } = await readStates(deps, owner, found, before.seq);
  // What was forgotten between the two looks is missing from the page.
  checkFloor(head, request);
  const rows = states.map(wireOf);
  const count = countWithin(rows.map(textLength), PAGE_TEXT);
  const isCut = count < rows.length;
  const last = (isCut ? states[count - 1]?.envelope.seq : found.at(-1)?.seq) ?? since;
  const more = (isCut || found.length === limit) && last < before.seq;
  return {
    rows: isCut ? rows.slice(0, count) : rows,
    next: more ? last : before.seq,
    more,
    head: Math.max(before.seq, more ? last : 0),
    digest: before.digest,
  };
}

/** About how long a row's JSON is: close where it is long, which is where it matters, and quick to say. */
function textLength([, , , values]: WireRow): number {
  let length = 0;
  for (const name in values) {
    const value = values[name];
    if (typeof value === "string") length += value.length;
    else if (typeof value === "object" && value !== null) length += JSON.stringify(value).length;
  }
  return length;
}

function checkFloor(head: HeadRow, { since, full }: PullRequest): void {
  if (full === undefined && since > 0 && since < head.floor) throw new SyncRefused("resync_required");
  if (full !== undefined && head.floor > full) throw new SyncRefused("resync_required");
}

/** R37. Whoever asks for what comes after has everything before. */
async function acknowledge({ store, now }: SyncServerDeps, owner: string, id: string, since: number): Promise<void> {
  const device = await store.get(syncDevices, owner, id);
  if (!device) throw new SyncRefused("device_unknown");
  if (device.revoked_at !== null) throw new SyncRefused("device_revoked");
  if (since <= device.ack && Date.parse(device.last_seen) > now - HOUR) return;
  const change = { ack: since, last_seen: new Date(now).toISOString() };
  await store.write([operation(register, owner, { device: id, change, isNew: false })]);
  // The first question of a device on a day is the time to tidy up.
  if (device.last_seen.slice(0, 10) !== change.last_seen.slice(0, 10)) await collectGarbage(store, owner, now);
}

const HOUR = 3_600_000;
