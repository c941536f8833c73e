import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCollection, read } from "./support/api.ts";
import { openApp, type AppSession } from "./support/app-session.ts";
import { addFiles, markdown } from "./support/page-steps.ts";
import { DESK, PHONE, SMALLEST } from "./support/screens.ts";

const PATHS = ["/library", "/settings/storage", "/settings/models", "/evaluation", "/chats"];

describe("the page without a mouse, and on small screens", () => {
  let app: AppSession;
  let page: Page;
  let collection: string;
  beforeAll(async () => {
    app = await openApp();
    page = await app.openTab();
    ({ id: collection } = await createCollection(page, "Harbours"));
    for (const name of ["ferry.md", "crane.md"])
      await read(
        page,
        collection,
        name,
        new TextEncoder().encode(`# ${name}\n\nThe ferry leaves the harbour at noon.`),
      );
  });
  afterAll(() => app?.close());
  beforeEach(() => page.goto(app.server.origin));

  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return `${element?.tagName} ${element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? ""}`;
    });

  test("goes on in the chat that a question at the start opens", async () => {
    await page.getByRole("textbox", { name: "Your question" }).fill("When does the ferry leave?");
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Answer" }).waitFor();
    expect(await focused()).toBe("TEXTAREA Your question");
    await page.keyboard.type("And the crane?");
    expect(await page.getByRole("textbox", { name: "Your question" }).inputValue()).toBe("And the crane?");
  });

  test("is at the heading of the page that a link in the page leads to, and of the one that Back leads to", async () => {
    await page.goto(`${app.server.origin}/library`);
    await page.getByRole("link", { name: "ferry.md" }).press("Enter");
    await page.waitForURL(/\/documents\//);
    await expect.poll(focused).toBe("H1 ferry.md");
    await page.getByRole("main").getByRole("link").first().focus();
    await page.goBack();
    await expect.poll(focused).toBe("H1 Library");
  });

  test("undoes what it deleted by Ctrl+Z, and not while it writes", async () => {
    await page.goto(`${app.server.origin}/library`);
    const link = page.getByRole("link", { name: "crane.md" });
    await page.getByRole("button", { name: "Delete crane.md" }).press("Enter");
    await link.waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("ferry");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await link.count()).toBe(0);
    await page.keyboard.press("Control+z");
    await link.waitFor();
  });

  test("finds a message for as long as it is at it, and is at the heading when the message is answered", async () => {
    await page.goto(`${app.server.origin}/library`);
    await page.getByRole("button", { name: "Delete crane.md" }).press("Enter");
    await page.getByRole("button", { name: "Undo" }).focus();
    await page.waitForTimeout(9000);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "crane.md" }).waitFor();
    await expect.poll(focused).toBe("H1 Library");
  });

  test("draws a selection out of a dialog's field without losing what was written", async () => {
    await page.goto(`${app.server.origin}/library`);
    await page.getByRole("button", { name: "Edit crane.md" }).click();
    const name = page.getByRole("dialog").getByLabel("Name");
    await name.fill("harbour crane.md");
    const box = await name.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(5, 300, { steps: 4 });
    await page.mouse.up();
    expect(await name.inputValue()).toBe("harbour crane.md");
    await page.mouse.click(5, 300);
    await name.waitFor({ state: "detached" });
  });

  test("shows in forced colors what is chosen", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(`${app.server.origin}/settings/look`);
    await page.getByRole("radio", { name: "As the system" }).waitFor();
    const colors = await page.evaluate(() =>
      [...document.querySelectorAll(".segments span")].map((span) => getComputedStyle(span).backgroundColor),
    );
    await page.emulateMedia({ forcedColors: null });
    expect(new Set(colors.slice(0, 2)).size).toBe(1);
    expect(colors[2]).not.toBe(colors[0]);
  });

  test.each([
    ["a desk", DESK],
    ["a phone", PHONE],
    ["the smallest phone", SMALLEST],
  ])("nothing but the content scrolls on %s, and only down", async (_, screen) => {
    await page.setViewportSize(screen);
    await addFiles(page, [markdown("pier.md", "The pier is closed.")]);
    for (const path of [...PATHS, `/collections/${collection}`]) {
      await page.goto(app.server.origin + path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => page.locator(".state[role=status]").count()).toBe(0);
      const beyond = await page.evaluate(() =>
        [document.documentElement, document.querySelector("#main")].map((part) => [
          (part?.scrollWidth ?? 0) - (part?.clientWidth ?? 0),
          part?.id === "main" ? 0 : (part?.scrollHeight ?? 0) - (part?.clientHeight ?? 0),
        ]),
      );
      expect(beyond, path).toEqual([
        [0, 0],
        [0, 0],
      ]);
    }
    await page.setViewportSize(DESK);
  });
});
