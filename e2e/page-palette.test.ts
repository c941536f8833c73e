import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { call } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK } from "./support/screens.ts";

const PATIENCE = { timeout: 60_000 };

describe("the list of blocks beside a page", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab(DESK)));
  afterAll(() => app.close());

  async function openNew(name: string): Promise<string> {
    const fields = { name, route: `/${name.toLowerCase()}` };
    const { body, status } = await call<PageOfApi>(page, "POST", "/api/v1/pages/", fields);
    expect(status, JSON.stringify(body)).toBe(201);
    await page.goto(`${app.server.origin}/pages/${body.id}`);
    await controlled(page);
    return body.id;
  }
  const saved = () => page.getByText("Saved", { exact: true }).waitFor();

  test("an empty page says how to begin and takes a block that is dropped; one that is added below is scrolled to", async () => {
    await openNew("Empty");
    const grid = await page.locator(".grid-stack").boundingBox();
    expect(grid?.height).toBeGreaterThan(200);
    await drag(page, page.getByRole("button", { name: "Add Document", exact: true }), page.locator(".grid-stack"));
    await page.getByRole("button", { name: "Move Document" }).waitFor();
    await page.getByRole("tab", { name: "Add" }).click();
    const text = page.getByRole("button", { name: "Add Text" });
    // What is seen on it is a part of its name, so that it can be said to a computer that listens.
    expect(await text.innerText()).toBe("Text");
    await text.click();
    await saved();
    // It is scrolled to while it moves to its place.
    await expect.poll(() => bottomOf(page.locator("[data-block]").last()), PATIENCE).toBeLessThanOrEqual(DESK.height);
  });

  test("a block is dragged to a place, where the others make room, and undo takes it back in one step", async () => {
    const id = await openNew("Dragged");
    await page.getByRole("button", { name: "Add Heading" }).click();
    await page.getByRole("tab", { name: "Add" }).click();
    await drag(page, page.getByRole("button", { name: "Add Picture" }), page.locator(".grid-stack"));
    await page.getByRole("button", { name: "Move Picture" }).waitFor();
    expect(await page.locator(".grid-stack-item").count()).toBe(2);
    await page.getByLabel("What the picture shows").waitFor();
    const rowOf = async (kind: string) => {
      const { body } = await call<PageOfApi>(page, "GET", `/api/v1/pages/${id}`);
      const places = body.content.layout["desktop"] as readonly { readonly id: string; readonly y: number }[];
      return places.find((place) => place.id.startsWith(kind))?.y;
    };
    await saved();
    await expect.poll(() => rowOf("picture"), PATIENCE).toBe(0);
    expect(await rowOf("heading")).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Move Picture" }).waitFor({ state: "detached" });
    await saved();
    await expect.poll(() => rowOf("heading"), PATIENCE).toBe(0);
    await expectAccessible(page);
  });

  test("a block is copied on one page and pasted on another", async () => {
    await openNew("From");
    await page.getByRole("button", { name: "Add Text" }).click();
    await page.keyboard.type("Carried over.");
    await page.getByRole("button", { name: "Move Text 1" }).press("Control+c");
    await page.getByText("Text 1 copied. It can be pasted on any page.").waitFor({ state: "attached" });
    await saved();
    await openNew("To");
    await page.getByRole("button", { name: "Paste Text" }).click();
    await page.locator(".block-text", { hasText: "Carried over." }).waitFor();
    await page.getByRole("button", { name: "Move Text 1" }).press("Control+v");
    await page.getByRole("button", { name: "Move Text 2" }).waitFor();
    await saved();
    expect(app.pageErrors).toEqual([]);
  });
});

/**
 * Drags to the upper left corner of a target. By the protocol's own events: `page.mouse` takes the grid's event "dragstart"
 * for the start of a native drag, and waits for its end.
 */
async function drag(page: Page, handle: Locator, target: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("There is nothing to drag, or nowhere to drop it.");
  const [startX, startY] = [from.x + 20, from.y + from.height / 2];
  const [wayX, wayY] = [to.x + 10 - from.x, to.y + 10 - from.y];
  const session = await page.context().newCDPSession(page);
  const mouse = (type: "mousePressed" | "mouseMoved" | "mouseReleased", share: number) =>
    session.send("Input.dispatchMouseEvent", {
      type,
      x: startX + wayX * share,
      y: startY + wayY * share,
      button: "left",
      buttons: 1,
      clickCount: 1,
    });
  await mouse("mousePressed", 0);
  for (let step = 1; step <= 16; step++) await mouse("mouseMoved", step / 16);
  // The grid follows with the next event.
  for (let again = 0; again < 3; again++) await mouse("mouseMoved", 1);
  await mouse("mouseReleased", 1);
  await session.detach();
}

const bottomOf = (block: Locator) => block.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
