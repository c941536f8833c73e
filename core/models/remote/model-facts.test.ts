import { expect, it } from "vitest";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { tables } from "#core/api/tables.ts";
import { createKnownModels } from "./model-facts.ts";

const DAY = 86_400_000;
const serverOf = (owner: string, url = "http://models.test") => ({ owner, provider: "local" as const, url });

async function setup() {
  const store = createMemoryStore(tables);
  let time = Date.parse("2026-11-22T00:00:00Z");
  const errors: unknown[] = [];
  const start = async (owner = "ada") => {
    const known = createKnownModels({ store, report: (error) => errors.push(error), now: () => time });
    await known.recall(owner);
    return known;
  };
  return { store, start, errors, later: (days: number) => void (time += days * DAY) };
}

it("remembers over a start what one user's model of one server taught, and nothing of others", async () => {
  const { start } = await setup();
  const first = await start();
  await first.learn(serverOf("ada"), "m", { refused: ["temperature"], limit: 1500, was_described: true });
  const again = await start();
  const facts = again.of(serverOf("ada"), "m");
  expect(facts).toMatchObject({ refused: ["temperature"], limit: 1500 });
  expect(facts.was_described, "a server is asked again after a start").toBe(false);
  for (const [server, model] of [
    [serverOf("ada"), "other"],
    [serverOf("ada", "http://other.test"), "m"],
    [{ ...serverOf("ada"), provider: "openai_compatible" as const }, "m"],
  ] as const)
    expect(again.of(server, model).refused).toEqual([]);
  expect((await start("eve")).of(serverOf("eve"), "m").refused).toEqual([]);
});

it("tries again what was refused a month ago", async () => {
  const { start, later } = await setup();
  await (await start()).learn(serverOf("ada"), "m", { refused: ["temperature"] });
  later(29);
  expect((await start()).of(serverOf("ada"), "m").refused).toEqual(["temperature"]);
  later(2);
  expect((await start()).of(serverOf("ada"), "m").refused).toEqual([]);
});

it("goes on without a store that fails, reports it, and reads again at the next question", async () => {
  const { store, errors } = await setup();
  let isFull = true;
  const fail = async () => Promise.reject(new Error("The disk is full."));
  const failing = {
    query: (...args: Parameters<typeof store.query>) => (isFull ? fail() : store.query(...args)),
    write: (...args: Parameters<typeof store.write>) => (isFull ? fail() : store.write(...args)),
  } as Pick<typeof store, "query" | "write">;
  const known = createKnownModels({ store: failing, report: (error) => errors.push(error) });
  await known.recall("ada");
  await known.learn(serverOf("ada"), "m", { limit: 9 });
  expect(known.of(serverOf("ada"), "m").limit).toBe(9);
  expect(errors).toHaveLength(2);
  isFull = false;
  await known.recall("ada");
  await known.learn(serverOf("ada"), "m", { limit: 8 });
  expect(errors).toHaveLength(2);
});
