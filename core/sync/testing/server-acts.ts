import { put, type Store } from "../../storage/store.ts";
import { forgetDeleted } from "../merge/forget-deleted.ts";
import { syncDevices, syncEpochs } from "../server/server-tables.ts";
import { syncRows } from "../merge/sync-tables.ts";
import { takeUpRows } from "../server/take-up.ts";
import { faultyServer } from "./faults.ts";
import { noteHoldings } from "./invariants.ts";
import { OTHER_MARK, OTHER_USER, USER, type Simulation, type Slot } from "./simulation-state.ts";
import { copyStore, note, notes, worldTables, type Device } from "./sync-world.ts";

/** What becomes of the server, and who else uses it. */
export function createServerActs(simulation: Simulation) {
  const { world, slots, history } = simulation;
  const { server } = world;
  const stranger: Device = world.addDevice({ user: OTHER_USER, owner: "he", wrapStore: (store) => store });
  let snapshot: Store | undefined;
  let epochs = 0;

  /** The server's faults are those of whoever syncs. */
  function serveFrom(store: Store): void {
    const current = () => slots.find((slot: Slot) => slot.fault.kind !== "none");
    server.store = faultyServer(store, simulation, current);
  }

  async function beginEpoch(): Promise<void> {
    const row = await server.store.get(syncEpochs, "host", "epoch");
    const epoch = { starts: 1, ...row, id: "epoch", owner: "host", epoch: `epoch ${++epochs}` } as const;
    await server.store.write([put(syncEpochs, epoch)]);
  }

  const copy = (from: Store) => copyStore(from, server.tables, server.open(), server.tables);

  async function collect(force: boolean): Promise<void> {
    const { store } = server;
    const devices = await store.query(syncDevices, { owner: USER });
    const upTo = force ? Number.MAX_SAFE_INTEGER : Math.min(...devices.map(({ ack }) => ack));
    const before = new Set((await store.query(syncRows, { owner: USER })).map(({ id }) => id));
    await forgetDeleted(store, USER, Number.MAX_SAFE_INTEGER, upTo);
    for (const { id } of await store.query(syncRows, { owner: USER })) before.delete(id);
    for (const id of before) history.forgotten(id);
  }

  return {
    collect,
    serveFrom,
    stranger,

    async begin(): Promise<void> {
      await takeUpRows(server.store, server.tables);
      await beginEpoch();
    },

    async remember(): Promise<void> {
      await snapshot?.close();
      snapshot = await copy(server.store);
    },

    /** R39. An older database is put back. */
    async restore(): Promise<void> {
      if (!snapshot) return;
      await noteHoldings(simulation);
      const { store } = server;
      serveFrom(await copy(snapshot));
      await store.close();
      await beginEpoch();
      history.flag("restored");
    },

    /** R43. The same server with this version of the program. */
    async upgrade(): Promise<void> {
      if (server.tables === worldTables) return;
      await snapshot?.close();
      snapshot = undefined;
      await world.upgradeServer(worldTables);
      serveFrom(server.store);
      history.flag("upgraded");
    },

    async somebodyElse(): Promise<void> {
      const id = `${OTHER_MARK}-${world.requests.length}`;
      await stranger.store.write([put(notes, note("he", id, { a: OTHER_MARK }))]);
      await stranger.client.cycle();
    },

    async close(): Promise<void> {
      await Promise.all([server.store.close(), stranger.store.close(), snapshot?.close()]);
    },
  };
}
