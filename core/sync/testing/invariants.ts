import type { Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import type { SyncState } from "../device/client-state.ts";
import { stampOf, type RowState } from "../merge/row-state.ts";
import { syncEpochs } from "../server/server-tables.ts";
import { syncHeads, syncLinks, syncConflicts, syncRecovered, syncRows } from "../merge/sync-tables.ts";
import { fromWire, stateOf } from "../merge/wire.ts";
import { opsOf } from "../device/client-store.ts";
import { START } from "../protocol/stamp.ts";
import { OTHER_MARK, OTHER_USER, OWNER, reach, USER, type Simulation, type Slot } from "./simulation-state.ts";
import type { World } from "./sync-world.ts";

/** What holds after every step (`SPEC.md`). */
export async function checkStep(simulation: Simulation): Promise<void> {
  const { world, slots, broken } = simulation;
  if (broken[0] !== undefined) throw new Error(broken[0]);
  checkStrangers(simulation);
  const { store, tables } = world.server;
  const head = await store.get(syncHeads, USER, "head");
  const epoch = (await store.get(syncEpochs, "host", "epoch"))?.epoch;
  const server = await statesOf(store, tables, USER);
  for (const [id, { state }] of server) if (state.born === "") throw new Error(`I7: ${id} was made by nobody`);
  for (const [number, slot] of slots.entries()) {
    const link = await slot.device.store.get(syncLinks, OWNER, "link");
    checkCursor(number, slot, link);
    if (!link || link.epoch !== epoch || link.since < (head?.floor ?? 0)) continue;
    const own = await statesOf(slot.device.store, slot.device.tables, OWNER);
    for (const [id, { state, seq }] of server) {
      const here = own.get(id)?.state;
      if (here && isTied(here, state)) reach(simulation, "tie");
      if (seq > link.since || (here && dominates(here, state))) continue;
      throw new Error(`I1: device ${number} is at ${link.since} and lacks ${id} of ${seq}`);
    }
  }
}

/** I5. A program that knows more than the one before asks for everything anew. */
function checkCursor(number: number, slot: Slot, link: Slot["last"]): void {
  const { last } = slot;
  const isSame = last && last.epoch === link?.epoch && last.schema === link.schema;
  if (isSame && link && link.since < last.since)
    throw new Error(`I5: the cursor of device ${number} went back from ${last.since} to ${link.since}`);
  slot.last = link;
}

/** I11. Neither of two users is sent a byte of the other. */
function checkStrangers({ world: { requests } }: Simulation): void {
  for (const { user, text } of requests.slice(-40)) {
    const isForeign = user === OTHER_USER ? /"[nl]\d+"/.test(text) : text.includes(OTHER_MARK);
    if (isForeign) throw new Error(`I11: ${user} was sent what is somebody else's: ${text}`);
  }
}

/** I9. Requests of one cycle: pages of two rows, begun again as often as somebody else gets in between. */
const MOST_REQUESTS = 300;

/** What holds after a cycle that went through. */
export async function checkAfterCycle(
  { world, broken }: Simulation,
  { device: { store, tables } }: Slot,
  { status, pending }: Pick<SyncState, "status" | "pending">,
  requests: number,
): Promise<void> {
  if (requests > MOST_REQUESTS) broken.push(`I9: one cycle took ${requests} requests`);
  if (status !== "synced" || pending > 0) return;
  const head = await world.server.store.get(syncHeads, USER, "head");
  const link = await store.get(syncLinks, OWNER, "link");
  // Somebody else has deleted since, and the server has forgotten it.
  if (!link || link.since < (head?.floor ?? 0)) return;
  const server = await statesOf(world.server.store, world.server.tables, USER);
  for (const [id, { state, dirty }] of await statesOf(store, tables, OWNER)) {
    const there = server.get(id)?.state;
    if (!state.alive || dirty) continue;
    if (!there || !dominates(there, state))
      broken.push(`I6: after a push the server lacks ${id} or what was written to it`);
  }
}

export interface BookedState {
  readonly state: RowState;
  readonly seq: number;
  readonly dirty: boolean;
}

export async function statesOf(
  store: Store,
  tables: readonly Table[],
  owner: string,
): Promise<ReadonlyMap<string, BookedState>> {
  const rows = new Map<string, unknown>();
  for (const table of tables.filter(({ syncs }) => syncs))
    for (const row of await store.query(table, { owner })) rows.set(`${table.name}/${row.id}`, row);
  const states = new Map<string, BookedState>();
  for (const envelope of await store.query(syncRows, { owner })) {
    const local = tables.find(({ name }) => envelope.id.startsWith(`${name}/`))?.local;
    const state = stateOf(envelope, rows.get(envelope.id) as Record<string, unknown> | undefined, owner, local);
    states.set(envelope.id, { state, seq: envelope.seq, dirty: envelope.dirty !== undefined });
  }
  return states;
}

/** Everything that a server has of its user, in one text. */
export async function serverDump({ server: { store, tables } }: World): Promise<string> {
  const rows = await Promise.all(tables.map((table) => store.query(table, { owner: USER })));
  return JSON.stringify(rows);
}

/** When an older database is put back, what no device has is lost with the newer one. */
export async function noteHoldings({ slots, history }: Simulation): Promise<void> {
  const held = new Set<unknown>();
  const hold = (values: object) => Object.values(values).forEach((value) => held.add(value));
  for (const { device } of slots) {
    for (const { state } of (await statesOf(device.store, device.tables, OWNER)).values()) hold(state.values);
    for (const { value } of await device.store.query(syncConflicts, { owner: OWNER })) held.add(value);
    for (const { values } of await device.store.query(syncRecovered, { owner: OWNER })) hold(values);
    const link = await device.store.get(syncLinks, OWNER, "link");
    for (const op of link?.flight ? opsOf(link.flight) : []) hold(fromWire(op).state.values);
  }
  history.excuse(...history.writes.flatMap(({ value }) => (held.has(value) ? [] : [value])));
}

export const valuesOf = (values: object): number[] =>
  Object.values(values).filter((value): value is number => typeof value === "number");

/** R43. What nobody wrote is a default here and may be missing there. */
function dominates(here: RowState, there: RowState): boolean {
  const isAsNew = (field: string) => stampOf(there, field) === START || stampOf(here, field) >= stampOf(there, field);
  return here.live >= there.live && Object.keys(there.values).every(isAsNew);
}

/** Two copies of a device gave two values one stamp. */
const isTied = (here: RowState, there: RowState): boolean =>
  Object.keys(there.values).some(
    (field) => stampOf(here, field) === stampOf(there, field) && here.values[field] !== there.values[field],
  );
