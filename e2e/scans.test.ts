import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listed } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, type NamedFile } from "./support/page-steps.ts";

const A4 = { width: 794, height: 1123 };

interface Sheet {
  /** A photo of the sheet at some 290 dots an inch. */
  readonly jpeg: Buffer;
  /** Where the words in bold are, as shares of the sheet. */
  readonly bold: { readonly x: number; readonly y: number };
}

/** Paper, as a browser prints it: only pixels are left of its text. */
async function photograph(app: AppSession, paragraphs: readonly string[]): Promise<Sheet> {
  const context = await app.browser.newContext({ viewport: A4, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("");
  await page.setContent(`<body style="margin:90px;font:16px/1.6 serif;color:#333;background:#fbfaf6">${text}</body>`);
  const jpeg = await page.screenshot({ type: "jpeg", quality: 75 });
  const box = await page.locator("b").first().boundingBox();
  await context.close();
  if (!box) throw new Error("Nothing on the sheet is in bold.");
  return { jpeg, bold: { x: (box.x + box.width / 2) / A4.width, y: (box.y + box.height / 2) / A4.height } };
}

async function scan(app: AppSession, name: string, sheets: readonly Sheet[]): Promise<NamedFile> {
  const context = await app.browser.newContext();
  const page = await context.newPage();
  const images = sheets.map(
    ({ jpeg }) =>
      `<img style="display:block;width:210mm;height:297mm" src="data:image/jpeg;base64,${jpeg.toString("base64")}">`,
  );
  await page.setContent(`<style>@page{size:A4;margin:0}body{margin:0}</style>${images.join("")}`);
  const buffer = await page.pdf({ preferCSSPageSize: true });
  await context.close();
  return { name, mimeType: "application/pdf", buffer };
}

const FERRY = [
  "The ferry to Skerry leaves at nine each morning, and it returns <b>before sunset</b> on all days but Sunday.",
];
const MILL = ["The mill at Ashford was bought by <b>Harriet Penrose</b> in 1902. It ground barley for forty farms."];
const GARDEN = ["The garden of the rectory was laid out by <b>Edmund Sayle</b>, who planted two rows of limes."];
const BELL = ["The bell of the chapel weighs <b>320 kilograms</b> and was cast in Utrecht."];

describe("scans and photos of text", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
  });
  afterAll(() => app.close());

  /** Asks, and opens the first source beside the answer. */
  async function sourceOf(question: string): Promise<void> {
    await page.goto(app.server.origin);
    await page.locator("[data-ask]").fill(question);
    await page.keyboard.press("Enter");
    await page.locator(".question", { hasText: question }).waitFor();
    await page.locator(".cite").first().click();
  }

  /** The words lie in one of the marks, on the picture that is shown. */
  async function expectMarked({ x, y }: Sheet["bold"], number: number): Promise<void> {
    const sheet = page.locator(`[data-page="${number}"]`);
    const marks = sheet.locator(".pdf-mark");
    await marks.first().waitFor();
    await expect
      .poll(async () => {
        const paper = await sheet.boundingBox();
        const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()));
        return boxes.some((box) => {
          if (!box || !paper) return false;
          const [left, top] = [(box.x - paper.x) / paper.width, (box.y - paper.y) / paper.height];
          const [right, bottom] = [left + box.width / paper.width, top + box.height / paper.height];
          return x > left && x < right && y > top && y < bottom;
        });
      })
      .toBe(true);
  }

  test("are recognised on the device, and an answer marks its words on the picture", async () => {
    const [ferry, mill] = [await photograph(app, FERRY), await photograph(app, MILL)];
    await addFiles(page, [
      await scan(app, "harbour.pdf", [ferry]),
      { name: "mill.jpg", mimeType: "image/jpeg", buffer: mill.jpeg },
    ]);
    await page.getByText("2 documents can answer").waitFor();
    await sourceOf("When does the ferry to Skerry return?");
    await expectMarked(ferry.bold, 1);
    await expectAccessible(page);

    await sourceOf("Who bought the mill at Ashford?");
    await page.getByRole("img", { name: "mill.jpg" }).waitFor();
    await expectMarked(mill.bold, 1);
    await expectAccessible(page);
    expect(app.pageErrors).toEqual([]);
    expect(app.foreign.asked).toEqual([]);
  });

  test("can be stopped, and go on at the next page in a tab that was opened anew", async () => {
    const sheets = await Promise.all([FERRY, MILL, GARDEN].map((text) => photograph(app, text)));
    const log = await scan(app, "log.pdf", [...sheets, ...sheets]);
    await page.goto(app.server.origin);
    await addFiles(page, [log]);
    await page.getByRole("link", { name: "My documents" }).first().click();
    const row = page.locator(".document-row", { hasText: "log.pdf" });
    await row.getByText(/Recognising text: page [1-5] of 6/).waitFor();
    await row.getByRole("button", { name: "Stop" }).click();
    await row.getByText("Text recognition was stopped.").waitFor();
    await expectAccessible(page);

    await row.getByRole("button", { name: "Try again" }).click();
    await row.getByText(/Recognising text: page [2-5] of 6/).waitFor();
    await page.close();
    page = await app.openTab();
    await page.getByText("3 documents can answer").waitFor();
    // It can answer from its second page on, before the garden has been read.
    const ocr = async () => (await listed(page, "log.pdf")).metadata["ocr"];
    await expect.poll(ocr, { timeout: 120_000 }).toMatchObject({ state: "done" });
    await sourceOf("Who laid out the garden of the rectory?");
    await expectMarked(sheets[2]?.bold ?? { x: 0, y: 0 }, 3);
    expect(app.pageErrors).toEqual([]);
  });

  test("are recognised without a network once the recogniser was used", async () => {
    const bell = await photograph(app, BELL);
    await page.goto(app.server.origin);
    await app.pullThePlug();
    await addFiles(page, [{ name: "bell.jpg", mimeType: "image/jpeg", buffer: bell.jpeg }]);
    await page.getByText("4 documents can answer").waitFor();
    expect(app.pageErrors).toEqual([]);
  });
});
