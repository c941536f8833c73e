import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blobsRules } from "#core/storage/contract/blobs-rules.ts";
import { schemaRules } from "#core/storage/contract/schema-rules.ts";
import { storeRules } from "#core/storage/contract/store-rules.ts";
import { askIn, openRulesPage, type RulesPage } from "./testing/rules-page.ts";

let rules: RulesPage;

beforeAll(async () => {
  rules = await openRulesPage();
});
afterAll(() => rules.close());

describe.each(["page", "worker", "service worker"] as const)("IndexedDB and OPFS in a Chromium %s", (place) => {
  it.each([...storeRules, ...schemaRules, ...blobsRules])("$id: $says", async ({ id }) => {
    expect(await askIn(rules.page, place, id)).toBe("kept");
  });
});
