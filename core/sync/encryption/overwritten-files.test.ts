import { expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { documents } from "#core/library/documents/document.ts";
import { change, put } from "../../storage/store.ts";
import { DAY } from "../merge/forget-deleted.ts";
import { collectGarbage } from "../server/garbage.ts";
import { listConflicts, settleConflict } from "../trash/kept.ts";
import { tables } from "#core/api/tables.ts";
import { collection, cycle, document, setup } from "./testing/encrypted-account.ts";

/** Two devices that replaced the file of one document apart: the first one twice, and the second one later than that. */
async function replacedApart() {
  const world = await setup();
  const { one, two, clock } = world;
  const fileOn = async ({ blobs }: typeof one, text: string) => (await blobs.put(new Blob([text]).stream())).id;
  const home = collection(one.owner, "Home");
  const first = await fileOn(one, "first");
  const made = document(one.owner, home.id, first);
  await one.store.write([put(collections, home), put(documents, made)]);
  await cycle(one, two);
  const lost = await fileOn(one, "file of one");
  const between = await fileOn(one, "file of one, replaced again");
  await one.store.write([change(documents, one.owner, made.id, { file: lost, earlier_files: [between, first] })]);
  clock.time += 5;
  const file = await fileOn(two, "file of two");
  await two.store.write([change(documents, two.owner, made.id, { file, earlier_files: [first] })]);
  return { ...world, made, lost: [lost, between] };
}

it.each(["the server", "a device"])(
  "R8, R44: files of versions that lost stay on the server of an encrypted account, as %s kept them",
  async (keeper) => {
    const { server, clock, one, two, lost } = await replacedApart();
    // Who comes second with a clash notices it.
    await (keeper === "a device" ? cycle(two, one, two) : cycle(one, two, one));
    await one.moveFiles();
    clock.time += 8 * DAY;
    await collectGarbage(server.store, "anna", clock.now());
    expect(await two.http().missing(lost)).toEqual([]);
    for (const { store, owner } of [one, two]) {
      const { items } = await listConflicts({ store, tables }, owner, { limit: 10, offset: 0 });
      expect(items.map(({ value }) => value).sort()).toEqual(lost.toSorted());
    }
  },
);

it("R8, R44: so does the file that was in use before the other one was put back", async () => {
  const { server, clock, one, two, made } = await replacedApart();
  await cycle(one, two, one);
  for (const device of [one, two]) await device.moveFiles();
  const inUse = (await one.store.get(documents, one.owner, made.id))?.file ?? "";
  const deps = { store: one.store, tables, clock };
  const [conflict] = (await listConflicts(deps, one.owner, { limit: 10, offset: 0 })).items;
  await settleConflict(deps, one.owner, { id: conflict?.id ?? "", take: true });
  await cycle(one, two);
  clock.time += 8 * DAY;
  await collectGarbage(server.store, "anna", clock.now());
  expect(await two.http().missing([inUse])).toEqual([]);
});
