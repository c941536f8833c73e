import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { container, makeDoc } from "#core/engine/parse/testing/make-doc.ts";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { call, listed } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { LARGE } from "./support/screens.ts";

/** The line that answers, on the second page, at a place we know. */
const ANSWER = { text: "The archive moved to the harbour building in March 1987.", x: 90, y: 400, size: 14 };
const QUESTION = "When did the archive move to the harbour building?";

const REPORT = makePdf({
  title: "History of the town archive",
  pages: [
    [
      "History of the town archive",
      "The archive was founded by the council in 1921.",
      "Its first keeper was Edith Marlow, a retired teacher.",
    ],
    {
      lines: [
        { text: "The harbour years", x: 90, y: 340, size: 20, bold: true },
        ANSWER,
        { text: "Rents had risen in the old quarter.", x: 90, y: 440, size: 14 },
      ],
    },
    ["Today the archive keeps forty thousand photographs.", "Visitors may read on weekdays until five."],
  ],
});

const QUESTIONS = {
  test_cases: [
    { id: "1", question: QUESTION, ground_truth: "March 1987" },
    { id: "2", question: "Who was the first keeper?", ground_truth: "Edith Marlow" },
  ],
};

describe("the page", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab(LARGE)));
  afterAll(() => app.close());

  test("says on its first screen that files stay here, and takes a dropped PDF", async () => {
    await page.getByText("Your files stay on this device.").waitFor();
    await expectAccessible(page);
    await drop(page, "archive.pdf", REPORT);
    await page.getByText("1 document can answer").waitFor();
  });

  test("says why a file it cannot read is not added", async () => {
    await drop(page, "song.mp3", new Uint8Array([1, 2, 3]));
    await page.getByText("1 not added").click();
    await page.getByText(".mp3 files cannot be read.").first().waitFor();
    await page.getByRole("button", { name: "Leave out song.mp3" }).first().click();

    await drop(page, "notes.txt", new Uint8Array());
    for (const name of ["a.mp3", "b.mp3", "c.mov"]) await drop(page, name, new Uint8Array([1, 2, 3]));
    await page.getByText("4 files were not added: .mp3 and .mov cannot be read, 1 is empty.").first().waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByText("4 files were not added").first().waitFor({ state: "detached" });
  });

  test("does not add again what is there already, unless that is wanted; the copy goes with a click, and comes back with one", async () => {
    await drop(page, "archive.pdf", REPORT);
    await page.getByText("“archive.pdf” is in “My documents” already, so it was not added again.").waitFor();
    await page.getByRole("button", { name: "Add it anyway" }).click();
    await page.getByText("2 documents can answer").waitFor();
    await page.getByRole("link", { name: /My documents/ }).click();
    await page.getByText("“archive.pdf” is here twice, with the same content.").waitFor();
    await expectAccessible(page);
    const rows = () => page.locator(".document-row").count();
    await page.getByRole("button", { name: "Remove the copy" }).click();
    await expect.poll(rows, { timeout: 30_000 }).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Remove the copy" }).click();
    const kept = async () => (await call<unknown[]>(page, "GET", "/api/documents/")).body.length;
    await expect.poll(kept, { timeout: 30_000 }).toBe(1);
  });

  test("says of a file that nobody can read what helps, and offers no other try", async () => {
    // It is refused within moments: no look at the open jobs happens to see it.
    await page.evaluate(() => {
      const plain = window.fetch;
      window.fetch = (asked, options) =>
        plain(
          typeof asked === "string" ? asked.replace(/status=(running|pending)/, "status=cancelled") : asked,
          options,
        );
    });
    await drop(page, "torn.doc", container({ WordDocument: new Uint8Array(1024) }));
    const row = page.locator(".document-row").filter({ hasText: "torn.doc" });
    await row.getByText("This file is damaged: its content is not a Word document.").waitFor();
    expect(await row.getByRole("button").allTextContents()).toEqual(["", ""]);
    await page.locator(".tray").evaluate((tray: HTMLDetailsElement) => (tray.open = true));
    await page.locator(".tray").getByText("torn.doc").waitFor();
    expect(await page.getByRole("button", { name: /Try again/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Clear" }).click();

    // The file is saved anew, and added again.
    await drop(page, "torn.doc", makeDoc(["Whole again"]));
    await page.getByText("The “torn.doc” that could not be read is still listed beside the readable one").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove the unreadable one" }).click();
    const left = async () =>
      (await call<{ original_filename: string; status: string }[]>(page, "GET", "/api/documents/")).body
        .filter(({ original_filename }) => original_filename === "torn.doc")
        .map(({ status }) => status);
    await expect.poll(left, { timeout: 30_000 }).toEqual(["completed"]);
    await call(page, "DELETE", `/api/documents/${(await listed(page, "torn.doc")).id}`);
    await page.goto(app.server.origin);
  });

  test("answers with a citation that opens the page with the very words marked", async () => {
    await ask(page, QUESTION);
    await page.locator(".answer-text").getByText("March 1987").first().waitFor();
    await expectAccessible(page);

    await page.locator(".cite").first().click();
    const mark = page.locator('[data-page="2"] .pdf-mark').first();
    await mark.waitFor();
    const place = await placeOnPage(page, '[data-page="2"]');
    expect(place.left * 595).toBeCloseTo(ANSWER.x + 281, -1); // where its date begins, the short answer
    expect(place.top * 842).toBeGreaterThan(ANSWER.y - 4);
    expect((place.top + place.height) * 842).toBeLessThan(ANSWER.y + ANSWER.size + 8);
    await expectInView(page, mark);
    await page.getByText("Page 2 · source 1 of 2", { exact: true }).waitFor();
    // The passage begins on page 1; what is named is the page of the words.
    expect(await page.locator(".source-page").first().textContent()).toBe("page 2");
    await expectAccessible(page);
  });

  test("an opened source survives a reload; Escape closes it and gives the focus back to its citation", async () => {
    await page.reload();
    await page.locator(".pdf-mark").first().waitFor();
    await page.locator("section.viewer").focus();
    await page.keyboard.press("Escape");
    await page.locator("section.viewer").waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className), { timeout: 30_000 })
      .toContain("cite");
  });

  test("says beside a question that a document is still being read", async () => {
    const days = Array.from({ length: 40_000 }, (_, day) => `On day ${day} the keeper wrote ${day * 7} lines.`);
    await drop(page, "diary.md", new TextEncoder().encode(days.join("\n\n")));
    await ask(page, "Who was the first keeper of the archive?");
    const coming = page.getByText("1 document is still being read; answers may not know of it yet.");
    await coming.waitFor();
    await page.locator(".answer-text").first().waitFor();
    await coming.waitFor({ state: "detached" });
    await call(page, "DELETE", `/api/documents/${(await listed(page, "diary.md")).id}`);
    await page.reload();
  });

  test("a question that was not sent yet is there after a reload, at its place", async () => {
    await page.goto(app.server.origin);
    const question = page.getByLabel("Your question");
    await question.fill("When did the archive");
    await page.getByRole("link", { name: "Settings" }).click();
    await page.goBack();
    await expect.poll(() => question.inputValue()).toBe("When did the archive");
    await page.reload();
    await expect.poll(() => question.inputValue()).toBe("When did the archive");
    await ask(page, QUESTION);
    await page.locator(".cite").first().waitFor();
    expect(await question.inputValue()).toBe("");
    await question.fill("And where");
    await page.goto(app.server.origin);
    await expect.poll(() => question.inputValue()).toBe("");
    await page.goBack();
    await expect.poll(() => question.inputValue()).toBe("And where");
    await question.fill("");
  });

  test("asks, reads the answer and opens its source by keyboard alone", async () => {
    await page.keyboard.press("Control+Shift+O");
    await page.waitForURL((url) => url.pathname === "/");
    await page.locator("[data-ask]:focus").waitFor();
    await page.keyboard.type("Who was the first keeper of the archive?");
    await page.keyboard.press("Enter");
    await page.locator(".cite").first().waitFor();
    await page.locator("[data-ask]").focus();
    await page.keyboard.press("Escape");
    await tabTo(page, "cite");
    await page.keyboard.press("Enter");
    await page.locator('[data-page="1"] .pdf-mark').first().waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.locator("[data-ask]:focus").waitFor();
  });

  test("the palette finds documents by a slip of their name and passages by their words", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: /Find commands/ }).fill("archve");
    await page.getByRole("option", { name: "archive.pdf" }).waitFor();
    await page.getByRole("combobox", { name: /Find commands/ }).fill("forty thousand photographs");
    await page.getByRole("option", { name: /forty thousand/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await page.locator(".pdf-mark").first().waitFor();
  });

  test("search says why a passage was found and opens it", async () => {
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByRole("searchbox").fill("retired teacher");
    await page.keyboard.press("Enter");
    await page.locator(".source-text strong", { hasText: "teacher" }).first().waitFor();
    await page
      .getByText(/Matching words: .*teacher/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.locator(".source").first().click();
    await page.locator(".pdf-mark").first().waitFor();
  });

  test("evaluates the collection on a file of questions", async () => {
    await page.getByRole("link", { name: "Evaluate" }).click();
    const file = { name: "archive.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(QUESTIONS)) };
    await page.locator('input[aria-label="File of questions"]').setInputFiles(file);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Start the evaluation" }).click();
    await page.getByText("2 of 2 asked").waitFor();
    await page.locator(".result", { hasText: QUESTION }).getByText("Expected: March 1987").waitFor();
    await expectAccessible(page);
  });

  test("a deleted document can be brought back", async () => {
    await page.getByRole("link", { name: /My documents/ }).click();
    await page.getByRole("button", { name: "Delete archive.pdf" }).click();
    await page.getByText("Nothing in here yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "archive.pdf" }).waitFor();
    await expectAccessible(page);
  });

  test("settings hold what is stored and the theme", async () => {
    await page.goto(`${app.server.origin}/settings/storage`);
    await page.getByText("Altogether").waitFor();
    await page.getByText("Lectern itself is kept on this device too").waitFor();
    await page.getByRole("link", { name: "Language and look" }).click();
    await page.getByRole("radio", { name: "Dark" }).check();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.reload();
    await page.locator("[data-theme=dark]").getByRole("radio", { name: "Dark" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("radio", { name: "As the system" }).check();
  });

  test("on a phone the passage comes first and the page behind a tap", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(app.server.origin);
    await ask(page, QUESTION);
    await page.locator(".cite").first().click();
    await page.locator(".viewer-passage", { hasText: "March 1987" }).waitFor();
    expect(await page.locator(".pdf-mark").first().isVisible()).toBe(false);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Show it on its page" }).click();
    await page.locator('[data-page="2"] .pdf-mark').first().waitFor();
    await page.getByRole("button", { name: "Close the source" }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("asked nothing of a foreign host, and no error went uncaught", () => {
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});

async function ask(page: Page, question: string): Promise<void> {
  await page.locator("[data-ask]").fill(question);
  await page.keyboard.press("Enter");
  await page.locator(".cite").first().waitFor();
}

/** Drops a file on the page as a file manager does. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, base64 }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
      return data;
    },
    { name, base64: Buffer.from(bytes).toString("base64") },
  );
  for (const event of ["dragenter", "dragover", "drop"])
    await page.dispatchEvent("body", event, { dataTransfer: transfer });
}

/** Presses Tab until something of a class has the focus. */
async function tabTo(page: Page, className: string): Promise<void> {
  await page.locator("#main").focus();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((name) => document.activeElement?.classList.contains(name), className)) return;
  }
  throw new Error(`Tab never reached a .${className}`);
}

/** Where the first mark lies on its page, as shares of the page's size. */
function placeOnPage(
  page: Page,
  selector: string,
): Promise<{ readonly left: number; readonly top: number; readonly height: number }> {
  return page.evaluate((selector) => {
    const sheet = document.querySelector(selector)?.getBoundingClientRect();
    const mark = document.querySelector(`${selector} .pdf-mark`)?.getBoundingClientRect();
    if (!sheet || !mark) throw new Error("There is no mark.");
    return {
      left: (mark.left - sheet.left) / sheet.width,
      top: (mark.top - sheet.top) / sheet.height,
      height: mark.height / sheet.height,
    };
  }, selector);
}

async function expectInView(page: Page, mark: ReturnType<Page["locator"]>): Promise<void> {
  await expect
    .poll(
      async () => {
        const box = await mark.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= (page.viewportSize()?.height ?? 0);
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}
