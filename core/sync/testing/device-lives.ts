import type { Table } from "../../storage/table.ts";
import { opsOf } from "../device/client-store.ts";
import { syncLinks, syncRows } from "../merge/sync-tables.ts";
import { fromWire } from "../merge/wire.ts";
import { faultyNetwork, faultyWrite, type Meanwhile } from "./faults.ts";
import { valuesOf } from "./invariants.ts";
import { OWNER, USER, type Simulation, type Slot } from "./simulation-state.ts";
import { copyStore, worldTables } from "./sync-world.ts";

/** What becomes of devices: they are new, lose everything, are copied, or get a newer program. */
export function createDeviceLives(simulation: Simulation, meanwhile: Meanwhile) {
  const { world, history, options } = simulation;

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
      fetch: faultyNetwork(simulation, slot, meanwhile),
    });
  }

  async function evict(slot: Slot): Promise<void> {
    await excuseUnsent(slot);
    await slot.device.store.close();
    fill(slot, slot.device.tables);
  }

  /** Another device with the same memory: a copied profile. */
  async function copy(from: Slot, onto: Slot): Promise<void> {
    await excuseUnsent(onto);
    await onto.device.store.close();
    fill(onto, from.device.tables);
    await copyStore(from.device.store, from.device.tables, onto.device.store, onto.device.tables);
    onto.device.skew.now = from.device.skew.now;
    history.flag("forked");
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

  return { fill, evict, copy, upgrade };
}

export const tableIn = ({ device }: Slot, name: string): Table | undefined =>
  device.tables.find((table) => table.name === name);
