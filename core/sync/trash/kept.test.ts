import { expect, it } from "vitest";
import { change, put, remove } from "../../storage/store.ts";
import { dismissRecovered, listConflicts, listRecovered, settleConflict, unsettleConflict } from "./kept.ts";
import { syncConflicts, syncHeads, syncRecovered, type HeadRow } from "../merge/sync-tables.ts";
import { listDeleted, purgeDeleted, restoreDeleted } from "./trash.ts";
import { createMemoryBlobs } from "../../storage/testing/memory-blobs.ts";
import { createWorld, note, notes, notesOf, worldTables } from "../testing/sync-world.ts";

const DAY = 86_400_000;
const page = { limit: 10, offset: 0 };

function setup() {
  const world = createWorld();
  return { ...world, one: world.addDevice(), two: world.addDevice() };
}

type Device = ReturnType<typeof setup>["one"];
type Fields = Parameters<typeof note>[2];

const conflictsOf = ({ store, owner }: Device) => listConflicts({ store, tables: worldTables }, owner, page);
const settle = ({ store, owner }: Device, found: { readonly id: string } | undefined, take: boolean) =>
  settleConflict({ store, tables: worldTables, clock: { now: () => 1_700_000_000_000 } }, owner, {
    id: found?.id ?? "",
    take,
  });
const decidedOf = ({ store, owner }: Device) =>
  listConflicts({ store, tables: worldTables }, owner, { ...page, settled: true });
const undo = ({ store, owner }: Device, found: { readonly id: string } | undefined) =>
  unsettleConflict({ store, tables: worldTables, clock: Date }, owner, found?.id ?? "");

/** A note on two devices, changed on the one and then, before either heard of it, on the other; both are in step again. */
async function overwritten(before: Fields, first: NonNullable<Fields>, then: NonNullable<Fields>) {
  const world = setup();
  const { one, two, clock } = world;
  await one.store.write([put(notes, note(one.owner, "x", before))]);
  for (const { client } of [one, two]) await client.cycle();
  await one.store.write([change(notes, one.owner, "x", first)]);
  clock.now += 5;
  await two.store.write([change(notes, two.owner, "x", then)]);
  for (const { client } of [one, two, one]) await client.cycle();
  return world;
}

it("R6: what was deleted together comes back together, on every device, and what is older stays deleted", async () => {
  const { one, two, clock } = setup();
  const { store, owner } = one;
  await store.write([
    put(notes, note(owner, "x", { name: "first" })),
    put(notes, note(owner, "y")),
    put(notes, note(owner, "z")),
  ]);
  await store.write([remove(notes, owner, "z")]);
  clock.now += 5;
  await store.write([remove(notes, owner, "x"), remove(notes, owner, "y")]);
  const { items, total } = await listDeleted(one, owner, page);
  expect([total, items.map(({ id }) => id)]).toEqual([2, ["notes/x", "notes/z"]]);
  expect(items[0]).toMatchObject({ kind: "notes", name: "first", with: { notes: 1 }, edited_since: false });
  const day = 86_400_000;
  expect(Date.parse(items[0]?.kept_until ?? "") - Date.parse(items[0]?.deleted_at ?? "")).toBe(30 * day);
  expect(await restoreDeleted({ ...one, clock: Date }, owner, "notes/x")).toBe(2);
  expect(await restoreDeleted({ ...one, clock: Date }, owner, "notes/x")).toBe(0);
  await one.client.cycle();
  await two.client.cycle();
  expect((await notesOf(two)).map(({ id, name }) => [id, name])).toEqual([
    ["x", "first"],
    ["y", null],
  ]);
});

it.each([0, 10])(
  "R5: what one device brings back while another deletes it for ever is back on both (%i ms)",
  async (later) => {
    const { one, two, clock } = setup();
    await one.store.write([put(notes, note(one.owner, "x", { a: 7 }))]);
    for (const { client } of [one, two]) await client.cycle();
    await one.store.write([remove(notes, one.owner, "x")]);
    for (const { client } of [one, two]) await client.cycle();
    clock.now += later;
    await restoreDeleted({ ...one, clock: Date }, one.owner, "notes/x");
    clock.now += 10 - later;
    await purgeDeleted({ store: two.store, blobs: createMemoryBlobs() }, two.owner, ["notes/x"]);
    for (const { client } of [one, two, two]) await client.cycle();
    for (const device of [one, two]) {
      expect(await notesOf(device)).toMatchObject([{ id: "x", a: 7 }]);
      expect((await listRecovered(device, device.owner, page)).total).toBe(0);
    }
  },
);

