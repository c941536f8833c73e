import { z } from "zod";
import { text, Uuid } from "#core/http/fields.ts";
import { ModelSettings } from "./model-settings.ts";
import { ProviderKind, ProviderName } from "./provider.ts";

const LONGEST_TEXT = 2_000_000;

const choice = {
  provider: ProviderName,
  settings_id: text(200).nullish().meta({ description: "The setting changed last when left out" }),
  server_id: text(200).nullish().meta({ description: "The setting's first server when left out" }),
};

const common = {
  ...choice,
  params: ModelSettings.default({}).meta({
    description: "temperature, top_p and max_tokens are translated for each vendor, other keys handed on",
  }),
  stream: z.boolean().default(false),
  request_id: text(200)
    .optional()
    .meta({ description: "A name of one's own by which to cancel; one is made when left out" }),
};

export const GenerateRequest = z.object({ ...common, model: text(300).optional(), prompt: text(LONGEST_TEXT) });
export type GenerateRequest = z.infer<typeof GenerateRequest>;

const ChatMessage = z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string().max(LONGEST_TEXT) });

export const ChatRequest = z.object({
  ...common,
  model: text(300).optional(),
  messages: z
    .array(ChatMessage)
    .min(1, "must not be empty")
    .max(2000)
    .refine(
      (messages) => messages.some(({ role, content }) => role === "user" && content !== ""),
      "must hold something from the user",
    ),
  conversation_id: Uuid.nullish(),
  persona_id: Uuid.nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

const Usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number(), total_tokens: z.number() });

export const Completion = z.object({
  request_id: z.string(),
  provider: ProviderKind,
  vendor: z.string(),
  model: z.string(),
  text: z.string(),
  choices: z.array(
    z.object({
      index: z.number().int(),
      message: z.object({ role: z.literal("assistant"), content: z.string() }),
      finish_reason: z.string(),
    }),
  ),
  finish_reason: z.string(),
  usage: Usage.nullable(),
  done: z.literal(true),
  conversation_id: Uuid.nullable(),
  user_message_id: Uuid.nullable(),
  assistant_message_id: Uuid.nullable(),
});
export type Completion = z.infer<typeof Completion>;

export const CancelRequest = z
  .object({ request_id: text(200).optional(), conversation_id: Uuid.nullish() })
  .refine(({ request_id, conversation_id }) => request_id !== undefined || Boolean(conversation_id), {
    path: ["request_id"],
    message: "say which: request_id or conversation_id",
  });
