import { change, put, remove } from "../../storage/store.ts";
import type { StoredRow, Table } from "../../storage/table.ts";
import { opsOf } from "../device/client-store.ts";
import { undelete } from "../device/housekeeping.ts";
import { operation } from "../merge/procedure.ts";
import { syncLinks, syncRows, type EnvelopeRow } from "../merge/sync-tables.ts";
import { fromWire } from "../merge/wire.ts";
import { Cut, faultyNetwork, faultyWrite, type Meanwhile } from "./faults.ts";
import { checkAfterCycle, valuesOf } from "./invariants.ts";
import { OWNER, reach, USER, type Simulation, type Slot } from "./simulation-state.ts";
import { DRIFT, type Step } from "./steps.ts";
import { copyStore, labels, note, notes, worldTables } from "./sync-world.ts";

/** What people do on their devices, and what becomes of the devices. */
export function createDeviceActs(simulation: Simulation, meanwhile: Omit<Meanwhile, "edit" | "another">) {
  const { world, slots, history, options } = simulation;
  let values = 0;
  let ids = 0;

  /** A new device in the slot, without a row. */
  function fill(slot: Slot, tables: readonly Table[]): void {
    const none = { kind: "none", at: 0 } as const;
    Object.assign(slot, {
      fault: none,
      requests: 0,
      writes: 0,
      served: 0,
      frozen: [],
      last: undefined,
      freezes: () => undefined,
    });
    slot.device = world.addDevice({
      user: USER,
      owner: OWNER,
      tables,
      pageSize: options.pageSize ?? 2,
      batchSize: 2,
      wrapStore: (store) => ({ ...store, write: (batch) => faultyWrite(simulation, slot, store, batch) }),
      fetch: faultyNetwork(simulation, slot, { ...meanwhile, edit: editFirst, another }),
    });
  }

  const tableIn = ({ device }: Slot, name: string) => device.tables.find((table) => table.name === name);

  async function rowsIn(slot: Slot): Promise<{ readonly table: Table; readonly row: Json }[]> {
    const tables = [notes.name, labels.name].flatMap((name) => tableIn(slot, name) ?? []);
    const rows = await Promise.all(tables.map((table) => slot.device.store.query(table, { owner: OWNER })));
    return tables.flatMap((table, at) => (rows[at] ?? []).map((row) => ({ table, row: row as unknown as Json })));
  }

  async function make(slot: Slot, name: "notes" | "labels"): Promise<void> {
    const table = tableIn(slot, name);
    if (!table) return;
    const id = `${name.charAt(0)}${ids++}`;
    const row = table.schema.parse(note(OWNER, id, { a: ++values, b: ++values }));
    await slot.device.store.write([put(table, row)]);
    for (const [field, value] of Object.entries(row))
      if (typeof value === "number") history.wrote(slots.indexOf(slot), `${name}/${id}`, field, value, undefined);
  }

  async function edit(slot: Slot, table: Table, row: Json, field: "a" | "b"): Promise<void> {
    const known = field in row ? field : "a";
    const value = ++values;
    await slot.device.store.write([change(table, OWNER, row.id, { [known]: value } as Partial<StoredRow>)]);
    history.wrote(slots.indexOf(slot), `${table.name}/${row.id}`, known, value, row[known] as number);
  }

  async function editFirst(slot: Slot): Promise<void> {
    const [first] = await rowsIn(slot);
    if (first) await edit(slot, first.table, first.row, "a");
  }

  /** Somebody else deletes, sends it, and the server forgets it, all between two requests. */
  async function another(slot: Slot): Promise<void> {
    const other = slots.find((each) => each !== slot && each.fault.kind === "none");
    if (!other) return;
    const rows = await rowsIn(other);
    const unsent = new Set((await slot.device.store.query(syncRows, { owner: OWNER })).flatMap(dirtyName));
    const first = rows.find(({ table, row }) => unsent.has(`${table.name}/${row.id}`)) ?? rows[0];
    if (!first) return;
    await other.device.store.write([remove(first.table, OWNER, first.row.id)]);
    await other.device.client.cycle();
    await meanwhile.collect();
  }

  async function sync(slot: Slot, fault: Slot["fault"]): Promise<void> {
    Object.assign(slot, { fault, requests: 0, writes: 0, served: 0 });
    if (fault.kind.startsWith("clock")) history.flag("drifted");
    const before = world.requests.length;
    const { promise: stands, resolve } = Promise.withResolvers<() => void>();
    slot.freezes = resolve;
    const cycle = slot.device.client.cycle().catch((error: unknown) => {
      // A killed tab has no last words.
      if (error instanceof Cut) return { state: { status: "offline" as const, pending: 1 } };
      throw error;
    });
    const ended = await Promise.race([cycle, stands]);
    slot.fault = { kind: "none", at: 0 };
    if (typeof ended === "function") {
      slot.frozen.push({ cycle, thaw: ended });
      slot.device = { ...slot.device, client: slot.device.openTab() };
      return;
    }
    const { state } = ended;
    if (state.status === "syncing") reach(simulation, "fenced");
    if (state.status === "asking") slot.device.client.answer("drop");
    await checkAfterCycle(simulation, slot, state, world.requests.length - before);
  }

  /** What stood still goes on, whatever has happened since. */
  async function thaw(): Promise<void> {
    for (const slot of slots)
      for (const { thaw: goOn, cycle } of slot.frozen.splice(0)) {
        goOn();
        await cycle;
        history.flag("frozen");
        reach(simulation, "thawed");
      }
  }

  async function evict(slot: Slot): Promise<void> {
    await excuseUnsent(slot);
    await slot.device.store.close();
    fill(slot, slot.device.tables);
  }

  async function fork(from: Slot, onto: Slot, writes: boolean): Promise<void> {
    if (from === onto) return;
    await excuseUnsent(onto);
    await onto.device.store.close();
    fill(onto, from.device.tables);
    await copyStore(from.device.store, from.device.tables, onto.device.store, onto.device.tables);
    onto.device.skew.now = from.device.skew.now;
    history.flag("forked");
    if (!writes) return;
    // In the same millisecond: one device, one stamp, two values. Whoever replaces one by its stamp replaces both.
    const before = history.writes.length;
    await editFirst(from);
    await editFirst(onto);
    history.excuse(...history.writes.slice(before).map(({ value }) => value));
  }

  /** R43. The same device with this version of the program. */
  async function upgrade(slot: Slot): Promise<void> {
    const { store, tables, skew } = slot.device;
    if (tables === worldTables) return;
    fill(slot, worldTables);
    await copyStore(store, tables, slot.device.store, worldTables);
    await store.close();
    slot.device.skew.now = skew.now;
    history.flag("upgraded");
  }

  /** What only the evicted device had is lost with it. */
  async function excuseUnsent(slot: Slot): Promise<void> {
    const { store } = slot.device;
    for (const { id, dirty, kept, unknown } of await store.query(syncRows, { owner: OWNER })) {
      // What a server that was set back has lost, only devices have.
      if (!dirty && !history.has("restored")) continue;
      const [name = "", rowId = ""] = id.split("/");
      const table = tableIn(slot, name);
      const row = kept ?? (table && (await store.get(table, OWNER, rowId))) ?? {};
      history.excuse(...valuesOf({ ...row, ...unknown }));
    }
    const link = await store.get(syncLinks, OWNER, "link");
    for (const op of link?.flight ? opsOf(link.flight) : []) history.excuse(...valuesOf(fromWire(op).state.values));
    history.flag("evicted");
  }

  async function bringBack({ device: { store } }: Slot, pick: number): Promise<void> {
    const gone = (await store.query(syncRows, { owner: OWNER })).filter(
      ({ place, id }) => place === "deleted" && /^(notes|labels)\//.test(id),
    );
    const chosen = gone[pick % Math.max(1, gone.length)];
    if (!chosen) return;
    history.revived(chosen.id);
    const [table = "", id = ""] = chosen.id.split("/");
    await store.write([operation(undelete, OWNER, { names: [[table, id]] })]);
  }

  async function act(slot: Slot, step: Extract<Step, { readonly device: number }>): Promise<void> {
    if (step.do === "make") return make(slot, "notes");
    if (step.do === "label") return make(slot, "labels");
    if (step.do === "sync") return sync(slot, { kind: step.fault, at: step.at });
    if (step.do === "skew") {
      slot.device.skew.now = step.by;
      if (step.by === DRIFT) history.flag("drifted");
    }
    if (step.do === "evict") return evict(slot);
    if (step.do === "upgrade") return upgrade(slot);
    if (step.do === "fork") return fork(slot, slots[step.onto] as Slot, step.writes);
    if (step.do === "undelete") return bringBack(slot, step.pick);
    if (step.do !== "edit" && step.do !== "delete" && step.do !== "name") return undefined;

    const rows = await rowsIn(slot);
    const chosen = rows[step.pick % Math.max(1, rows.length)];
    if (!chosen) return undefined;
    const { table, row } = chosen;
    if (step.do === "edit") return edit(slot, table, row, step.field);
    if (step.do === "delete") return slot.device.store.write([remove(table, OWNER, row.id)]);
    if ("name" in row && !rows.some((each) => each.row["name"] === step.name))
      await slot.device.store.write([change(table, OWNER, row.id, { name: step.name } as Partial<StoredRow>)]);
    return undefined;
  }

  return { fill, act, sync, thaw, upgrade };
}

const dirtyName = ({ id, dirty }: EnvelopeRow) => (dirty ? [id] : []);

type Json = Readonly<Record<string, unknown>> & { readonly id: string };
