import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BAD_KEY } from "#core/models/remote/testing/fake-model-servers.ts";
import { call } from "./support/api.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { DESK, SMALLEST, widthOf } from "./support/screens.ts";

const KEY = "sk-good-canary-0123456789";
/** Nothing listens on the port that is set aside for discarding. */
const NOBODY = "http://127.0.0.1:9";

const DAYS = {
  id: "weather.days",
  name: "Days ahead",
  category: "weather_plugin",
  type: "number",
  default_value: 3,
  validation: { max: 7 },
};

const DEFINITIONS = [
  { id: "weather.key", name: "Weather key", category: "weather_plugin", type: "string", tags: ["secret"] },
  DAYS,
  { id: "weather.towns", name: "Towns", category: "weather_plugin", type: "array", default_value: ["Lyon"] },
  { id: "weather.map", name: "Map", category: "weather_plugin", type: "object", default_value: { zoom: 3 } },
  { id: "weather.on", name: "Forecast", category: "weather_plugin", type: "boolean", default_value: false },
];

/** Milliseconds: a loaded machine with two cores is slow. */
const SLOW = { timeout: 30_000 };

describe.each(HOSTS)("language models, settings and pages, answered by %s", (host) => {
  let session: PlatformSession;
  let page: Page;
  beforeAll(async () => {
    session = await openPlatform(host);
    page = session.page;
    if (host === "the server") {
      await session.open("/settings/models");
      await page.getByText("Model servers belong to an account").waitFor();
      await session.logIn();
    }
  });
  afterEach(() => expect(session.errors).toEqual([]));
  afterAll(() => session.close());

  async function create(path: string, body: unknown): Promise<void> {
    const answer = await call(page, "POST", path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  }
  /** A server that is set up, on the page about servers. */
  async function setUp(name: string): Promise<void> {
    const config = { name, server_url: session.models.origin, api_key: KEY };
    await create("/api/v1/ai/settings/providers", { provider: "openai-compatible", config });
    await session.open("/settings/models");
    await page.getByRole("heading", { name }).waitFor();
  }
  const tryOut = () => page.getByRole("dialog").getByRole("button", { name: "Test the connection" });
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });

  test("a server is tried out before it is saved: nobody there, a wrong key, and one that works", async () => {
    await session.open("/settings/models");
    await page.getByRole("button", { name: "Add a server" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("OpenAI-compatible server").check();
    if (host === "this device") {
      await field("Address").fill(NOBODY);
      await tryOut().click();
      await dialog.getByText("Nothing answered.").waitFor();
      await dialog.getByText(/nothing answers at this address/).waitFor();
      await expectAccessible(page);
    }
    await field("Address").fill(session.models.origin);
    await dialog.getByLabel("API key, if it wants one").fill(BAD_KEY);
    await tryOut().click();
    await dialog.getByText("It does not work.").waitFor();
    expect(await dialog.textContent()).not.toContain(BAD_KEY);
    await dialog.getByLabel("API key, if it wants one").fill(KEY);
    await tryOut().click();
    await dialog.getByText("It works.").waitFor();
    await dialog.getByText(/has 4 models/).waitFor();
    await dialog.getByText(host === "this device" ? /On this device: your words/ : /On your own server/).waitFor();
    await expectAccessible(page);
    await field("Name").fill("Workshop");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Workshop" }).waitFor();
    expect(await page.locator("body").innerHTML()).not.toContain(KEY);
  });

  test("its models are listed, one is tried, and an answer that hangs is stopped", async () => {
    await setUp("Studio");
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Studio" }) });
    await card.getByRole("button", { name: "Test the connection" }).click();
    await card.getByText("It works.").waitFor();
    await card.getByText("Models", { exact: true }).click();
    await card.getByRole("list", { name: "Models of Studio" }).getByText("gpt-b").waitFor();
    await card.getByText("Try it", { exact: true }).click();
    await card.getByRole("button", { name: "Run" }).click();
    await card.locator("[data-output]").getByText("世界").waitFor();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize(DESK);
    await card.getByLabel("Model", { exact: true }).selectOption("stalls");
    await card.getByRole("button", { name: "Run" }).click();
    await card.locator("[data-output]").getByText("dich").waitFor();
    await card.getByRole("button", { name: "Stop" }).click();
    await card.getByText(/Stopped\. The text so far stays here/).waitFor();
    await expect.poll(() => session.models.received.at(-1)?.isAborted, SLOW).toBe(true);
    expect(session.models.received.at(-1)?.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("a change of the name keeps the key; a removed server can be brought back", async () => {
    await setUp("Shed");
    await page.getByRole("button", { name: "Change Shed" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("One is stored. Leave this empty to keep it.").waitFor();
    await field("Name").fill("Atelier");
    await tryOut().click();
    await dialog.getByText("It works.").waitFor();
    expect(session.models.received.at(-1)?.headers["authorization"]).toBe(`Bearer ${KEY}`);
    await dialog.getByRole("button", { name: "Save" }).click();
    const heading = page.getByRole("heading", { name: "Atelier" });
    await heading.waitFor();
    await page.getByRole("button", { name: "Remove Atelier" }).click();
    await heading.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await heading.waitFor();
  });

  test("settings of a plugin are found, each with its own control, and a secret is stored unseen", async () => {
    for (const definition of DEFINITIONS) await create("/api/v1/settings/definitions", definition);
    await session.open("/settings");
    await field("Find a setting").fill("weather");
    await field("Weather key").fill("canary-secret");
    await page.keyboard.press("Enter");
    await setting(page, "Weather key").getByText("Saved").waitFor();
    await expect.poll(() => field("Weather key").inputValue(), SLOW).toBe("");
    await field("Towns").fill("Paris\n\nNice");
    await setting(page, "Towns").getByRole("button", { name: "Save" }).click();
    await setting(page, "Towns").getByText("Saved").waitFor();
    await field("Forecast").press("Space");
    await setting(page, "Forecast").getByText("Saved").waitFor();
    await field("Map").fill("{");
    await setting(page, "Map").getByRole("button", { name: "Save" }).click();
    await setting(page, "Map")
      .getByText(/This is not JSON/)
      .waitFor();
    await expectAccessible(page);

    const { body } = await call<{ definition_id: string; value: unknown }[]>(page, "GET", "/api/v1/settings/instances");
    const valueOf = (id: string) => body.find(({ definition_id }) => definition_id === id)?.value;
    expect(valueOf("weather.key")).toBe("********");
    expect(valueOf("weather.towns")).toEqual(["Paris", "Nice"]);
    expect(valueOf("weather.on")).toBe(true);
    await page.reload();
    await field("Find a setting").fill("weather");
    await expect.poll(() => field("Towns").inputValue(), SLOW).toBe("Paris\nNice");
    expect(await page.locator("body").innerHTML()).not.toContain("canary-secret");
  });

  test("what a setting refuses stands at its field in the service's words, and the default comes back", async () => {
    await create("/api/v1/settings/definitions", { ...DAYS, id: "tides.days", name: "Days of tides" });
    await session.open("/settings");
    await field("Days of tides").fill("9");
    await page.keyboard.press("Enter");
    await setting(page, "Days of tides").getByText("Must be at most 7.").waitFor();
    expect(await field("Days of tides").getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
    await field("Days of tides").fill("5");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Days of tides: Back to default" }).click();
    await expect.poll(() => field("Days of tides").inputValue(), SLOW).toBe("3");
    await field("Find a setting").fill("theme");
    await field("Theme").selectOption("dark");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), SLOW).toBe("dark");
    await field("Theme").selectOption("light");
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme), SLOW).toBe("light");
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize(DESK);
  });

  test("a page is made by keyboard, written, backed up, spoilt and restored", async () => {
    await session.open("/pages");
    await page.getByText("No pages yet").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Make the first page" }).press("Enter");
    await page.getByRole("dialog").getByLabel("Name").focus();
    await page.keyboard.type("Yearly reports");
    expect(await field("Address").inputValue()).toBe("/yearly-reports");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Yearly reports" }).waitFor();
    await page.getByRole("button", { name: "Add Text" }).click();
    await field("Text").fill("What we did this year.");
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Back up" }).click();
    await page.getByText("A copy of the content is kept").waitFor();
    await field("Text").fill("Spoilt.");
    await page.getByRole("button", { name: "Restore the backup" }).click();
    await expect.poll(() => field("Text").inputValue(), SLOW).toBe("What we did this year.");
    await expectAccessible(page);
    await page.reload();
    await page.locator(".block-text").getByText("What we did this year.").waitFor();
  });

  test("pages stand below each other, are published, and a deleted one can be brought back", async () => {
    await create("/api/v1/pages/", { name: "Travel notes", route: "/travel-notes" });
    await session.open("/pages");
    await page.getByRole("button", { name: "New page below Travel notes" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("2026");
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "2026" }).waitFor();
    await page.getByText("/travel-notes/2026").waitFor();
    await page.getByRole("link", { name: "All pages" }).click();
    const below = page.getByRole("list", { name: "Below Travel notes" });
    const row = page.locator("#main").getByRole("link", { name: "2026", exact: true });
    await below.getByRole("link", { name: "2026", exact: true }).waitFor();
    await page.getByRole("button", { name: "Publish 2026" }).click();
    await page.getByText("“2026” is published.").waitFor();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize(DESK);
    await page.getByRole("button", { name: "Delete Travel notes" }).click();
    await below.waitFor({ state: "detached" });
    await row.waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await below.getByRole("link", { name: "2026", exact: true }).waitFor();
  });
});

const setting = (page: Page, label: string): Locator =>
  page.locator("form.setting").filter({ has: page.getByLabel(label, { exact: true }) });
