import { expect, it } from "vitest";
import { createMemoryStore } from "./memory-store.ts";
import { put, type Store } from "../store.ts";
import { extensionRules } from "../contract/store-rules-extension.ts";
import { storeRules } from "../contract/store-rules.ts";
import { ruleItem, ruleItems, ruleTables } from "../contract/store-rules-tables.ts";

it.each(storeRules)("memory store $id: $says", async ({ check }) => {
  await check(createMemoryStore(ruleTables));
});

it.each(extensionRules)("memory store $id: $says", async ({ check }) => {
  await check({ open: async (tables, extension) => createMemoryStore(tables, extension) });
});

it("numbers every rule once", () => {
  const ids = [...storeRules, ...extensionRules].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("tells a broken store from a right one", async () => {
  const forgetful: Store = { ...createMemoryStore(ruleTables), write: async () => undefined };
  const broken = await Promise.allSettled(storeRules.map(({ check }) => check(forgetful)));
  const passed = storeRules.filter((_, at) => broken[at]?.status === "fulfilled").map(({ id }) => id);
  expect(passed).toEqual(["S10"]);
});

it("refuses a table it was made without", async () => {
  const store = createMemoryStore([]);
  await expect(store.write([put(ruleItems, ruleItem("x"))])).rejects.toThrow("rule_items");
});
