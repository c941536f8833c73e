import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { VAULT, ZOTERO, type Files } from "#web/features/import/testing/libraries.ts";
import { call } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

const zipped = (files: Files) => ({
  name: "Zotero.zip",
  mimeType: "application/zip",
  buffer: Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))),
});

function folderOf(files: Files): string {
  const folder = join(mkdtempSync(join(tmpdir(), "vault-")), "Vault");
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe("libraries of other programs", () => {
  let app: AppSession;
  let page: Page;
  const vault = folderOf(VAULT);
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
  });
  afterAll(async () => {
    rmSync(dirname(vault), { recursive: true });
    await app?.close();
  });

  const dialog = () => page.getByRole("dialog", { name: "Import from Zotero or Obsidian" });
  const open = async () => {
    await page.goto(app.server.origin);
    await page.getByRole("button", { name: "From Zotero or Obsidian" }).first().click();
    await dialog().getByRole("button", { name: "Choose the folder" }).waitFor();
  };
  const take = () =>
    dialog()
      .getByRole("button", { name: /^Import \d/ })
      .click();
  const stored = async () => (await call<Document[]>(page, "GET", "/api/documents/?limit=1000")).body;

  test("a vault comes in with a collection for each folder, its tags and readable links", async () => {
    await open();
    await dialog().getByLabel("Folder of Zotero or Obsidian").setInputFiles(vault);
    await dialog().getByText("Obsidian: 4 notes, 4 documents to take in, in 3 collections.").waitFor();
    await dialog().getByText("1 × .canvas files cannot be read").waitFor();
    await expectAccessible(page);
    await take();
    await dialog().getByText("4 documents taken in from Obsidian, in 3 collections.").waitFor();
    const kettles = (await stored()).find(({ original_filename }) => original_filename === "Kettles.md");
    expect(kettles).toMatchObject({
      tags: ["kitchen", "household/tools", "limescale"],
      reference: { from: "Obsidian", item: { title: "About kettles" }, aliases: ["Wasserkocher"] },
    });
    await page.goto(`${app.server.origin}/documents/${kettles?.id}`);
    await page.getByRole("group", { name: "From Obsidian" }).getByText("Jane Doe. 2024-03-05.").waitFor();
    await page.getByText("kettle.png", { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test("the same vault again adds nothing", async () => {
    await open();
    await dialog().getByLabel("Folder of Zotero or Obsidian").setInputFiles(vault);
    await take();
    await dialog().getByText("4 documents were here already and not added again.").waitFor();
    expect(await stored()).toHaveLength(4);
  });

  test("an export of Zotero comes in with its collections, is cited as it was, and is found by its author", async () => {
    await open();
    await dialog().getByLabel("Zip file of Zotero or Obsidian").setInputFiles(zipped(ZOTERO));
    await dialog().getByText("Zotero: 2 works, 1 document to take in, in 2 collections.").waitFor();
    await take();
    await dialog().getByText("1 document taken in from Zotero, in 2 collections.").waitFor();
    await dialog().getByText("1 × works without a file, an abstract or a note").waitFor();
    await dialog().getByRole("button", { name: "Close" }).last().click();
    const papers = (await stored()).filter(({ original_filename }) => original_filename === "paper.txt");
    expect(papers.map(({ reference }) => reference?.item.DOI)).toEqual(["10.1000/kettle_1", "10.1000/kettle_1"]);

    // The four notes and both copies of the paper: asked before that is read, the notes alone answer.
    await page.getByText("6 documents can answer").waitFor();
    await page.locator("[data-ask]").fill("How often is the kettle descaled according to Müller 2021?");
    await page.keyboard.press("Enter");
    const answer = page.getByRole("article", { name: "Answer" });
    await answer.getByText("eleven weeks").first().waitFor();
    await answer.getByText("paper.txt").first().waitFor();
    await page.goto(`${app.server.origin}/documents/${papers[0]?.id}`);
    await page.getByText("Ève Müller, Rick Roe. 2021-05. Journal of Kettles 3 (2) 12-15.").waitFor();
    await page.getByText("Abstract and notes from Zotero").click();
    await page.getByText("Ask Rick & Ève.").waitFor();

    await page.goto(`${app.server.origin}/collections/${papers[0]?.collection_id}`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByLabel("Save citations as").selectOption("bib"),
    ]);
    const saved = await (await download.createReadStream()).toArray();
    const bibtex = Buffer.concat(saved as Buffer[]).toString("utf8");
    for (const line of ["@article{", "journal = {Journal of Kettles}", "doi = {10.1000/kettle_1}", "pages = {12--15}"])
      expect(bibtex).toContain(line);
  });

  test("a folder of neither says how to make an export", async () => {
    await open();
    await dialog()
      .getByLabel("Zip file of Zotero or Obsidian")
      .setInputFiles(zipped({ "zotero.sqlite": "x" }));
    await dialog().getByRole("alert").getByText("choose File, Export Library").waitFor();
    expect(app.pageErrors).toEqual([]);
  });
});
