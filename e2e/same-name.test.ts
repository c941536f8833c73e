import { mkdir } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import { DEFAULT_COLLECTION } from "#core/library/collections/collection.ts";
import { shownIds } from "#core/http/shown-ids.ts";
import { call, createCollection } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

const NAME = "My documents";

describe("two collections of one name, as two devices may have made them", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app?.close());

  test("what is dropped goes into the one that every device makes alike", async () => {
    const { body } = await call<Collection>(page, "POST", "/api/collections/default", {});
    expect(body).toMatchObject({ id: shownIds(DEFAULT_COLLECTION), name: NAME });
  });

  test("are shown to be two, and put together when that is wanted", async () => {
    const { id } = await createCollection(page, NAME);
    await page.goto(`${app.server.origin}/collections/${id}`);
    await page.getByText(`There is another “${NAME}” with 0 documents.`).waitFor();
    await expectAccessible(page);
    await shots(page);
    await page.getByRole("button", { name: "Put both together" }).click();
    await page.getByText(`Both collections are now one, “${NAME}”.`).waitFor();
    await page.getByText(/There is another/).waitFor({ state: "detached" });
    const { body } = await call<Collection[]>(page, "GET", "/api/collections/");
    expect(body.map((each) => each.id)).toEqual([id]);
    expect(app.pageErrors).toEqual([]);
  });
});

/** `SHOTS=folder` keeps how it looks. */
async function shots(page: Page): Promise<void> {
  const folder = process.env["SHOTS"];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } };
  for (const [name, size] of Object.entries(sizes))
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize(size);
      await page.evaluate((chosen) => (document.documentElement.dataset["theme"] = chosen), theme);
      await page.screenshot({ path: `${folder}/same-name-${name}-${theme}.png` });
    }
}
