import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MOODS, THOUGHT, type Mood } from "#core/models/remote/testing/moods.ts";
import { call } from "./support/api.ts";
import { openApp, type AppSession } from "./support/app-session.ts";
import { startModelServer, type ModelServer } from "./support/model-server.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { PHONE } from "./support/screens.ts";

const BORN = "Nikola Tesla was born in Smiljan in 1856.";
const NOTES = markdown("tesla.md", `# Nikola Tesla\n\n${BORN} He worked for Thomas Edison for one year.\n`);
const QUESTION = "Where was Nikola Tesla born?";

/** What the person reads, besides the words of the document, which are there in every mood. */
const READS: readonly (readonly [Mood, string | RegExp])[] = [
  ["honest", /Written by honest/],
  ["thinks", /Thought for/],
  ["thinks-in-tags", /Thought for/],
  ["thinks-untagged", /Thought for/],
  ["thinks-hidden", /Written by thinks-hidden/],
  // Their server does not tell that they call functions, so they are offered none.
  ["searches", /Written by searches/],
  ["searches-for-ever", /Written by searches-for-ever/],
  ["refuses-temperature", /Written by refuses-temperature/],
  ["refuses-max-tokens", /Written by refuses-max-tokens/],
  ["small-context", /Written by small-context/],
  ["tiny-context", /too few for a question with a passage.*The documents are quoted instead/],
  ["cut", /stopped in the middle of the answer.*The sentences above were written before that, and were checked/],
  ["endless", /reached its longest length/],
  ["wrong-key", /refused the API key; enter a valid key in the provider settings.*The documents are quoted instead/],
  ["no-memory", /does not have enough memory for no-memory; choose a smaller model.*The documents are quoted instead/],
  ["unknown-model", /does not have the model unknown-model; install it there.*The documents are quoted instead/],
  ["rate-limited", /ask again in 10 minutes.*The documents are quoted instead/],
  ["no-credit", /no credit left; add credit there.*The documents are quoted instead/],
];

describe("models in many moods, in the page", () => {
  let app: AppSession;
  let models: ModelServer;
  let page: Page;
  beforeAll(async () => {
    [app, models] = await Promise.all([openApp(), startModelServer()]);
    page = await app.openTab();
    await addFiles(page, [NOTES]);
    await page.getByText("1 document can answer").waitFor();
    const config = { server_url: models.origin, api_key: "k-12345678" };
    const saved = await call(page, "POST", "/api/v1/ai/settings/providers", { provider: "openai_compatible", config });
    expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
  });
  afterAll(async () => {
    await app?.close();
    await models?.close();
  });

  async function use(model: Mood): Promise<void> {
    const choice = { provider: { provider: "openai_compatible", model }, provider_first: true };
    expect((await call(page, "PUT", "/api/language-models/choice", choice)).status).toBe(200);
  }

  test.each(READS)("%s: the person reads %s", async (mood, words) => {
    await use(mood);
    await page.goto(app.server.origin);
    await ask(page, QUESTION);
    const answer = answers(page).last();
    await answer.getByText(words).first().waitFor();
    expect(await answer.locator(".answer-text").first().textContent()).not.toContain("The user asks");
    expect(await answer.textContent()).toContain("Smiljan");
  });

  test("what a model thinks is folded, can be read, and is marked as no part of the answer", async () => {
    await use("thinks");
    await page.goto(app.server.origin);
    await ask(page, QUESTION);
    const thinking = answers(page).last().locator(".thinking");
    await thinking.getByText(/Thought for/).click();
    await thinking.getByText(THOUGHT.trim()).waitFor();
    await thinking.getByText("This is not part of the answer").waitFor();
    await expectAccessible(page);
  });

  test("one that goes on thinking is seen to, is given more time, and can be stopped", async () => {
    await use("thinks-for-ever");
    await page.goto(app.server.origin);
    await ask(page, QUESTION);
    const pending = page.locator("[data-pending]");
    await pending.locator("summary").getByText("Thinking…").waitFor();
    await pending.getByRole("button", { name: "Give it more time" }).click();
    await pending.getByText("The model has more time now.").waitFor();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Stop answering" }).click();
    await page.getByText("Stopped before there was an answer.").waitFor();
  });

  test("another tab says that the answer is on its way, and offers to ask again once it was stopped", async () => {
    await use("thinks-for-ever");
    await page.goto(app.server.origin);
    await ask(page, QUESTION);
    await page.locator("[data-pending] summary").getByText("Thinking…").waitFor();
    const other = await app.openTab();
    await other.goto(page.url());
    await other.getByText("Another tab is getting the answer…").waitFor();
    expect(await other.getByRole("button", { name: "Ask again" }).count()).toBe(0);
    await page.reload();
    await other.getByText("This question has no answer yet.").waitFor();
    await page.getByRole("button", { name: "Ask again" }).waitFor();
    await other.close();
  });

  test("every mood but the slow one is read, and nothing failed unseen", () => {
    const read = new Set<string>([...READS.map(([mood]) => mood), "thinks-for-ever", "slow"]);
    expect(MOODS.filter((mood) => !read.has(mood))).toEqual([]);
    expect(app.pageErrors).toEqual([]);
    expect(app.foreign.asked).toEqual([]);
  });
});

const answers = (page: Page): Locator => page.getByRole("article", { name: "Answer" });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Your question").fill(question);
  await page.keyboard.press("Enter");
}
