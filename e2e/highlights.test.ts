import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { PlacedHighlight } from "#core/library/highlights/highlight.ts";
import { call, createCollection, listed, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { DESK, PHONE, widthOf } from "./support/screens.ts";
import { openSyncedDevices, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const leaf = (number: number) => [`Leaf ${number} of the log,`, "seen by gulls at noon.", "Seals came later."];
const RULES = "# Rules\n\nDogs travel free of charge.\n\nThe last ferry leaves at nine.\n\nCats pay in June.\n";

/** Selects the words in the first element that has them, as a drag of the mouse does. */
async function select(page: Page, within: string, words: string): Promise<void> {
  await page.locator(within, { hasText: words }).first().waitFor();
  await page.evaluate(
    ([within = "", words = ""]) => {
      const element = [...document.querySelectorAll(within)].find((each) => each.textContent.includes(words));
      const walker = document.createTreeWalker(element as Element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(words) ?? -1;
        if (at < 0) continue;
        getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
        return;
      }
      throw new Error(`no text node has “${words}”`);
    },
    [within, words],
  );
}

/** Where an element is, as shares of the page it is on. */
async function placeOf(page: Page, selector: string, number: number) {
  const [box, paper] = await Promise.all([
    page.locator(selector).first().boundingBox(),
    page.locator(`[data-page="${number}"]`).boundingBox(),
  ]);
  if (!box || !paper) throw new Error(`${selector} is not drawn`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { x: (middle.x - paper.x) / paper.width, y: (middle.y - paper.y) / paper.height };
}

const bar = (page: Page) => page.getByRole("group", { name: "Selected text" });
const panel = (page: Page) => page.getByRole("region", { name: "Highlights and notes" });
const toggle = (page: Page) => page.getByRole("button", { name: "Highlights and notes" });
const marks = (page: Page, number: number) => page.locator(`[data-page="${number}"] .pdf-highlight`);

describe("highlights and notes", () => {
  let app: AppSession;
  let page: Page;
  let collection: string;
  let log: Document;
  let rules: Document;

  beforeAll(async () => {
    ({ app, page } = await openAppTab(DESK));
    collection = (await createCollection(page, "Harbour")).id;
    log = await read(page, collection, "log.pdf", makePdf({ pages: [leaf(1), leaf(2), leaf(3)] }));
    rules = await read(page, collection, "rules.md", new TextEncoder().encode(RULES));
  });
  afterAll(() => app.close());
  const open = (id: string) => page.goto(`${app.server.origin}/documents/${id}`);
  const highlightsOf = async ({ id }: Document) =>
    (await call<PlacedHighlight[]>(page, "GET", `/api/documents/${id}/highlights`)).body;

  test("words of a PDF are highlighted at their place, also after a reload, larger and turned", async () => {
    await open(log.id);
    const line = '[data-page="2"] .pdf-text span';
    await select(page, line, "gulls at noon");
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Highlight in green" }).click();
    await marks(page, 2).first().waitFor();
    await bar(page).waitFor({ state: "detached" });
    expect(await highlightsOf(log)).toMatchObject([{ quote: "gulls at noon", page: 2, color: "green" }]);

    await page.reload();
    await marks(page, 2).first().waitFor({ state: "attached" });
    await page.getByLabel("Page, of 3").fill("2");
    await page.keyboard.press("Enter");
    await page.locator(line, { hasText: "gulls" }).waitFor();
    // The words are the last part of their line: their middle is right of the line's.
    const before = await placeOf(page, '[data-page="2"] .pdf-highlight', 2);
    const words = await placeOf(page, `${line}:has-text("gulls")`, 2);
    expect(before.y).toBeCloseTo(words.y, 1.5);
    expect(before.x).toBeGreaterThan(words.x);
    await page.getByRole("button", { name: /Larger/ }).click();
    await expect
      .poll(() => placeOf(page, '[data-page="2"] .pdf-highlight', 2))
      .toMatchObject({
        x: expect.closeTo(before.x, 2),
        y: expect.closeTo(before.y, 2),
      });
    await page.getByRole("button", { name: /Rotate to the right/ }).click();
    await expect
      .poll(async () => (await placeOf(page, '[data-page="2"] .pdf-highlight', 2)).y)
      .toBeCloseTo(before.x, 1);
  });

  test("words of a turned page are highlighted as well, and stay selected while it is drawn again", async () => {
    await select(page, '[data-page="2"] .pdf-text span', "Seals came");
    const drawn = await page.locator('[data-page="2"] canvas').elementHandle();
    await page.getByRole("button", { name: /Larger/ }).click();
    await page.waitForFunction((canvas) => !canvas?.isConnected, drawn);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("Seals came");
    await page.keyboard.press("h");
    await expect.poll(() => highlightsOf(log)).toMatchObject([{ quote: "gulls at noon" }, { quote: "Seals came" }]);
    expect((await highlightsOf(log))[1]?.page).toBe(2);
  });

  test("a note is written, shown, and found by search and by “Find anything”", async () => {
    await open(log.id);
    await toggle(page).click();
    const item = panel(page).getByRole("listitem").first();
    await item.getByRole("button", { name: "Write a note" }).click();
    await page.getByRole("textbox", { name: "Note" }).fill("Ask the warden about ornithology");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await item.getByText("Ask the warden").waitFor();
    await expectAccessible(page);

    await page.goto(`${app.server.origin}/search?q=ornithology`);
    const found = page.getByRole("region", { name: "Your highlights and notes" });
    await found.getByText("gulls at noon").waitFor();
    await expectAccessible(page);
    await found.getByRole("link").click();
    await expect.poll(() => page.locator('[data-page="2"] .pdf-highlight[data-shown]').count()).toBe(1);

    await page.goto(app.server.origin);
    await page.getByRole("region", { name: "Newest documents" }).waitFor();
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").getByRole("combobox").fill("ornithology");
    await page.getByRole("option", { name: /Ask the warden/ }).click();
    await page.waitForURL(/highlight=/);
    await expect.poll(() => page.locator('[data-page="2"] .pdf-highlight[data-shown]').isVisible()).toBe(true);
  });

  test("the list leads to the place, changes the color, and deletes with an undo", async () => {
    await open(log.id);
    await toggle(page).click();
    const item = panel(page).getByRole("listitem").first();
    await item.getByRole("button", { name: "gulls at noon" }).click();
    await expect.poll(() => page.locator('[data-page="2"] .pdf-highlight[data-shown]').isVisible()).toBe(true);
    await item.getByRole("button", { name: "Make it pink" }).click();
    await page.locator('[data-page="2"] .pdf-highlight[data-color="pink"]').waitFor();
    await item.getByRole("button", { name: "Delete the highlight" }).click();
    await expect.poll(() => marks(page, 2).count()).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => marks(page, 2).count()).toBe(2);
    expect((await highlightsOf(log))[0]).toMatchObject({ color: "pink", note: "Ask the warden about ornithology" });
  });

  test("they are saved as Markdown with quote, note, page and link", async () => {
    const download = page.waitForEvent("download");
    await panel(page).getByRole("link", { name: "Save as Markdown" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("log.pdf - highlights.md");
    const text = await readFile(await file.path(), "utf8");
    expect(text).toContain("> gulls at noon\n\nAsk the warden about ornithology\n\n— [log.pdf, page 2](");
    expect(text).toContain(`${app.server.origin}/documents/${log.id}?highlight=`);
    const document = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save", exact: true }).click();
    expect((await document).suggestedFilename()).toBe("log.pdf");
    expect(await readFile(await (await document).path(), "latin1")).toMatch(/^%PDF/);
    await page.goto(`${app.server.origin}/collections/${collection}`);
    await page.getByText("2 highlights in these documents.").waitFor();
    expect(await page.getByRole("link", { name: "Save as Markdown" }).getAttribute("href")).toContain(collection);
  });

  test("a newer version of a text keeps what it still says, and lists what it does not", async () => {
    await open(rules.id);
    for (const words of ["free of charge", "leaves at nine"]) {
      await select(page, ".text-paragraph", words);
      await bar(page).getByRole("button", { name: "Highlight in blue" }).click();
      await page.locator(".text-highlight", { hasText: words }).waitFor();
    }
    const newer = RULES.replace("leaves at nine", "stays in port").replace("# Rules", "# Rules\n\nAs of June.");
    const file = { name: "rules 2.md", mimeType: "text/markdown", buffer: Buffer.from(newer) };
    await page.getByLabel("Newer version of rules.md").setInputFiles(file);
    await page.getByText("As of June.").waitFor();
    await expect.poll(() => page.locator(".text-highlight").allTextContents()).toEqual(["free of charge"]);
    await toggle(page).click();
    const gone = panel(page).getByRole("listitem").filter({ hasText: "leaves at nine" });
    await gone.getByText("These words are no longer in the document.").waitFor();
    await expectAccessible(page);
  });

  test("on a phone text is highlighted with a note, and the list covers nothing once it has led somewhere", async () => {
    await page.setViewportSize(PHONE);
    await open(rules.id);
    await select(page, ".text-paragraph", "Cats pay");
    await bar(page).getByRole("button", { name: "Note" }).click();
    await page.getByRole("textbox", { name: "Note" }).fill("How much?");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const item = panel(page).getByRole("listitem").filter({ hasText: "Cats pay" });
    await item.getByText("How much?").waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    await item.getByRole("button", { name: "Cats pay" }).click();
    await panel(page).waitFor({ state: "detached" });
    await expect.poll(() => page.locator(".text-highlight[data-shown]").isVisible()).toBe(true);
    await page.setViewportSize(DESK);
    expect(app.pageErrors).toEqual([]);
  });
});

describe("highlights on two devices", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    [a, b] = await Promise.all([world.openDevice(), world.openDevice()]);
  });
  afterAll(() => world?.close());

  test("what is highlighted on one is shown on the other, and goes and comes back with its document", async () => {
    await addFiles(a.page, [markdown("rules.md", RULES)]);
    const { id } = await listed(b.page, "rules.md");
    await Promise.all([a, b].map(({ page }) => page.goto(`${world.origin}/documents/${id}`)));
    await select(a.page, ".text-paragraph", "free of charge");
    await bar(a.page).getByRole("button", { name: "Highlight in yellow" }).click();
    await b.page.locator(".text-highlight", { hasText: "free of charge" }).waitFor();

    await call(a.page, "DELETE", `/api/documents/${id}`);
    const there = async () => (await call(b.page, "GET", `/api/documents/${id}/highlights`)).status;
    await expect.poll(there, { timeout: 60_000 }).toBe(404);
    await call(b.page, "POST", "/api/v1/sync/deleted/restore", { id: `documents/${id}` });
    const back = async () => (await call<unknown[]>(a.page, "GET", `/api/documents/${id}/highlights`)).body;
    await expect.poll(back, { timeout: 60_000 }).toMatchObject([{ quote: "free of charge", placement: "same" }]);
    expect([...a.errors, ...b.errors]).toEqual([]);
  });
});
