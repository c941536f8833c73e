import { expect, it } from "vitest";
import { tables } from "#core/api/tables.ts";
import { chatMessages, chatSessions, chatTables, type ChatMessageRow } from "#core/chat/chat.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { put } from "#core/storage/store.ts";
import { newId } from "#core/storage/time.ts";
import { createWorld, type Device, type DeviceOptions } from "#core/sync/testing/sync-world.ts";
import { listDeleted } from "#core/sync/trash/trash.ts";
import { collections, defaultRow, DEFAULT_COLLECTION } from "../collections/collection.ts";
import { highlights, type HighlightRow } from "../highlights/highlight.ts";
import { documents, NOT_READ, type DocumentRow } from "./document.ts";
import { joinCopy, joiningCopies } from "./join-copies.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const FILE = "f".repeat(64);
const NOW = "2026-11-21T00:00:00.000Z";

function setup() {
  const world = createWorld({ serverTables: tables });
  const clock = { now: () => world.clock.now };
  const depsOf = (store: Device["store"]) => ({ store, blobs: createMemoryBlobs(), clock, chats: chatTables });
  let isCut = false;
  let together: (() => Promise<void>) | undefined;
  const open = async (more: Pick<DeviceOptions, "batchSize"> = {}) => {
    const device = world.addDevice({
      ...more,
      tables,
      arrivals: (store, owner) => joiningCopies(depsOf(store), owner),
      fetch: async (send, path, init) => {
        if (isCut) throw new TypeError("offline");
        const response = await send(path, init);
        if (path === "/sync/push") await together?.();
        return response;
      },
    });
    await device.store.write([put(collections, defaultRow(device.owner, NOW))]);
    const add = async (fields: Partial<DocumentRow> = {}) => {
      const row = sampleDocument({ owner: device.owner, collection_id: DEFAULT_COLLECTION, file: FILE, ...fields });
      await device.store.write([put(documents, row)]);
      return row.id;
    };
    const rows = () => device.store.query(documents, { owner: device.owner });
    const cycle = () => device.client.cycle();
    return { ...device, add, rows, cycle };
  };
  const cut = (is: boolean) => void (isCut = is);
  /** The answers to the next pushes wait for each other; gives how many there were. */
  const hold = (count: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let arrived = 0;
    together = async () => {
      if (++arrived === count) resolve();
      await promise;
    };
    return () => Math.min(arrived, count);
  };
  return { open, cut, hold, depsOf };
}

type Opened = Awaited<ReturnType<ReturnType<typeof setup>["open"]>>;

const mark = (owner: string, document_id: string): HighlightRow => ({
  id: newId(),
  owner,
  document_id,
  start: 0,
  end: 5,
  quote: "north",
  page: null,
  page_label: null,
  before: "",
  after: "",
  color: "yellow",
  note: "mine",
  created_at: NOW,
  updated_at: NOW,
});

async function markAndCite({ store, owner }: Opened, document_id: string) {
  const session = { id: newId(), owner, name: "Ford", collection_id: null, created_at: NOW, updated_at: NOW };
  const metadata = { answer: { passages: [{ document_id, text: "north of the mill" }] } };
  const about = { session_id: session.id, collection_id: null, owner, created_at: NOW };
  const message: ChatMessageRow = { ...about, id: newId(), role: "assistant", content: "North of the mill.", metadata };
  await store.write([
    put(chatSessions, { ...session, conversation_type: "documents" }),
    put(chatMessages, message),
    put(highlights, mark(owner, document_id)),
  ]);
}

const citedBy = async ({ store, owner }: Opened) =>
  (await store.query(chatMessages, { owner })).flatMap(({ metadata }) =>
    JSON.stringify(metadata).match(/[0-9a-f-]{36}/g),
  );

