import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";

let app: AppSession;
let page: Page;
beforeAll(async () => void ({ app, page } = await openAppTab()));
afterAll(() => app.close());

test("the palette takes a click that is under way when a document is added", async () => {
  const { id } = await createCollection(page, "Letters");
  await page.keyboard.press("Control+k");
  const found = page.getByRole("listbox", { name: "Found" });
  await found.getByRole("option", { name: "Search passages" }).hover();
  await page.mouse.down();
  await read(page, id, "letter.md", new TextEncoder().encode("# Letter\n\nThe boat leaves at noon.\n"));
  await found.getByRole("option", { name: "letter.md" }).waitFor();
  await page.mouse.up();
  await page.waitForURL("**/search");
  expect(app.pageErrors).toEqual([]);
});
