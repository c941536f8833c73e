import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/documents/document.ts";
import { call } from "./support/api.ts";
import { controlled, openApp, type AppSession } from "./support/app-session.ts";

describe("files from outside the page", () => {
  let app: AppSession;
  beforeAll(async () => void (app = await openApp()));
  afterAll(() => app.close());

  test("what the system's share dialog sends is added, once", async () => {
    const page = await app.openTab();
    await page.evaluate(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["# Shared\n\nA word about plovers."], "shared größe.md"));
      const input = Object.assign(document.createElement("input"), {
        type: "file",
        name: "files",
        files: transfer.files,
      });
      const form = Object.assign(document.createElement("form"), {
        method: "POST",
        action: "/share",
        enctype: "multipart/form-data",
      });
      form.append(input);
      document.body.append(form);
      form.submit();
    });
    await page.waitForURL((url) => url.pathname !== "/share");
    await controlled(page);
    expect(await added(page, "shared größe.md")).toBe(1);

    // Taken once.
    await page.reload();
    await controlled(page);
    expect(await page.evaluate(() => caches.has("lectern-shared"))).toBe(false);
    expect(await added(page, "shared größe.md")).toBe(1);
    await page.close();
  });

  test("files opened with the installed app are added", async () => {
    const page = await app.context.newPage();
    await page.addInitScript(() => {
      const getFile = async () => new File(["# Opened\n\nA word about dunlins."], "opened.md");
      const setConsumer = (consumer: (launch: object) => void) => consumer({ files: [{ getFile }] });
      Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
    });
    await page.goto(app.server.origin);
    await controlled(page);
    expect(await added(page, "opened.md")).toBe(1);
    await page.close();
  });
});

/** How many documents have the name, once there is one. */
async function added(page: Page, name: string): Promise<number> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const { body } = await call<Document[]>(page, "GET", "/api/documents/");
    const found = body.filter(({ original_filename }) => original_filename === name).length;
    if (found > 0 || Date.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
