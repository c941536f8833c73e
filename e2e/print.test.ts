import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseAs } from "#core/engine/parse/testing/setup.ts";
import { createCollection, read } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";

const QUESTIONS = [
  "When does the last ferry leave?",
  "Who built the mill?",
  "How long is the pier?",
  "Where is the lamp?",
];

let app: AppSession;
let page: Page;

beforeAll(async () => {
  ({ app, page } = await openAppTab());
  const { id } = await createCollection(page, "Harbour");
  const text =
    "# Harbour\n\nThe last ferry leaves at 21:35.\n\nThe mill was built by Ole Brandt.\n\nThe pier is 230 metres long.\n\nThe lamp is on the north mole.\n";
  await read(page, id, "harbour.md", new TextEncoder().encode(text));
});
afterAll(() => app?.close());

test("a chat is printed whole, without buttons, fields and the sidebar", async () => {
  for (const [at, question] of QUESTIONS.entries()) {
    await page.getByLabel("Your question").fill(question);
    await page.keyboard.press("Enter");
    await page
      .getByRole("article", { name: "Answer" })
      .nth(at)
      .getByRole("button", { name: /^Source 1/ })
      .first()
      .waitFor();
    // While the answer is under way, Enter asks nothing.
    await page.locator(".composer-send[type=submit]").waitFor();
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  const { text } = await parseAs("pdf", new Uint8Array(await page.pdf({ format: "A5" })));
  const printed = text.replace(/\s+/gu, " ");
  for (const words of [...QUESTIONS, "21:35", "Ole Brandt", "230 metres", "north mole", "harbour.md"])
    expect(printed).toContain(words);
  for (const words of ["New chat", "Library", "Ask again", "All collections"]) expect(printed).not.toContain(words);
});
