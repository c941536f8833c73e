import { z } from "zod";
import { jsonIn } from "#core/storage/json-in.ts";
import { askModel } from "../ask-model.ts";
import { failedInStream } from "../failure.ts";
import {
  turnsOf,
  usageOf,
  type GenerationRequest,
  type ModelServer,
  type Part,
  type ToolCall,
  type ToolRound,
  type Vendor,
} from "../generation.ts";
import { cutShort, readEventData } from "../read-events.ts";
import { askAbout, notUnderstood, parseOrRefuse, readJson } from "../upstream.ts";
import { withThoughts } from "../with-thoughts.ts";

/** The messages API: https://docs.anthropic.com/en/api/messages */
export const anthropic: Vendor = {
  async models(deps, server, signal) {
    const { data } = await askAbout(deps, server, Models, {
      path: "/models?limit=1000",
      headers: headersOf(server),
      signal,
    });
    return data.map(({ id, display_name, created_at }) => ({
      id,
      name: display_name ?? id,
      ...(created_at && { modified_at: created_at }),
    }));
  },
  async generate(deps, server, request, signal) {
    const { firstByte } = deps.modelServers.patience;
    const answer = await askModel(deps, server, request, {
      method: "POST",
      path: "/messages",
      headers: headersOf(server),
      body: bodyOf(request),
      needed: ["max_tokens"],
      patience: firstByte,
      signal,
    });
    const parts = request.stream
      ? readStream(server, request.model, readEventData(server, answer.chunks))
      : readWhole(server, await readJson(server, answer.chunks));
    return withThoughts(deps, server, request.model, parts);
  },
  describe: async () => ({ calls_tools: true }),
};

/** Without the last header Anthropic answers no browser; the key is the user's own, on the user's own device. */
const headersOf = ({ key }: ModelServer): Record<string, string> => ({
  ...(key && { "x-api-key": key }),
  "anthropic-version": "2023-06-01",
  "anthropic-dangerous-direct-browser-access": "true",
});

const Models = z.object({
  data: z.array(z.object({ id: z.string(), display_name: z.string().nullish(), created_at: z.string().nullish() })),
});

/** Anthropic wants a limit; this is one that every model of theirs takes. */
const MAX_TOKENS = 4096;

/**
 * System turns go into a field of their own, and so does a greeting: a conversation must begin with the user.
 * The temperature ends at 1 here; newer models refuse it together with `top_p`.
 */
function bodyOf({ model, input, params, stream, tools, rounds = [] }: GenerationRequest) {
  const { max_tokens, temperature, top_p, ...rest } = params;
  const turns = turnsOf(input);
  const spoken = turns.filter(({ role }) => role !== "system");
  const first = spoken.findIndex(({ role }) => role === "user");
  const greetings = spoken
    .slice(0, Math.max(0, first))
    .map(({ content }) => `You have begun the conversation with: ${content}`);
  const system = [...turns.filter(({ role }) => role === "system").map(({ content }) => content), ...greetings]
    .filter((text) => text !== "")
    .join("\n\n");
  const heat = temperature === undefined ? { top_p } : { temperature: Math.min(temperature, 1) };
  return {
    ...rest,
    ...(temperature !== undefined || top_p !== undefined ? heat : {}),
    model,
    max_tokens: max_tokens ?? MAX_TOKENS,
    ...(system !== "" && { system }),
    messages: [...spoken.slice(Math.max(0, first)), ...rounds.flatMap(messagesOf)],
    stream,
    ...(tools && {
      tools: tools.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })),
    }),
  };
}

/** Calls and results are blocks of the messages. */
function messagesOf({ said, calls }: ToolRound): object[] {
  const used = calls.map(({ call: { id, name, arguments: given } }) => ({
    type: "tool_use",
    id,
    name,
    input: jsonIn(given) ?? {},
  }));
  const results = calls.map(({ call, result }) => ({ type: "tool_result", tool_use_id: call.id, content: result }));
  return [
    { role: "assistant", content: [...(said.trim() === "" ? [] : [{ type: "text", text: said }]), ...used] },
    { role: "user", content: results },
  ];
}

