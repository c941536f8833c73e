import { z } from "zod";
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
import { answeredNothing, cutShort, peek, readEventData } from "../read-events.ts";
import { askAbout, notUnderstood, parseOrRefuse, readJson } from "../upstream.ts";
import { withThoughts } from "../with-thoughts.ts";
import { contextOf, countByServer, describeServer } from "./openai-servers.ts";

/** Chat completions: https://platform.openai.com/docs/api-reference/chat — OpenAI's and the many servers that speak it. */
export const openai: Vendor = {
  async models(deps, server, signal) {
    const { data } = await askAbout(deps, server, Models, { path: "/models", headers: headersOf(server), signal });
    return data.map((entry) => {
      const { id, created, owned_by } = entry;
      const context_tokens = contextOf(entry);
      return {
        id,
        name: id,
        ...(created && { modified_at: new Date(created * 1000).toISOString() }),
        ...((owned_by || context_tokens) && {
          details: { ...(owned_by && { owned_by }), ...(context_tokens && { context_tokens }) },
        }),
      };
    });
  },
  async generate(deps, server, request, signal) {
    const { firstByte } = deps.modelServers.patience;
    const answer = await askModel(deps, server, request, {
      method: "POST",
      path: "/chat/completions",
      headers: headersOf(server),
      body: bodyOf(server, request),
      needed: ["response_format"],
      patience: firstByte,
      signal,
    });
    // Some servers answer whole although a stream was asked for.
    const { isObject, chunks } = await peek(answer.chunks);
    const isWhole = !request.stream || isObject || /\bjson\b/.test(answer.type);
    const parts = isWhole
      ? readWhole(server, request.model, await readJson(server, chunks))
      : readStream(server, request.model, readEventData(server, chunks));
    return withThoughts(deps, server, request.model, parts);
  },
  describe: (deps, server, model, signal) =>
    describeServer(deps, server, { model, headers: headersOf(server) }, signal),
  countTokens: (deps, server, model, text) => countByServer(deps, server, { model, headers: headersOf(server) }, text),
};

const headersOf = ({ key }: ModelServer): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {});

const Models = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      created: z.number().int().min(0).max(1e11).nullish().catch(null),
      owned_by: z.string().nullish(),
    }),
  ),
});

/** OpenAI itself has given up `max_tokens`; the servers that speak its language mostly know nothing else. */
function bodyOf({ provider }: ModelServer, { model, input, params, stream, tools, rounds = [] }: GenerationRequest) {
  const { max_tokens, ...rest } = params;
  const limit = provider === "hosted_a" ? { max_completion_tokens: max_tokens } : { max_tokens };
  return {
    ...rest,
    ...(max_tokens !== undefined && limit),
    model,
    messages: [...turnsOf(input), ...rounds.flatMap(messagesOf)],
    stream,
    ...(tools && { tools: tools.map((tool) => ({ type: "function", function: tool })) }),
    ...(stream && { stream_options: { include_usage: true } }),
  };
}

function messagesOf({ said, calls }: ToolRound): object[] {
  const tool_calls = calls.map(({ call: { id, name, arguments: given } }) => ({
    id,
    type: "function",
    function: { name, arguments: given },
  }));
  return [
    { role: "assistant", content: said || null, tool_calls },
    ...calls.map(({ call, result }) => ({ role: "tool", tool_call_id: call.id, content: result })),
  ];
}

