import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, listed } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";

const TOWER = `# The tower of Nordholm

The tower was built in 1868 by the harbour board of the town. The tower has 142 steps and stands on a rock. The crossing to the rock takes 40 minutes.

## Staying the night

The old keeper's house has two rooms for guests, which are heated from October to April and must be booked with the harbour office three days ahead.
`;
const TEA = `# Tea in the kitchen

Sencha is a green tea that is steamed soon after picking. The kitchen was painted in 1999 by the cooks of the house. It is open every day.
`;

/** Undefined before it is there. */
const listedIn = async (page: Page, name: string) =>
  (await call<{ original_filename: string; status: string }[]>(page, "GET", "/api/documents/")).body.find(
    ({ original_filename }) => original_filename === name,
  );

describe("questions that documents answer", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("are offered on the home page when the documents are read, and a click asks one of its document", async () => {
    await addFiles(page, [markdown("tower.md", TOWER), markdown("tea.md", TEA)]);
    await page.getByText("2 documents can answer").waitFor();
    const offered = page.getByRole("region", { name: "Your documents answer" });
    await offered.getByRole("button", { name: "What is Sencha? tea.md" }).waitFor();
    await expectAccessible(page);
    const first = offered.getByRole("button", { name: /tower\.md$/ }).first();
    const question = (await first.locator(".suggestion-text").textContent()) ?? "";
    await first.click();
    await page.locator(".question", { hasText: question }).waitFor();
    const answer = page.getByRole("article", { name: "Answer" });
    await answer
      .getByRole("button", { name: /tower\.md/ })
      .first()
      .waitFor();
    await answer.getByText("looked only in tower.md").waitFor();
    expect(await answer.getByText("tea.md").count()).toBe(0);
    await expectAccessible(page);
  });

  test("are offered in the collection", async () => {
    await page.getByRole("link", { name: /My documents/ }).click();
    const offered = page.getByRole("region", { name: "Questions these documents answer" });
    await offered.getByRole("button", { name: "What is Sencha? tea.md" }).waitFor();
    await expectAccessible(page);
  });

  test("stand on the document's page with what it is about; a heading leads to its place", async () => {
    const { id } = await listed(page, "tower.md");
    await page.goto(`${app.server.origin}/documents/${id}`);
    const guide = page.locator(".guide");
    await guide.getByText("Contents").waitFor();
    await expectAccessible(page);
    await guide.getByRole("link", { name: "Staying the night" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("start")).not.toBeNull();
    await guide.getByRole("button", { name: "When was the tower built?" }).click();
    await page.getByRole("article", { name: "Answer" }).getByText("1868").first().waitFor();
  });

  test("are not offered where nothing passed", async () => {
    await page.getByRole("button", { name: "New collection" }).first().click();
    await page.getByLabel("Name").fill("Empty words");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Empty words" }).waitFor();
    await addFiles(page, [markdown("lorem.md", "Lorem ipsum dolor\n")]);
    await expect.poll(async () => (await listedIn(page, "lorem.md"))?.status).toBe("completed");
    const { id } = await listed(page, "lorem.md");
    await page.goto(`${app.server.origin}/documents/${id}`);
    await page.getByText("Lorem ipsum dolor").first().waitFor();
    const guide = await page.evaluate(async (id) => (await fetch(`/api/documents/${id}/guide`)).json(), id);
    expect(guide).toMatchObject({ questions: [] });
    expect(await page.locator(".suggestion").count()).toBe(0);
  });
});
