import { expect, it } from "vitest";
import { tables } from "#core/api/tables.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import type { Engine } from "#core/engine/engine.ts";
import { pipelineOf } from "#core/engine/ingest-engine.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { namedBlobs } from "#core/storage/discard.ts";
import { put } from "#core/storage/store.ts";
import { namedBy } from "#core/sync/files/named-blobs.ts";
import { createWorld, type Device } from "#core/sync/testing/sync-world.ts";
import { listConflicts, settleConflict, unsettleConflict } from "#core/sync/trash/kept.ts";
import { documents, type DocumentRow } from "./document.ts";
import { complete } from "./processing-outcome.ts";
import { createReindexer } from "./reindex.ts";
import { replaceFile } from "./replace-file.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const streamOf = (text: string) => new Blob([text]).stream();

/** A device with separate files; what it reads of a file is "Read: " and the file. */
function openDevice(device: Device, clock: { now(): number }) {
  const blobs = createMemoryBlobs();
  const { store, owner, client } = device;
  const engine: Pick<Engine, "process"> = {
    async process({ file, text }) {
      const read = text ?? (await blobs.put(streamOf(`Read: ${await textOf(file)}`))).id;
      const pipeline = pipelineOf(BUILTIN_EMBEDDER_ID);
      return { text: read, segments: [], pipeline, chunk_count: 1, metadata: {} } as never;
    },
  };
  const textOf = async (id: string) => new TextDecoder().decode(await blobs.bytes(id));
  const deps = { store, blobs, clock, limits: { uploadBytes: 1000 }, background: { wake: () => undefined } };
  const row = async (id: string) => (await store.get(documents, owner, id)) as DocumentRow;
  const report = (error: unknown) => {
    throw error;
  };
  const reindexer = createReindexer({ clock: Date, store, blobs, engine, report });
  return {
    owner,
    blobs,
    row,
    store,
    sync: () => client.cycle(),
    replace(id: string, text: string) {
      const file = { name: "a.md", size: text.length, type: "", stream: () => streamOf(text) };
      return replaceFile(deps as never, owner, id, [{ field: "file", file }]);
    },
    async read(id: string) {
      const waiting = await row(id);
      const processed = await engine.process(
        { owner, document_id: id, file: waiting.file, original_filename: "a.md", type: "md" },
        () => undefined,
        new AbortController().signal,
      );
      await complete({ store, blobs, clock }, waiting, { processed, seconds: 0 });
    },
    settle: async () => {
      while (await reindexer.step(new AbortController().signal));
    },
    async says(id: string) {
      const { file, text } = await row(id);
      return [await textOf(file), await textOf(text ?? "")];
    },
  };
}

async function twoDevices() {
  const world = createWorld({ serverTables: tables });
  const clock = { now: () => (world.clock.now += 1) };
  const [one, two] = [openDevice(world.addDevice({ tables }), clock), openDevice(world.addDevice({ tables }), clock)];
  const { id: file } = await one.blobs.put(streamOf("first"));
  const { id: text } = await one.blobs.put(streamOf("Read: first"));
  const made = sampleDocument({ owner: one.owner, file, text, pipeline: pipelineOf(BUILTIN_EMBEDDER_ID) });
  await one.store.write([put(documents, made)]);
  await one.sync();
  await two.sync();
  await two.blobs.put(streamOf("first"));
  await two.blobs.put(streamOf("Read: first"));
  return { one, two, made, clock };
}

