import { mkdir, readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { call, createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

const TEXTS = {
  "ferry 10.md": "# Ferries\n\nThe last ferry leaves the island at half past nine.",
  "ferry 9.md": "# Ferries\n\nThe first ferry leaves the island at six, and takes no cars at all.",
  "heron.md": "# Heron\n\nThe heron stands in the reeds at dawn.",
};

describe("documents are kept in order", () => {
  let app: AppSession;
  let page: Page;
  let from: Collection;
  let to: Collection;
  let tries = 0;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app?.close());
  beforeEach(async () => {
    tries++;
    from = await createCollection(page, `Inbox ${tries}`);
    to = await createCollection(page, `Trips ${tries}`);
    for (const [name, text] of Object.entries(TEXTS)) await read(page, from.id, name, new TextEncoder().encode(text));
    await page.goto(`${app.server.origin}/collections/${from.id}`);
    await row("heron.md").waitFor();
  });

  const row = (name: string) => page.locator(".document-row").filter({ hasText: name });
  const names = () => page.locator(".document-row .document-name").allTextContents();
  const dialog = () => page.getByRole("dialog");
  const stored = async (collection: Collection) =>
    (await call<Document[]>(page, "GET", `/api/documents/?collection_id=${collection.id}`)).body;
  const storedNames = async (collection: Collection) =>
    (await stored(collection)).map(({ original_filename }) => original_filename).sort();
  const countOf = (collection: Collection) =>
    page.getByRole("link", { name: new RegExp(`^${collection.name}\\b`) }).locator(".nav-count");

  test("one is renamed, keeps its ending, and gets its name back with Undo", async () => {
    await page.getByRole("button", { name: "Edit heron.md" }).click();
    await expectAccessible(page);
    await dialog().getByLabel("Name").fill("Birds of the marsh");
    await page.keyboard.press("Enter");
    await row("Birds of the marsh.md").waitFor();
    await row("Birds of the marsh.md").getByRole("link").click();
    await page.getByRole("heading", { name: "Birds of the marsh.md" }).waitFor();
    await page.getByRole("button", { name: "Change", exact: true }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await row("heron.md").waitFor();
    expect(await storedNames(from)).toEqual(["ferry 10.md", "ferry 9.md", "heron.md"]);
  });

  test("those that are selected move together, answer from there, and come back with Undo", async () => {
    await page.getByLabel("Select ferry 9.md").check();
    await page.getByLabel("Select ferry 10.md").check();
    await page.getByText("2 selected").waitFor();
    await expectAccessible(page);
    await shots(page);
    await page.getByRole("button", { name: "Move, copy or tag" }).click();
    await dialog().getByLabel("Collection").selectOption(to.name);
    await dialog().getByRole("button", { name: "Save" }).click();
    await page.getByText(`2 documents moved to “${to.name}”.`).waitFor();
    await row("ferry 9.md").waitFor({ state: "detached" });
    await expect.poll(() => countOf(to).textContent()).toContain("2");
    const body = { query: "When does the last ferry leave?", collection_id: to.id, similarity_threshold: 0 };
    const answer = await call<{ chunks: { content: string }[] }>(page, "POST", "/api/search_u/", body);
    expect(answer.body.chunks[0]?.content).toContain("half past nine");
    await page.getByRole("button", { name: "Undo" }).last().click();
    await row("ferry 9.md").waitFor();
    expect(await storedNames(to)).toEqual([]);
  });

  test("all of them get a tag, by which they are found; one is copied and keeps it", async () => {
    await page.getByLabel("Select all").check();
    await page.getByRole("button", { name: "Move, copy or tag" }).click();
    await dialog().getByLabel("Add tags").fill("island, 2026, island");
    await dialog().getByRole("button", { name: "Save" }).click();
    await row("heron.md").getByText("island, 2026").waitFor();

    await page.getByRole("button", { name: "Edit heron.md" }).click();
    await dialog().getByLabel("Tags").fill("birds");
    expect(
      await dialog()
        .getByLabel(/Put a copy there/)
        .count(),
      "a copy where it is already",
    ).toBe(0);
    await dialog().getByLabel("Collection").selectOption(to.name);
    await dialog()
      .getByLabel(/Put a copy there/)
      .check();
    await dialog().getByRole("button", { name: "Save" }).click();
    await page.getByText(`“heron.md” copied to “${to.name}”.`).waitFor();
    expect((await stored(to)).map(({ status, tags }) => ({ status, tags }))).toEqual([
      { status: "completed", tags: ["birds"] },
    ]);
    expect(await storedNames(from)).toHaveLength(3);
  });

  test("they are put in order by name and size, and the selected ones go to the trash together", async () => {
    await page.getByLabel("Order").selectOption("Name");
    await expect.poll(names).toEqual(["ferry 9.md", "ferry 10.md", "heron.md"]);
    await page.getByLabel("Order").selectOption("Largest first");
    await expect.poll(names).toEqual(["ferry 9.md", "ferry 10.md", "heron.md"]);
    await page.getByLabel("Select heron.md").check();
    await page.getByLabel("Select ferry 9.md").check();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    await expect.poll(names).toEqual(["ferry 10.md"]);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(async () => (await names()).length).toBe(3);
  });

  test("those that are deleted together are in the trash at once, also when the page is left", async () => {
    await page.getByLabel("Select heron.md").check();
    await page.getByLabel("Select ferry 9.md").check();
    await page.getByRole("button", { name: "Delete", exact: true }).last().click();
    await page.reload();
    await expect.poll(names).toEqual(["ferry 10.md"]);
    await page.goto(`${app.server.origin}/library/trash`);
    for (const name of ["heron.md", "ferry 9.md"])
      await page
        .getByRole("button", { name: `Bring back ${name}` })
        .first()
        .waitFor();
  });

  test("the focus goes to the next one when one is deleted, and to the heading when none is left", async () => {
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.tagName);
    await page.getByRole("button", { name: "Delete ferry 9.md" }).press("Enter");
    await expect.poll(focused).toBe("Delete ferry 10.md");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Delete heron.md");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("H1");
  });

  test("one is dragged onto a collection in the sidebar", async () => {
    await row("heron.md").dragTo(countOf(to));
    await page.getByText(`“heron.md” moved to “${to.name}”.`).waitFor();
    expect(await storedNames(to)).toEqual(["heron.md"]);
  });

  test("a chat about them is saved as a file, with the passage it rests on", async () => {
    const name = `Timetable ${tries}`;
    const about = { name, collection_id: from.id };
    const { id } = (await call<{ id: string }>(page, "POST", "/api/chat/sessions", about)).body;
    const message = { session_id: id, message: "When does the last ferry leave the island?" };
    expect((await call(page, "POST", "/api/chat/message", message)).status).toBe(200);
    await page.getByRole("button", { name: `Edit the chat “${name}”` }).click();
    await expectAccessible(page);
    // What is said in the chat meanwhile leaves the dialog as it is.
    const dialogBefore = await dialog().elementHandle();
    const listedAgain = page.waitForResponse((response) => response.url().includes("/api/chat/sessions"));
    expect((await call(page, "POST", "/api/chat/message", message)).status).toBe(200);
    await listedAgain;
    await expect.poll(() => dialogBefore?.evaluate((element) => element.isConnected)).toBe(true);
    const saved = page.waitForEvent("download");
    await dialog().getByRole("button", { name: "Web page" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`Timetable-${tries}.html`);
    const html = await readFile(await file.path(), "utf8");
    expect(html).toContain("When does the last ferry leave the island?");
    expect(html).toMatch(/<mark>[^<]*half past nine/);
    expect(html).toContain("ferry 10.md");
    await page.keyboard.press("Escape");
  });

  test("what may have been on a server does not move into a collection that never leaves, and that is said", async () => {
    const diary = { name: `Diary ${tries}`, description: "Own", never_leaves: true };
    const { id } = (await call<Collection>(page, "POST", "/api/collections/", diary)).body;
    await page.getByRole("link", { name: new RegExp(`^${diary.name}`) }).waitFor();
    await page.getByRole("button", { name: "Edit heron.md" }).click();
    await dialog().getByLabel("Collection").selectOption(id);
    await dialog().getByRole("button", { name: "Save" }).click();
    await dialog()
      .getByRole("alert")
      .getByText(/never leaves this machine/)
      .waitFor();
    await page.keyboard.press("Escape");
    expect(await storedNames(from)).toContain("heron.md");
    expect(app.pageErrors).toEqual([]);
  });
});

/** `SHOTS=folder` keeps how it looks. */
async function shots(page: Page): Promise<void> {
  const folder = process.env["SHOTS"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const before = page.viewportSize();
  const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
  for (const [name, size] of Object.entries(sizes))
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize(size);
      await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
      await page.screenshot({ path: `${folder}/documents-${name}-${theme}.png` });
    }
  await page.evaluate(() => delete document.documentElement.dataset["theme"]);
  if (before) await page.setViewportSize(before);
}
