import { afterAll, beforeAll, expect, it } from "vitest";
import { askIn, openRulesPage, type RulesPage } from "./testing/rules-page.ts";

let rules: RulesPage;

beforeAll(async () => {
  rules = await openRulesPage("blobs-in-browser.ts");
});
afterAll(() => rules.close());

// A page and a service worker write through a stream, for which Chromium makes a file of its own.
it.each(["worker", "page"] as const)(
  "sweeps what a closed tab left half written, not what another one is writing: in a %s",
  async (place) => {
    expect(await askIn(rules.page, place, "sweep")).toBe("written: true, temporary files: 0");
  },
);

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

it.each(["worker", "page"] as const)("stores the last index of an owner, and removes it: in a %s", async (place) => {
  expect(await askIn(rules.page, place, "index")).toBe("200000, undefined, undefined, files: 0");
});

it("leaves no index where there is no room, and gives its room to documents", async () => {
  const session = await rules.page.context().newCDPSession(rules.page);
  const origin = new URL(rules.page.url()).origin;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_000_000 });
  expect(await askIn(rules.page, "worker", "big index")).toBe(
    "undefined, freed: 0, files: 0, reports: QuotaExceededError",
  );
  await session.send("Storage.overrideQuotaForOrigin", { origin });
  expect(await askIn(rules.page, "worker", "big index")).toBe("2097152, freed: 2097152, files: 0, reports: ");
});
