import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ChatSession } from "#core/chat/chat.ts";
import type { Conversation, Message } from "#core/chat/conversations/conversation.ts";
import type { Tag } from "#core/chat/tags/tag.ts";
import { call, createCollection, read } from "./support/api.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { DESK, PHONE, SMALLEST, widthOf } from "./support/screens.ts";

const WRITTEN = "世界";

/** Milliseconds: a loaded machine with two cores is slow. */
const SLOW = { timeout: 30_000 };

describe.each(HOSTS)("chats before there are any, answered by %s", (host) => {
  let session: PlatformSession;
  beforeAll(async () => void (session = await openPlatform(host)));
  afterAll(() => session.close());

  test("say that there are none, at their old address too, and without a model where to set one up", async () => {
    const { page } = session;
    await session.logIn();
    await session.open("/conversations");
    await page.waitForURL("**/chats");
    await page.getByText("No chats yet. Ask a question to start one.").last().waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "ask a language model" }).click();
    await page.getByText("No language model answers.").waitFor();
    await expectAccessible(page);
    await session.open("/conversations/new");
    await page.getByText("No language model answers.").waitFor();
    await page.getByRole("link", { name: "Set up a language model" }).click();
    await page.getByRole("heading", { name: "Model servers" }).waitFor();
  });
});

