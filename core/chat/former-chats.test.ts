import { expect, it } from "vitest";
import { change, put, remove, type Store } from "#core/storage/store.ts";
import { moveFormerRows } from "#core/sync/merge/move-former.ts";
import { syncConflicts } from "#core/sync/merge/sync-tables.ts";
import { copyStore, createWorld, type Device, type World } from "#core/sync/testing/sync-world.ts";
import { listConflicts, settleConflict } from "#core/sync/trash/kept.ts";
import { listDeleted, restoreDeleted } from "#core/sync/trash/trash.ts";
import { chatMessages, chatSessions } from "./chat.ts";
import { changeChat, deleteChat } from "./sessions.ts";
import { CONVERSATION, earlierChats, earlierMessage, earlierRows, SESSION, uuid } from "./testing/earlier-chats.ts";
import { startHost, tablesBefore, tablesNow } from "./testing/former-place.ts";
import { expectMoved } from "./testing/moved-chats.ts";

const [old, now] = [tablesBefore, tablesNow];
const clock = { now: () => 1_700_000_100_000 };

/** Two devices and a server of the earlier version, in step. */
async function earlierWorld() {
  const world = createWorld({ serverTables: old });
  const [one, two] = [world.addDevice({ owner: "one", tables: old }), world.addDevice({ owner: "two", tables: old })];
  await one.store.write(earlierRows("one"));
  await inStep(world, one, two);
  return { world, one, two };
}

async function upgradeServer(world: World): Promise<void> {
  await world.upgradeServer(now);
  await startHost(world.server.store);
}

async function upgraded(world: World, device: Device): Promise<Device> {
  const next = world.addDevice({
    owner: device.owner,
    tables: now,
    newDevice: () => `${device.owner}-newer`.padEnd(10, "0"),
  });
  await copyStore(device.store, old, next.store, now);
  await startHost(next.store);
  return next;
}

/** Until nobody has anything to send; each says that it is in step. */
async function inStep(world: World, ...devices: readonly Device[]): Promise<void> {
  for (let round = 0; round < 3; round++)
    for (const { client } of devices) {
      world.clock.now += 1000;
      expect((await client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });
    }
}

const chatsOf = async ({ store, owner }: Pick<Device, "store" | "owner">) =>
  (await store.query(chatSessions, { owner })).map(({ id, name }) => [id, name]).sort();
const textsOf = async ({ store, owner }: Pick<Device, "store" | "owner">, session_id = CONVERSATION) =>
  (await store.query(chatMessages, { owner, where: { session_id } })).map(({ content }) => content).sort();
const earlierLeft = async ({ store, owner }: Pick<Device, "store" | "owner">) =>
  Promise.all(
    [earlierChats.conversations, earlierChats.messages, earlierChats.conversationTags].map((table) =>
      store.count(table as never, { owner }),
    ),
  );
const conflictsAt = async ({ store, owner }: Pick<Device, "store" | "owner">) =>
  (await store.query(syncConflicts, { owner })).map(({ table, field, value }) => [table, field, value]);
const serverOf = (world: World) => ({ store: world.server.store, owner: "anna" });

it("conversations of an earlier version become chats, once, with their messages in order and their tags", async () => {
  const { world, one } = await earlierWorld();
  const next = await upgraded(world, one);
  await expectMoved(next.store, "one");
  expect(await moveFormerRows(next.store, now)).toBe(0);
  await expectMoved(next.store, "one");
});

it("what was deleted in an earlier version can be brought back, with its messages and tags", async () => {
  const { world, one } = await earlierWorld();
  await one.store.write([
    remove(earlierChats.conversations, "one", CONVERSATION),
    remove(earlierChats.messages, "one", uuid(11)),
    remove(earlierChats.messages, "one", uuid(12)),
    remove(earlierChats.conversationTags, "one", `${CONVERSATION}:${uuid(3)}`),
    put(earlierChats.conversations, {
      ...((await one.store.get(earlierChats.conversations, "one", CONVERSATION)) as never as object),
      id: uuid(4),
    } as never),
  ]);
  const next = await upgraded(world, one);
  expect((await chatsOf(next)).map(([id]) => id)).toEqual([SESSION, uuid(4)]);
  const { items } = await listDeleted({ store: next.store }, "one", { limit: 10, offset: 0 });
  expect(items).toMatchObject([{ id: `chat_sessions/${CONVERSATION}`, name: "About tea", with: { chat_messages: 2 } }]);
  await next.store.write([remove(chatSessions, "one", uuid(4))]);
  await restoreDeleted({ store: next.store, clock: Date }, "one", `chat_sessions/${CONVERSATION}`);
  await expectMoved(next.store, "one");
});

