import { expect, it } from "vitest";
import { change, put, remove } from "../storage/store.ts";
import { dismissRecovered, listConflicts, listDeleted, listRecovered, restoreDeleted, settleConflict } from "./kept.ts";
import { syncRecovered } from "./sync-tables.ts";
import { createWorld, note, notes, notesOf, worldTables } from "./testing/sync-world.ts";

const page = { limit: 10, offset: 0 };

function setup() {
  const world = createWorld();
  return { ...world, one: world.addDevice(), two: world.addDevice() };
}

type Device = ReturnType<typeof setup>["one"];
type Fields = Parameters<typeof note>[2];

const conflictsOf = ({ store, owner }: Device) => listConflicts({ store, tables: worldTables }, owner, page);
const settle = ({ store, owner }: Device, found: { readonly id: string } | undefined, take: boolean) =>
  settleConflict({ store, tables: worldTables }, owner, { id: found?.id ?? "", take });

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
  expect([total, items.map(({ id }) => id).sort()]).toEqual([3, ["notes/x", "notes/y", "notes/z"]]);
  expect(items.find(({ id }) => id === "notes/x")).toMatchObject({ kind: "notes", name: "first", edited_since: false });
  expect(await restoreDeleted(one, owner, "notes/x")).toBe(2);
  expect(await restoreDeleted(one, owner, "notes/x")).toBe(0);
  await one.client.cycle();
  await two.client.cycle();
  expect((await notesOf(two)).map(({ id, name }) => [id, name])).toEqual([
    ["x", "first"],
    ["y", null],
  ]);
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
  await restoreDeleted(one, one.owner, "notes/x");
  expect(await notesOf(one)).toMatchObject([{ id: "x", a: 7 }]);
});

it("a name taken since is said to be, and nothing comes back", async () => {
  const { one } = setup();
  const { store, owner } = one;
  await store.write([put(notes, note(owner, "x", { name: "n" }))]);
  await store.write([remove(notes, owner, "x")]);
  await store.write([put(notes, note(owner, "y", { name: "n" }))]);
  await expect(restoreDeleted(one, owner, "notes/x")).rejects.toThrow(/same name/);
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
