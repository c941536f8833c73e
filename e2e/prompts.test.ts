import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Prompt } from "#core/chat/prompts/prompt.ts";
import { call, createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

describe("prompts and commands after a slash", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    const { id } = await createCollection(page, "Coast");
    await read(
      page,
      id,
      "ferry.md",
      new TextEncoder().encode("# Ferry\n\nThe ferry was 80 metres long when launched."),
    );
    await page.goto(app.server.origin);
  });
  afterAll(() => app?.close());

  const field = () => page.getByLabel("Your question");
  const list = () => page.getByRole("listbox", { name: "Commands and prompts" });
  const dialog = () => page.getByRole("dialog", { name: "Your prompts" });
  const stored = async () =>
    (await call<Prompt[]>(page, "GET", "/api/v1/prompts")).body.map(({ name, text }) => ({ name, text }));

  test("a text is saved, used by its name, and asked", async () => {
    await field().fill("How long was ");
    await field().press("Home");
    await field().pressSequentially("/sa");
    await list().getByRole("option", { name: /^save/ }).waitFor();
    await expectAccessible(page);
    await field().press("Enter");
    await dialog().getByLabel("Name").fill("Length");
    expect(await dialog().getByLabel("Text").inputValue()).toBe("How long was");
    await dialog().getByLabel("Text").fill("How long was ");
    await expectAccessible(page);
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().getByRole("button", { name: "Use Length" }).waitFor();
    await page.keyboard.press("Escape");
    expect(await stored()).toEqual([{ name: "Length", text: "How long was " }]);
    await field().fill("/len");
    await list()
      .getByRole("option", { name: /^Length/ })
      .waitFor();
    await field().press("Enter");
    await expect.poll(() => field().inputValue()).toBe("How long was ");
    await field().pressSequentially("the ferry?");
    await field().press("Enter");
    await page.locator(".answer-text").getByText("80 metres").waitFor();
  });

  test("a prompt is changed and deleted, and its deletion taken back", async () => {
    await field().fill("/prompts");
    await list().getByRole("option").first().click();
    await dialog().getByRole("button", { name: "Change Length" }).click();
    await dialog().getByLabel("Name").fill("Size");
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog().getByRole("button", { name: "Delete Size" }).click();
    await dialog().getByText("No prompts yet.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Undo" }).click();
    await field().fill("/si");
    await list().getByRole("option", { name: /^Size/ }).waitFor();
    expect(await stored()).toEqual([{ name: "Size", text: "How long was " }]);
  });

  test("commands tick sources and start a new chat, and a slash within a line is no command", async () => {
    await field().fill("What is 80 km/");
    expect(await list().count()).toBe(0);
    await field().fill("/sour");
    await list()
      .getByRole("option", { name: /^sources/ })
      .waitFor();
    await field().press("Tab");
    await page
      .getByRole("dialog", { name: "Look only in" })
      .getByRole("checkbox", { name: /^Coast/ })
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await field().inputValue()).toBe("");
    await field().fill("/new");
    await list().getByRole("option", { name: /^new/ }).waitFor();
    await field().press("Enter");
    await page.getByRole("heading", { name: "What do you want to know?" }).waitFor();
    expect(app.pageErrors).toEqual([]);
  });
});