/** Each test makes the chats and tags that it needs, and none needs another test. */
describe.each(HOSTS)("chats with a language model, answered by %s", (host) => {
  let session: PlatformSession;
  let page: Page;
  beforeAll(async () => {
    session = await openPlatform(host);
    page = session.page;
    await session.logIn();
    await create("/api/v1/ai/settings/providers", {
      provider: "openai-compatible",
      config: { name: "Workshop", server_url: session.models.origin },
    });
  });
  afterEach(() => expect(session.errors).toEqual([]));
  afterAll(() => session.close());

  async function create<Body>(path: string, body: unknown): Promise<Body> {
    const answer = await call<Body>(page, "POST", path, body);
    if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  /** A chat of another program, of this title, in which something was said. */
  async function say(title: string, ...said: readonly string[]): Promise<Conversation> {
    const conversation = await create<Conversation>("/api/v1/conversations", { title });
    for (const [index, message] of said.entries())
      await create<Message>(`/api/v1/conversations/${conversation.id}/messages`, {
        sender: index % 2 === 0 ? "user" : "assistant",
        message,
      });
    return conversation;
  }
  const list = () => page.locator(".chats");
  const field = () => page.getByLabel("Your question");
  const answers = () => page.getByRole("article", { name: "Answer" });
  const answeredBy = () => page.getByRole("combobox", { name: "Answered by" });
  /** As a person picks a model at the composer. */
  async function pick(model: string): Promise<void> {
    await page.getByRole("button", { name: /^Answers:/ }).click();
    const options = page.getByRole("dialog", { name: "What answers" }).getByRole("option");
    await options.filter({ hasText: new RegExp(`^${model}`) }).click();
    await page.getByRole("button", { name: `Answers: ${model} (Workshop)` }).waitFor();
  }
  const asked = () =>
    session.models.received.findLast(({ path, method }) => method === "POST" && /chat\/completions/.test(path));
  const spoken = () => (asked()?.body as { messages: { role: string; content: string }[] } | undefined)?.messages ?? [];

  test("a message is written and answered by keyboard, piece by piece, and kept", async () => {
    await session.open("/conversations/new");
    await pick("gpt-a");
    await page
      .getByText(/^gpt-a \(Workshop\), on (this device|your server), answers from what it has learned/)
      .waitFor();
    await field().focus();
    await page.keyboard.type("What is the capital of France?");
    await page.keyboard.press("Enter");
    await page.waitForURL(/chat\/[0-9a-f-]{36}$/);
    await page.locator(".answer-text").getByText(WRITTEN).waitFor();
    await answers()
      .getByText(/^Written by gpt-a \(Workshop\)/)
      .waitFor();
    await answers().getByText("Not from your documents, and not checked.").waitFor();
    await expectAccessible(page);
    expect(asked()?.body).toMatchObject({
      model: "gpt-a",
      stream: true,
      messages: [{ role: "user", content: "What is the capital of France?" }],
    });

    await page.reload();
    await page.locator(".answer-text").getByText(WRITTEN).waitFor();
    await page.getByRole("heading", { name: "What is the capital of France?" }).waitFor();
    await expect.poll(() => answeredBy().inputValue(), SLOW).toBe("model");
  });

  test("an answer that hangs is stopped with Escape, at the model too, and what had come stays", async () => {
    const { id } = await say("Stories", "Do you know stories?", "Many.");
    await session.open(`/conversations/${id}`);
    await page.waitForURL(`**/chat/${id}`);
    await answers().getByText("Many.").waitFor();
    await pick("stalls");
    await answeredBy().selectOption("Model only");
    await field().fill("Tell me a very long story.");
    await page.keyboard.press("Enter");
    await page.locator("[data-pending] .answer-text").getByText("dich").waitFor();
    await page.getByRole("button", { name: "Stop answering" }).waitFor();
    await expectAccessible(page);
    await field().press("Escape");
    await page.getByText("Stopped here.").waitFor();
    await expect.poll(() => asked()?.isAborted, SLOW).toBe(true);
    // The whole talk went along.
    expect(spoken()).toMatchObject([
      { role: "user" },
      { role: "assistant", content: "Many." },
      { role: "user", content: "Tell me a very long story." },
    ]);
  });

  test("what the model refuses is said, and the question is answered by another", async () => {
    const { id } = await say("Refused", "Hello?", "Hello.");
    await session.open(`/chat/${id}`);
    await expect.poll(() => page.locator(".question").count(), SLOW).toBe(1);
    await pick("unknown");
    await answeredBy().selectOption("Model only");
    await field().fill("Are you there?");
    await page.keyboard.press("Enter");
    await page.getByText("There is no answer.").waitFor();
    await page
      .getByText(/model 'unknown' not found/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await pick("gpt-a");
    await page.getByRole("button", { name: "Try again" }).click();
    await answers().getByText(WRITTEN).waitFor();
    expect(await page.locator(".question").allInnerTexts()).toEqual(["Hello?", "Are you there?"]);
  });

  test("one chat asks documents, a model, and both, and remembers which", async () => {
    const { id } = await createCollection(page, "Coast");
    await read(page, id, "ferry.md", new TextEncoder().encode("# Ferry\n\nThe last ferry leaves at half past nine.\n"));
    await session.open("/");
    await pick("gpt-a");
    await answeredBy().selectOption("Documents only");
    expect(await page.getByRole("button", { name: /^Answers:/ }).count()).toBe(0);
    const before = session.models.received.length;
    await field().fill("When does the last ferry leave?");
    await page.keyboard.press("Enter");
    await answers().getByText("half past nine").first().waitFor();
    await answers()
      .getByText(/Quoted without a language model/)
      .waitFor();
    expect(session.models.received.slice(before).filter(({ method }) => method === "POST")).toEqual([]);

    await answeredBy().selectOption("Model only");
    expect(await page.getByRole("combobox", { name: "Look in" }).count()).toBe(0);
    await field().fill("And on Mars?");
    await page.keyboard.press("Enter");
    await answers().nth(1).getByText("Not from your documents, and not checked.").waitFor();
    expect(
      spoken()
        .map(({ content }) => content)
        .join(" "),
    ).not.toContain("<passage");
    expect(await answers().first().getByText("Not from your documents").count()).toBe(0);
    await page.reload();
    await expect.poll(() => answeredBy().inputValue(), SLOW).toBe("model");

    await answers().nth(1).getByRole("button", { name: "Ask your documents" }).click();
    await answers().nth(1).getByText("Version 2 of 2").waitFor();
    expect(await answers().nth(1).getByText("Not from your documents").count()).toBe(0);
    await answeredBy().selectOption("Documents and model");
    await field().fill("When does the last ferry leave the coast?");
    await page.keyboard.press("Enter");
    await answers().nth(2).getByText("Written by gpt-a").waitFor();
    expect(spoken().at(-1)?.content).toContain("<passage");
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize(DESK);
  });

  test("a tag is made and attached, taken away and attached again", async () => {
    const { id } = await say("To be tagged");
    await create("/api/v1/tags", { name: "Travel", color: "#0D9488" });
    const change = page.getByRole("button", { name: "Change or save this chat" });
    const dialog = page.getByRole("dialog");
    const tag = dialog.getByRole("button", { name: "Geography" });
    const save = async () => {
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await dialog.waitFor({ state: "detached" });
    };
    const tags = async () =>
      (await call<Conversation>(page, "GET", `/api/v1/conversations/${id}`)).body.tags.map(({ name }) => name);
    await session.open(`/chat/${id}`);
    await change.click();
    await dialog.getByLabel("Tags", { exact: true }).fill("Geography, Travel");
    await expectAccessible(page);
    await save();
    await expect.poll(tags, SLOW).toEqual(["Geography", "Travel"]);
    await change.click();
    await tag.click();
    expect(await tag.getAttribute("aria-pressed")).toBe("false");
    await save();
    await expect.poll(tags, SLOW).toEqual(["Travel"]);
    await change.click();
    await dialog.getByLabel("Tags", { exact: true }).fill("Travel, Geography");
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await save();
    await page.locator(".chat-head").getByText("Travel, Geography").waitFor();
  });

  test("the list is narrowed by a tag and by what was said", async () => {
    const tag = await create<Tag>("/api/v1/tags", { name: "Tales", color: "#0D9488" });
    const { id } = await say("Evening", "Tell me of the lighthouse keeper.", "Once upon a time.");
    await create(`/api/v1/conversations/${id}/tags`, { tag_id: tag.id });
    await say("Elsewhere");
    await session.open("/conversations?q=lighthouse");
    await page.waitForURL("**/chats?q=lighthouse");
    await list().getByText("Tell me of the").waitFor();
    await session.open("/chats");
    await list().getByRole("link", { name: "Elsewhere" }).waitFor();
    await page.getByRole("button", { name: "Tales", exact: true }).click();
    await list().getByRole("link", { name: "Elsewhere" }).waitFor({ state: "detached" });
    await list().getByRole("link", { name: "Evening" }).waitFor();
    await page.getByRole("button", { name: "Tales", exact: true }).click();
    await page.getByRole("searchbox", { name: "Find a chat" }).fill("lighthouse keeper");
    await list().getByText("Tell me of the").waitFor();
    await page
      .getByRole("status")
      .getByText(/^1 of \d+/)
      .waitFor();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize(DESK);
    await page.getByRole("searchbox", { name: "Find a chat" }).fill("nowhere to be found");
    await page.getByRole("button", { name: "Show all of them" }).click();
    await list().getByRole("link", { name: "Elsewhere" }).waitFor();
  });

  test("chats of all kinds are put in a folder, and shown by it", async () => {
    const { id } = await say("Harbour talk", "Is there a harbour?", "There is.");
    const own = await create<ChatSession>("/api/chat/sessions", { name: "Harbour rules" });
    await say("Hills");
    for (const chat of [id, own.id]) {
      await session.open(`/chat/${chat}`);
      await page.getByRole("button", { name: "Change or save this chat" }).click();
      await page.getByRole("dialog").getByLabel("Folder").fill("Sea");
      await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
      await page.locator(".chat-head").getByRole("link", { name: "Sea" }).waitFor();
    }
    await page.locator(".chat-head").getByRole("link", { name: "Sea" }).click();
    await page.waitForURL("**/chats?folder=Sea");
    await list().getByRole("link", { name: "Hills" }).waitFor({ state: "detached" });
    expect((await list().locator(".nav-text").allInnerTexts()).toSorted()).toEqual(["Harbour rules", "Harbour talk"]);
    await expectAccessible(page);
    await page.getByRole("group", { name: "Folders" }).getByRole("button", { name: "Sea" }).click();
    await list().getByRole("link", { name: "Hills" }).waitFor();
  });

  test("a chat is renamed and deleted, and can be brought back", async () => {
    await say("Nowhere");
    await session.open("/chats");
    const button = (name: string) => page.locator("#main").getByRole("button", { name, exact: true });
    await button("Edit the chat “Nowhere”").click();
    await page.getByRole("dialog").getByLabel("Name").fill("Somewhere");
    await page.keyboard.press("Enter");
    const link = list().getByRole("link", { name: "Somewhere" });
    await link.waitFor();
    await button("Delete the chat “Somewhere”").click();
    await link.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await link.waitFor();
  });

  test("a tag is renamed, a name that is taken is refused in words, and it is deleted", async () => {
    const tag = await create<Tag>("/api/v1/tags", { name: "Rivers", color: "#0D9488" });
    const { id } = await say("About rivers");
    await create(`/api/v1/conversations/${id}/tags`, { tag_id: tag.id });
    await session.open("/chats");
    await page.getByRole("button", { name: "Your tags" }).click();
    const dialog = page.getByRole("dialog", { name: "Your tags" });
    await dialog.getByLabel("New tag").fill("Rivers");
    await dialog.getByRole("button", { name: "Make it" }).click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByRole("button", { name: "Change Rivers" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Maps");
    await dialog.getByRole("button", { name: "Save" }).click();
    const row = dialog.getByRole("listitem").filter({ hasText: "Maps" });
    await row.getByText("1 chat").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete Maps" }).click();
    await row.waitFor({ state: "detached" });
  });
});