it("R10: a device whose clock jumps a year ahead, or was a year behind, keeps what was deleted", async () => {
  const { one, two } = setup();
  two.skew.now = -365 * DAY;
  await one.store.write([put(notes, note(one.owner, "x")), put(notes, note(one.owner, "y"))]);
  for (const { client } of [one, two, two, two]) await client.cycle();
  await one.store.write([remove(notes, one.owner, "x")]);
  for (const { client } of [one, two]) await client.cycle();
  const deleted = async () => (await listDeleted(two, two.owner, page)).items.map(({ id }) => id);
  two.skew.now = 0;
  await two.client.cycle();
  expect(await deleted()).toEqual(["notes/x"]);
  two.skew.now = 365 * DAY;
  await two.client.cycle();
  expect(await deleted()).toEqual(["notes/x"]);
});

it("R5: says when another device changed what was deleted, and brings it back with that change", async () => {
  const { one, two, clock } = setup();
  await one.store.write([put(notes, note(one.owner, "x"))]);
  await one.client.cycle();
  await two.client.cycle();
  await one.store.write([remove(notes, one.owner, "x")]);
  clock.now += 5;
  await two.store.write([change(notes, two.owner, "x", { a: 7 })]);
  for (const { client } of [one, two, one]) await client.cycle();
  expect((await listDeleted(one, one.owner, page)).items).toMatchObject([{ id: "notes/x", edited_since: true }]);
  await restoreDeleted({ ...one, clock: Date }, one.owner, "notes/x");
  expect(await notesOf(one)).toMatchObject([{ id: "x", a: 7 }]);
});