const Whole = z.object({
  content: z.array(
    z.object({
      type: z.string(),
      text: z.string().optional(),
      thinking: z.string().optional(),
      id: z.string().optional(),
      name: z.string().optional(),
      input: z.unknown().optional(),
    }),
  ),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: z.number().nullish(), output_tokens: z.number().nullish() }).nullish(),
});

async function* readWhole(server: ModelServer, body: unknown): AsyncGenerator<Part> {
  const read = Whole.safeParse(body);
  if (!read.success) throw notUnderstood(server);
  const { content, stop_reason, usage } = read.data;
  const text = content
    .filter(({ type }) => type === "text")
    .map((block) => block.text ?? "")
    .join("");
  const thinking = content.map((block) => (block.type === "thinking" ? (block.thinking ?? "") : "")).join("");
  const tool_calls = content
    .filter(({ type }) => type === "tool_use")
    .map(({ id = "", name = "", input }) => ({ id, name, arguments: JSON.stringify(input ?? {}) }));
  const said = { text, ...(thinking !== "" && { thinking }), ...(tool_calls.length > 0 && { tool_calls }) };
  yield { ...said, finish_reason: reasonOf(stop_reason), usage: usageOf(usage?.input_tokens, usage?.output_tokens) };
}

const Event = z.object({
  type: z.string(),
  message: z.object({ usage: z.object({ input_tokens: z.number().nullish() }).nullish() }).nullish(),
  delta: z
    .object({
      type: z.string().nullish(),
      text: z.string().nullish(),
      thinking: z.string().nullish(),
      partial_json: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  content_block: z.object({ type: z.string(), id: z.string().nullish(), name: z.string().nullish() }).nullish(),
  usage: z.object({ output_tokens: z.number().nullish() }).nullish(),
  error: z.object({ message: z.string() }).nullish(),
});

async function* readStream(server: ModelServer, model: string, events: AsyncIterable<string>): AsyncGenerator<Part> {
  let asked: number | null = null;
  /** Blocks come one after the other. */
  const calls: ToolCall[] = [];
  for await (const data of events) {
    const read = Event.safeParse(parseOrRefuse(server, data));
    if (!read.success) throw notUnderstood(server);
    const { type, message, delta, usage, error, content_block: block } = read.data;
    if (type === "error") throw failedInStream(server, error?.message ?? "", model);
    if (type === "message_stop") return;
    if (type === "message_start") asked = message?.usage?.input_tokens ?? null;
    if (type === "content_block_delta" && delta?.type === "text_delta") yield { text: delta.text ?? "" };
    if (type === "content_block_delta" && delta?.type === "thinking_delta" && delta.thinking)
      yield { text: "", thinking: delta.thinking };
    if (type === "content_block_start" && block?.type === "tool_use")
      calls.push({ id: block.id ?? "", name: block.name ?? "", arguments: "" });
    const last = calls.at(-1);
    if (type === "content_block_delta" && delta?.type === "input_json_delta" && last)
      calls[calls.length - 1] = { ...last, arguments: last.arguments + (delta.partial_json ?? "") };
    if (type === "message_delta" && calls.length > 0) yield { text: "", tool_calls: calls };
    if (type === "message_delta")
      yield { text: "", finish_reason: reasonOf(delta?.stop_reason), usage: usageOf(asked, usage?.output_tokens) };
  }
  throw cutShort(server);
}

const REASONS: Readonly<Record<string, string>> = {
  end_turn: "stop",
  stop_sequence: "stop",
  max_tokens: "length",
  refusal: "content_filter",
};

const reasonOf = (reason: string | null | undefined): string => (reason ? (REASONS[reason] ?? reason) : "stop");
