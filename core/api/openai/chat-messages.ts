import { z } from "zod";
import type { Said } from "./conversation.ts";

const TextPart = z.object({
  type: z.literal("text", { error: "must be text: images, sound and files are not read here" }),
  text: z.string(),
});
const Content = z.union([z.string(), z.array(TextPart)]);
const ToolCall = z.looseObject({ function: z.looseObject({ name: z.string() }).optional() });

export const OpenAiMessage = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "developer"]), content: Content }),
  z.object({ role: z.literal("user"), content: Content }),
  z.object({
    role: z.literal("assistant"),
    content: Content.nullish(),
    refusal: z.string().nullish(),
    tool_calls: z.array(ToolCall).nullish(),
  }),
  z.object({ role: z.literal("tool"), content: Content, tool_call_id: z.string().nullish() }),
  z.object({ role: z.literal("function"), content: z.string().nullish(), name: z.string() }),
]);
export type OpenAiMessage = z.infer<typeof OpenAiMessage>;

export function saidInChat(message: OpenAiMessage): Said {
  const content = textOf(message.content);
  if (message.role === "tool" || message.role === "function") return { role: "tool", content };
  return { role: message.role === "developer" ? "system" : message.role, content };
}

const textOf = (content: z.infer<typeof Content> | null | undefined): string =>
  typeof content === "string" ? content : (content ?? []).map(({ text }) => text).join("\n");
