import { expect, it } from "vitest";
import { change } from "#core/storage/store.ts";
import { quickStretch } from "#core/sync/encryption/testing/quick-stretch.ts";
import { createEncryptedWorld } from "#core/sync/encryption/testing/encrypted-world.ts";
import { cycle, json } from "#core/sync/encryption/testing/encrypted-account.ts";
import { isSealed } from "#core/sync/encryption/sealed-form.ts";
import { makeKeys } from "#core/sync/encryption/wrapped-keys.ts";
import { syncConflicts, syncRows } from "#core/sync/merge/sync-tables.ts";
import { chatMessages, chatSessions } from "./chat.ts";
import { CONVERSATION, earlierChats, earlierMessage, earlierRows, SESSION, uuid } from "./testing/earlier-chats.ts";
import { startHost, tablesBefore } from "./testing/former-place.ts";
import { expectMoved } from "./testing/moved-chats.ts";

it("R48: devices of both versions of an encrypted account come to the same chats, which no server can read", async () => {
  const world = createEncryptedWorld();
  const older = world.addDevice("anna", tablesBefore);
  const [newer, other] = [world.addDevice(), world.addDevice()];
  const made = await makeKeys(quickStretch, "anna", "correct horse");
  expect((await older.ask("/sync/encryption", json("PUT", made.wrapped))).status).toBe(204);
  for (const device of [older, newer, other]) device.unlock(made.kept);
  await older.store.write(earlierRows(older.owner));
  await cycle(older, newer, other, newer);
  await startHost(newer.store);
  await cycle(newer, other, older, newer);
  for (const { store, owner } of [newer, other]) await expectMoved(store, owner);

  world.clock.time += 5000;
  const { conversations, messages, conversationTags } = earlierChats;
  await older.store.write([
    change(earlierChats.sessions, older.owner, CONVERSATION, { name: "Renamed by the older" } as never),
    earlierMessage(older.owner, uuid(14), "Third", 2),
  ]);
  await cycle(older, newer, other, older);
  for (const { store, owner } of [older, newer, other]) {
    const names = (await store.query(chatSessions, { owner })).map(({ id, name }) => [id, name]).sort();
    expect(names).toEqual([
      [CONVERSATION, "Renamed by the older"],
      [SESSION, "Papers"],
    ]);
    const said = await store.query(chatMessages, { owner, where: { session_id: CONVERSATION } });
    expect(said.map(({ content }) => content).sort()).toEqual(["First", "Second", "Third"]);
    for (const table of [conversations, messages, conversationTags])
      expect(await store.count(table as never, { owner })).toBe(0);
    expect(await store.count(syncConflicts, { owner })).toBe(0);
  }
  const books = await world.server.store.query(syncRows, { owner: "anna" });
  expect(books.every(({ kept }) => Object.values(kept ?? {}).every(isSealed))).toBe(true);
  expect(world.errors).toEqual([]);
});
