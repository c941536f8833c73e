import { chatTables } from "#core/chat/chat.ts";
import { expect, it } from "vitest";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { syncConflicts } from "#core/sync/merge/sync-tables.ts";
import { createWorld, type Device } from "#core/sync/testing/sync-world.ts";
import { tables } from "#core/api/tables.ts";
import { collections } from "./collection.ts";
import { changeCollection, createCollection } from "./collections.ts";
import { DEFAULT_COLLECTION } from "./collection.ts";
import { defaultCollection } from "./default-collection.ts";
import { deleteCollection } from "./delete-collection.ts";
import { takeIn } from "./take-in.ts";

function setup() {
  const world = createWorld({ serverTables: tables });
  const clock = { now: () => (world.clock.now += 1) };
  const [one, two] = [world.addDevice({ tables }), world.addDevice({ tables })];
  const depsOf = ({ store }: Device) => ({ store, clock, blobs: createMemoryBlobs(), chats: chatTables });
  const make = (device: Device) => defaultCollection(depsOf(device), device.owner);
  const cycle = async (...devices: readonly Device[]) => {
    for (const { client } of devices) expect((await client.cycle()).state).toMatchObject({ problem: null });
  };
  const namesOn = async ({ store, owner }: Device) =>
    (await store.query(collections, { owner })).map(({ name }) => name).sort();
  return { world, one, two, depsOf, make, cycle, namesOn };
}

it("two devices that each make it apart have one when they have met, and nothing was lost", async () => {
  const { world, one, two, make, cycle, namesOn } = setup();
  const [here, there] = [await make(one), await make(two)];
  expect([here.id, there.id]).toEqual([DEFAULT_COLLECTION, DEFAULT_COLLECTION]);
  expect(here.created_at).not.toBe(there.created_at);
  await cycle(one, two, one);
  for (const device of [one, two]) expect(await namesOn(device)).toEqual(["My documents"]);
  const [left, right] = await Promise.all([one, two].map(make));
  expect({ ...left }).toEqual(right);
  expect(await world.server.store.count(syncConflicts, { owner: "anna" })).toBe(0);
});

it("the name somebody gave it on one device counts on the other, though that made its own later", async () => {
  const { one, two, depsOf, make, cycle, namesOn } = setup();
  await make(one);
  await changeCollection(depsOf(one), one.owner, DEFAULT_COLLECTION, { name: "Papers" });
  await make(two);
  await cycle(two, one, two);
  for (const device of [one, two]) expect(await namesOn(device)).toEqual(["Papers"]);
});

it("is there again when it is wanted after it was deleted, on all devices", async () => {
  const { one, two, depsOf, make, cycle, namesOn } = setup();
  await make(one);
  await cycle(one, two);
  await deleteCollection(depsOf(one), one.owner, DEFAULT_COLLECTION);
  await cycle(one, two);
  expect(await namesOn(two)).toEqual([]);
  expect(await make(two)).toMatchObject({ id: DEFAULT_COLLECTION, name: "My documents" });
  await cycle(two, one);
  expect(await namesOn(one)).toEqual(["My documents"]);
});

it("those that an earlier version made on two devices stay what they are, and can be put together", async () => {
  const { one, two, depsOf, cycle, namesOn } = setup();
  const earlier = {
    name: "My documents",
    description: "Everything dropped here.",
    color: "#3B82F6",
    never_leaves: false,
  };
  for (const device of [one, two]) await createCollection(depsOf(device), device.owner, earlier);
  await cycle(one, two, one);
  for (const device of [one, two]) expect(await namesOn(device)).toEqual(["My documents", "My documents"]);

  const [first, second] = await one.store.query(collections, { owner: one.owner });
  await takeIn(depsOf(one), one.owner, first?.id ?? "", second?.id ?? "");
  await cycle(one, two);
  expect(await two.store.query(collections, { owner: two.owner })).toMatchObject([{ id: first?.id }]);
});
