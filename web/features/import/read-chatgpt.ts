import { z } from "zod";
import { clean, createLeft, REASONS, textOf, timeFrom, titleFrom } from "./imported.ts";
import type { ImportedConversation, ImportedMessage, Left, ReadExport } from "./imported.ts";

const Message = z.looseObject({
  id: z.string(),
  author: z.looseObject({ role: z.string() }),
  create_time: z.number().nullish(),
  content: z.looseObject({
    content_type: z.string(),
    parts: z.array(z.unknown()).optional(),
    text: z.string().optional(),
  }),
  metadata: z
    .looseObject({
      attachments: z.array(z.looseObject({ name: z.string().optional() })).nullish(),
      model_slug: z.string().nullish(),
      is_visually_hidden_from_conversation: z.boolean().nullish(),
    })
    .nullish(),
});
type Message = z.infer<typeof Message>;

const Node = z.looseObject({ parent: z.string().nullish(), message: Message.nullish() });
type Node = z.infer<typeof Node>;

const Conversation = z.looseObject({
  id: z.string().optional(),
  conversation_id: z.string().optional(),
  title: z.string().nullish(),
  create_time: z.number().nullish(),
  update_time: z.number().nullish(),
  current_node: z.string().nullish(),
  mapping: z.record(z.string(), Node),
});

const SOURCE = "ChatGPT";

/** `conversations.json` of a ChatGPT export: trees of messages, of which the path to the current one is taken. */
export function readChatGpt(list: readonly unknown[]): ReadExport {
  const left = createLeft();
  const conversations = list.flatMap((given): ImportedConversation[] => {
    const parsed = Conversation.safeParse(given);
    const id = parsed.data?.conversation_id ?? parsed.data?.id;
    if (!parsed.data || id === undefined) return (left.add(REASONS.unreadable), []);
    const { mapping, current_node, title } = parsed.data;
    const created_at = timeFrom(parsed.data.create_time, new Date(0).toISOString());
    const path = pathTo(mapping, current_node);
    const nodes = Object.values(mapping).filter(({ message }) => message);
    left.add(REASONS.versions, nodes.length - path.filter(({ message }) => message).length);
    let time = created_at;
    const messages = path.flatMap(({ message }): ImportedMessage[] => {
      if (!message) return [];
      time = timeFrom(message.create_time, time);
      return messageOf(message, time, left);
    });
    if (messages.length === 0) return (left.add(REASONS.empty), []);
    const model = path.findLast(({ message }) => message?.metadata?.model_slug)?.message?.metadata?.model_slug;
    return [
      {
        source: SOURCE,
        source_id: id,
        title: titleFrom(title),
        model: model ?? null,
        created_at,
        updated_at: timeFrom(parsed.data.update_time, time),
        messages,
      },
    ];
  });
  return { conversations, left: left.counts() };
}

/** From the first message to the one that was shown last; without a word of that to the node that came last. */
function pathTo(mapping: Readonly<Record<string, Node>>, current: string | null | undefined): readonly Node[] {
  const path: Node[] = [];
  const seen = new Set<string>();
  const last = current && Object.hasOwn(mapping, current) ? current : Object.keys(mapping).at(-1);
  for (let id: string | null | undefined = last; id && !seen.has(id); id = mapping[id]?.parent) {
    const node = Object.hasOwn(mapping, id) ? mapping[id] : undefined;
    if (!node) break;
    seen.add(id);
    path.unshift(node);
  }
  return path;
}

function messageOf({ id, author, content, metadata }: Message, created_at: string, left: Left): ImportedMessage[] {
  const { role } = author;
  if (role !== "user" && role !== "assistant" && role !== "system") return (left.add(REASONS.tools), []);
  if (metadata?.is_visually_hidden_from_conversation) return (left.add(REASONS.hidden), []);
  if (!SHOWN.has(content.content_type)) return (left.add(`parts of the kind “${clean(content.content_type)}”`), []);
  const attached = (metadata?.attachments ?? []).map(({ name }) => name ?? "a file");
  const pictures = (content.parts ?? []).filter((part) => typeof part !== "string").map(partName);
  const named = attached.length >= pictures.length ? attached : [...attached, ...pictures.slice(attached.length)];
  const message = textOf(writtenIn(content), named, left);
  if (message === undefined) return [];
  return [{ source_id: id, sender: role, message, message_metadata: modelOf(metadata), created_at }];
}

/** What a person saw in the conversation; others are thoughts, searches and notes to the model. */
const SHOWN = new Set(["text", "multimodal_text", "code"]);

function writtenIn({ content_type, parts = [], text }: Message["content"]): string {
  if (content_type === "code") return `\`\`\`\n${text ?? ""}\n\`\`\``;
  return parts
    .map((part) => (typeof part === "string" ? part : spokenIn(part)))
    .filter(Boolean)
    .join("\n\n");
}

/** What was said aloud is there as a text, too. */
function spokenIn(part: unknown): string {
  const { text } = recordOf(part);
  return typeof text === "string" ? text : "";
}

function partName(part: unknown): string {
  const kind = String(recordOf(part)["content_type"] ?? "");
  return kind.startsWith("image") ? "an image" : kind.startsWith("audio") ? "a recording" : "a file";
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const modelOf = (metadata: Message["metadata"]) => (metadata?.model_slug ? { model: metadata.model_slug } : {});
