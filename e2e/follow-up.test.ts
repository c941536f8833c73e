import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";

const TEXT = `# Keepers of the light

Ingrid Solheim was the keeper of the light from 1931. Ingrid Solheim was born in Bergen in 1902. She died in 1988.
`;

describe("a follow-up", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("shows what was understood, and takes it back with one click", async () => {
    await addFiles(page, [markdown("keepers.md", TEXT)]);
    await page.getByText("1 document can answer").waitFor();
    await ask("Who was Ingrid Solheim?");
    await page.getByRole("article", { name: "Answer" }).getByText("keepers.md").first().waitFor();
    expect(await page.getByText("Read as a question about").count()).toBe(0);
    await ask("Where was she born?");
    const understood = page.getByText("Read as a question about Ingrid Solheim");
    await understood.waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Ask as typed" }).click();
    await page.getByRole("group", { name: "Versions of this answer" }).getByText("Version 2 of 2").waitFor();
    expect(await understood.count()).toBe(0);
    await page.getByRole("button", { name: "Earlier version" }).click();
    await understood.waitFor();
  });

  test("asks back with buttons where nothing says what is meant; one of them asks on", async () => {
    await page.goto(app.server.origin);
    await ask("and?");
    const choice = page.getByRole("article", { name: "Answer" }).getByRole("button", { name: "Keepers of the light" });
    await choice.waitFor();
    await expectAccessible(page);
    await choice.click();
    await page.locator(".question").filter({ hasText: "Keepers of the light" }).waitFor();
    await expect.poll(() => page.getByRole("article", { name: "Answer" }).count()).toBe(2);
  });

  async function ask(question: string): Promise<void> {
    await page.locator("[data-ask]").fill(question);
    await page.keyboard.press("Enter");
    await page.locator(".question", { hasText: question }).waitFor();
  }
});