it("R5: what is deleted for ever is so on every device, and nothing of it is left", async () => {
  const { one, two, server, clock } = setup();
  const secret = "the lost manuscript";
  await one.store.write([put(notes, note(one.owner, "x", { name: secret, a: 1 })), put(notes, note(one.owner, "y"))]);
  for (const { client } of [one, two]) await client.cycle();
  await two.store.write([change(notes, two.owner, "x", { a: 2 })]);
  clock.now += 5;
  await one.store.write([change(notes, one.owner, "x", { a: 3 })]);
  for (const { client } of [one, two, one]) await client.cycle();
  await one.store.write([remove(notes, one.owner, "x")]);
  clock.now += 5;
  await one.store.write([remove(notes, one.owner, "y")]);
  for (const { client } of [one, two]) await client.cycle();
  const blobs = createMemoryBlobs();
  expect(await purgeDeleted({ store: two.store, blobs }, two.owner, ["notes/x", "notes/none"])).toBe(1);
  for (const { client } of [two, one]) await client.cycle();
  for (const { store, owner } of [one, two, { store: server.store, owner: "anna" }]) {
    expect((await listDeleted({ store }, owner, page)).items.map(({ id }) => id)).toEqual(["notes/y"]);
    expect(await restoreDeleted({ store, clock: Date }, owner, "notes/x")).toBe(0);
    const rows = await Promise.all(worldTables.map((table) => store.query(table, { owner })));
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
  for (const device of [one, two]) expect((await conflictsOf(device)).total).toBe(0);
});

it("a name taken since is said to be, and nothing comes back", async () => {
  const { one } = setup();
  const { store, owner } = one;
  await store.write([put(notes, note(owner, "x", { name: "n" }))]);
  await store.write([remove(notes, owner, "x")]);
  await store.write([put(notes, note(owner, "y", { name: "n" }))]);
  await expect(restoreDeleted({ ...one, clock: Date }, owner, "notes/x")).rejects.toThrow(/same name/);
  expect((await notesOf(one)).map(({ id }) => id)).toEqual(["y"]);
});

it.each([
  { take: true, value: 1 },
  { take: false, value: 2 },
])("R8: a conflict settled on one device ($take) is settled on all", async ({ take, value }) => {
  const { one, two } = await overwritten({}, { a: 1 }, { a: 2 });
  const [found] = (await conflictsOf(one)).items;
  expect(found).toMatchObject({ kind: "notes", row_id: "x", field: "a", value: 1, current: 2, deleted: false });
  await settle(one, found, take);
  for (const { client } of [one, two]) await client.cycle();
  for (const device of [one, two]) {
    expect((await notesOf(device))[0]?.a).toBe(value);
    expect((await conflictsOf(device)).total).toBe(0);
  }
});

it.each([true, false])(
  "R8: a decision (taken: %s) can be undone on any device, and then everything is as before",
  async (take) => {
    const { one, two } = await overwritten({}, { a: 1 }, { a: 2 });
    await settle(one, (await conflictsOf(one)).items[0], take);
    for (const { client } of [one, two]) await client.cycle();
    const [decided] = (await decidedOf(two)).items;
    expect(decided).toMatchObject({ value: 1, settled: { taken: take, at: "2023-11-14T22:13:20.000Z" } });
    await undo(two, decided);
    for (const { client } of [two, one]) await client.cycle();
    for (const device of [one, two]) {
      expect((await notesOf(device))[0]?.a).toBe(2);
      expect((await conflictsOf(device)).items).toMatchObject([{ value: 1, current: 2, settled: null }]);
      expect((await decidedOf(device)).total).toBe(0);
    }
  },
);

it("a decision is not undone over a later edit", async () => {
  const { one } = await overwritten({}, { a: 1 }, { a: 2 });
  await settle(one, (await conflictsOf(one)).items[0], true);
  await one.store.write([change(notes, one.owner, "x", { a: 5 })]);
  await expect(undo(one, (await decidedOf(one)).items[0])).rejects.toMatchObject({ status: 409 });
  expect((await notesOf(one))[0]?.a).toBe(5);
  expect((await decidedOf(one)).total).toBe(1);
});

it("a conflict says when and on which device each value was written", async () => {
  const { one, two, clock } = await overwritten({}, { a: 1 }, { a: 2 });
  const [onOne] = (await conflictsOf(one)).items;
  expect(onOne).toMatchObject({ written_by: { kind: "this" }, current_by: { kind: "device" } });
  const [onTwo] = (await conflictsOf(two)).items;
  expect(onTwo).toMatchObject({
    written_by: { kind: "device", id: onOne?.written_by.id },
    current_by: { kind: "this" },
    written_at: new Date(clock.now - 5).toISOString(),
    current_at: new Date(clock.now).toISOString(),
  });
});

it("says of what this device wrote under another id, or in another profile, that it was this device", async () => {
  const { one } = await overwritten({}, { a: 1 }, { a: 2 });
  const writers = async () => {
    const [found] = (await conflictsOf(one)).items;
    return [found?.written_by.kind, found?.current_by?.kind];
  };
  const head = (await one.store.get(syncHeads, one.owner, "head")) as HeadRow;
  await one.store.write([put(syncHeads, { ...head, device: "another-01" })]);
  expect(await writers()).toEqual(["device", "device"]);
  await one.store.write([put(syncHeads, { ...head, device: "another-01", formerly: [head.device] })]);
  expect(await writers()).toEqual(["this", "device"]);
  await one.store.write([
    put(syncHeads, { ...head, device: "another-01" }),
    put(syncHeads, { ...head, owner: "the other profile" }),
  ]);
  expect(await writers()).toEqual(["this", "device"]);
});

it("values that nobody sets are no conflict: neither kept, nor shown or taken where an earlier version kept them", async () => {
  const derived = worldTables.map((table) => (table.name === notes.name ? { ...table, authored: ["b"] } : table));
  const world = createWorld({ serverTables: derived });
  const [one, two] = [world.addDevice({ tables: derived }), world.addDevice({ tables: derived })];
  await one.store.write([put(notes, note(one.owner, "x"))]);
  for (const { client } of [one, two]) await client.cycle();
  await one.store.write([change(notes, one.owner, "x", { a: 1, b: 1 })]);
  world.clock.now += 5;
  await two.store.write([change(notes, two.owner, "x", { a: 2, b: 2 })]);
  for (const { client } of [one, two, one]) await client.cycle();
  const listed = async () => (await listConflicts({ store: one.store, tables: derived }, one.owner, page)).items;
  expect((await listed()).map(({ field, value }) => [field, value])).toEqual([["b", 1]]);

  const old = { table: "notes", row_id: "x", field: "a", value: 1, stamp: "0loyw3v280000.dev-000009", settled: null };
  await one.store.write([put(syncConflicts, { id: "notes/x#a@0", owner: one.owner, ...old })]);
  expect(await listed()).toHaveLength(1);
  await settleConflict({ store: one.store, tables: derived, clock: { now: () => world.clock.now } }, one.owner, {
    id: "notes/x#a@0",
    take: true,
  });
  expect((await notesOf(one))[0]?.a).toBe(2);
});

it("what is local to a host is not sent, and stays as it is when the row is changed elsewhere", async () => {
  const localNotes = { ...notes, local: ["b"] };
  const local = worldTables.map((table) => (table.name === notes.name ? localNotes : table));
  const world = createWorld({ serverTables: local });
  const [one, two] = [world.addDevice({ tables: local }), world.addDevice({ tables: local })];
  await one.store.write([put(localNotes, note(one.owner, "x", { a: 1, b: 7 }))]);
  for (const { client } of [one, two]) await client.cycle();
  world.requests.length = 0;
  await one.store.write([change(localNotes, one.owner, "x", { b: 8 })]);
  await one.client.cycle();
  expect(world.requests.map(({ path }) => path.split("?")[0])).toEqual(["/sync/pull"]);
  await two.store.write([change(localNotes, two.owner, "x", { a: 2 })]);
  for (const { client } of [two, one]) await client.cycle();
  expect(await notesOf(one)).toMatchObject([{ a: 2, b: 8 }]);
  expect(await notesOf(two)).toMatchObject([{ a: 2, b: 0 }]);
  await two.store.write([remove(localNotes, two.owner, "x")]);
  for (const { client } of [two, one]) await client.cycle();
  await restoreDeleted({ ...one, clock: Date }, one.owner, "notes/x");
  expect(await notesOf(one)).toMatchObject([{ a: 2, b: 0 }]);
});

it("a conflict says what its row is called, and is not taken into a row that is gone", async () => {
  const { one } = await overwritten({ name: "Papers" }, { a: 1 }, { a: 2 });
  const [found] = (await conflictsOf(one)).items;
  expect(found).toMatchObject({ name: "Papers", value: 1, current: 2 });
  await one.store.write([remove(notes, one.owner, "x")]);
  expect((await conflictsOf(one)).items).toMatchObject([{ name: null, value: 1, current: null, deleted: true }]);
  await expect(settle(one, found, true)).rejects.toMatchObject({ status: 409 });
  expect((await conflictsOf(one)).total).toBe(1);
  await settle(one, found, false);
  expect((await conflictsOf(one)).total).toBe(0);
});

it("an overwritten name that another row has by now is said to be taken, and stays listed", async () => {
  const { one } = await overwritten({ name: "before" }, { name: "mine" }, { name: "yours" });
  await one.store.write([put(notes, note(one.owner, "y", { name: "mine" }))]);
  const [found] = (await conflictsOf(one)).items;
  expect(found).toMatchObject({ field: "name", value: "mine", current: "yours" });
  await expect(settle(one, found, true)).rejects.toThrow(/same name/);
  expect((await conflictsOf(one)).total).toBe(1);
});

it("edits that could not be sent are listed until they are dismissed", async () => {
  const { one } = setup();
  const at = "2026-11-20T12:34:56.789Z";
  const row = { id: "notes/x", owner: one.owner, table: "notes", row_id: "x", values: { a: 1 }, reason: "gone", at };
  await one.store.write([put(syncRecovered, row)]);
  expect((await listRecovered(one, one.owner, page)).items).toMatchObject([{ id: "notes/x", values: { a: 1 } }]);
  await dismissRecovered(one, one.owner, "notes/x");
  expect((await listRecovered(one, one.owner, page)).total).toBe(0);
});
