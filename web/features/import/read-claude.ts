import { z } from "zod";
import { createLeft, REASONS, textOf, timeFrom, titleFrom } from "./imported.ts";
import type { ImportedConversation, ImportedMessage, Left, ReadExport } from "./imported.ts";

const File = z.looseObject({ file_name: z.string().nullish() });

const Message = z.looseObject({
  uuid: z.string(),
  sender: z.string(),
  text: z.string().nullish(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().nullish() })).nullish(),
  created_at: z.string().nullish(),
  attachments: z.array(File).nullish(),
  files: z.array(File).nullish(),
  parent_message_uuid: z.string().nullish(),
});
type Message = z.infer<typeof Message>;

const Conversation = z.looseObject({
  uuid: z.string(),
  name: z.string().nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  current_leaf_message_uuid: z.string().nullish(),
  chat_messages: z.array(Message),
});

const SOURCE = "Claude";
const SENDERS: Readonly<Record<string, "user" | "assistant">> = { human: "user", assistant: "assistant" };

/** `conversations.json` of a Claude export. Where messages name the one they follow, the path to the newest is taken. */
export function readClaude(list: readonly unknown[]): ReadExport {
  const left = createLeft();
  const conversations = list.flatMap((given): ImportedConversation[] => {
    const parsed = Conversation.safeParse(given);
    if (!parsed.success) return (left.add(REASONS.unreadable), []);
    const { uuid, name, chat_messages, current_leaf_message_uuid } = parsed.data;
    const created_at = timeFrom(parsed.data.created_at, new Date(0).toISOString());
    const path = pathTo(chat_messages, current_leaf_message_uuid);
    left.add(REASONS.versions, chat_messages.length - path.length);
    let time = created_at;
    const messages = path.flatMap((message) => {
      time = timeFrom(message.created_at, time);
      return messageOf(message, time, left);
    });
    if (messages.length === 0) return (left.add(REASONS.empty), []);
    const updated_at = timeFrom(parsed.data.updated_at, time);
    return [{ source: SOURCE, source_id: uuid, title: titleFrom(name), model: null, created_at, updated_at, messages }];
  });
  return { conversations, left: left.counts() };
}

function pathTo(messages: readonly Message[], leaf: string | null | undefined): readonly Message[] {
  const byId = new Map(messages.map((message) => [message.uuid, message]));
  const isTree = messages.some(({ parent_message_uuid: parent }) => parent && byId.has(parent));
  if (!isTree) return messages;
  const path: Message[] = [];
  const seen = new Set<string>();
  let at = byId.get(leaf ?? "") ?? messages.at(-1);
  for (; at && !seen.has(at.uuid); at = byId.get(at.parent_message_uuid ?? "")) {
    seen.add(at.uuid);
    path.unshift(at);
  }
  return path;
}

function messageOf(given: Message, created_at: string, left: Left): ImportedMessage[] {
  const sender = SENDERS[given.sender];
  if (!sender) return (left.add(REASONS.tools), []);
  for (const { type } of given.content ?? []) if (type !== "text") left.add(`parts of the kind “${type}”`);
  const parts = (given.content ?? []).flatMap(({ type, text }) => (type === "text" && text ? [text] : []));
  const attached = [...(given.attachments ?? []), ...(given.files ?? [])].map(({ file_name }) => file_name || "a file");
  const message = textOf(parts.length > 0 ? parts.join("\n\n") : (given.text ?? ""), attached, left);
  return message === undefined ? [] : [{ source_id: given.uuid, sender, message, message_metadata: {}, created_at }];
}
