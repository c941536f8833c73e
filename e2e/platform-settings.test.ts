import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BAD_KEY } from "#core/ai/testing/fake-model-servers.ts";
import { call } from "./support/api.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { DESK, SMALLEST, widthOf } from "./support/screens.ts";

const KEY = "sk-good-canary-0123456789";
/** Nothing listens on the port that is set aside for discarding. */
const NOBODY = "http://127.0.0.1:9";

const DEFINITIONS = [
  { id: "weather.key", name: "Weather key", category: "weather_plugin", type: "string", tags: ["secret"] },
  {
    id: "weather.days",
    name: "Days ahead",
    category: "weather_plugin",
    type: "number",
    default_value: 3,
    validation: { max: 7 },
  },
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
      await session.open("/providers");
      await page.getByText("Model servers belong to an account").waitFor();
      await session.logIn();
    }
  });
  afterAll(() => session.close());

  const tryOut = () => page.getByRole("dialog").getByRole("button", { name: "Test the connection" });
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });

  test("a server is tried out before it is saved: nobody there, a wrong key, and one that works", async () => {
    await session.open("/providers");
    await page.getByRole("button", { name: "Add a server" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("OpenAI-compatible server").check();
    if (host === "this device") {
      await field("Address").fill(NOBODY);
      await tryOut().click();
      await dialog.getByText("Nothing answered.").waitFor();
      await dialog.getByText(/allow pages from http/).waitFor();
      await expectAccessible(page);
    }
    await field("Address").fill(session.models.origin);
    await dialog.getByLabel("API key, if it wants one").fill(BAD_KEY);
    await tryOut().click();
    await dialog.getByText("It refused.").waitFor();
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
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Workshop" }) });
    await card.getByRole("button", { name: "Test the connection" }).click();
    await card.getByText("It works.").waitFor();
    await card.getByText("Models", { exact: true }).click();
    await card.getByRole("list", { name: "Models of Workshop" }).getByText("gpt-b").waitFor();
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
    await card.getByText(/Stopped\. What had come stays here/).waitFor();
    await expect.poll(() => session.models.received.at(-1)?.isAborted, SLOW).toBe(true);
    expect(session.models.received.at(-1)?.headers["authorization"]).toBe(`Bearer ${KEY}`);
  });

  test("a change of the name keeps the key; a removed server can be brought back", async () => {
    await page.getByRole("button", { name: "Change Workshop" }).click();
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
    for (const definition of DEFINITIONS) {
      const { status, body } = await call(page, "POST", "/api/v1/settings/definitions", definition);
      expect(status, JSON.stringify(body)).toBe(201);
    }
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
    await field("Days ahead").fill("9");
    await page.keyboard.press("Enter");
    await setting(page, "Days ahead").getByText("Must be at most 7.").waitFor();
    expect(await field("Days ahead").getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
    await field("Days ahead").fill("5");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Days ahead: Back to default" }).click();
    await expect.poll(() => field("Days ahead").inputValue(), SLOW).toBe("3");
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
    await page.getByRole("button", { name: "Add a text" }).click();
    await field("Text 1").fill("What we did this year.");
    await page.getByText("Saved", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Back up" }).click();
    await page.getByText("A copy of the content is kept").waitFor();
    await field("Text 1").fill("Spoilt.");
    await page.getByRole("button", { name: "Restore the backup" }).click();
    await expect.poll(() => field("Text 1").inputValue(), SLOW).toBe("What we did this year.");
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => field("Text 1").inputValue(), SLOW).toBe("What we did this year.");
  });

  test("pages stand below each other, are published, and a deleted one can be brought back", async () => {
    await page.getByRole("link", { name: "All pages" }).click();
    await page.getByRole("button", { name: "New page below Yearly reports" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("2026");
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "2026" }).waitFor();
    await page.getByText("/yearly-reports/2026").waitFor();
    await page.getByRole("link", { name: "All pages" }).click();
    const below = page.getByRole("list", { name: "Below Yearly reports" });
    await below.getByRole("link", { name: "2026" }).waitFor();
    await page.getByRole("button", { name: "Publish 2026" }).click();
    await page.getByText("“2026” is published.").waitFor();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize(DESK);
    await page.getByRole("button", { name: "Delete Yearly reports" }).click();
    await below.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "2026" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await below.getByRole("link", { name: "2026" }).waitFor();
    expect(session.errors).toEqual([]);
  });
});

const setting = (page: Page, label: string): Locator =>
  page.locator("form.setting").filter({ has: page.getByLabel(label, { exact: true }) });
