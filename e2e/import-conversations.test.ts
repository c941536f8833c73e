import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Conversation } from "#core/chat/conversations/conversation.ts";
import { call } from "./support/api.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { expectAccessible } from "./support/page-steps.ts";

/** A ChatGPT export of conversations with two messages each, one of them answered twice. */
function chatGptExport(count: number): Buffer {
  const say = (id: string, role: string, text: string) => ({
    id,
    author: { role },
    create_time: 1_700_000_000,
    content: { content_type: "text", parts: [text] },
  });
  const conversations = Array.from({ length: count }, (_, at) => ({
    conversation_id: `c${at}`,
    title: `Kettle ${at}`,
    create_time: 1_700_000_000 + at,
    update_time: 1_700_000_000 + at,
    current_node: "a",
    mapping: {
      q: { parent: null, message: say("q", "user", `How often is kettle ${at} descaled?`) },
      a: { parent: "q", message: say("a", "assistant", `Kettle ${at} is descaled **monthly**.`) },
      ...(at === 0 && { b: { parent: "q", message: say("b", "assistant", "Never.") } }),
    },
  }));
  return Buffer.from(
    zipSync({ "conversations.json": strToU8(JSON.stringify(conversations)), "chat.html": strToU8("x") }),
  );
}

describe("conversations of other programs", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    await page.goto(`${app.server.origin}/chats`);
  });
  afterAll(() => app?.close());

  const take = (name: string, buffer: Buffer) =>
    page.getByLabel("An export of conversations").setInputFiles({ name, mimeType: "application/zip", buffer });
  const stored = async () =>
    (await call<Conversation[]>(page, "GET", "/api/v1/users/current/conversations?limit=1000")).body;

  test("are taken in once, said what of them was not, and read like others", async () => {
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expectAccessible(page);
    await take("export.zip", chatGptExport(30));
    await page
      .getByText("30 conversations taken in, with 60 new messages. Not taken: 1 other versions of messages.")
      .waitFor();
    await take("export.zip", chatGptExport(31));
    await page.getByText("1 conversation taken in, with 2 new messages. 30 conversations were here already.").waitFor();
    await expectAccessible(page);
    expect(await stored()).toHaveLength(31);
    await page.getByRole("button", { name: "Close", exact: true }).last().click();
    await page.getByLabel("Find a chat").fill("kettle 7 monthly");
    await page.locator(".chats").getByRole("link", { name: "Kettle 7" }).click();
    await page.locator(".question").getByText("How often is kettle 7 descaled?").waitFor();
    await page.getByRole("article", { name: "Answer" }).getByText("monthly").waitFor();
  });

  test("that cannot be read are said to be so, and nothing is stored", async () => {
    await page.goto(`${app.server.origin}/chats`);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const before = (await stored()).length;
    await take("holiday.zip", Buffer.from(zipSync({ "a.txt": strToU8("a") })));
    await page.getByRole("alert").getByText("There are no conversations of ChatGPT or Claude in it.").waitFor();
    expect((await stored()).length).toBe(before);
    expect(app.pageErrors).toEqual([]);
  });
});
