import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

const text = (words: string) => new TextEncoder().encode(words);

describe("a question that is typed", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    const { id } = await createCollection(page, "Coast");
    await read(page, id, "barge.md", text("# Barge\n\nThe ship was 30 metres long when it was launched."));
    await read(page, id, "ferry.md", text("# Ferry\n\nThe ship was 80 metres long when it was launched."));
    await read(page, id, "scan.pdf", makePdf({ pages: [[]] }));
    await read(page, id, "torn.pdf", text("This is no PDF at all."));
  });
  afterAll(() => app.close());

  async function write(words: string): Promise<void> {
    await page.goto(app.server.origin);
    await page.getByLabel("Your question").fill(words);
  }

  test("files that cannot be read are listed as such, and cannot be picked", async () => {
    await write("@");
    const list = page.getByRole("listbox", { name: "Collections, documents and personas" });
    await list.getByRole("option", { name: /scan\.pdf/ }).waitFor();
    await page.getByText("2 documents can answer").waitFor();
    expect((await list.getByRole("option", { disabled: true }).allInnerTexts()).toSorted()).toEqual([
      expect.stringMatching(/scan\.pdf\s*has no text/),
      expect.stringMatching(/torn\.pdf\s*could not be read/),
    ]);
    await expectAccessible(page);
    await list.getByRole("option", { name: /scan\.pdf/ }).click({ force: true });
    await page.getByLabel("Your question").fill("@scan");
    await page.getByLabel("Your question").press("Tab");
    expect(await page.getByRole("list", { name: "Look only in" }).count()).toBe(0);
  });

  test("a pasted name limits the question, and that is said before it is asked", async () => {
    await write("@ferry.md How long was the ship?");
    await page.getByText("Asked only of “ferry.md”.").waitFor();
    await expectAccessible(page);
    await page.getByLabel("Your question").press("Enter");
    await page.locator(".answer-text").getByText("80 metres").waitFor();
    expect(await page.locator(".answer-text").innerText()).not.toContain("30 metres");
    expect(await page.locator(".question").innerText()).toContain("How long was the ship?");
    await page.getByRole("list", { name: "Look only in" }).getByText("ferry.md").waitFor();
  });

  test("ticked documents and collections limit the question and the next one", async () => {
    const other = await createCollection(page, "Hills");
    await read(
      page,
      other.id,
      "lift.md",
      text("# Lift\n\nThe ship of the lift was 12 metres long when it was launched."),
    );
    await write("How long was the ship?");
    await page.getByRole("button", { name: "tick what to look in" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").fill("barge");
    await dialog.getByRole("checkbox", { name: "barge.md" }).check();
    expect(await dialog.getByRole("checkbox", { name: "lift.md" }).count()).toBe(0);
    await dialog.getByRole("searchbox").fill("");
    await dialog.getByRole("checkbox", { name: /^Hills/ }).check();
    await dialog.getByText("1 collection and 1 document ticked").waitFor();
    await dialog.getByRole("button", { name: "Documents of Hills" }).click();
    expect(await dialog.getByRole("checkbox", { name: "lift.md" }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Look in these" }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByLabel("Your question").press("Enter");
    const answer = page.getByRole("article", { name: "Answer" }).last();
    await answer.getByText("looked only in Hills, barge.md").waitFor();
    expect(await answer.innerText()).not.toContain("80 metres");
    const only = page.getByRole("list", { name: "Look only in" });
    expect((await only.getByRole("listitem").allInnerTexts()).map((name) => name.trim())).toEqual([
      "Hills",
      "barge.md",
    ]);
    await only.getByRole("button", { name: "Do not limit the question to barge.md" }).click();
    // One collection alone is a choice of the list again.
    await expect
      .poll(() => page.getByRole("combobox", { name: "Look in" }).locator("option:checked").innerText())
      .toBe("Hills");
  });

  test("a question whose chat cannot be started stands in the field again", async () => {
    const tab = await app.openTab("/");
    await tab.evaluate(() => {
      const send = window.fetch;
      window.fetch = async (input, init) =>
        init?.method === "POST" && String(input).endsWith("/chat/sessions")
          ? Response.json({ detail: "The disk is full." }, { status: 507 })
          : send(input, init);
    });
    const field = tab.getByRole("textbox", { name: "Your question" });
    await field.fill("How long was the ship?");
    await field.press("Enter");
    await tab.getByText("The chat could not be started. The disk is full.").waitFor();
    await expect.poll(() => field.inputValue()).toBe("How long was the ship?");
    await field.fill("");
    await tab.close();
  });

  test("a name that matches nothing is reported beside the question", async () => {
    await write("@lorry.md How long was it?");
    await page.getByText("“@lorry.md” matches no file, collection or persona").waitFor();
    await write("@scan.pdf What is it about?");
    await page.getByText("“scan.pdf” has no text, so it cannot be asked.").waitFor();
    expect(app.pageErrors).toEqual([]);
  });
});
