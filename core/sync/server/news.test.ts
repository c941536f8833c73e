import { expect, it } from "vitest";
import { change, put, remove, type Store } from "../../storage/store.ts";
import { restoreDeleted } from "../trash/trash.ts";
import { createNewsStore, isEdit } from "./news.ts";
import { createWorld, note, notes } from "../testing/sync-world.ts";

function setup() {
  const world = createWorld();
  const told: string[] = [];
  const listening = (store: Store) => createNewsStore(store, { announce: (owner) => told.push(owner) }, isEdit);
  return { one: world.addDevice({ wrapStore: listening }), two: world.addDevice(), told };
}

it("R31: a device hears of what it has to send as soon as it is written: edits, deletions, and what is brought back", async () => {
  const { one, told } = setup();
  const { store, owner } = one;
  await store.write([put(notes, note(owner, "x")), put(notes, note(owner, "y"))]);
  await store.write([change(notes, owner, "x", { a: 2 })]);
  await store.write([remove(notes, owner, "x")]);
  expect(told).toEqual([owner, owner, owner]);
  expect(await restoreDeleted({ ...one, clock: Date }, owner, "notes/x")).toBe(1);
  expect(told).toHaveLength(4);
});

it("R31: what comes from elsewhere, and what was sent, is no news: cycles would never end", async () => {
  const { one, two, told } = setup();
  await two.store.write([put(notes, note(two.owner, "x"))]);
  await two.client.cycle();
  await one.client.cycle();
  expect(await one.store.get(notes, one.owner, "x")).toBeDefined();
  expect(told).toEqual([]);
  await one.store.write([change(notes, one.owner, "x", { a: 2 })]);
  await one.client.cycle();
  expect(told).toEqual([one.owner]);
});
