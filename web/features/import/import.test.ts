import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Api } from "../../app/client/client.ts";
import { importConversations, importWords } from "./import-conversations.ts";
import type { ImportedConversation } from "./imported.ts";
import { readExport as readFile } from "./read-export.ts";

const say = (id: string, role: string, parts: readonly unknown[], more: object = {}) => ({
  id,
  author: { role },
  create_time: 1_700_000_000,
  content: { content_type: "text", parts },
  metadata: {},
  ...more,
});
const TREE = {
  conversation_id: "c1",
  title: "Kettles\0",
  create_time: 1_700_000_000.5,
  update_time: 1_700_000_100,
  current_node: "a2",
  mapping: {
    root: { parent: null, message: null },
    system: { parent: "root", message: say("system", "system", [""]) },
    q1: { parent: "system", message: say("q1", "user", ["How often is a kettle descaled?"]) },
    a1: { parent: "q1", message: say("a1", "assistant", ["Never."]) },
    a2: { parent: "tool", message: say("a2", "assistant", ["Monthly."], { metadata: { model_slug: "gpt-4o" } }) },
    tool: { parent: "thought", message: say("tool", "tool", ["searched"]) },
    thought: {
      parent: "q1",
      message: { ...say("thought", "assistant", []), content: { content_type: "thoughts", thoughts: [] } },
    },
  },
};
const PICTURE = {
  ...TREE,
  conversation_id: "c2",
  title: "",
  current_node: "q",
  mapping: {
    q: {
      parent: null,
      message: say("q", "user", [{ content_type: "image_asset_pointer" }, "What is this?"], {
        content: {
          content_type: "multimodal_text",
          parts: [{ content_type: "image_asset_pointer" }, "What is this?"],
        },
        metadata: { attachments: [{ name: "kettle.png" }] },
      }),
    },
  },
};
const bytes = (value: unknown) => strToU8(JSON.stringify(value));
const readExport = (content: Uint8Array<ArrayBuffer>) => readFile(new Blob([content]));

test("of a ChatGPT export the path to the current message is taken, and what is left is counted", async () => {
  const empty = { ...TREE, conversation_id: "c3", mapping: {}, current_node: null };
  const zip = zipSync({
    "user.json": bytes({}),
    "conversations.json": bytes([TREE, PICTURE, empty, { mapping: "broken" }]),
  });
  const { conversations, left } = await readExport(zip);
  expect(conversations).toHaveLength(2);
  expect(conversations[0]).toEqual({
    source: "ChatGPT",
    source_id: "c1",
    title: "Kettles",
    model: "gpt-4o",
    created_at: "2023-11-14T22:13:20.500Z",
    updated_at: "2023-11-14T22:15:00.000Z",
    messages: [
      {
        source_id: "q1",
        sender: "user",
        message: "How often is a kettle descaled?",
        message_metadata: {},
        created_at: "2023-11-14T22:13:20.000Z",
      },
      {
        source_id: "a2",
        sender: "assistant",
        message: "Monthly.",
        message_metadata: { model: "gpt-4o" },
        created_at: "2023-11-14T22:13:20.000Z",
      },
    ],
  });
  expect(conversations[1]).toMatchObject({
    title: null,
    messages: [{ message: "What is this?\n\nAttached: kettle.png" }],
  });
  expect(left).toEqual({
    "other versions of messages": 1,
    "messages of tools": 1,
    "hidden or empty messages": 1,
    "parts of the kind “thoughts”": 1,
    "conversations without a message": 1,
    "conversations that could not be read": 1,
  });
});

test("the parts of a large ChatGPT export are read in their order", async () => {
  const zip = zipSync({
    "a/conversations-001.json": bytes([PICTURE]),
    "a/conversations-000.json": bytes([TREE]),
  });
  const { conversations } = await readExport(zip);
  expect(conversations.map(({ source_id }) => source_id)).toEqual(["c1", "c2"]);
});

