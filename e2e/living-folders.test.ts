import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { call, createCollection } from "./support/api.ts";
import { controlled, openApp, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { askAgain } from "./support/picked-folder.ts";

const SLOW = { timeout: 60_000 };
const FOLDER = "My notes";

/**
 * A picker that no test can click gives a folder of the origin's own file system, which has the same interface as one of
 * the disk. All else is the program as it is.
 */
function pickWithoutAsking(name: string): void {
  Object.assign(window, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }),
  });
}

type Change = readonly (readonly [path: string, text: string | null])[];

/** Writes and removes files of the folder, as another program does. */
function write(page: Page, change: Change): Promise<void> {
  return page.evaluate(
    async ({ folder, change }) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create: true });
      for (const [path, text] of change) {
        const [name = "", ...above] = path.split("/").toReversed();
        let place = root;
        for (const part of above.toReversed()) place = await place.getDirectoryHandle(part, { create: true });
        if (text === null) await place.removeEntry(name);
        else {
          const writable = await (await place.getFileHandle(name, { create: true })).createWritable();
          await writable.write(text);
          await writable.close();
        }
      }
    },
    { folder: FOLDER, change },
  );
}

describe("a folder that a collection follows", () => {
  let app: AppSession;
  let page: Page;
  let collection: Collection;
  beforeAll(async () => {
    app = await openApp();
    await app.context.addInitScript(pickWithoutAsking, FOLDER);
    page = await app.openTab();
    collection = await createCollection(page, "Notes");
  });
  afterAll(() => app?.close());

  const open = async (on = page) => {
    await on.goto(`${app.server.origin}/collections/${collection.id}`);
    await controlled(on);
  };
  const documents = async (on = page) =>
    (await call<Document[]>(on, "GET", `/api/documents/?collection_id=${collection.id}`)).body;
  const idOf = async (name: string) => (await documents()).find((each) => each.original_filename === name)?.id;
  const row = (name: string) => page.locator(".document-row").filter({ hasText: name });
  const folder = (on = page) => on.getByRole("list", { name: "Folders kept in step" });
  const text = async (id: string | undefined) =>
    (await call<{ text?: string }>(page, "GET", `/api/documents/${id}/text`)).body.text;

  test("puts its files into the collection, those of folders in it too, and names what cannot be read", async () => {
    await write(page, [
      ["ferry.md", "# Ferries\n\nThe last ferry leaves at half past nine."],
      ["birds/heron.md", "# Heron\n\nThe heron stands in the reeds."],
      ["song.xyz", "la la la"],
      [".obsidian/hidden.md", "# Hidden"],
    ]);
    await open();
    await page.getByRole("button", { name: "Keep a folder in step…" }).click();
    await row("ferry.md").waitFor();
    await row("heron.md").waitFor();
    await folder()
      .getByText(/In step: 2 files/)
      .waitFor();
    expect((await documents()).map(({ original_filename }) => original_filename).toSorted()).toEqual([
      "ferry.md",
      "heron.md",
    ]);
    await folder().getByText("1 file could not be added").click();
    await folder()
      .getByText(/song\.xyz.*\.xyz files cannot be read/)
      .waitFor();
    await expectAccessible(page);
  });

  test("adds, updates and removes by itself what changes in it", async () => {
    const ferry = await idOf("ferry.md");
    await write(page, [
      ["ferry.md", "# Ferries\n\nThe last ferry leaves at a quarter to eleven."],
      ["birds/tern.md", "# Tern\n\nThe tern dives for fish."],
      ["birds/heron.md", null],
    ]);
    await row("tern.md").waitFor();
    await row("heron.md").waitFor({ state: "detached" });
    await expect.poll(() => text(ferry), SLOW).toContain("quarter to eleven");
    expect(await idOf("ferry.md")).toBe(ferry);
    const deleted = (await call(page, "GET", "/api/v1/sync/deleted")).body;
    expect(JSON.stringify(deleted)).toContain("heron.md");
  });

  test("a file that is renamed keeps its document", async () => {
    const tern = await idOf("tern.md");
    await write(page, [
      ["tern, little.md", "# Tern\n\nThe tern dives for fish."],
      ["birds/tern.md", null],
    ]);
    await row("tern, little.md").waitFor();
    await row("tern.md").filter({ hasText: "tern.md" }).waitFor({ state: "detached" });
    expect(await idOf("tern, little.md")).toBe(tern);
  });

  test("what the person deletes stays deleted", async () => {
    const before = await documents();
    const tern = await idOf("tern, little.md");
    await call(page, "DELETE", `/api/documents/${tern}`);
    await write(page, [["plover.md", "# Plover\n\nThe plover runs along the shore."]]);
    await row("plover.md").waitFor();
    await folder()
      .getByText(/In step: 3 files/)
      .waitFor();
    expect((await documents()).map(({ id }) => id)).not.toContain(tern);
    expect(await documents()).toHaveLength(before.length);
  });

  test("is looked at after a start, and where the browser wants to be asked again, one click is enough", async () => {
    await page.close();
    const outside = await app.context.newPage();
    await outside.goto(`${app.server.origin}/robots.txt`);
    await write(outside, [["ferry.md", "# Ferries\n\nNo ferry leaves in winter."]]);
    await outside.close();

    page = await app.context.newPage();
    await page.addInitScript(askAgain);
    await open();
    await folder().getByText("The browser asks again before Lectern may read this folder.").waitFor();
    const ferry = await idOf("ferry.md");
    expect(await text(ferry)).toContain("quarter to eleven");
    await folder().getByRole("button", { name: "Allow and look again" }).click();
    await expect.poll(() => text(ferry), SLOW).toContain("No ferry leaves in winter");
  });

  test("is looked at in one tab, shown in all, and looked at by the other when that is closed", async () => {
    const other = await app.openTab(`/collections/${collection.id}`);
    await folder(other)
      .getByText(/In step: 3 files/)
      .waitFor();
    await page.close();
    page = other;
    await write(page, [["gull.md", "# Gull\n\nThe gull steals chips."]]);
    await row("gull.md").waitFor();
    expect((await documents()).filter(({ original_filename }) => original_filename === "gull.md")).toHaveLength(1);
  });

  test("that is gone leaves every document, and says so", async () => {
    const before = await documents();
    await page.evaluate(async (name) => {
      await (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true });
    }, FOLDER);
    await folder().getByRole("button", { name: "Look now" }).click();
    await folder().getByText(`The folder “${FOLDER}” is not there.`).waitFor();
    expect(await documents()).toHaveLength(before.length);
  });

  test("is not followed any longer when the person says so; its documents stay", async () => {
    const before = await documents();
    await folder().getByRole("button", { name: "Stop following" }).click();
    await folder().waitFor({ state: "detached" });
    await page.reload();
    await row("plover.md").waitFor();
    await page.getByRole("button", { name: "Keep a folder in step…" }).waitFor();
    expect(await folder().count()).toBe(0);
    expect(await documents()).toHaveLength(before.length);
    expect(app.pageErrors).toEqual([]);
  });

  test("is not offered where the browser cannot look at a folder again; choosing one still is", async () => {
    await page.addInitScript(() => {
      delete (window as { showDirectoryPicker?: unknown }).showDirectoryPicker;
    });
    await page.reload();
    await page.getByRole("button", { name: "Choose a folder" }).waitFor();
    await row("plover.md").waitFor();
    expect(await page.getByRole("button", { name: "Keep a folder in step…" }).count()).toBe(0);
  });
});
