import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { call, createCollection, read } from "./support/api.ts";
import { openApp, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK, PHONE, SMALLEST } from "./support/screens.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("the menu, the messages and the trash", () => {
  let app: AppSession;
  let page: Page;
  let collection: Collection;
  beforeAll(async () => {
    app = await openApp();
    page = await app.openTab();
    collection = await createCollection(page, "Birds");
    await read(page, collection.id, "heron.md", bytes("# Heron\n\nThe heron stands in the reeds at dawn."));
    await page.setViewportSize(PHONE);
  });
  afterAll(() => app?.close());

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  const isInMenu = () => page.evaluate(() => document.activeElement?.closest("#menu") !== null);
  const menu = () => page.getByRole("dialog", { name: "Menu" });
  const openMenu = async () => {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu().waitFor();
    await expect.poll(focused).toBe("Close the menu");
  };

  test("on a phone the focus goes into the menu and stays there, and Escape gives it back", async () => {
    await openMenu();
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press(step < 30 ? "Tab" : "Shift+Tab");
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === null || activeElement === document.body || activeElement.closest("#menu") !== null;
      });
      expect(place, `after ${step + 1} steps`).toBe(true);
    }
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await menu().waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Menu");
  });

  test("Escape closes it also where the focus is nowhere, and it is gone when a place was chosen or the screen grew", async () => {
    await openMenu();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("Escape");
    await menu().waitFor({ state: "detached" });

    await openMenu();
    await menu().getByRole("link", { name: "Search", exact: true }).click();
    await page.waitForURL(/\/search/);
    await menu().waitFor({ state: "detached" });
    expect(await isInMenu()).toBe(false);

    await openMenu();
    await page.setViewportSize(DESK);
    await page.getByRole("link", { name: "Search", exact: true }).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.querySelector("#main")?.matches("[inert]"))).toBe(false);
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Menu", exact: true }).waitFor();
    expect(await menu().count()).toBe(0);
  });

  test("on a phone the words for what answers are whole", async () => {
    await page.goto(app.server.origin);
    const name = page.locator(".composer .picker-button-name");
    await name.getByText("Quotes only").waitFor();
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false);
  });

  test("a dialog opened from the menu has the focus, and the menu is there again after it", async () => {
    await openMenu();
    await menu().getByRole("button", { name: "New collection" }).click();
    const dialog = page.getByRole("dialog", { name: /collection/i }).last();
    await dialog.getByLabel("Name").waitFor();
    await page.keyboard.press("Escape");
    await dialog.getByLabel("Name").waitFor({ state: "detached" });
    await menu().waitFor();
    expect(await isInMenu()).toBe(true);
    await page.keyboard.press("Escape");
    await menu().waitFor({ state: "detached" });
  });

  test.each([
    ["a phone", PHONE],
    ["the smallest screen", SMALLEST],
    ["a desk", DESK],
  ])("on %s messages cover no control, however many there are", async (_, screen) => {
    await page.setViewportSize(screen);
    const session = (await call<{ id: string }>(page, "POST", "/api/chat/sessions", { name: "About herons" })).body;
    const body = { session_id: session.id, message: "Where does the heron stand?" };
    await call(page, "POST", "/api/chat/message", body);
    const ids: string[] = [];
    for (const name of ["Ada", "Bea", "Cleo", "Dora"]) {
      const persona = { name: `${name}, who has a name that takes more than one line on a phone`, system_prompt: "S" };
      ids.push((await call<{ id: string }>(page, "POST", "/api/v1/personas/", persona)).body.id);
    }
    await page.goto(`${app.server.origin}/settings/personas`);
    for (const name of ["Ada", "Bea", "Cleo"]) await page.getByRole("button", { name: `Delete ${name},` }).click();
    await page.getByText("2 earlier messages").waitFor();
    expect(await covered(page)).toEqual([]);
    await page.getByText("2 earlier messages").click();
    await expect.poll(() => page.locator(".toast").count()).toBe(3);
    expect(await covered(page)).toEqual([]);
    // To a chat without a load, so that the messages are still there.
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("About herons");
    await page
      .getByRole("option", { name: /About herons/ })
      .first()
      .click();
    await page.getByLabel("Your question").waitFor();
    await page.locator(".toast").first().waitFor();
    expect(await covered(page)).toEqual([]);
    await page.getByLabel("Your question").click({ trial: true });
    for (const id of ids) await call(page, "DELETE", `/api/v1/personas/${id}`);
    await call(page, "DELETE", `/api/chat/sessions/${session.id}`);
  });

  test("a text that is added to a page takes the focus, so that one can write at once", async () => {
    await page.setViewportSize(PHONE);
    const made = await call<{ id: string }>(page, "POST", "/api/v1/pages", { name: "Notes", route: "/notes" });
    await page.goto(`${app.server.origin}/pages/${made.body.id}`);
    for (const words of ["First", "Second"]) {
      await page.getByRole("tab", { name: "Add" }).click();
      await page.getByRole("button", { name: "Add Text" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
      await page.keyboard.type(words);
    }
    await expect.poll(() => page.locator(".block-text").allTextContents()).toEqual(["First", "Second"]);
  });

  test("deleting says where things go; the trash lists them, brings one back to be read, and deletes others forever", async () => {
    await page.setViewportSize(DESK);
    await page.goto(`${app.server.origin}/collections/${collection.id}`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("You can bring it back from there for 30 days.").waitFor();
    expect(await dialog.textContent()).not.toMatch(/for good|cannot be undone/);
    await dialog.getByRole("button", { name: "Move to the trash" }).click();
    await page.getByText("“Birds” moved to the trash.").waitFor();
    await page.getByRole("link", { name: "Library" }).click();
    await page.getByRole("link", { name: /^Trash/ }).click();
    await page.getByRole("heading", { name: "Trash", level: 1 }).waitFor();
    expect(await page.title()).toBe("Trash · Lectern");
    const row = page.getByRole("listitem").filter({ hasText: "Birds" });
    await row.getByText(/Collection with 1 document, \d+ bytes/).waitFor();
    await row.getByText(/Deleted .+ · 30 days left/).waitFor();
    await expectAccessible(page);
    await row.getByRole("button", { name: "Bring back Birds" }).click();
    await page.getByText("“Birds” is back.").waitFor();
    const [document] = (await call<{ id: string }[]>(page, "GET", "/api/documents/")).body;
    const file = await page.evaluate(async (path) => (await fetch(path)).text(), `/api/documents/${document?.id}/file`);
    expect(file).toContain("The heron stands");

    for (const name of ["Owls", "Terns"]) await createCollection(page, name).then(remove);
    await page.getByRole("checkbox", { name: /Owls/ }).check();
    await page.getByRole("checkbox", { name: /Terns/ }).check();
    await page.getByRole("button", { name: "Delete forever" }).click();
    await page.getByRole("dialog").getByText("It cannot be undone.").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete forever" }).click();
    await page.getByText("2 things deleted forever.").waitFor();
    await page.getByRole("checkbox", { name: /Owls/ }).waitFor({ state: "detached" });
    expect(await page.getByRole("checkbox", { name: /Terns/ }).count()).toBe(0);
  });

  test("what never leaves the device is said to be deleted forever, and does not go to the trash", async () => {
    const body = { name: "Diary", description: "Mine", never_leaves: true };
    const diary = (await call<Collection>(page, "POST", "/api/collections/", body)).body;
    await page.goto(`${app.server.origin}/collections/${diary.id}`);
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page
      .getByRole("dialog")
      .getByText(/deletes the collection forever/)
      .waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete forever" }).click();
    await page.getByText("“Diary” deleted.").waitFor();
    await page.goto(`${app.server.origin}/library/trash`);
    await page.getByRole("heading", { name: "Trash", level: 1 }).waitFor();
    await page.locator(".state[role=status]").waitFor({ state: "detached" });
    expect(await page.getByText("Diary").count()).toBe(0);
    expect(app.pageErrors).toEqual([]);
  });

  const remove = ({ id }: Collection) => call(page, "DELETE", `/api/collections/${id}`);
});

/** Controls in sight whose middle is under something else, by their names. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>("button, a[href], input, textarea, select, summary")];
    return controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isInSight = control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 1;
      if (!isInSight || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [];
      // What is scrolled out of the page is not in sight.
      const edge = control.closest("#main, #menu")?.getBoundingClientRect();
      if (edge && (y < edge.top || y > edge.bottom)) return [];
      const hit = document.elementFromPoint(x, y);
      const toast = hit?.closest(".toasts");
      return toast && !toast.contains(control) ? [control.outerHTML.slice(0, 120)] : [];
    });
  });
