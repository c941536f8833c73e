import fc from "fast-check";
import { ANY_OWNER, change, put, remove, type Operation, type Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { operation, undelete } from "../housekeeping.ts";
import { forgetDeleted } from "../garbage.ts";
import type { SyncRules } from "../rules.ts";
import { opsOf } from "../client-store.ts";
import { syncDevices, syncEpochs, syncHeads, syncLinks, syncRows } from "../sync-tables.ts";
import { fromWire } from "../wire.ts";
import { createHistory } from "./history.ts";
import { checkEnd, checkStep } from "./invariants.ts";
import { FAULTS, OWNER, type Simulation, type Slot } from "./simulation-state.ts";
import { createWorld, note, notes, worldTables, type MakeStore } from "./sync-world.ts";

const USER = "anna";
const DEVICES = 3;

const device = fc.nat(DEVICES - 1);
const pick = fc.nat(20);

export const Step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("make" as const), device }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("edit" as const), device, pick, field: fc.constantFrom("a", "b") }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("delete" as const), device, pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("undelete" as const), device, pick }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("name" as const), device, pick, name: fc.constantFrom("n", "m") }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant("sync" as const),
      device,
      fault: fc.constantFrom(...FAULTS),
      at: fc.nat(5),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("collect" as const), force: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("fork" as const), device, onto: device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("evict" as const), device }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("skew" as const),
      device,
      by: fc.constantFrom(-86_400_000, 0, 3_000, 86_400_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("snapshot" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const) }) },
);
export type Step = typeof Step extends fc.Arbitrary<infer Value> ? Value : never;
/** Time passes between steps, or does not: then two copies of a device make the same stamps. */
export const Steps = fc.array(fc.tuple(Step, fc.constantFrom(0, 7)), { minLength: 4, maxLength: 40 });

export interface SimulationOptions {
  readonly rules?: SyncRules;
  readonly makeServerStore?: MakeStore;
  readonly makeDeviceStore?: MakeStore;
  readonly pageSize?: number;
}

