import type { Store } from "../storage/store.ts";
import type { Table } from "../storage/table.ts";
import { collectGarbage } from "./garbage.ts";
import { operation } from "./housekeeping.ts";
import { countWithin, PAGE_TEXT } from "./protocol.ts";
import { register } from "./register.ts";
import { EMPTY_HEAD, headOf } from "./heads.ts";
import { envelopePlace, headPlace } from "./ledger.ts";
import { SyncRefused } from "./refused.ts";
import { ALL_RULES, type SyncRules } from "./rules.ts";
import { syncDevices } from "./server-tables.ts";
import { splitEnvelopeId, syncRows, type EnvelopeRow, type HeadRow } from "./sync-tables.ts";
import { stateOf, toWire, type WireRow } from "./wire.ts";

export interface SyncServerDeps {
  readonly store: Store;
  readonly tables: readonly Table[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly rules?: SyncRules;
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

interface ReadRows {
  readonly rows: WireRow[];
  /** Place of each row in the feed. */
  readonly seqs: readonly number[];
  readonly head: HeadRow;
}

/** R17-R19. Rows after the cursor, in the order they last changed. Throws `SyncRefused`. */
export async function pullPage(deps: SyncServerDeps, owner: string, request: PullRequest): Promise<PulledPage> {
  const { store, rules = ALL_RULES } = deps;
  const { device, since, limit, has = since } = request;
  await acknowledge(deps, owner, device, Math.min(since, has));
  const before = await headOf(store, owner);
  if (since > before.seq) throw new SyncRefused("epoch_changed");
  checkFloor(before, request, rules);
  const { seq, digest } = before;
  if (since === seq) return { rows: [], next: seq, more: false, head: seq, digest };

  const range = { field: "seq", from: since + 1 } as const;
  const found = await store.query(syncRows, { owner, range, order: { by: "seq", direction: "ascending" }, limit });
  const { rows, seqs, head } = await readRows(deps, owner, found, before.seq);
  // What was forgotten between the two looks is missing from the page.
  checkFloor(head, request, rules);
  const count = countWithin(rows.map(textLength), PAGE_TEXT);
  const isCut = count < rows.length;
  const last = (isCut ? seqs[count - 1] : found.at(-1)?.seq) ?? since;
  const more = (isCut || found.length === limit) && (last < before.seq || !rules.lastPage);
  return {
    rows: isCut ? rows.slice(0, count) : rows,
    next: more || !rules.lastPage ? last : before.seq,
    more,
    head: Math.max(before.seq, more ? last : 0),
    digest: before.digest,
  };
}

/**
 * The rows of these envelopes as they are at one moment; those changed since come later in the feed. `seq` is the head's
 * before the envelopes were read: where it is the same after the rows were, nothing changed in between.
 */
export async function readRows(
  deps: Pick<SyncServerDeps, "store" | "tables">,
  owner: string,
  envelopes: readonly EnvelopeRow[],
  seq?: number,
): Promise<ReadRows> {
  if (seq === undefined) return readAgain(deps, owner, envelopes);
  const byName = new Map(deps.tables.map((table) => [table.name, table]));
  const inTables = envelopes.map(({ id, place }) => {
    const { table: name, rowId } = splitEnvelopeId(id);
    const table = place === "table" ? byName.get(name) : undefined;
    return table ? { table, owner, id: rowId } : undefined;
  });
  const places = inTables.filter((place) => place !== undefined);
  const [head = EMPTY_HEAD, ...found] = (await deps.store.getMany([headPlace(owner), ...places])) as [
    HeadRow | undefined,
    ...(Record<string, unknown> | undefined)[],
  ];
  if (head.seq !== seq) return readAgain(deps, owner, envelopes);
  let at = 0;
  const rows = envelopes.map((envelope, nth) => {
    const { table, rowId } = splitEnvelopeId(envelope.id);
    return toWire(table, rowId, stateOf(envelope, inTables[nth] && found[at++], owner));
  });
  return { rows, seqs: envelopes.map((envelope) => envelope.seq), head };
}

async function readAgain(
  { store, tables }: Pick<SyncServerDeps, "store" | "tables">,
  owner: string,
  envelopes: readonly EnvelopeRow[],
): Promise<ReadRows> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const places = envelopes.flatMap(({ id, place }) => {
    const { table: name, rowId } = splitEnvelopeId(id);
    const table = byName.get(name);
    const envelope = envelopePlace(owner, name, rowId);
    // Two places each, so that they are found again by their number.
    return [envelope, table && place === "table" ? { table, owner, id: rowId } : envelope];
  });
  const read = await store.getMany([headPlace(owner), ...places]);
  const seqs: number[] = [];
  const rows = envelopes.flatMap(({ id, seq }, at) => {
    const envelope = read[1 + 2 * at] as EnvelopeRow | undefined;
    if (envelope?.seq !== seq) return [];
    seqs.push(seq);
    const { table, rowId } = splitEnvelopeId(id);
    const row = envelope.place === "table" ? (read[2 + 2 * at] as unknown as Record<string, unknown>) : undefined;
    return [toWire(table, rowId, stateOf(envelope, row, owner))];
  });
  return { rows, seqs, head: (read[0] as HeadRow | undefined) ?? EMPTY_HEAD };
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

function checkFloor(head: HeadRow, { since, full }: PullRequest, rules: SyncRules): void {
  if (full === undefined && rules.floor && since > 0 && since < head.floor) throw new SyncRefused("resync_required");
  if (full !== undefined && rules.fullFloor && head.floor > full) throw new SyncRefused("resync_required");
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