it("a file given to two devices before they met is one document, with the tags, notes and chats of both", async () => {
  const { open } = setup();
  const [one, two] = [await open(), await open()];
  const kept = await one.add({ tags: ["from one"] });
  await one.cycle();
  const copy = await two.add({ tags: ["from two", "from one"] });
  await markAndCite(two, copy);
  await two.cycle();
  await one.cycle();
  for (const device of [one, two]) {
    expect(await device.rows()).toMatchObject([{ id: kept, tags: ["from one", "from two"] }]);
    expect(await device.store.query(highlights, { owner: device.owner })).toMatchObject([
      { document_id: kept, note: "mine" },
    ]);
    expect(await citedBy(device)).toEqual([kept]);
    expect(await listDeleted(device, device.owner, { limit: 10, offset: 0 })).toMatchObject({
      items: [],
    });
  }
});

it("a file that was given while the device was cut off joins the one given elsewhere meanwhile", async () => {
  const { open, cut } = setup();
  const [one, two] = [await open(), await open()];
  for (const { cycle } of [one, two]) await cycle();
  cut(true);
  await two.add({ tags: ["here"], created_at: "2026-11-21T00:00:01.000Z" });
  expect((await two.cycle()).state.status, "its batch is under way from now on").toBe("offline");
  cut(false);
  const kept = await one.add({ ...NOT_READ, status: "processing" });
  await one.cycle();
  await two.cycle();
  await one.cycle();
  for (const { rows } of [one, two])
    expect(await rows()).toMatchObject([{ id: kept, tags: ["here"], status: "completed" }]);
});

it("two devices that send the same file at the same moment keep the same one of the two", async () => {
  const { open, hold } = setup();
  const [one, two] = [await open({ batchSize: 1 }), await open({ batchSize: 1 })];
  for (const { cycle } of [one, two]) await cycle();
  await one.add({ created_at: "2026-11-21T00:00:02.000Z", tags: ["one"] });
  const older = await two.add({ created_at: "2026-11-21T00:00:01.000Z", tags: ["two"] });
  // Each has looked, found nothing, and sends; then each hears of the other's.
  for (const device of [one, two]) await device.store.write([put(highlights, mark(device.owner, newId()))]);
  const pushed = hold(2);
  await Promise.all([one.cycle(), two.cycle()]);
  expect(pushed()).toBe(2);
  for (const { cycle } of [one, two, one, two]) await cycle();
  for (const { rows } of [one, two]) {
    const [row, ...others] = await rows();
    expect([row?.id, row?.tags?.toSorted(), others]).toEqual([older, ["one", "two"], []]);
  }
});

it("a copy that a person made, a file in another collection, and one with earlier versions stay documents of their own", async () => {
  const { open } = setup();
  const [one, two] = [await open(), await open()];
  await one.add();
  for (const { cycle } of [one, two]) await cycle();
  await two.add();
  for (const { cycle } of [one, two, one]) await cycle();
  expect(await one.rows(), "made by a user who saw the other").toHaveLength(2);
  expect(await two.rows()).toHaveLength(2);

  const three = await open();
  await three.add({ collection_id: newId() });
  const earlier = { version: 1, began_at: NOW, replaced_at: NOW, file_size: 1, pipeline: "p", changes: null };
  await three.add({ earlier: [earlier], earlier_files: ["e".repeat(64)] });
  await three.cycle();
  expect(await three.rows()).toHaveLength(4);
});

it("one of two that everybody has seen goes to the trash when a person joins them", async () => {
  const { open, depsOf } = setup();
  const one = await open();
  const [keep, copy] = [await one.add(), await one.add({ tags: ["kept"] })];
  await markAndCite(one, copy);
  const deps = depsOf(one.store);
  expect(await joinCopy(deps, one.owner, { keep, copy })).toBe(true);
  expect(await one.rows()).toMatchObject([{ id: keep, tags: ["kept"] }]);
  expect(await citedBy(one)).toEqual([keep]);
  const { items } = await listDeleted(one, one.owner, { limit: 10, offset: 0 });
  expect(items).toMatchObject([{ id: `documents/${copy}` }]);
  expect(await joinCopy(deps, one.owner, { keep, copy }), "it is gone").toBe(false);
});
