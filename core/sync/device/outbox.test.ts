import { expect, it } from "vitest";
import { change, put, remove, type Operation } from "../../storage/store.ts";
import { syncConflicts } from "../merge/sync-tables.ts";
import { createWorld, note, notes, notesOf, type Device, type Note } from "../testing/sync-world.ts";

/** A device whose next batch meets these edits between its being read and its being put under way, and another one. */
function setup() {
  const world = createWorld();
  const edits: Operation[] = [];
  const one: Device = world.addDevice({
    owner: "own",
    wrapStore: (store) => ({
      ...store,
      async write(batch) {
        if (batch.some((each) => each.kind === "merge" && each.id === "take"))
          for (const edit of edits.splice(0)) await store.write([edit]);
        return store.write(batch);
      },
    }),
  });
  const two = world.addDevice();
  const edit = (fields: Partial<Note>) => change(notes, one.owner, "x", fields);
  return { ...world, one, two, edits, edit };
}

it.each(["a new row", "an edited row"])(
  "R8, R22: %s edited while its batch is put under way replaces what was sent, and is no conflict",
  async (what) => {
    const { one, two, server, edits, edit } = setup();
    await one.store.write([put(notes, note(one.owner, "x", { a: 1 }))]);
    if (what === "an edited row") {
      await one.client.cycle();
      await one.store.write([edit({ a: 2 })]);
    }
    edits.push(edit({ a: 3 }), edit({ b: 4 }));
    for (const { client } of [one, one, two]) await client.cycle();
    expect(edits).toEqual([]);
    expect(await notesOf(two)).toEqual([{ id: "x", a: 3, b: 4, name: null }]);
    for (const { store, owner } of [one, two, { store: server.store, owner: "anna" }])
      expect(await store.query(syncConflicts, { owner })).toEqual([]);
  },
);

it("R22: a row deleted while its batch is put under way is deleted everywhere", async () => {
  const { one, two, edits } = setup();
  await one.store.write([put(notes, note(one.owner, "x", { a: 1 }))]);
  edits.push(remove(notes, one.owner, "x"));
  for (const { client } of [one, two, one, two]) await client.cycle();
  expect([await notesOf(one), await notesOf(two)]).toEqual([[], []]);
});