const UsageShape = z.object({
  prompt_tokens: z.number().nullish(),
  completion_tokens: z.number().nullish(),
  completion_tokens_details: z.object({ reasoning_tokens: z.number().nullish() }).nullish().catch(null),
});
/** In a stream a call comes in pieces that belong together by their index. */
const CallShape = z.object({
  index: z.number().int().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
});
/** Servers name what a model thinks in either of two ways; an answer may hold null for its content. */
const MessageShape = z.object({
  // Mistral's models that think send parts, of which those that think have no text.
  content: z
    .union([
      z.string(),
      z
        .array(z.object({ text: z.string().optional() }))
        .transform((parts) => parts.map(({ text }) => text ?? "").join("")),
    ])
    .nullish(),
  reasoning_content: z.string().nullish().catch(null),
  reasoning: z.string().nullish().catch(null),
  tool_calls: z.array(CallShape).nullish().catch(null),
});
const ErrorShape = z.union([z.string(), z.object({ message: z.string() })]);
const Whole = z.object({
  error: ErrorShape.nullish(),
  choices: z.array(z.object({ message: MessageShape, finish_reason: z.string().nullish() })).nullish(),
  usage: UsageShape.nullish(),
});
const Piece = z.object({
  error: ErrorShape.nullish(),
  choices: z.array(z.object({ delta: MessageShape.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: UsageShape.nullish(),
});

type Usage = z.infer<typeof UsageShape> | null | undefined;

function partOf(
  message: z.infer<typeof MessageShape> | null | undefined,
  finish_reason: string | undefined,
  usage: Usage,
): Part {
  const thinking = message?.reasoning_content || message?.reasoning;
  const thinking_tokens = usage?.completion_tokens_details?.reasoning_tokens;
  return {
    text: message?.content ?? "",
    ...(thinking && { thinking }),
    ...(thinking_tokens && { thinking_tokens }),
    finish_reason,
    usage: usageOf(usage?.prompt_tokens, usage?.completion_tokens),
  };
}

async function* readWhole(server: ModelServer, model: string, body: unknown): AsyncGenerator<Part> {
  const read = Whole.safeParse(body);
  const { error, usage } = read.data ?? {};
  if (error) throw failedInStream(server, typeof error === "string" ? error : error.message, model);
  const choice = read.data?.choices?.[0];
  if (!choice) throw notUnderstood(server);
  const calls = createCalls();
  calls.add(choice.message.tool_calls ?? []);
  yield { ...partOf(choice.message, choice.finish_reason ?? "stop", usage), ...calls.whole() };
}

/** Puts the pieces of calls together. */
function createCalls() {
  const calls = new Map<number, ToolCall>();
  return {
    add(pieces: readonly z.infer<typeof CallShape>[]): void {
      for (const [at, { index, id, function: part }] of pieces.entries()) {
        const key = index ?? at;
        const before = calls.get(key) ?? { id: `call_${key}`, name: "", arguments: "" };
        calls.set(key, {
          id: id || before.id,
          name: part?.name || before.name,
          arguments: before.arguments + (part?.arguments ?? ""),
        });
      }
    },
    whole: (): Pick<Part, "tool_calls"> => (calls.size > 0 ? { tool_calls: [...calls.values()] } : {}),
  };
}

async function* readStream(server: ModelServer, model: string, events: AsyncIterable<string>): AsyncGenerator<Part> {
  let [hasEnded, hasBegun] = [false, false];
  const calls = createCalls();
  for await (const data of events) {
    if (data === "[DONE]") {
      hasEnded = true;
      break;
    }
    hasBegun = true;
    const read = Piece.safeParse(parseOrRefuse(server, data));
    if (!read.success) throw notUnderstood(server);
    const { error, choices, usage } = read.data;
    if (error) throw failedInStream(server, typeof error === "string" ? error : error.message, model);
    const choice = choices?.[0];
    const finish_reason = choice?.finish_reason ?? undefined;
    hasEnded ||= finish_reason !== undefined;
    calls.add(choice?.delta?.tool_calls ?? []);
    yield partOf(choice?.delta, finish_reason, usage);
  }
  // Not every server says [DONE] after the reason for the end.
  if (!hasEnded) throw hasBegun ? cutShort(server) : answeredNothing(server);
  const whole = calls.whole();
  if (whole.tool_calls) yield { text: "", ...whole };
}
