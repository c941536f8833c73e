import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatMessage, ChatSession } from "#core/chat/chat.ts";
import { call } from "./support/api.ts";
import { openApp, type AppSession } from "./support/app-session.ts";
import { startChatModel, type ChatModel } from "./support/chat-model.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";

const NOTES = markdown(
  "tesla.md",
  "# Nikola Tesla\n\nNikola Tesla was born in Smiljan in 1856. He worked for Thomas Edison for one year.\n\nTesla died in New York City in January 1943.\n",
);
const QUESTION = "Where was Nikola Tesla born?";

/** The whole way of a streamed answer: a model server, the service worker, the page; and what is left when it is cut. */
describe("an answer that a language model writes, in the page", () => {
  let app: AppSession;
  let model: ChatModel;
  let page: Page;
  beforeAll(async () => {
    [app, model] = await Promise.all([openApp(), startChatModel()]);
    page = await app.openTab();
    await addFiles(page, [NOTES]);
    await page.getByText("1 document can answer").waitFor();
    await useModel(page, model);
    await page.reload();
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });

  test("its first words are read while the rest is still to come, and it ends with checked sources", async () => {
    model.says("Tesla was born ", "in Smiljan in 1856 [1]. ", "hold", "He had 12 brothers [1]. ", "He also sang [7].");
    await ask(page, QUESTION);
    await page.locator("[data-pending] .answer-text").getByText("Tesla was born in Smiljan").waitFor();
    await page.getByText("stand-in (Stand-in), on this device, is writing…").waitFor();
    model.goOn();
    const answer = answers(page).last();
    await answer.getByText("not found in your documents: “12”").waitFor();
    expect(await answer.locator(".cite").allTextContents()).toEqual(["1"]);
    expect(await answer.locator(".unsupported").allTextContents()).toEqual(["He had 12 brothers.", "He also sang."]);
    await answer.getByText(/Written by stand-in \(Stand-in\) · on this device · /).waitFor();
    await expectAccessible(page);
    await answer.locator(".cite").first().click();
    const source = page.getByRole("region", { name: "Source: tesla.md" });
    await source.getByText("Nikola Tesla was born in Smiljan in 1856.").last().waitFor();
    await source.press("Escape");
    await source.waitFor({ state: "detached" });
  });

  test("says what the model saw, word for word", async () => {
    await answers(page).last().getByRole("button", { name: "What the model saw" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("321 tokens").waitFor();
    expect(await dialog.locator("pre").last().textContent()).toBe(model.asked.at(-1));
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });

  test("is saved with its receipts as one file that opens without anything else", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      answers(page).last().getByRole("button", { name: "Save" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Where-was-Nikola-Tesla-born.html");
    const html = await readFile(await download.path(), "utf8");
    const context = await app.browser.newContext({ javaScriptEnabled: false, offline: true });
    const saved = await context.newPage();
    await saved.setContent(html);
    expect(await saved.locator("h1").textContent()).toBe(QUESTION);
    await saved.locator("mark").getByText("Nikola Tesla was born in Smiljan in 1856.").waitFor();
    await saved.locator(".unsupported").getByText("He had 12 brothers.").waitFor();
    await context.close();
  });

  test("stopping ends the model, and what was written is kept", async () => {
    const before = model.left();
    model.says("Tesla died in New York City ", "in January 1943 [1]. ", "And then ", "hold");
    await ask(page, "When and where did Nikola Tesla die?");
    await page.locator("[data-pending]").getByText("in January 1943").waitFor();
    await page.getByRole("button", { name: "Stop answering" }).click();
    await answers(page).last().getByText("Stopped here.").waitFor();
    await expect.poll(() => model.left()).toBe(before + 1);
    expect(await answers(page).last().locator(".answer-text").textContent()).toContain("in January 1943.");
    await page.reload();
    await answers(page).last().getByText("Stopped here.").waitFor();
  });

  test("answered again it has two versions, and the first is one step back", async () => {
    model.says("Tesla died in January 1943 [1].");
    await answers(page).last().getByRole("button", { name: "Ask again" }).click();
    const versions = answers(page).last().getByRole("group", { name: "Versions of this answer" });
    await versions.getByText("Version 2 of 2").waitFor();
    await versions.getByRole("button", { name: "Earlier version" }).click();
    await answers(page).last().getByText("Stopped here.").waitFor();
    await versions.getByRole("button", { name: "Later version" }).click();
    await versions.getByText("Version 2 of 2").waitFor();
  });

  test("an edited question takes the place of the first, which can be gone back to", async () => {
    model.says("Tesla worked for Thomas Edison for one year [1].");
    const question = page.locator('.message[data-role="user"]').last();
    await question.hover();
    await question.getByRole("button", { name: "Change this question" }).click();
    await page.getByLabel("The question", { exact: true }).fill("For whom did Nikola Tesla work?");
    await page.getByRole("button", { name: "Ask this instead" }).click();
    await answers(page).last().getByText("Tesla worked for Thomas Edison").waitFor();
    const versions = page.getByRole("group", { name: "Versions of this question" });
    await versions.getByText("Version 2 of 2").waitFor();
    await expectAccessible(page);
    await versions.getByRole("button", { name: "Earlier version" }).click();
    await page.getByText("When and where did Nikola Tesla die?").waitFor();
    await versions.getByRole("button", { name: "Later version" }).click();
  });

  test("a question entered before the answer is complete stays in the field, and the page says so", async () => {
    model.says("Tesla died ", "hold", "in January 1943 [1].");
    await ask(page, "When did Nikola Tesla die?");
    await page.locator("[data-pending]").getByText("Tesla died").waitFor();
    await ask(page, "And where was he born?");
    const note = page.getByRole("status").getByText("Not asked yet");
    await note.waitFor();
    await expectAccessible(page, ".thread-ask");
    model.goOn();
    await note.waitFor({ state: "detached" });
    expect(await page.getByLabel("Your question").inputValue()).toBe("And where was he born?");
    await page.getByLabel("Your question").fill("");
  });

  test("a question that is being changed is kept when the chat is left, until it is cancelled", async () => {
    const question = page.locator('.message[data-role="user"]').last();
    await question.hover();
    await question.getByRole("button", { name: "Change this question" }).click();
    const field = page.getByLabel("The question", { exact: true });
    await field.fill("When and in which city did Nikola Tesla die?");
    await page.getByRole("link", { name: "Library" }).first().click();
    await page.getByRole("heading", { name: "Library" }).waitFor();
    await page.goBack();
    await expect.poll(() => field.inputValue()).toBe("When and in which city did Nikola Tesla die?");
    await field.press("Escape");
    await page.reload();
    await question.getByRole("button", { name: "Change this question" }).waitFor({ state: "attached" });
    expect(await field.count()).toBe(0);
  });

  test("a model that breaks off in the middle is told of, and the documents are quoted instead", async () => {
    model.says("Tesla was ", "break");
    await ask(page, QUESTION);
    await answers(page).last().getByText("the documents are quoted instead").waitFor();
    expect(await answers(page).last().locator(".answer-text").textContent()).toContain("Smiljan");
  });

  test("a tab closed in the middle leaves the question, what was written, and nobody waiting", async () => {
    const before = model.left();
    model.says("Tesla was born in Smiljan in 1856 [1]. ", "And so ", "hold");
    await ask(page, "Tell me where Nikola Tesla was born.");
    await page.locator("[data-pending]").getByText("in Smiljan in 1856").waitFor();
    await page.close();
    page = await app.openTab();
    await expect.poll(() => model.left(), { timeout: 60_000 }).toBe(before + 1);
    const newest = async () => {
      const [session] = (await call<ChatSession[]>(page, "GET", "/api/chat/sessions")).body;
      return (await call<ChatMessage[]>(page, "GET", `/api/chat/messages?session_id=${session?.id}`)).body.slice(-2);
    };
    await expect
      .poll(async () => (await newest()).map(({ role }) => role), { timeout: 60_000 })
      .toEqual(["user", "assistant"]);
    const [question, reply] = await newest();
    expect(question?.content).toBe("Tell me where Nikola Tesla was born.");
    expect(reply).toMatchObject({
      content: expect.stringMatching(/^Tesla was born in Smiljan in 1856\. \[1\]/),
      metadata: { answer: { stopped: true } },
    });
  });

  test("nobody else was asked in all this, and nothing failed unseen", () => {
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});

const answers = (page: Page): Locator => page.getByRole("article", { name: "Answer" });

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Your question").fill(question);
  await page.keyboard.press("Enter");
}

/** As a person does in the settings: Ollama at its address, and one of its models to answer. */
async function useModel(page: Page, model: ChatModel): Promise<void> {
  const server = { name: "Stand-in", server_url: model.origin };
  const saved = await call(page, "POST", "/api/v1/ai/settings/providers", { provider: "ollama", servers: [server] });
  expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300);
  const choice = { provider: { provider: "ollama", model: "stand-in" } };
  const chosen = await call(page, "PUT", "/api/language-models/choice", choice);
  expect(chosen.status, JSON.stringify(chosen.body)).toBe(200);
}