/** Runs one history and throws what it finds wrong with it. */
export async function simulate(
  steps: readonly (readonly [Step, number])[],
  options: SimulationOptions = {},
): Promise<void> {
  const world = createWorld(options);
  const history = createHistory();
  const late: (() => Promise<unknown>)[] = [];
  let snapshot: Store | undefined;
  let values = 0;
  let ids = 0;

  const slots: Slot[] = Array.from({ length: DEVICES }, () => ({}) as Slot);
  for (const slot of slots) fill(slot);
  const simulation: Simulation = { world, slots, history, restored: false };
  try {
    for (const [step, time] of steps) {
      world.clock.now += time;
      await act(step);
      await checkStep(simulation);
    }
    await heal();
    await checkEnd(simulation);
    if (world.errors.length > 0) throw world.errors[0];
  } finally {
    await Promise.all([world.server.store, ...slots.map((slot) => slot.device.store)].map((store) => store.close()));
  }

  function fill(slot: Slot): void {
    slot.fault = { kind: "none", at: 0 };
    slot.writes = 0;
    slot.device = world.addDevice({
      user: USER,
      owner: OWNER,
      pageSize: options.pageSize ?? 2,
      batchSize: 2,
      wrapStore: (store) => ({ ...store, write: (batch) => faultyWrite(slot, store, batch) }),
      fetch: faultyNetwork(slot),
    });
  }

  async function act(step: Step): Promise<void> {
    if (step.do === "collect") return collect(step.force).then(deliverLate);
    if (step.do === "restore") return restore();
    if (step.do === "snapshot") {
      snapshot = await copyStore(world.server.store, serverStore());
      return;
    }
    const slot = slots[step.device] as Slot;
    const { store } = slot.device;
    if (step.do === "make") return make(slot);
    if (step.do === "sync") return sync(slot, { kind: step.fault, at: step.at });
    if (step.do === "skew") slot.device.skew.now = step.by;
    if (step.do === "evict") return evict(slot);
    if (step.do === "fork") return fork(slot, slots[step.onto] as Slot);
    if (step.do === "undelete") {
      const gone = (await store.query(syncRows, { owner: OWNER })).filter(
        ({ place, id }) => place === "deleted" && id.startsWith("notes/"),
      );
      const chosen = gone[step.pick % Math.max(1, gone.length)];
      if (!chosen) return;
      const id = chosen.id.slice("notes/".length);
      history.revived(id);
      await store.write([operation(undelete, OWNER, { names: [["notes", id]] })]);
    }
    if (step.do === "edit" || step.do === "delete" || step.do === "name") {
      const rows = await store.query(notes, { owner: OWNER });
      const row = rows[step.pick % Math.max(1, rows.length)];
      if (!row) return;
      if (step.do === "edit") await edit(slot, row.id, step.field);
      else if (step.do === "delete") {
        await store.write([remove(notes, OWNER, row.id)]);
        history.deleted(row.id);
      } else if (!rows.some(({ name }) => name === step.name))
        await store.write([change(notes, OWNER, row.id, { name: step.name })]);
    }
  }

  async function make(slot: Slot): Promise<void> {
    const id = `n${ids++}`;
    const fields = { a: ++values, b: ++values };
    await slot.device.store.write([put(notes, note(OWNER, id, fields))]);
    history.wrote(slots.indexOf(slot), id, "a", fields.a, undefined);
    history.wrote(slots.indexOf(slot), id, "b", fields.b, undefined);
  }

  async function edit(slot: Slot, id: string, field: "a" | "b"): Promise<void> {
    const before = await slot.device.store.get(notes, OWNER, id);
    if (!before) return;
    const value = ++values;
    await slot.device.store.write([change(notes, OWNER, id, { [field]: value })]);
    history.wrote(slots.indexOf(slot), id, field, value, before[field] as number);
  }

  async function sync(slot: Slot, fault: Slot["fault"]): Promise<void> {
    slot.fault = { ...fault };
    slot.writes = 0;
    const before = world.requests.length;
    const { state } = await slot.device.client.cycle().catch((error: unknown) => {
      // A killed tab has no last words.
      if (error instanceof Cut) return { state: { status: "offline" } };
      throw error;
    });
    slot.fault = { kind: "none", at: 0 };
    if (state.status === "asking") slot.device.client.answer("drop");
    if (world.requests.length - before > 400) throw new Error("I9: a cycle does not end");
  }

  function faultyNetwork(slot: Slot) {
    return async (
      send: (path: string, init?: RequestInit) => Promise<Response>,
      path: string,
      init?: RequestInit,
    ): Promise<Response> => {
      const { kind, at } = slot.fault;
      slot.fault.at -= 1;
      if (at !== 0) return send(path, init);
      if (kind === "lost request") throw new TypeError("lost");
      const reply = await send(path, init);
      if (kind === "lost reply") throw new TypeError("lost");
      if (kind === "duplicate") return send(path, init);
      if (kind === "late duplicate") late.push(() => send(path, init));
      if (kind === "edit meanwhile") {
        const [row] = await slot.device.store.query(notes, { owner: OWNER });
        if (row) await edit(slot, row.id, "a");
      }
      if (kind === "collected meanwhile") await collect(true);
      if (kind === "another device meanwhile") await another(slot);
      return reply;
    };
  }

  /** Somebody else deletes, sends it, and the server forgets it, all between two requests. */
  async function another(slot: Slot): Promise<void> {
    const other = slots.find((each) => each !== slot && each.fault.kind === "none");
    const [row] = other ? await other.device.store.query(notes, { owner: OWNER }) : [];
    if (!other || !row) return;
    await other.device.store.write([remove(notes, OWNER, row.id)]);
    history.deleted(row.id);
    await other.device.client.cycle();
    await collect(true);
  }

  async function faultyWrite(slot: Slot, store: Store, batch: readonly Operation[]): Promise<void> {
    const isSync = batch.some(({ kind, id }: Operation & { id?: string }) => kind === "merge" && id !== "undelete");
    const { kind, at } = slot.fault;
    const isHit = isSync && kind.startsWith("cut") && slot.writes++ === at;
    if (isHit && kind === "cut before a write") throw new Cut();
    await store.write(batch);
    if (isHit) throw new Cut();
  }

  async function collect(force: boolean): Promise<void> {
    const { store } = world.server;
    const devices = await store.query(syncDevices, { owner: USER });
    const upTo = force ? Number.MAX_SAFE_INTEGER : Math.min(...devices.map(({ ack }) => ack));
    const before = new Set((await store.query(syncRows, { owner: USER })).map(({ id }) => id));
    await forgetDeleted(store, USER, Number.MAX_SAFE_INTEGER, upTo);
    for (const { id } of await store.query(syncRows, { owner: USER })) before.delete(id);
    for (const id of before) history.forgotten(id.slice("notes/".length));
  }

  /** Late copies of requests arrive whenever they like. */
  async function deliverLate(): Promise<void> {
    for (const request of late.splice(0)) await request();
  }

  async function evict(slot: Slot): Promise<void> {
    await excuseUnsent(slot);
    await slot.device.store.close();
    fill(slot);
  }

  async function fork(from: Slot, onto: Slot): Promise<void> {
    if (from === onto) return;
    await excuseUnsent(onto);
    await onto.device.store.close();
    fill(onto);
    await copyStore(from.device.store, onto.device.store);
    onto.device.skew.now = from.device.skew.now;
    history.forked();
  }

  /** What only the evicted device had is lost with it. */
  async function excuseUnsent({ device: { store } }: Slot): Promise<void> {
    for (const { id, dirty, kept } of await store.query(syncRows, { owner: OWNER })) {
      if (!dirty || !id.startsWith("notes/")) continue;
      const values = kept ?? (await store.get(notes, OWNER, id.slice("notes/".length))) ?? {};
      history.excuse(...Object.values(values).filter((value) => typeof value === "number"));
    }
    const link = await store.get(syncLinks, OWNER, "link");
    for (const op of link?.flight ? opsOf(link.flight) : [])
      history.excuse(...Object.values(fromWire(op).state.values).filter((value) => typeof value === "number"));
    history.evicted();
  }

  async function restore(): Promise<void> {
    if (!snapshot) return;
    world.server.store = await copyStore(snapshot, serverStore());
    const epoch = { id: "epoch", owner: "host", epoch: `epoch ${++ids}`, starts: 1 } as const;
    await world.server.store.write([put(syncEpochs, epoch)]);
    simulation.restored = true;
  }

  function serverStore(): Store {
    return (options.makeServerStore ?? world.makeMemoryStore)(worldTables, world.extension);
  }

  async function heal(): Promise<void> {
    await deliverLate();
    for (let round = 0; round < 8 && !(round > 1 && (await inStep())); round++) {
      for (const slot of slots) {
        world.clock.now += 7;
        await sync(slot, { kind: "none", at: 0 });
      }
      await checkStep(simulation);
    }
  }

  async function inStep(): Promise<boolean> {
    const seq = (await world.server.store.get(syncHeads, USER, "head"))?.seq ?? 0;
    const links = await Promise.all(slots.map(({ device: { store } }) => store.get(syncLinks, OWNER, "link")));
    const isClean = slots.every(({ device: { client } }) => client.state().pending === 0);
    return isClean && links.every((link) => link?.since === seq && link.flight === null);
  }
}

class Cut extends Error {}

/** Row by row, past the extension. */
export async function copyStore(from: Store, to: Store): Promise<Store> {
  for (const table of worldTables) {
    const rows = await from.query(table, { owner: ANY_OWNER });
    const plain: Table = { ...table, syncs: false, name: table.name };
    await to.write(rows.map((row) => put(plain, row)));
  }
  return to;
}
