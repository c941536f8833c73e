import { expect, it } from "vitest";
import { DEFAULT_COLLECTION } from "#core/library/collections/collection.ts";
import { defaultCollection } from "#core/library/collections/default-collection.ts";
import { ensureStartingPoint } from "#core/accounts/built-in-start.ts";
import { NewConversation } from "#core/chat/conversations/conversation.ts";
import { chatSessions } from "#core/chat/chat.ts";
import { createConversation } from "#core/chat/conversations/conversations.ts";
import { navigationRoutes } from "#core/workspace/navigation/navigation-route.ts";
import { personas } from "#core/chat/personas/persona.ts";
import { shownIds, storedIds } from "#core/http/shown-ids.ts";
import { startingPoint } from "#core/api/starting-point.ts";
import { createWorld, type Device } from "#core/sync/testing/sync-world.ts";
import { tables } from "#core/api/tables.ts";

const SHOWN = `${DEFAULT_COLLECTION.slice(0, 14)}4${DEFAULT_COLLECTION.slice(15)}`;

it("stored ids of rows that every device makes are shown as version 4, wherever they are in an answer", () => {
  const answer = {
    id: DEFAULT_COLLECTION,
    list: [{ collection_id: DEFAULT_COLLECTION }],
    trash: `collections/${DEFAULT_COLLECTION}`,
  };
  const shown = { id: SHOWN, list: [{ collection_id: SHOWN }], trash: `collections/${SHOWN}` };
  expect(shownIds(answer)).toEqual(shown);
  expect(storedIds(shown)).toEqual(answer);
  expect(storedIds([SHOWN.toUpperCase(), SHOWN.replaceAll("-", "")])).toEqual([DEFAULT_COLLECTION, DEFAULT_COLLECTION]);
});

it("everything else stays the very value it was", () => {
  const other = {
    id: crypto.randomUUID(),
    text: `See ${DEFAULT_COLLECTION}.`,
    other: DEFAULT_COLLECTION.replace("8", "9"),
  };
  expect(shownIds(other)).toBe(other);
  expect(storedIds(other)).toBe(other);
});

it("an account with rows of before, an upgraded device and a new one have each starting row once", async () => {
  const world = createWorld({ serverTables: tables });
  const clock = { now: () => (world.clock.now += 1) };
  const [old, upgraded, fresh] = [1, 2, 3].map(() => world.addDevice({ tables })) as [Device, Device, Device];
  const start = ({ store, owner }: Device) => ensureStartingPoint({ store, clock, startingPoint }, owner);
  const cycle = async (...devices: readonly Device[]) => {
    for (const { client } of devices) expect((await client.cycle()).state).toMatchObject({ problem: null });
  };
  await start(old);
  const [persona] = await old.store.query(personas, { owner: old.owner });
  const persona_id = persona?.id ?? "";
  expect(persona_id, "as stored before ids were shown as version 4").toMatch(/^.{14}8/);
  await cycle(old, upgraded);
  // Made before it ever met the account.
  await start(fresh);
  await defaultCollection({ store: fresh.store, clock }, fresh.owner);
  const talk = NewConversation.parse(storedIds({ persona_id: shownIds(persona_id) }));
  await createConversation({ store: fresh.store, clock }, fresh.owner, talk);
  await cycle(fresh, upgraded, old, fresh);
  for (const { store, owner } of [old, upgraded, fresh]) {
    expect(await store.count(navigationRoutes, { owner })).toBe(5);
    expect((await store.query(personas, { owner })).map(({ id }) => id)).toEqual([persona_id]);
    expect((await store.query(chatSessions, { owner })).map((row) => row.persona_id)).toEqual([persona_id]);
  }
});

it("every row of the starting point and the usual collection have a shown id", () => {
  const rows = startingPoint("", new Date(0).toISOString()).flatMap((each) =>
    each.kind === "put" ? [each.row.id] : [],
  );
  const derived = [...rows, DEFAULT_COLLECTION].filter((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-8/.test(id));
  expect(derived).toHaveLength(19);
  for (const id of derived) expect(shownIds(id), id).not.toBe(id);
});