test("a tree that turns in a circle ends", async () => {
  const mapping = { a: { parent: "b", message: say("a", "user", ["A"]) }, b: { parent: "a", message: null } };
  const { conversations } = await readExport(bytes([{ ...TREE, mapping, current_node: "a" }]));
  expect(conversations[0]?.messages).toHaveLength(1);
});

test("of a Claude export the path to the newest message is taken where messages name their parents", async () => {
  const message = (uuid: string, parent: string, sender: string, more: object = {}) => ({
    uuid,
    parent_message_uuid: parent,
    sender,
    text: uuid,
    created_at: "2025-01-02T03:04:05.123456Z",
    attachments: [],
    files: [],
    ...more,
  });
  const tree = {
    uuid: "c",
    name: "Teas",
    created_at: "2025-01-02T03:04:05.123456Z",
    updated_at: "2025-01-03T00:00:00Z",
    chat_messages: [
      message("q", "root", "human", { attachments: [{ file_name: "tea.pdf" }], files: [{ file_name: "tea.png" }] }),
      message("a1", "q", "assistant"),
      message("a2", "q", "assistant", {
        content: [
          { type: "thinking", thinking: "Hm" },
          { type: "text", text: "Second" },
        ],
      }),
    ],
  };
  const plain = {
    ...tree,
    uuid: "d",
    chat_messages: tree.chat_messages.map(({ parent_message_uuid: _, ...rest }) => rest),
  };
  const { conversations, left } = await readExport(bytes([tree, plain]));
  expect(conversations[0]).toMatchObject({
    source: "Claude",
    source_id: "c",
    title: "Teas",
    created_at: "2025-01-02T03:04:05.123Z",
    messages: [
      { source_id: "q", sender: "user", message: "q\n\nAttached: tea.pdf, tea.png" },
      { source_id: "a2", sender: "assistant", message: "Second" },
    ],
  });
  expect(conversations[1]?.messages.map(({ source_id }) => source_id)).toEqual(["q", "a1", "a2"]);
  expect(left).toEqual({ "other versions of messages": 1, "parts of the kind “thinking”": 2 });
});

test.each([
  ["a text", strToU8("Hello")],
  ["other JSON", bytes([{ a: 1 }])],
  ["an object", bytes({ mapping: {} })],
  ["a zip without conversations", zipSync({ "a.txt": strToU8("a") })],
  ["a torn zip", zipSync({ "conversations.json": bytes([TREE]) }).slice(0, 60)],
])("%s is refused with a reason", async (_, content) => {
  await expect(readExport(content)).rejects.toThrow(/no conversations of ChatGPT|damaged/);
});

test("a long conversation is sent in parts that follow each other, and what came of it is said", async () => {
  const messages = Array.from({ length: 1203 }, (_, at) => ({
    source_id: String(at),
    sender: "user" as const,
    message: at === 2 ? "x".repeat(1_000_000) : at === 3 ? "y".repeat(900_000) : "z",
    message_metadata: {},
    created_at: "2025-01-02T03:04:05.123Z",
  }));
  const conversation = { source: "Claude", source_id: "c", title: null, messages } as unknown as ImportedConversation;
  const sent: { first: number; messages: unknown[] }[] = [];
  const importConversation: Api["importConversation"] = async ({ body }) => {
    sent.push({ first: body.first ?? 0, messages: body.messages });
    return { conversation_id: "i", is_new: sent.length === 1, added: body.messages.length, known: 0 };
  };
  const done = await importConversations({ importConversation }, new File([], "a.zip"), {
    read: () => Promise.resolve({ conversations: [conversation], left: { "messages of tools": 3 } }),
    onProgress: () => undefined,
  });
  expect(sent.map(({ first, messages: { length } }) => [first, length])).toEqual([
    [0, 3],
    [3, 500],
    [503, 500],
    [1003, 200],
  ]);
  expect(importWords(done)).toBe("1 conversation taken in, with 1,203 new messages. Not taken: 3 messages of tools.");
  expect(importWords({ fresh: 0, known: 2, messages: 0, left: {} })).toBe(
    "0 conversations taken in, with 0 new messages. 2 conversations were here already. Nothing was left out.",
  );
});