it("devices of both versions and a newer server come to the same chats, each once", async () => {
  const { world, one, two } = await earlierWorld();
  // Written offline by the earlier version, after the server and the other device have moved on.
  await one.store.write([
    change(earlierChats.conversations, "one", CONVERSATION, { title: "About green tea" } as never),
    earlierMessage("one", uuid(14), "Third", 2),
  ]);
  await upgradeServer(world);
  const newer = await upgraded(world, two);
  await changeChat({ store: newer.store, clock }, "two", CONVERSATION, { pinned: true, folder: "Drinks" });
  await inStep(world, newer, one);

  const chats = [
    [CONVERSATION, "About green tea"],
    [SESSION, "Papers"],
  ];
  for (const host of [serverOf(world), newer, one]) {
    expect(await chatsOf(host)).toEqual(chats);
    expect(await textsOf(host)).toEqual(["First", "Second", "Third"]);
    expect(await earlierLeft(host)).toEqual([0, 0, 0]);
    expect(await conflictsAt(host)).toEqual([]);
  }
  expect(await newer.store.get(chatSessions, "two", CONVERSATION)).toMatchObject({
    pinned: true,
    folder: "Drinks",
    tags: ["tea"],
  });

  // The device of the earlier version goes on as it always did.
  await one.store.write([
    ...(
      earlierRows("one").filter(
        (each) => each.kind === "put" && each.table.name === "conversations",
      ) as never as Parameters<Store["write"]>[0]
    ).map((each) =>
      each.kind === "put" ? { ...each, row: { ...each.row, id: uuid(5), title: "Made by the old" } as never } : each,
    ),
    earlierMessage("one", uuid(15), "Fourth", 3),
  ]);
  await inStep(world, one, newer);
  for (const host of [serverOf(world), newer, one]) {
    expect(await chatsOf(host)).toEqual([...chats, [uuid(5), "Made by the old"]]);
    expect(await textsOf(host)).toEqual(["First", "Fourth", "Second", "Third"]);
  }
  await deleteChat({ store: newer.store }, "two", CONVERSATION);
  await inStep(world, newer, one);
  expect(await chatsOf(one)).toEqual([
    [SESSION, "Papers"],
    [uuid(5), "Made by the old"],
  ]);
  expect(await textsOf(serverOf(world))).toEqual([]);
});

it("of two names given at once by both versions one counts, and the other is kept", async () => {
  const { world, one, two } = await earlierWorld();
  await upgradeServer(world);
  const newer = await upgraded(world, two);
  await inStep(world, newer);
  await changeChat({ store: newer.store, clock }, "two", CONVERSATION, { name: "By the newer" });
  world.clock.now += 5000;
  await one.store.write([change(earlierChats.conversations, "one", CONVERSATION, { title: "By the older" } as never)]);
  await inStep(world, newer, one, newer);
  for (const host of [serverOf(world), newer, one]) {
    expect(await chatsOf(host)).toContainEqual([CONVERSATION, "By the older"]);
    expect(await conflictsAt(host)).toEqual([["chat_sessions", "name", "By the newer"]]);
  }
});

it("a name that lost in the earlier version can still be taken", async () => {
  const { world, one, two } = await earlierWorld();
  const named = (title: string) => change(earlierChats.conversations, "", CONVERSATION, { title } as never);
  await one.store.write([{ ...named("By one"), owner: "one" } as never]);
  world.clock.now += 5;
  await two.store.write([{ ...named("By two"), owner: "two" } as never]);
  await inStep(world, one, two);
  const { store } = await upgraded(world, one);
  const deps = { store, tables: now, clock };
  const { items } = await listConflicts(deps, "one", { limit: 10, offset: 0 });
  expect(items).toMatchObject([
    { kind: "chat_sessions", row_id: CONVERSATION, field: "name", value: "By one", current: "By two" },
  ]);
  await settleConflict(deps, "one", { id: items[0]?.id ?? "", take: true });
  expect(await store.get(chatSessions, "one", CONVERSATION)).toMatchObject({ name: "By one" });
});

it("a deletion by the earlier version is one of the chat", async () => {
  const { world, one, two } = await earlierWorld();
  await upgradeServer(world);
  const newer = await upgraded(world, two);
  await inStep(world, newer);
  world.clock.now += 5000;
  await one.store.write([
    remove(earlierChats.conversations, "one", CONVERSATION),
    remove(earlierChats.messages, "one", uuid(11)),
    remove(earlierChats.messages, "one", uuid(12)),
  ]);
  await inStep(world, one, newer);
  for (const host of [serverOf(world), newer, one]) {
    expect(await chatsOf(host)).toEqual([[SESSION, "Papers"]]);
    expect(await textsOf(host)).toEqual([]);
  }
});

it("a newer device loses nothing with a server of the earlier version, and devices of that see its chats", async () => {
  const { world, one, two } = await earlierWorld();
  await one.store.write([earlierMessage("one", uuid(14), "Third", 2)]);
  const newer = await upgraded(world, two);
  await inStep(world, newer, one);
  await inStep(world, newer, one);
  for (const host of [newer, one]) {
    expect(await chatsOf(host)).toEqual([
      [CONVERSATION, "About tea"],
      [SESSION, "Papers"],
    ]);
    expect(await textsOf(host)).toEqual(["First", "Second", "Third"]);
    expect(await earlierLeft(host)).toEqual([0, 0, 0]);
  }
  await upgradeServer(world);
  await inStep(world, newer, one);
  expect(await textsOf(serverOf(world))).toEqual(["First", "Second", "Third"]);
  expect(await conflictsAt(newer)).toEqual([]);
});
