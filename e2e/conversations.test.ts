import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Conversation, Message } from "#core/chat/conversations/conversation.ts";
import type { Tag } from "#core/chat/tags/tag.ts";
import { call } from "./support/api.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { HOSTS, openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { DESK, SMALLEST, widthOf } from "./support/screens.ts";

const WRITTEN = "世界";

/** Milliseconds: a loaded machine with two cores is slow. */
const SLOW = { timeout: 30_000 };

describe.each(HOSTS)("conversations before there are any, answered by %s", (host) => {
  let session: PlatformSession;
  beforeAll(async () => void (session = await openPlatform(host)));
  afterAll(() => session.close());

  test("say what they are and that there are none, and without a model where to set one up", async () => {
    const { page } = session;
    await session.open("/conversations");
    if (host === "the server") {
      await page.getByText("Conversations belong to an account").waitFor();
      await expectAccessible(page);
      await session.logIn();
      await page.reload();
    }
    await page.getByText("No conversations yet").waitFor();
    await expectAccessible(page);
    if (host === "the server") {
      await session.open("/conversations/new");
      await page.getByText("No language model answers").waitFor();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Set up a language model" }).click();
      await page.getByRole("heading", { name: "Model servers" }).waitFor();
    }
  });
});

/** Each test makes the conversations and tags that it needs, and none needs another test. */
describe.each(HOSTS)("conversations with a language model, answered by %s", (host) => {
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
  /** A conversation of this title in which something was said. */
  async function say(title: string, ...said: readonly string[]): Promise<Conversation> {
    const conversation = await create<Conversation>("/api/v1/conversations", { title });
    for (const [index, message] of said.entries())
      await create<Message>(`/api/v1/conversations/${conversation.id}/messages`, {
        sender: index % 2 === 0 ? "user" : "assistant",
        message,
      });
    return conversation;
  }
  const list = () => page.getByRole("list", { name: "Conversations", exact: true });

  test("a message is written and answered by keyboard, piece by piece, and kept", async () => {
    await session.open("/conversations/new");
    await page.getByLabel("Model", { exact: true }).selectOption({ label: "gpt-a" });
    await page.getByLabel("Your message").focus();
    await page.keyboard.type("What is the capital of France?");
    await page.keyboard.press("Enter");
    await page.waitForURL(/conversations\/[0-9a-f-]{36}$/);
    await page.locator(".answer-text").getByText(WRITTEN).waitFor();
    await page
      .getByText(/Written by gpt-a · 5 tokens/)
      .or(page.getByText(/Written by gpt-a/))
      .first()
      .waitFor();
    await page.getByText(host === "this device" ? /On this device: your words/ : /On your own server/).waitFor();
    await expectAccessible(page);
    const asked = session.models.received.at(-1)?.body;
    expect(asked).toMatchObject({ model: "gpt-a", stream: true });

    await page.reload();
    await page.locator(".answer-text").getByText(WRITTEN).waitFor();
    await page.getByRole("heading", { name: "What is the capital of France?" }).waitFor();
  });

  test("an answer that hangs is stopped with Escape, at the model too, and what had come stays", async () => {
    const { id } = await say("Stories", "Do you know stories?", "Many.");
    await session.open(`/conversations/${id}`);
    await page.getByLabel("Model", { exact: true }).selectOption({ label: "stalls" });
    await page.getByLabel("Your message").fill("Tell me a very long story.");
    await page.keyboard.press("Enter");
    await page.locator("[data-pending] .answer-text").getByText("dich").waitFor();
    await page.getByRole("button", { name: "Stop writing" }).waitFor();
    await expectAccessible(page);
    await page.getByLabel("Your message").press("Escape");
    await page.getByText("Stopped here.").waitFor();
    await expect.poll(() => session.models.received.at(-1)?.isAborted, SLOW).toBe(true);
    // The whole talk went along.
    expect(session.models.received.at(-1)?.body).toMatchObject({
      messages: [{ role: "user" }, { role: "assistant" }, { role: "user", content: "Tell me a very long story." }],
    });
  });

  test("what the model refuses is said, and the words go back into the field", async () => {
    const { id } = await say("Refused", "Hello?", "Hello.");
    await session.open(`/conversations/${id}`);
    await expect.poll(() => page.locator(".question").count(), SLOW).toBe(1);
    await page.getByLabel("Model", { exact: true }).selectOption({ label: "unknown" });
    await page.getByLabel("Your message").fill("Are you there?");
    await page.keyboard.press("Enter");
    await page.getByText("There is no answer.").waitFor();
    await page
      .getByText(/model 'unknown' not found/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Back into the field" }).click();
    expect(await page.getByLabel("Your message").inputValue()).toBe("Are you there?");
    expect(await page.locator(".question").count()).toBe(1);
  });

  test("a tag is made and attached, taken away and attached again", async () => {
    const { id } = await say("To be tagged");
    await session.open(`/conversations/${id}`);
    await page.getByRole("button", { name: "Tags", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const box = dialog.getByRole("checkbox", { name: "Geography" });
    await dialog.getByLabel("New tag").fill("Geography");
    await dialog.getByText("Teal").locator("..").click();
    await dialog.getByRole("button", { name: "Make it and attach it" }).click();
    await expect.poll(() => box.isChecked(), SLOW).toBe(true);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Close" }).click();
    // What it shows is known by now; a dialog that waits for something must stay in front of the page all the same.
    await page.getByRole("button", { name: "Tags", exact: true }).click();
    await box.uncheck();
    await box.check();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    const tags = async () => (await call<Conversation>(page, "GET", `/api/v1/conversations/${id}`)).body.tags;
    await expect.poll(async () => (await tags()).map(({ name }) => name), SLOW).toEqual(["Geography"]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  test("the list is narrowed by a tag and by what was said", async () => {
    const tag = await create<Tag>("/api/v1/tags", { name: "Tales", color: "#0D9488" });
    const { id } = await say("Evening", "Tell me of the lighthouse keeper.", "Once upon a time.");
    await create(`/api/v1/conversations/${id}/tags`, { tag_id: tag.id });
    await say("Elsewhere");
    await session.open("/conversations");
    await list().getByRole("link", { name: "Elsewhere" }).waitFor();
    await page.getByRole("button", { name: "Tales", exact: true }).click();
    await list().getByRole("link", { name: "Elsewhere" }).waitFor({ state: "detached" });
    await list().getByRole("link", { name: "Evening" }).waitFor();
    await page.getByRole("button", { name: "Tales", exact: true }).click();
    await page.getByRole("searchbox", { name: "Find a conversation" }).fill("lighthouse keeper");
    await list().getByText("Tell me of the").waitFor();
    await page.getByText("1 conversation found.").waitFor();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await page.setViewportSize(DESK);
    await page.getByRole("searchbox", { name: "Find a conversation" }).fill("nowhere to be found");
    await page.getByRole("button", { name: "Show all of them" }).click();
    await list().getByRole("link", { name: "Elsewhere" }).waitFor();
  });

  test("a conversation is renamed and deleted, and can be brought back", async () => {
    await say("Nowhere");
    await session.open("/conversations");
    await page.getByRole("button", { name: "Rename Nowhere" }).click();
    await page.getByRole("dialog").getByLabel("Title").fill("Somewhere");
    await page.keyboard.press("Enter");
    const link = list().getByRole("link", { name: "Somewhere" });
    await link.waitFor();
    await page.getByRole("button", { name: "Delete Somewhere" }).click();
    await link.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await link.waitFor();
  });

  test("a tag is renamed, a name that is taken is refused in words, and it is deleted", async () => {
    const tag = await create<Tag>("/api/v1/tags", { name: "Rivers", color: "#0D9488" });
    const { id } = await say("About rivers");
    await create(`/api/v1/conversations/${id}/tags`, { tag_id: tag.id });
    await session.open("/conversations");
    await page.getByRole("button", { name: "Your tags" }).click();
    const dialog = page.getByRole("dialog", { name: "Your tags" });
    await dialog.getByLabel("New tag").fill("Rivers");
    await dialog.getByRole("button", { name: "Make it" }).click();
    await dialog.getByRole("alert").waitFor();
    await dialog.getByRole("button", { name: "Change Rivers" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Maps");
    await dialog.getByRole("button", { name: "Save" }).click();
    const row = dialog.getByRole("listitem").filter({ hasText: "Maps" });
    await row.getByText("1 conversation").waitFor();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Delete Maps" }).click();
    await row.waitFor({ state: "detached" });
  });
});
