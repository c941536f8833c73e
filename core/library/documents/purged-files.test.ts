import { expect, it } from "vitest";
import { tables } from "#core/api/tables.ts";
import { discardReleased } from "#core/storage/discard.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { put, remove } from "#core/storage/store.ts";
import { createWorld } from "#core/sync/testing/sync-world.ts";
import { purgeDeleted } from "#core/sync/trash/trash.ts";
import { documents } from "./document.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const streamOf = (text: string) => new Blob([text]).stream();

it("what is deleted for ever on one device leaves no file on the server and on the other devices", async () => {
  const world = createWorld({ serverTables: tables });
  const devices = [world.addDevice({ tables }), world.addDevice({ tables })] as const;
  const [one, two] = devices;
  const hosts = [...devices, { store: world.server.store, owner: "anna" }].map((host) => ({
    ...host,
    blobs: createMemoryBlobs(),
  }));
  const sync = async () => {
    for (const { client } of [one, two, one]) await client.cycle();
    for (const host of hosts) await discardReleased(host);
  };
  const texts = { file: "a letter", text: "Read: a letter", earlier: "an older letter", shared: "a leaflet" };
  const ids = Object.fromEntries(
    await Promise.all(
      Object.entries(texts).map(async ([name, text]) => {
        const stored = await Promise.all(hosts.map(({ blobs }) => blobs.put(streamOf(text))));
        return [name, stored[0]?.id ?? ""] as const;
      }),
    ),
  );
  const { file = "", text = "", earlier = "", shared = "" } = ids;
  const letter = sampleDocument({ owner: one.owner, file, text, segments: [shared], earlier_files: [earlier] });
  const other = sampleDocument({ owner: one.owner, file: shared });
  await one.store.write([put(documents, letter), put(documents, other)]);
  await sync();
  await one.store.write([remove(documents, one.owner, letter.id)]);
  await sync();
  const here = () => Promise.all(hosts.map(({ blobs }) => blobs.areHere([file, text, earlier, shared])));
  expect(await here(), "in the trash").toEqual(hosts.map(() => [true, true, true, true]));

  const [first] = hosts;
  await purgeDeleted({ store: one.store, blobs: first?.blobs as never }, one.owner, [`documents/${letter.id}`]);
  const { wakes } = world.server;
  await sync();
  expect(world.server.wakes, "the server's background work is woken for it").toBe(wakes + 1);
  expect(await here(), "another document names the leaflet").toEqual(hosts.map(() => [false, false, false, true]));
});
