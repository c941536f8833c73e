import type { Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { canonicalJson } from "#core/storage/hash.ts";
import { stampOf, type RowState } from "../merge/row-state.ts";
import { syncConflicts, syncRecovered } from "../merge/sync-tables.ts";
import type { History } from "./history.ts";
import { statesOf, type BookedState } from "./invariants.ts";
import { OWNER, reach, USER, type Simulation } from "./simulation-state.ts";
import { notes } from "./sync-world.ts";

/** What holds when everybody has met. */
export async function checkEnd(simulation: Simulation): Promise<void> {
  const { world, slots, history } = simulation;
  const { store, tables } = world.server;
  const server = await meaningOf(store, tables, USER);
  for (const [number, { device }] of slots.entries()) {
    const { status, pending, problem } = device.client.state();
    if (status !== "synced" || pending !== 0)
      throw new Error(`I9: device ${number} does not come to rest: ${status}, ${pending} to send, ${problem}`);
    const own = await meaningOf(device.store, device.tables, OWNER);
    if (own !== server) throw new Error(`I2: device ${number} and the server differ\n${own}\n${server}`);
  }
  const isPlain = !history.has("restored", "evicted", "forked");
  // A tab that stood still compares what it heard before with what is there now.
  if (
    isPlain &&
    !history.has("frozen", "altered") &&
    world.requests.some(({ path }) => path.startsWith("/sync/digest"))
  )
    throw new Error("I2: what should have been the same had to be compared and repaired");
  const rows = await store.query(notes, { owner: USER });
  if (isPlain)
    for (const { id } of rows) if (history.gone.has(`notes/${id}`)) throw new Error(`I8: ${id} came back by itself`);
  await checkNothingLost(simulation);
}

async function checkNothingLost(simulation: Simulation): Promise<void> {
  const { world, slots, history } = simulation;
  const { store, tables } = world.server;
  const states = await statesOf(store, tables, USER);
  const kept = new Set<unknown>((await store.query(syncConflicts, { owner: USER })).map(({ value }) => value));
  if (kept.size > 0) reach(simulation, "conflict");
  for (const { device } of slots)
    for (const { values } of await device.store.query(syncRecovered, { owner: OWNER })) {
      reach(simulation, "recovered");
      for (const value of Object.values(values)) kept.add(value);
    }
  const seen = new Set(history.writes.map(({ replaced }) => replaced));
  for (const { row, field, value } of history.writes) {
    const found = states.get(row)?.state.values[field];
    if (history.gone.has(row)) continue;
    if (found === value || kept.has(value) || seen.has(value) || history.excused.has(value)) continue;
    throw new Error(`I3: ${value}, written to ${field} of ${row}, is lost to ${String(found)}`);
  }
  if (history.has("forked", "evicted", "restored")) return;
  checkOrder(history, states, kept);
}

/** I6. Of one device's writes to a field the last counts, and its rows are stamped in the order they were last written. */
function checkOrder(
  { writes, excused, has }: History,
  states: ReadonlyMap<string, BookedState>,
  kept: ReadonlySet<unknown>,
): void {
  const drifted = has("drifted");
  const lastStamp = new Map<number, string>();
  const lastOf = new Map(writes.map((write) => [write.row, write]));
  for (const write of writes) {
    const state = states.get(write.row)?.state;
    if (!state) continue;
    const { device, row, field, value } = write;
    const isFinal = state.values[field] === value;
    const last = writes.findLast((each) => each.device === device && each.row === row && each.field === field);
    if (isFinal && last && last.value !== value && !excused.has(last.value) && !kept.has(last.value))
      throw new Error(`I6: ${last.value} came after ${value} on the same device and does not count`);
    // What was deleted or brought back later has stamps of then; a clock that was a little wrong is put right between rows.
    if (!isFinal || lastOf.get(row) !== write || state.live !== "" || drifted) continue;
    const stamp = stampOf(state, field);
    if (stamp < (lastStamp.get(device) ?? ""))
      throw new Error(`I6: ${value} of ${row} is stamped before what came first`);
    lastStamp.set(device, stamp);
  }
}

/** Everything that is there, in one text. */
async function meaningOf(store: Store, tables: readonly Table[], owner: string): Promise<string> {
  const states = await statesOf(store, tables, owner);
  const alive = [...states].filter(([, { state }]) => state.alive);
  return canonicalJson(
    Object.fromEntries(alive.map(([id, { state }]) => [id, { ...fieldsOf(state), born: state.born }])),
  );
}

/** R43. A field that nobody wrote is its default here and missing there. */
const fieldsOf = (state: RowState) =>
  Object.fromEntries(
    Object.keys(state.values)
      .filter((field) => field !== "b" || state.values[field] !== 0)
      .map((field) => [field, [state.values[field], stampOf(state, field)]]),
  );
