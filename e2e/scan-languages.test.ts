import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible } from "./support/page-steps.ts";

/** Of Debian's package tesseract-ocr-deu. */
const GERMAN = "/usr/share/tesseract-ocr/5/tessdata/deu.traineddata";
const isHere = existsSync(GERMAN);
if (!isHere) console.warn("The journey of German scans is skipped: install Debian's package tesseract-ocr-deu.");

const BRIDGE =
  "Die Brücke über die Weser wurde im März für Wanderer geöffnet. Für größere Schäden haftet der Eigentümer.";
const MILL = "Die Mühle am Fluß gehört seit drei Jahren der Gemeinde, die sie von den Erben des Müllers gekauft hat.";

/** What the user's own server serves beside the app. */
function languageFolder(): ReadonlyMap<string, Uint8Array> {
  const data = readFileSync(GERMAN);
  const digest = `sha256:${createHash("sha256").update(data).digest("hex")}`;
  const files = [{ path: "deu.traineddata", size: data.length, digest }];
  const folder = "/models/tesseract-ocr/tessdata_fast";
  return new Map([
    [`${folder}/index.json`, Buffer.from(JSON.stringify({ files }))],
    [`${folder}/deu.traineddata`, data],
  ]);
}

describe.runIf(isHere)("scans in another language than English", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab(undefined, { files: languageFolder() }));
  });
  afterAll(() => app.close());

  async function photograph(text: string): Promise<Buffer> {
    const context = await app.browser.newContext({ viewport: { width: 794, height: 400 }, deviceScaleFactor: 3 });
    const sheet = await context.newPage();
    await sheet.setContent(`<body style="margin:60px;font:18px/1.6 serif">${text}</body>`);
    const buffer = await sheet.screenshot({ type: "png" });
    await context.close();
    return buffer;
  }

  const add = async (name: string, text: string) =>
    addFiles(page, [{ name, mimeType: "image/png", buffer: await photograph(text) }]);
  const row = (name: string) => page.locator(".document-row", { hasText: name });

  async function expectFound(words: string): Promise<void> {
    await page.goto(`${app.server.origin}/search`);
    await page.locator(".search-form input").first().fill(words);
    await page.keyboard.press("Enter");
    await page.getByText(new RegExp(words)).first().waitFor();
  }

  test("are read again in it, with its data from the user's own server", async () => {
    await add("bridge.png", BRIDGE);
    await page.getByRole("link", { name: "My documents" }).first().click();
    await row("bridge.png").getByText("The scanned text looks like German and was read as English.").waitFor();
    await expectAccessible(page);
    await row("bridge.png").getByRole("button", { name: "Read again as German" }).click();
    await page.getByText("German is not here yet.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Download and read again" }).click();
    // Offered in this way once it has been read in a language that fits.
    await row("bridge.png").getByRole("button", { name: "Read again in…" }).waitFor();
    await expectFound("Eigentümer");
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });

  test("are read in it without a network from then on, and without being asked", async () => {
    await page.goto(app.server.origin);
    await app.pullThePlug();
    await add("mill.png", MILL);
    await page.getByText("2 documents can answer").waitFor();
    await expectFound("Mühle");
    expect(app.pageErrors).toEqual([]);
  });

  test("lose it when it is removed, and get it back from a file that is dropped; a wrong file is refused", async () => {
    await page.goto(`${app.server.origin}/models`);
    const section = page.getByRole("region", { name: "Languages of scans" });
    const german = section.getByRole("listitem").filter({ hasText: "German" });
    await german.getByRole("button", { name: "Remove" }).click();
    await page.getByText("German is removed.").waitFor();
    await drop("deu.traineddata", Buffer.from("<!doctype html><title>Not found</title> There is no such file."));
    await page.getByText("It is not a file of Tesseract's language data, or it is damaged.").waitFor();
    await drop("deu.traineddata.gz", gzipSync(readFileSync(GERMAN)));
    await page.getByText("Scans in German can be read now.").waitFor();
    await german.getByRole("button", { name: "Remove" }).waitFor();
    await expectAccessible(page);
    expect(app.pageErrors).toEqual([]);
  });

  /** As a person drops a file on the page. */
  async function drop(name: string, bytes: Buffer): Promise<void> {
    const transfer = await page.evaluateHandle(
      ([fileName = "", base64 = ""]) => {
        const file = new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], fileName);
        const data = new DataTransfer();
        data.items.add(file);
        return data;
      },
      [name, bytes.toString("base64")],
    );
    await page.dispatchEvent("main", "drop", { dataTransfer: transfer });
  }
});
