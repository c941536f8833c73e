import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { change, put, require } from "#core/storage/store.ts";
import { storeRules } from "#core/storage/contract/store-rules.ts";
import { ruleItem, ruleItems, ruleTables } from "#core/storage/contract/store-rules-tables.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { createStoreThread } from "./store-thread.ts";
import { tempFolder } from "./testing/temp-folder.ts";

const tables = new URL("./testing/rule-tables.ts", import.meta.url);

async function setup() {
  const path = join(await tempFolder(), "test.db");
  const start = async () => {
    const store = await createStoreThread({ path, tables });
    onTestFinished(() => store.close());
    return store;
  };
  return { path, start };
}

it.each(storeRules)("store thread $id: $says", async ({ check }) => {
  const { start } = await setup();
  await check(await start());
});

it("rejects with the reason when the database cannot be opened", async () => {
  const { path, start } = await setup();
  await writeFile(path, "this is no database ".repeat(1000));
  await expect(start()).rejects.toThrow(/damaged; put a backup in its place/);
});

it("fails only the call whose row cannot be sent to the thread", async () => {
  const { start } = await setup();
  const store = await start();
  const unsendable = put(ruleItems, ruleItem("bad", { extra: { call: () => 1 } }));
  const results = await Promise.allSettled([
    store.write([put(ruleItems, ruleItem("x"))]),
    store.write([unsendable]),
    store.count(ruleItems, { owner: "anna" }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("answers calls after closing with an error", async () => {
  const { start } = await setup();
  const store = await start();
  const late = store.count(ruleItems, { owner: "anna" });
  await store.close();
  expect(await late).toBe(0);
  await expect(store.count(ruleItems, { owner: "anna" })).rejects.toThrow("closed");
  await expect(store.close()).resolves.toBeUndefined();
});

it("shares the file with a connection of another thread", async () => {
  const { path, start } = await setup();
  const store = await start();
  const reader = openSqliteStore({ path, tables: ruleTables });
  onTestFinished(() => reader.close());
  await store.write([put(ruleItems, ruleItem("x", { label: "a" }))]);
  await Promise.all([
    store.write([require(ruleItems, "anna", "x"), change(ruleItems, "anna", "x", { rank: 1 })]),
    reader.write([require(ruleItems, "anna", "x"), change(ruleItems, "anna", "x", { label: "b" })]),
  ]);
  expect(await reader.get(ruleItems, "anna", "x")).toEqual(ruleItem("x", { rank: 1, label: "b" }));
});

it("loses nothing it acknowledged when the process is killed, round after round", async () => {
  const { path } = await setup();
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round++) {
    const writer = fork(new URL("./testing/endless-writer.ts", import.meta.url), [path, `r${round}`], {
      execArgv: [],
      stdio: "ignore",
    });
    const enough = new Promise<void>((resolve) => {
      writer.on("message", (id: string) => {
        acknowledged.push(id);
        if (acknowledged.length > (round + 1) * 50) resolve();
      });
    });
    await enough;
    const ended = once(writer, "exit");
    writer.kill("SIGKILL");
    await ended;

    const store = openSqliteStore({ path, tables: ruleTables });
    const ids = new Set((await store.query(ruleItems, { owner: "anna" })).map(({ id }) => id));
    await store.close();
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(200);
});
