import { afterAll, beforeAll, expect, it } from "vitest";
import { askIn, openRulesPage, type RulesPage } from "./testing/rules-page.ts";

let rules: RulesPage;

beforeAll(async () => {
  rules = await openRulesPage("blobs-in-browser.ts");
});
afterAll(() => rules.close());

it("sweeps what a closed tab left half written, not what another one is writing", async () => {
  expect(await askIn(rules.page, "worker", "sweep")).toBe("written: true, temporary files: 0");
});

it("says that there is no room when the browser's quota is used up, leaves nothing, and goes on when there is room", async () => {
  const session = await rules.page.context().newCDPSession(rules.page);
  const origin = new URL(rules.page.url()).origin;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 2_000_000 });
  for (const place of ["worker", "page"] as const) {
    expect(await askIn(rules.page, place, "fill")).toBe("StorageFull, blobs: 0, temporary files: 0");
  }
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  expect(await askIn(rules.page, "worker", "fill")).toBe("stored, blobs: 1, temporary files: 0");
});
