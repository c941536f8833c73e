import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { call } from "./support/api.ts";
import { controlled, keptForOffline, openAppTab } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { inFrameOf } from "./support/plugins.ts";

describe.each(HOSTS)("the marketplace of a fresh install, answered by %s", (host) => {
  let session: PlatformSession;
  beforeAll(async () => {
    session = await openPlatform(host);
    await session.logIn();
  });
  afterAll(() => session?.close());

  test("has the examples, says what each asks for, and installs one in one tap", async () => {
    const { page, open, errors } = session;
    await open("/settings/plugins");
    await page.getByText("Some come with Lectern and need no network.").waitFor();
    const offers = page.getByRole("list", { name: "Plugins to be had" });
    const offer = offers.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Word count" }) });
    await offer.getByText("What it asks for").click();
    await offer.getByText("storage.write").waitFor();
    await expectAccessible(page);
    await offer.getByRole("button", { name: "Install Word count" }).click();
    await page.getByRole("list", { name: "Your plugins" }).getByRole("link", { name: "Word count" }).click();
    await page.getByRole("button", { name: "Try it here" }).click();
    await inFrameOf(page, "Word count").getByLabel("Your text").waitFor();
    expect(errors).toEqual([]);
  });

  test("a published page opens under a route with dots", async () => {
    const { page, open, errors } = session;
    const content = { layout: {}, components: [{ id: "one", type: "heading", text: "Version one point two" }] };
    const body = { name: "Notes of 1.2", route: "/a/v1.2", description: "", content };
    const made = await call<PageOfApi>(page, "POST", "/api/v1/pages/", body);
    expect(made.status).toBe(201);
    const published = await call(page, "POST", `/api/v1/pages/${made.body.id}/publish`, { publish: true });
    expect(published.status).toBe(200);
    await open("/p/a/v1.2");
    await page.getByRole("heading", { name: "Notes of 1.2" }).waitFor();
    const plain = await fetch(new URL("/p/a/v1.2", page.url().replace("lectern.test", "127.0.0.1")));
    expect([plain.status, plain.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(errors).toEqual([]);
  });
});

test("the marketplace works without a network and without a server", async () => {
  const { app, page } = await openAppTab();
  await keptForOffline(page);
  await app.pullThePlug();
  await page.reload();
  await controlled(page);
  await page.evaluate(() => history.pushState(null, "", "/settings/plugins"));
  await page.reload();
  await page.getByRole("button", { name: "Install Word count" }).click();
  await page.getByRole("list", { name: "Your plugins" }).getByRole("link", { name: "Word count" }).waitFor();
  expect(app.pageErrors).toEqual([]);
  expect(app.foreign.asked).toEqual([]);
  await app.close();
});
