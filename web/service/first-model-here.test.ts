import { expect, test } from "vitest";
import type { Store } from "#core/storage/store.ts";
import { createMayBegin, type BrowserHints } from "./first-model-here.ts";

/** `read` is how many documents are completed. */
function setup(read: number, hints: BrowserHints) {
  const query = async () => Array.from({ length: read }, () => ({}));
  return createMayBegin({ query: query as unknown as Store["query"] }, hints)();
}

test("a model is fetched by itself once a document has been read", async () => {
  expect(await setup(0, {})).toBe(false);
  expect(await setup(1, {})).toBe(true);
});

test("a model is not fetched by itself where a person saves data or there is little memory", async () => {
  expect(await setup(1, { connection: { saveData: true } })).toBe(false);
  expect(await setup(1, { connection: { saveData: false }, deviceMemory: 8 })).toBe(true);
  expect(await setup(1, { deviceMemory: 4 })).toBe(true);
  expect(await setup(1, { deviceMemory: 2 })).toBe(false);
});
