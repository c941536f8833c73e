import type { Store } from "../../storage/store.ts";
import { canonicalJson } from "../hash.ts";
import { stampOf, type RowState } from "../row-state.ts";
import { syncConflicts, syncEpochs, syncHeads, syncLinks, syncRecovered, syncRows } from "../sync-tables.ts";
import { stateOf } from "../wire.ts";
import { OWNER, type Simulation } from "./simulation-state.ts";
import { notes, worldTables } from "./sync-world.ts";

const USER = "anna";

/** What holds after every step (`SPEC.md`). */
export async function checkStep({ world, slots }: Simulation): Promise<void> {
  const { store } = world.server;
  const head = await store.get(syncHeads, USER, "head");
  const epoch = (await store.get(syncEpochs, "host", "epoch"))?.epoch;
  const server = await statesOf(store, USER);
  for (const [id, { state }] of server) if (state.born === "") throw new Error(`I7: ${id} was made by nobody`);
  for (const [number, { device }] of slots.entries()) {
    const link = await device.store.get(syncLinks, OWNER, "link");
    if (!link || link.epoch !== epoch || link.since < (head?.floor ?? 0)) continue;
    const own = await statesOf(device.store, OWNER);
    for (const [id, { state, seq }] of server) {
      if (seq > link.since) continue;
      const here = own.get(id)?.state;
      if (!here || !dominates(here, state))
        throw new Error(`I1: device ${number} is at ${link.since} and lacks ${id} of ${seq}`);
    }
  }
}

/** What holds when everybody has met. */
export async function checkEnd(simulation: Simulation): Promise<void> {
  const { world, slots, history } = simulation;
  const { store } = world.server;
  const server = await meaningOf(store, USER);
  for (const [number, { device }] of slots.entries()) {
    const { status, pending, problem } = device.client.state();
    if (status !== "synced" || pending !== 0)
      throw new Error(`I9: device ${number} does not come to rest: ${status}, ${pending} to send, ${problem}`);
    const own = await meaningOf(device.store, OWNER);
    if (own !== server) throw new Error(`I2: device ${number} and the server differ\n${own}\n${server}`);
  }
  const isPlain = !simulation.restored && !history.flags.evicted && !history.flags.forked;
  if (isPlain && world.requests.some(({ path }) => path.startsWith("/sync/digest")))
    throw new Error("I2: what should have been the same had to be compared and repaired");
  const rows = await store.query(notes, { owner: USER });
  if (isPlain) for (const { id } of rows) if (history.gone.has(id)) throw new Error(`I8: ${id} came back by itself`);
  if (!simulation.restored) await checkNothingLost(simulation);
}

async function checkNothingLost({ world, slots, history }: Simulation): Promise<void> {
  const { store } = world.server;
  const states = await statesOf(store, USER);
  const kept = new Set<unknown>((await store.query(syncConflicts, { owner: USER })).map(({ value }) => value));
  for (const { device } of slots)
    for (const { values } of await device.store.query(syncRecovered, { owner: OWNER }))
      for (const value of Object.values(values)) kept.add(value);
  const seen = new Set(history.writes.map(({ replaced }) => replaced));
  for (const { id, field, value } of history.writes) {
    const row = states.get(`notes/${id}`);
    if (!row || history.gone.has(id)) continue;
    if (row.state.values[field] === value || kept.has(value) || seen.has(value) || history.excused.has(value)) continue;
    throw new Error(`I3: ${value}, written to ${field} of ${id}, is lost to ${String(row.state.values[field])}`);
  }
  if (history.flags.forked || history.flags.evicted) return;
  for (const [id, { state }] of states)
    for (const field of ["a", "b"]) {
      const writes = history.writes.filter((each) => `notes/${each.id}` === id && each.field === field);
      const final = writes.find(({ value }) => value === state.values[field]);
      const last = writes.findLast(({ device, value }) => device === final?.device && !history.excused.has(value));
      if (final && last && last.value !== final.value && !kept.has(last.value))
        throw new Error(`I6: ${last.value} came after ${final.value} on the same device and does not count`);
    }
}

type States = ReadonlyMap<string, { readonly state: RowState; readonly seq: number }>;

export async function statesOf(store: Store, owner: string): Promise<States> {
  const byName = new Map(worldTables.map((table) => [table.name, table]));
  const states = new Map<string, { state: RowState; seq: number }>();
  for (const envelope of await store.query(syncRows, { owner })) {
    const slash = envelope.id.indexOf("/");
    const table = byName.get(envelope.id.slice(0, slash));
    const row = table && (await store.get(table, owner, envelope.id.slice(slash + 1)));
    const state = stateOf(envelope, row as unknown as Record<string, unknown> | undefined, owner);
    states.set(envelope.id, { state, seq: envelope.seq });
  }
  return states;
}

function dominates(here: RowState, there: RowState): boolean {
  return (
    here.live >= there.live && Object.keys(there.values).every((field) => stampOf(here, field) >= stampOf(there, field))
  );
}

/** Everything that is there, in one text. */
async function meaningOf(store: Store, owner: string): Promise<string> {
  const states = await statesOf(store, owner);
  const alive = [...states].filter(([, { state }]) => state.alive);
  return canonicalJson(
    Object.fromEntries(alive.map(([id, { state }]) => [id, { ...fieldsOf(state), born: state.born }])),
  );
}

const fieldsOf = (state: RowState) =>
  Object.fromEntries(Object.keys(state.values).map((field) => [field, [state.values[field], stampOf(state, field)]]));
