import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  PROTECTED_PASSWORD,
  readProtected,
  type ProtectedName,
} from "#core/engine/parse/testing/protected/protected-files.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, type NamedFile } from "./support/page-steps.ts";

const file = (name: ProtectedName): NamedFile => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(readProtected(name)),
});

describe("files that are protected with a password", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
  });
  afterAll(() => app.close());

  const form = (name: ProtectedName) => page.getByRole("form", { name: `Unlock ${name}` });

  async function tryPassword(name: ProtectedName, password: string): Promise<void> {
    await page.getByLabel(`Password of ${name}`).fill(password);
    await page.keyboard.press("Enter");
  }

  test("are unlocked in their row, answer questions, and show the passage on its page", async () => {
    await addFiles(page, [file("aes-256.pdf"), file("agile.docx")]);
    await page.getByRole("link", { name: "My documents" }).first().click();
    await form("aes-256.pdf").waitFor();
    await form("agile.docx").waitFor();
    await page.locator(".tray").getByText("2 asking for a password").waitFor();
    await expectAccessible(page);

    await tryPassword("aes-256.pdf", "not this");
    await form("aes-256.pdf").getByText("This is not the password of the file. Try again.").waitFor();
    expect(await form("agile.docx").getByText("This is not the password").count()).toBe(0);
    await expectAccessible(page);
    await tryPassword("aes-256.pdf", PROTECTED_PASSWORD);
    await page.locator(".document-row", { hasText: "aes-256.pdf" }).getByText("1 page").waitFor();

    await page.goto(app.server.origin);
    await page.getByText("1 document can answer").waitFor();
    await page.locator("[data-ask]").fill("Who is the harbour master of Brightwater?");
    await page.keyboard.press("Enter");
    await page.getByText("Ada Lindqvist").first().waitFor();
    await page.locator(".cite").first().click();
  });

  test("ask for the password of their pages once in a visit", async () => {
    // The page was loaded again since the file was unlocked.
    await form("aes-256.pdf").waitFor();
    await expectAccessible(page);
    await tryPassword("aes-256.pdf", "not this");
    await form("aes-256.pdf").getByText("This is not the password of the file. Try again.").waitFor();
    await tryPassword("aes-256.pdf", PROTECTED_PASSWORD);
    await page.locator('[data-page="1"] .pdf-mark').first().waitFor();
    await page.locator('[data-page="1"] canvas').waitFor();

    await page.getByRole("link", { name: "aes-256.pdf" }).first().click();
    await page.getByRole("heading", { name: "aes-256.pdf" }).waitFor();
    await page.locator('[data-page="1"] canvas').waitFor();
  });

  test("are unlocked on their own page, and shown there without asking again", async () => {
    await page.getByRole("link", { name: "My documents" }).first().click();
    await page.getByRole("link", { name: "agile.docx" }).click();
    await page.getByRole("heading", { name: "agile.docx" }).waitFor();
    await form("agile.docx").waitFor();
    await expectAccessible(page);
    await tryPassword("agile.docx", PROTECTED_PASSWORD);
    await page.getByText("Boats longer than nine metres").first().waitFor();
    await form("agile.docx").waitFor({ state: "detached" });
  });

  test("of Word before 2007 are unlocked as well, and found by what is in them", async () => {
    await page.goto(app.server.origin);
    await addFiles(page, [file("rc4.doc")]);
    await page.getByRole("link", { name: "My documents" }).first().click();
    await tryPassword("rc4.doc", "not this");
    await form("rc4.doc").getByText("This is not the password of the file. Try again.").waitFor();
    await tryPassword("rc4.doc", PROTECTED_PASSWORD);
    await page
      .locator(".document-row", { hasText: "rc4.doc" })
      .getByText(/\d words/)
      .waitFor();
    await form("rc4.doc").waitFor({ state: "detached" });
    await page.getByRole("link", { name: "rc4.doc" }).first().click();
    await page.getByText("Boats longer than nine metres").first().waitFor();
  });

  test("leave no password on the device", async () => {
    const rows = await page.evaluate(readEveryRow);
    // Such as the name of the file, so that it is known that rows were read.
    expect(rows).toContain("aes-256.pdf");
    expect(rows).not.toContain(PROTECTED_PASSWORD);
    const places = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(places).not.toContain(PROTECTED_PASSWORD);
    expect(app.pageErrors).toEqual([]);
    expect(app.foreign.asked).toEqual([]);
  });
});

/** Every row of every database of this origin, as JSON. Runs in the page. */
async function readEveryRow(): Promise<string> {
  const rows: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name ?? ""));
    for (const store of database.objectStoreNames)
      rows.push(await done(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return JSON.stringify(rows);

  function done<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("The database was not read.")));
    });
  }
}
