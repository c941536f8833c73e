import type { EnginePort, GeneratorsPort } from "#core/engine/ports.ts";
import { z } from "zod";
import { createEventQueue } from "#core/chat/event-queue.ts";
import type { RequestContext } from "#core/http/context.ts";
import { eventStream, type ServerEvent } from "#core/http/event-stream.ts";
import { jsonReply, type Reply } from "#core/http/route.ts";
import { newId } from "#core/storage/time.ts";
import { toAnswerRequest } from "./answer-request.ts";
import { OpenAiMessage, saidInChat } from "./chat-messages.ts";
import { conversationOf } from "./conversation.ts";
import { CallersSchema, labels, lecternExtras, NO_TOOLS, only, sampling, SchemaName, strictly } from "./parameters.ts";
import { receiptsOf, serveAnswer, type ServedDeps, type ServedRequest } from "./served-answer.ts";
import { LECTERN_MODEL } from "./served-models.ts";

const ResponseFormat = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.enum(["text", "json_object"]) }),
    z.object({
      type: z.literal("json_schema"),
      json_schema: z.object({
        name: SchemaName,
        description: z.string().nullish(),
        schema: CallersSchema,
        strict: z.boolean().nullish(),
      }),
    }),
  ],
  {
    error:
      "must be text, json_object (an object of answer, answered, sources, unsupported and wording_unchecked) or json_schema",
  },
);

/** As OpenAI's Chat Completions take it; what cannot be heeded is refused. */
export const ChatCompletionRequest = strictly({
  model: z.string().default(LECTERN_MODEL),
  messages: z.array(OpenAiMessage).min(1),
  stream: z.boolean().nullish(),
  stream_options: z
    .object({ include_usage: z.boolean().nullish(), include_obfuscation: z.boolean().nullish() })
    .nullish(),
  ...sampling,
  max_tokens: z.number().int().min(1).nullish(),
  max_completion_tokens: z.number().int().min(1).nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  response_format: ResponseFormat.nullish(),
  ...lecternExtras,
  ...labels,
  tools: z.array(z.unknown()).nullish(),
  tool_choice: z.unknown().optional(),
  functions: only([[]], NO_TOOLS),
  function_call: only(["none", "auto"], NO_TOOLS),
  n: only([1], "must be 1: there is one answer"),
  frequency_penalty: only([0], "must be 0 or left out"),
  presence_penalty: only([0], "must be 0 or left out"),
  logit_bias: only([{}], "must be left out"),
  logprobs: only([false], "must be false: probabilities are not known here"),
  top_logprobs: only([0], "must be left out: probabilities are not known here"),
  seed: only([], "must be left out: language models are not seeded here"),
  modalities: only([["text"]], 'must be ["text"]'),
  audio: only([], "must be left out: answers are text"),
  prediction: only([], "must be left out"),
  reasoning_effort: only([], "must be left out: it is set where the language model is set up"),
  verbosity: only(["medium"], "must be left out"),
  web_search_options: only([], "must be left out: answers come from the documents"),
}).refine(({ tools, tool_choice }) => !tools?.length || tool_choice === "none", { error: NO_TOOLS, path: ["tools"] });
export type ChatCompletionRequest = z.infer<typeof ChatCompletionRequest>;

type Deps = Pick<
  RequestContext & EnginePort & GeneratorsPort,
  "store" | "blobs" | "engine" | "clock" | "origin" | "generators"
>;

/** Answers the last message of the user from their documents; earlier messages are what it may refer to. */
export async function completeChat(
  deps: Deps,
  owner: string,
  body: ChatCompletionRequest,
  signal: AbortSignal,
): Promise<Reply> {
  const wanted = await toServedRequest(deps, owner, body);
  const about = { id: `chatcmpl-${newId()}`, created: Math.floor(deps.clock.now() / 1000), model: body.model };
  if (body.stream) return eventStream(streamed(deps, wanted, about, body.stream_options?.include_usage ?? false));
  const { content, finish, usage, answer } = await serveAnswer(deps, wanted, () => undefined, signal);
  const thinking = answer.model?.thinking;
  const message = { role: "assistant", content, ...(thinking && { reasoning_content: thinking }), refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
  return jsonReply({ ...about, object: "chat.completion", choices, usage, lectern: receiptsOf(answer) }, {});
}

async function toServedRequest(deps: Deps, owner: string, body: ChatCompletionRequest): Promise<ServedRequest> {
  const { model, temperature, top_p, response_format, lectern } = body;
  const longest = body.max_completion_tokens ?? body.max_tokens ?? null;
  const conversation = conversationOf(body.messages.map(saidInChat), "messages");
  const stop = typeof body.stop === "string" ? [body.stop] : (body.stop ?? []);
  const format = formatOf(response_format);
  return {
    request: await toAnswerRequest(deps, owner, { model, conversation, temperature, top_p, max_tokens: longest }),
    stop,
    longest,
    format,
    // The form of these answers has no place for sources. A program with stop words reads the text itself.
    sources: lectern?.sources ?? (format === "text" && stop.length === 0),
    origin: deps.origin,
  };
}

function formatOf(wanted: ChatCompletionRequest["response_format"]): ServedRequest["format"] {
  if (wanted?.type === "json_schema") {
    const { name, schema, strict } = wanted.json_schema;
    return { name, schema, strict, field: "response_format.type" };
  }
  return wanted?.type === "json_object" ? "json" : "text";
}

interface About {
  readonly id: string;
  readonly created: number;
  readonly model: string;
}

function streamed(
  deps: ServedDeps,
  wanted: ServedRequest,
  about: About,
  withUsage: boolean,
): AsyncIterable<ServerEvent> {
  const chunk = (choices: readonly unknown[], more: object = {}) => ({
    ...about,
    object: "chat.completion.chunk",
    choices,
    ...more,
  });
  const delta = (fields: object, finish_reason: string | null = null) =>
    chunk([{ index: 0, delta: fields, logprobs: null, finish_reason }]);
  return createEventQueue(async (send, signal) => {
    send(delta({ role: "assistant", content: "" }));
    const tell = (content: string) => send(delta({ content }));
    const think = (reasoning_content: string) => send(delta({ reasoning_content }));
    const { finish, usage, answer } = await serveAnswer(deps, wanted, tell, signal, think);
    send({ ...delta({}, finish), lectern: receiptsOf(answer) });
    if (withUsage) send(chunk([], { usage }));
  });
}
