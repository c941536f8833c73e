import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";

describe.each(HOSTS)("under the policy that the server sends, answered by %s", (host) => {
  let session: PlatformSession;
  beforeAll(async () => {
    // One of the ways out ends the page of Chromium's build without windows.
    session = await openPlatform(host, { whole: true });
    await session.logIn();
    await session.open("/settings/privacy");
  });
  afterAll(() => session.close());

  test("the page says who counts and what it cannot know", async () => {
    const { page } = session;
    await page.getByRole("heading", { name: "0 requests to other hosts" }).waitFor();
    const counts = host === "this device";
    await page.getByText(counts ? /^Counted by the service worker/ : /^Your server answers this page/).waitFor();
    expect(await page.getByRole("button", { name: "Start counting again" }).count()).toBe(counts ? 1 : 0);
    await expectAccessible(page);
  });

  test("every known way out is tried and stopped", async () => {
    const { page } = session;
    await page.getByRole("button", { name: "Try to leak" }).click();
    await page.getByText(/All 13 were stopped/).waitFor();
    expect(await page.locator('[data-attempt][data-stopped="true"]').count()).toBe(13);
    expect(session.errors).toEqual([]);
  });

  test("the page itself may not even reach another program on this machine", async () => {
    const { page, models } = session;
    const seen = models.received.length;
    const outcome = await page.evaluate(
      (address) =>
        fetch(`${address}/v1/models`).then(
          () => "reached",
          () => "stopped",
        ),
      models.origin,
    );
    expect([outcome, models.received.length]).toEqual(["stopped", seen]);
  });
});
