import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCollection, read } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

let app: AppSession;
let page: Page;
beforeAll(async () => void ({ app, page } = await openAppTab()));
afterAll(() => app.close());

test("the palette takes a click that is under way when a document is added", async () => {
  const { id } = await createCollection(page, "Letters");
  await page.keyboard.press("Control+k");
  const found = page.getByRole("listbox", { name: "Found" });
  await found.getByRole("option", { name: "Search", exact: true }).hover();
  await page.mouse.down();
  await read(page, id, "letter.md", new TextEncoder().encode("# Letter\n\nThe boat leaves at noon.\n"));
  await found.getByRole("option", { name: "letter.md" }).waitFor();
  await page.mouse.up();
  await page.waitForURL("**/search");
  expect(app.pageErrors).toEqual([]);
});

test("a command gets another key, which works at once and after a reload; one that is taken is refused", async () => {
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const keyOf = (title: string) => help.getByRole("button", { name: new RegExp(`^Key of ${title}: `) });
  await page.goto(app.server.origin);
  await controlled(page);
  await page.getByRole("main").press("?");
  await help.getByRole("button", { name: "Change keys" }).click();
  await keyOf("Evaluate").click();
  await page.keyboard.press("Control+k");
  await help.getByText("is the key of “Find anything”").waitFor();
  await page.keyboard.press("e");
  await help.getByRole("button", { name: "Key of Evaluate: e" }).waitFor();
  await keyOf("Find anything").click();
  await page.keyboard.press("Control+Shift+K");
  await expectAccessible(page);
  await help.getByRole("button", { name: "Done" }).click();
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.getByRole("main").press("e");
  await page.waitForURL("**/evaluation");

  await page.reload();
  await controlled(page);
  await page.getByRole("button", { name: "Find anything Ctrl+Shift+K" }).waitFor();
  await page.keyboard.press("Control+Shift+K");
  await page.getByRole("listbox", { name: "Found" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("listbox", { name: "Found" }).waitFor({ state: "detached" });
  await page.getByRole("main").press("?");
  await help.getByRole("button", { name: "Change keys" }).click();
  await keyOf("Evaluate").click();
  await page.keyboard.press("Delete");
  await help.getByRole("button", { name: "Key of Evaluate: none" }).waitFor();
  await help.getByRole("button", { name: "Usual keys again" }).click();
  await help.getByRole("button", { name: /^Key of Find anything: Ctrl\+K/ }).waitFor();
  expect(app.pageErrors).toEqual([]);
});
