import type { Browser, Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_OLLAMA_URL } from "#core/models/remote/model-servers.ts";
import { call } from "./support/api.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { startModelServer, type ModelServer } from "./support/model-server.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { DESK, PHONE, SMALLEST, widthOf } from "./support/screens.ts";

const NOTES = markdown("tesla.md", "# Nikola Tesla\n\nNikola Tesla was born in Smiljan in 1856.\n");
const QUESTION = "Where was Nikola Tesla born?";

interface Choice {
  readonly choice: { readonly use: string; readonly provider: { readonly model: string } | null };
  readonly only_here: boolean;
}

describe("the picker of what answers", () => {
  let ollama: ModelServer;
  let studio: ModelServer;
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    [ollama, studio] = await Promise.all([startModelServer(["honest"]), startModelServer(["honest", "wrong-key"])]);
    server = await startAppServer({ env: { OLLAMA_URL: ollama.origin } });
    const usual = new URL(DEFAULT_OLLAMA_URL).host;
    const args = [`--host-resolver-rules=MAP ${usual} ${new URL(ollama.origin).host}`];
    browser = await launchChromium({ args });
    page = await browser.newPage({ viewport: DESK });
    page.setDefaultTimeout(60_000);
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(server.origin);
    await controlled(page);
    await addFiles(page, [NOTES]);
    await page.getByText("1 document can answer").waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), ollama?.close(), studio?.close()]);
    expect(errors).toEqual([]);
  });

  const ladder = async () => (await call<Choice>(page, "GET", "/api/language-models")).body;
  const button = (name: string) => page.getByRole("button", { name: `Answers: ${name}` });
  const list = () => page.getByRole("dialog", { name: "What answers" });
  const row = (group: string | RegExp, name: string): Locator =>
    list().getByRole("group", { name: group }).getByRole("option").filter({ hasText: name });
  const ask = async (written: string) => {
    await page.goto(server.origin);
    await page.locator("[data-ask]").fill(QUESTION);
    await page.keyboard.press("Enter");
    const answer = page.getByRole("article", { name: "Answer" }).last();
    await answer.getByText(written).first().waitFor();
    await answer.getByText("Smiljan").first().waitFor();
  };

  test("finds Ollama when it is opened, no earlier, and connects it with the second click", async () => {
    expect(ollama.received).toEqual([]);
    await button("Quotes only").click();
    const found = row("Found: Ollama", "honest");
    await found.waitFor();
    await found.getByText("Runs on this computer. Passages do not leave it.").waitFor();
    await found.getByText("1.1 GB").waitFor();
    await expectAccessible(page);
    await found.click();
    await button("honest (Ollama)").waitFor();
    expect(await list().count()).toBe(0);
    const { body } = await call<{ provider: string }[]>(page, "GET", "/api/v1/ai/settings/providers");
    expect(body).toMatchObject([{ provider: "local" }]);
    await ask("Written by honest");
  });

  test("takes a click that is under way when the list changes", async () => {
    await page.goto(server.origin);
    await button("honest (Ollama)").click();
    // The rows move as long as the first look goes on.
    await list().getByRole("button", { name: "Look again" }).waitFor();
    await list().getByText("Looking for Ollama…").waitFor({ state: "detached" });
    await row("On this device", "Best model on this device").hover();
    await page.mouse.down();
    const asked = ollama.received.length;
    await list()
      .getByRole("button", { name: "Look again" })
      .evaluate((again: HTMLElement) => again.click());
    await expect.poll(() => ollama.received.length).toBeGreaterThan(asked);
    await list().getByText("Looking for Ollama…").waitFor({ state: "detached" });
    await page.mouse.up();
    await list().waitFor({ state: "detached" });
    expect((await ladder()).choice.use).toBe("automatic");

    await button("Quotes only").click();
    await list().getByRole("option").filter({ hasText: "honest" }).click();
    await button("honest (Ollama)").waitFor();
  });

  test("is used by keyboard alone, on a phone as a sheet", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(server.origin);
    await button("honest (Ollama)").press("Enter");
    const search = list().getByRole("combobox", { name: "Find a model" });
    const field = (await search.count()) > 0 ? search : list().getByRole("listbox");
    await list().getByRole("option", { selected: true }).getByText("honest").waitFor();
    await list().getByText("words a second here").waitFor();
    await expectAccessible(page);
    await field.press("End");
    for (let step = 0; step < 12; step++) {
      const id = await field.getAttribute("aria-activedescendant");
      if ((await page.locator(`[id="${id}"]`).textContent())?.includes("Quotes only")) break;
      await field.press("ArrowDown");
    }
    await field.press("Enter");
    await button("Quotes only").waitFor();
    expect((await ladder()).choice.use).toBe("none");
    await button("Quotes only").press("Enter");
    await list().waitFor();
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.keyboard.press("Escape");
    await list().waitFor({ state: "detached" });
    await page.setViewportSize(DESK);
  });

  test("adds a server by one form, which lists its models, and has both providers side by side", async () => {
    await page.goto(server.origin);
    await button("Quotes only").click();
    await list().getByRole("button", { name: "Add a server" }).click();
    const form = page.getByRole("dialog", { name: "Add a language model server" });
    await form.getByLabel("Address").fill(`${new URL(studio.origin).host}/v1/chat/completions`);
    await form.getByLabel("API key, if it wants one").fill("k-12345678");
    await form.getByLabel("Name").fill("Studio");
    expect(await form.getByLabel("Address").inputValue()).toContain("http://");
    await page.setViewportSize(PHONE);
    await form.getByRole("button", { name: "List its models" }).click();
    await form.getByText("It works.").waitFor();
    const use = form.getByRole("button", { name: "Use this model" });
    await expect.poll(() => use.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThan(PHONE.height);
    await page.setViewportSize(DESK);
    await form.getByLabel("Model that answers").selectOption("honest");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Use this model" }).click();
    await button("honest (Studio)").waitFor();
    await ask("Written by honest");

    await button("honest (Studio)").click();
    await row("Studio", "honest").getByText("Runs on this computer").waitFor();
    await row("Ollama", "honest").waitFor();
    const search = list().getByRole("combobox", { name: "Find a model" });
    await search.fill("studio wrong");
    await expect.poll(() => list().getByRole("option").count()).toBe(1);
    await search.press("Enter");
    await button("wrong-key (Studio)").waitFor();
    await ask("The documents are quoted instead");
  });

  test("can be read in the composer on every screen", async () => {
    await page.goto(server.origin);
    const choices = page.locator(".composer-bar").locator("select, .picker-button");
    for (const screen of [DESK, PHONE, SMALLEST]) {
      await page.setViewportSize(screen);
      await choices.nth(3).waitFor();
      const widths = await choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(Math.min(...widths), `${screen.width}`).toBeGreaterThan(96);
    }
    await page.setViewportSize(DESK);
  });

  test("differs on one device where a person says so, tells it, and goes back", async () => {
    await page.goto(`${server.origin}/settings/models`);
    const section = page.getByRole("region", { name: "What answers" });
    await button("wrong-key (Studio)").click();
    await list()
      .getByLabel(/Only on this device/)
      .check();
    await row("Ollama", "honest").click();
    await section.getByText("This device has its own choice. Your account uses wrong-key.").waitFor();
    expect(await ladder()).toMatchObject({ only_here: true, choice: { provider: { model: "honest" } } });
    await expectAccessible(page);
    await section.getByRole("button", { name: "Use the account's choice here" }).click();
    await button("wrong-key (Studio)").waitFor();
    expect(await ladder()).toMatchObject({ only_here: false, choice: { provider: { model: "wrong-key" } } });
  });

  test("of a server that was removed says so at once, and what to do", async () => {
    await page.goto(`${server.origin}/settings/models`);
    await button("wrong-key (Studio)").click();
    await row("Studio", "wrong-key").click();
    await list().waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Remove Studio" }).click();
    await page.getByRole("button", { name: /Close|Dismiss/ }).click();
    const section = page.getByRole("region", { name: "What answers" });
    await section.getByRole("button", { name: "Answers: Quotes only" }).click();
    await list().getByText("its server was removed. Choose another model, or add the server again.").waitFor();
  });
});
