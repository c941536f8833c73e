import { IDBObjectStore as Puts } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { change, put, remove } from "#core/storage/store.ts";
import { syncConflicts } from "#core/sync/merge/sync-tables.ts";
import { createSyncExtension } from "#core/sync/merge/extension.ts";
import { createWorld, note, notes, notesOf, worldTables, type Device } from "#core/sync/testing/sync-world.ts";
import { createDexieStore } from "#web/storage/dexie-store.ts";

/** What the n-th put into IndexedDB meets: no room, or the end of the process. */
type Fault = "no room" | "killed";
let countdown = Infinity;
let fault: Fault = "no room";
let dead = false;
let counted = 0;

beforeEach(() => {
  const prototype = Puts.prototype as { put(...call: unknown[]): unknown };
  const real = prototype.put;
  vi.spyOn(prototype, "put").mockImplementation(function (this: unknown, ...call) {
    counted++;
    if (dead || --countdown === 0) {
      dead = fault === "killed";
      throw new DOMException("The n-th put.", dead ? "AbortError" : "QuotaExceededError");
    }
    return real.apply(this, call);
  });
});
afterEach(() => vi.restoreAllMocks());

let databases = 0;

/** One device over IndexedDB that may end and begin again, another one beside it, and a server. */
async function story(failing: number, kind: Fault) {
  const world = createWorld();
  const name = `every put ${databases++}`;
  const extension = createSyncExtension({
    role: "device",
    tables: worldTables,
    now: () => world.clock.now,
    newDevice: () => "dev-000one",
  });
  const open = () =>
    world.addDevice({
      owner: "me",
      store: createDexieStore(worldTables, { name, extension }),
      pageSize: 2,
      batchSize: 2,
    });
  let one = open();
  const two = world.addDevice({ owner: "you" });
  counted = 0;
  dead = false;
  fault = kind;
  countdown = failing;

  const restart = async () => {
    dead = false;
    await one.store.close();
    one = open();
  };
  /** A person who was told that something failed does it again; a killed app is opened again. */
  const person = async (write: () => Promise<void>) => {
    world.clock.now += 10;
    await write().catch(async () => {
      await restart();
      await write();
    });
  };
  const sync = async () => {
    world.clock.now += 10;
    const { state } = await one.client.cycle().catch(() => ({ state: { status: "killed" } }));
    if (state.status === "synced") return;
    await restart();
    expect((await one.client.cycle()).state).toMatchObject({ status: "synced", problem: null });
  };
  const other = async (write: () => Promise<void> = async () => undefined) => {
    world.clock.now += 10;
    await write();
    expect((await two.client.cycle()).state.status).toBe("synced");
  };

  await other(() => two.store.write(["a", "b", "c"].map((id) => put(notes, note("you", id, { name: id })))));
  await sync();
  await person(() => one.store.write([change(notes, "me", "a", { a: 1 }), remove(notes, "me", "b")]));
  await person(() => one.store.write([put(notes, note("me", "d", { a: 4, name: "d" }))]));
  await other(() =>
    two.store.write([change(notes, "you", "a", { a: 2 }), put(notes, note("you", "e", { name: "d" }))]),
  );
  await sync();
  await person(() => one.store.write([change(notes, "me", "c", { b: 3 })]));
  await sync();
  await other();
  await sync();

  const found = {
    notes: await meaning(one),
    elsewhere: await meaning(two),
    conflicts: await losers(two),
    puts: counted,
  };
  expect(world.errors).toEqual([]);
  await Promise.all([one.store.close(), two.store.close()]);
  return found;
}

const meaning = async (device: Device) => JSON.stringify(await notesOf(device));
const losers = async ({ store, owner }: Device) =>
  (await store.query(syncConflicts, { owner })).map(({ table, row_id, field, value }) => [table, row_id, field, value]);

/** Two hundred stories; seconds on a quiet machine. */
const TIME = 400_000;

it.each(["no room", "killed"] as const)(
  "a device that meets “%s” at any put into IndexedDB ends with the same as without",
  async (kind) => {
    const { puts, ...expected } = await story(Infinity, kind);
    expect(expected.notes).toBe(expected.elsewhere);
    expect(puts).toBeGreaterThan(30);
    for (let at = 1; at <= puts; at++) {
      const { puts: _, ...found } = await story(at, kind);
      expect(found, `at put ${at} of ${puts}`).toEqual(expected);
    }
  },
  TIME,
);
