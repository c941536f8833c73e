import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { call, createCollection, read } from "./support/api.ts";
import { openApp, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOME, launchAtHome, startAppServer, type AppServer } from "./support/app-server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("two tabs of one browser", () => {
  let app: AppSession;
  let one: Page;
  let two: Page;
  beforeAll(async () => {
    app = await openApp();
    one = await app.openTab();
    two = await app.openTab();
    // A reload would look again by itself.
    two.on("framenavigated", (frame) => frame === two.mainFrame() && loads++);
  });
  afterAll(() => app?.close());
  let loads = 0;

  test("a collection, its documents and a chat made in one tab are listed in the other, and go from it", async () => {
    const collection = await createCollection(one, "Birds");
    await two.getByRole("link", { name: /Birds/ }).waitFor();
    await read(one, collection.id, "heron.md", bytes("# Heron\n\nThe heron stands in the reeds at dawn."));
    await two.getByText("1 document can answer").waitFor();
    const session = (await call<{ id: string }>(one, "POST", "/api/chat/sessions", { name: "About herons" })).body;
    await two.getByRole("link", { name: "About herons" }).waitFor();
    await call(one, "PUT", `/api/collections/${collection.id}`, { name: "Waders" });
    await two.getByRole("link", { name: /Waders/ }).waitFor();
    await call(one, "DELETE", `/api/chat/sessions/${session.id}`);
    await two.getByRole("link", { name: "About herons" }).waitFor({ state: "detached" });
    expect(loads, "loads of the other tab").toBe(0);
  });

  test("an answer asked for in one tab appears in the other, where the same chat is open", async () => {
    const session = (await call<{ id: string }>(one, "POST", "/api/chat/sessions", { name: "Dawn" })).body;
    await two.getByRole("link", { name: "Dawn" }).click();
    await two.getByLabel("Your question").waitFor();
    const body = { session_id: session.id, message: "Where does the heron stand?" };
    expect((await call(one, "POST", "/api/chat/message", body)).status).toBe(200);
    await two.getByText("Where does the heron stand?").first().waitFor();
    await two.getByText(/reeds/).first().waitFor();
  });

  test.each([
    ["/personas", "personas/", { name: "Ornithologist", system_prompt: "You know birds." }, "Ornithologist"],
    ["/pages", "pages", { name: "Bird page", route: "/birds" }, "Bird page"],
    ["/chats", "conversations", { title: "About owls" }, "About owls"],
    ["/navigation", "navigation-routes", { name: "Bird place", route: "/birds-of-prey" }, "Bird place"],
    ["/settings", "settings/definitions", { id: "bird-mode", name: "Bird mode", type: "boolean" }, "Bird mode"],
    ["/jobs", "jobs", { job_type: "export" }, "Export"],
  ])("what is made in one tab is listed on %s in the other", async (path, endpoint, body, name) => {
    await two.goto(app.server.origin + path);
    await two.getByRole("heading", { level: 1 }).waitFor();
    await two.locator(".state[role=status]").waitFor({ state: "detached" });
    const main = two.locator("#main");
    const before = await main.getByText(name).count();
    const made = await call(one, "POST", `/api/v1/${endpoint}`, body);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    await expect.poll(() => main.getByText(name).count()).toBeGreaterThan(before);
  });

  test("what one tab deletes is in the trash of the other, and what comes back from there is back in both", async () => {
    await two.goto(`${app.server.origin}/library/trash`);
    const [collection] = (await call<Collection[]>(one, "GET", "/api/collections/")).body.filter(
      ({ name }) => name === "Waders",
    );
    await call(one, "DELETE", `/api/collections/${collection?.id}`);
    await two.getByRole("button", { name: "Bring back Waders" }).waitFor();
    await two.getByText("Collection with 1 document").waitFor();
    await two.getByRole("button", { name: "Bring back Waders" }).click();
    await two.getByText("“Waders” is back.").waitFor();
    await one.getByRole("link", { name: /Waders/ }).waitFor();
    await one.getByText("1 document can answer").waitFor();
    expect(app.pageErrors).toEqual([]);
  });

  test("a document that goes while its passage is open in the other tab is said to be gone, and comes back", async () => {
    const collection = await createCollection(one, "Lamps");
    const elsewhere = await createCollection(one, "Old lamps");
    const { id } = await read(one, collection.id, "lamp.md", bytes("# Lamp\n\nThe lamp of Skagen was lit in 1858."));
    await two.goto(app.server.origin);
    await two.getByLabel("Your question").fill("When was the lamp of Skagen lit?");
    await two.keyboard.press("Enter");
    const answer = two.getByRole("article", { name: "Answer" });
    await answer
      .getByRole("button", { name: /^Source 1/ })
      .first()
      .click();
    const source = two.getByRole("region", { name: "Source: lamp.md" });
    await source.locator("mark").first().waitFor();

    await call(one, "PUT", `/api/documents/${id}`, { collection_id: elsewhere.id });
    await two.getByRole("link", { name: "Old lamps 1 document", exact: true }).waitFor();
    expect(await source.locator("mark").count()).toBeGreaterThan(0);
    expect(await answer.getByRole("note").count()).toBe(0);

    await call(one, "DELETE", `/api/documents/${id}`);
    await source.getByText("This document is not here").waitFor();
    await answer.getByText("“lamp.md” is not among your documents any more").waitFor();
    await expectAccessible(two);
    expect((await call(one, "POST", "/api/v1/sync/deleted/restore", { id: `documents/${id}` })).status).toBe(200);
    await source.locator("mark").first().waitFor();
    await answer.getByRole("note").waitFor({ state: "detached" });
  });
});

describe("two tabs of a browser that a server answers, over plain http", () => {
  let server: AppServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), launchAtHome()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test("a collection made in one is listed in the other", async () => {
    expect(new URL(server.homeOrigin).hostname).toBe(HOME);
    const context = await browser.newContext();
    context.setDefaultTimeout(60_000);
    const [one, two] = [await context.newPage(), await context.newPage()];
    for (const page of [one, two]) {
      await page.goto(server.homeOrigin);
      await page.getByText("Your files are kept by the server").waitFor();
    }
    await one.getByRole("button", { name: "New collection" }).click();
    const dialog = one.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Tides");
    await one.keyboard.press("Enter");
    await one.getByRole("link", { name: /Tides/ }).waitFor();
    await two.getByRole("link", { name: /Tides/ }).waitFor();
  });
});
