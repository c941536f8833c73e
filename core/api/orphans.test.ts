import { expect, it } from "vitest";
import { tables } from "#core/api/tables.ts";
import { chatMessages, chatSessions, type ChatMessageRow, type ChatSessionRow } from "#core/chat/chat.ts";
import { collections, DEFAULT_COLLECTION } from "#core/library/collections/collection.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { erase, put, remove } from "#core/storage/store.ts";
import { newId } from "#core/storage/time.ts";
import { collection } from "#core/sync/encryption/testing/encrypted-account.ts";
import { createWorld, type Device } from "#core/sync/testing/sync-world.ts";
import { listDeleted, restoreDeleted } from "#core/sync/trash/trash.ts";

const at = "2026-11-21T00:00:00.000Z";
const trash = ({ store, owner }: Device) => listDeleted({ store }, owner, { limit: 10, offset: 0 });
const documentsOf = ({ store, owner }: Device) => store.query(documents, { owner });

function setup() {
  const world = createWorld({ serverTables: tables });
  const [one, two] = [world.addDevice({ tables }), world.addDevice({ tables })] as const;
  const sync = async () => {
    for (const { client } of [one, two, one, two]) await client.cycle();
  };
  return { ...world, one, two, sync };
}

const session = (owner: string, fields: Partial<ChatSessionRow> = {}): ChatSessionRow => ({
  id: newId(),
  owner,
  name: "About tea",
  collection_id: null,
  created_at: at,
  updated_at: at,
  conversation_type: "document_chat",
  ...fields,
});

const message = (owner: string, session_id: string): ChatMessageRow => ({
  id: newId(),
  owner,
  session_id,
  role: "assistant",
  content: "## Tea\n\nIt is **hot**.",
  metadata: {},
  created_at: at,
  collection_id: null,
  position: at,
});

it("what another device added to something deleted is part of its entry in the trash, and comes back with it", async () => {
  const { one, two, clock, sync } = setup();
  const chat = session(one.owner);
  await one.store.write([put(chatSessions, chat), put(chatMessages, message(one.owner, chat.id))]);
  await sync();
  await one.store.write([remove(chatSessions, one.owner, chat.id)]);
  clock.now += 5;
  await two.store.write([put(chatMessages, message(two.owner, chat.id))]);
  await sync();
  for (const device of [one, two])
    expect((await trash(device)).items).toMatchObject([
      { kind: "chat_sessions", name: "About tea", with: { chat_messages: 2 } },
    ]);
  expect(await restoreDeleted({ ...two, clock: { now: () => clock.now } }, two.owner, `chat_sessions/${chat.id}`)).toBe(
    3,
  );
  await sync();
  for (const { store, owner } of [one, two]) expect(await store.count(chatMessages, { owner })).toBe(2);
});

it("a document put into a collection that was erased meanwhile comes back among a person's own documents", async () => {
  const { one, two, clock, sync } = setup();
  const parent = collection(one.owner, "Private");
  await one.store.write([put(collections, parent)]);
  await sync();
  await one.store.write([erase(collections, one.owner, parent.id)]);
  clock.now += 5;
  const added = sampleDocument({ owner: two.owner, original_filename: "added.md", collection_id: parent.id });
  await two.store.write([put(documents, added)]);
  await sync();
  for (const device of [one, two])
    expect((await trash(device)).items.map(({ id }) => id)).toEqual([`documents/${added.id}`]);
  expect(await restoreDeleted({ ...two, clock: { now: () => clock.now } }, two.owner, `documents/${added.id}`)).toBe(1);
  await sync();
  for (const device of [one, two]) {
    expect(await documentsOf(device)).toMatchObject([{ id: added.id, collection_id: DEFAULT_COLLECTION }]);
    expect((await device.store.query(collections, { owner: device.owner })).map(({ name }) => name)).toEqual([
      "My documents",
    ]);
  }
});

it("a document that comes back among a person's own documents does so in one write, which a crash cannot cut in two", async () => {
  const { one, clock } = setup();
  const { store, owner } = one;
  const parent = collection(owner, "Private");
  const added = sampleDocument({ owner, collection_id: parent.id });
  await store.write([put(collections, parent), put(documents, added)]);
  await store.write([remove(documents, owner, added.id)]);
  await store.write([erase(collections, owner, parent.id)]);
  let writes = 0;
  const cut: typeof store = {
    ...store,
    write: (batch) => (writes++ === 0 ? store.write(batch) : new Promise(() => {})),
  };
  void restoreDeleted({ store: cut, clock: { now: () => clock.now } }, owner, `documents/${added.id}`);
  await expect.poll(() => documentsOf(one)).toMatchObject([{ id: added.id, collection_id: DEFAULT_COLLECTION }]);
  expect(await store.get(collections, owner, DEFAULT_COLLECTION)).toBeDefined();
});

it("a message put into a chat that was erased meanwhile is erased with it", async () => {
  const { one, two, clock, sync } = setup();
  const chat = session(one.owner);
  await one.store.write([put(chatSessions, chat)]);
  await sync();
  await one.store.write([erase(chatSessions, one.owner, chat.id)]);
  clock.now += 5;
  await two.store.write([put(chatMessages, message(two.owner, chat.id))]);
  await sync();
  for (const device of [one, two]) {
    expect((await trash(device)).items).toEqual([]);
    expect(await device.store.count(chatMessages, { owner: device.owner })).toBe(0);
  }
});

it("what belonged to something that was deleted for ever is not brought back without it", async () => {
  const { one, clock } = setup();
  const { store, owner } = one;
  const chat = session(owner);
  const said = message(owner, chat.id);
  await store.write([put(chatSessions, chat), put(chatMessages, said)]);
  await store.write([remove(chatMessages, owner, said.id)]);
  await store.write([erase(chatSessions, owner, chat.id)]);
  await expect(
    restoreDeleted({ store, clock: { now: () => clock.now } }, owner, `chat_messages/${said.id}`),
  ).rejects.toThrow("deleted forever");
});