it.each(["one", "two"] as const)(
  "R8: of two newer versions of a file added apart, the one that lost is kept and can be put back on device %s",
  async (name) => {
    const { one, two, made, clock } = await twoDevices();
    await one.replace(made.id, "file of one");
    await two.replace(made.id, "file of two");
    for (const device of [one, two]) await device.read(made.id);
    for (const device of [one, two, one, two]) await device.sync();

    const device = { one, two }[name];
    const deps = { store: device.store, tables, clock };
    const { items } = await listConflicts(deps, device.owner, { limit: 10, offset: 0 });
    const lost = (await one.blobs.put(streamOf("file of one"))).id;
    expect(items).toMatchObject([{ kind: "documents", row_id: made.id, field: "file", value: lost }]);
    expect((await namedBlobs(one)).has(lost)).toBe(true);
    expect(await namedBy(one.store, one.owner)).toContainEqual({ id: lost, kind: "original" });

    // The file comes from the server by then.
    await device.blobs.put(streamOf("file of one"));
    await settleConflict(deps, device.owner, { id: items[0]?.id ?? "", take: true });
    await device.read(made.id);
    expect(await device.says(made.id)).toEqual(["file of one", "Read: file of one"]);
    const { earlier_files = [], file_size } = await device.row(made.id);
    expect(file_size).toBe("file of one".length);
    const earlier = await Promise.all(earlier_files.map((id) => two.blobs.size(id)));
    expect([earlier_files[1], earlier[0]]).toEqual([made.file, "file of two".length]);
  },
);

it.each(["one", "two"] as const)(
  "R8: of two devices that replaced a file twice apart, each version can be put back on device %s",
  async (name) => {
    const { one, two, made, clock } = await twoDevices();
    for (const version of ["1", "2"])
      for (const [device, of] of [
        [one, "one"],
        [two, "two"],
      ] as const) {
        await device.replace(made.id, `file ${version} of ${of}`);
        await device.read(made.id);
      }
    for (const device of [one, two, one, two]) await device.sync();

    const device = { one, two }[name];
    const deps = { store: device.store, tables, clock };
    const offered = async (settled: boolean) =>
      (await listConflicts(deps, device.owner, { limit: 10, offset: 0, settled })).items;
    const fileOf = async (text: string) => (await one.blobs.put(streamOf(text))).id;
    const [between, last] = [await fileOf("file 1 of one"), await fileOf("file 2 of one")];
    const open = await offered(false);
    expect(open.map(({ field, value, earlier }) => [field, value, earlier])).toEqual(
      expect.arrayContaining([
        ["file", last, false],
        ["file", between, true],
      ]),
    );
    expect(open).toHaveLength(2);
    for (const file of [between, last]) {
      expect((await namedBlobs(one)).has(file)).toBe(true);
      expect(await namedBy(two.store, two.owner)).toContainEqual({ id: file, kind: "original" });
    }

    const { id } = open.find(({ value }) => value === between) ?? { id: "" };
    await settleConflict(deps, device.owner, { id, take: true });
    expect((await device.row(made.id)).file).toBe(between);
    expect((await offered(false)).map(({ value }) => value)).toEqual([last]);
    expect((await offered(true)).map(({ value, earlier }) => [value, earlier])).toEqual([[between, true]]);
    await unsettleConflict(deps, device.owner, id);
    expect((await offered(false)).map(({ value }) => value).sort()).toEqual([between, last].sort());
    await settleConflict(deps, device.owner, { id, take: false });
    for (const each of [device, one, two]) await each.sync();
    for (const { store, owner } of [one, two])
      expect((await listConflicts({ store, tables }, owner, { limit: 10, offset: 0 })).items).toMatchObject([
        { value: last },
      ]);
  },
);

it("a file that two devices replaced apart is read again where its text is of the other's file", async () => {
  const { one, two, made } = await twoDevices();

  // The second device replaces it last, and the first one reads its own file last.
  await one.replace(made.id, "file of one");
  await two.replace(made.id, "file of two");
  await two.read(made.id);
  await one.read(made.id);
  for (const device of [one, two, one, two]) await device.sync();
  expect((await two.row(made.id)).file).toBe((await one.row(made.id)).file);

  await two.settle();
  expect(await two.says(made.id)).toEqual(["file of two", "Read: file of two"]);
  for (const device of [two, one]) await device.sync();
  const [here, there] = [await two.row(made.id), await one.row(made.id)];
  expect([there.file, there.text, there.text_of]).toEqual([here.file, here.text, here.text_of]);
});
