import { z } from "zod";
import type { RequestContext } from "../context.ts";
import { scopeThatLeaves } from "../collections/never-leaves.ts";
import { collections } from "../collections/collection.ts";
import { EXTRACTIVE, type Answer, type AnswerEvent, type AnswerRequest } from "../engine/engine.ts";
import { invalidField, notFound } from "../http/errors.ts";
import { eventStream, type ServerEvent } from "../http/event-stream.ts";
import { createEventQueue } from "../chat/event-queue.ts";
import type { Reply } from "../http/route.ts";
import { newId } from "../time.ts";
import { COLLECTION_PREFIX, EXTRACTIVE_MODEL, LECTERN_MODEL } from "./served-models.ts";

const TextPart = z.object({ type: z.literal("text"), text: z.string() });
const Message = z.object({
  role: z.enum(["system", "developer", "user", "assistant"]),
  content: z.union([z.string(), z.array(TextPart)]),
});

/** As OpenAI's Chat Completions take it; what a document service has no use for is ignored. */
export const ChatCompletionRequest = z.object({
  model: z.string().default(LECTERN_MODEL),
  messages: z.array(Message).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  max_tokens: z.number().int().min(1).nullish(),
  max_completion_tokens: z.number().int().min(1).nullish(),
  n: z.literal(1).nullish(),
});
export type ChatCompletionRequest = z.infer<typeof ChatCompletionRequest>;

/** Passages retrieved for an answer, where the request says nothing of it. */
const TOP_K = 8;

type Deps = Pick<RequestContext, "store" | "engine" | "clock">;

/** Answers the last message of the user from their documents; earlier messages are what it may refer to. */
export async function completeChat(
  deps: Deps,
  owner: string,
  body: ChatCompletionRequest,
  signal: AbortSignal,
): Promise<Reply> {
  const request = await toAnswerRequest(deps, owner, body);
  const about = { id: `chatcmpl-${newId()}`, created: Math.floor(deps.clock.now() / 1000), model: body.model };
  if (body.stream) return eventStream(streamed(deps, request, about, body.stream_options?.include_usage ?? false));
  const answer = await deps.engine.answer(request, undefined, signal);
  const message = { role: "assistant", content: answer.content, refusal: null };
  return {
    kind: "json",
    status: 200,
    headers: {},
    body: {
      ...about,
      object: "chat.completion",
      choices: [{ index: 0, message, logprobs: null, finish_reason: finishOf(answer) }],
      usage: usageOf(answer),
      lectern: receiptsOf(answer),
    },
  };
}

async function toAnswerRequest(
  { store }: Pick<Deps, "store">,
  owner: string,
  { model, messages, temperature, top_p, max_tokens, max_completion_tokens }: ChatCompletionRequest,
): Promise<AnswerRequest> {
  const turns = messages.map(({ role, content }) => ({ role, content: textOf(content) }));
  const question = turns.at(-1);
  if (question?.role !== "user" || question.content.trim() === "")
    throw invalidField("messages", "must end with a message of the user that holds text");
  const history = turns
    .slice(0, -1)
    .flatMap(({ role, content }) => (role === "user" || role === "assistant" ? [{ role, content }] : []));
  const instructions = turns.filter(({ role }) => role === "system" || role === "developer");
  const longest = max_completion_tokens ?? max_tokens;
  const settings = { temperature, top_p, max_tokens: longest };
  return {
    scope: await scopeThatLeaves({ store }, { owner, collection_id: await collectionOf(store, owner, model) }),
    question: question.content,
    history,
    top_k: TOP_K,
    hybrid: true,
    persona: {
      name: "Assistant",
      system_prompt: instructions.map(({ content }) => content).join("\n\n"),
      model_settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => typeof value === "number")),
    },
    model: model === EXTRACTIVE_MODEL ? EXTRACTIVE : null,
  };
}

const textOf = (content: z.infer<typeof Message>["content"]): string =>
  typeof content === "string" ? content : content.map(({ text }) => text).join("\n");

async function collectionOf(store: Deps["store"], owner: string, model: string): Promise<string | null> {
  if (model === LECTERN_MODEL || model === EXTRACTIVE_MODEL) return null;
  const id = model.startsWith(COLLECTION_PREFIX) ? model.slice(COLLECTION_PREFIX.length) : "";
  const collection = id && (await store.get(collections, owner, id));
  if (!collection) throw notFound("model", model);
  return collection.id;
}

interface About {
  readonly id: string;
  readonly created: number;
  readonly model: string;
}

function streamed({ engine }: Pick<Deps, "engine">, request: AnswerRequest, about: About, withUsage: boolean) {
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
    let told = "";
    const tell = (text: string) => {
      told += text;
      if (text !== "") send(delta({ content: text }));
    };
    const onEvent = (event: AnswerEvent) => {
      if (event.type === "text") tell(event.text);
      // What was sent cannot be taken back; the reader is told that it begins again.
      if (event.type === "restart" && told !== "") tell(`\n\n(${event.reason} The answer begins again.)\n\n`);
    };
    const answer = await engine.answer(request, onEvent, signal);
    // A writer that does not stream says everything at the end.
    if (told === "") tell(answer.content);
    send({ ...delta({}, finishOf(answer)), lectern: receiptsOf(answer) });
    if (withUsage) send(chunk([], { usage: usageOf(answer) }));
  }) satisfies AsyncIterable<ServerEvent>;
}

const finishOf = ({ model }: Answer): string => (model?.cut ? "length" : "stop");

function usageOf({ model }: Answer) {
  const prompt_tokens = model?.prompt_tokens ?? 0;
  const completion_tokens = model?.completion_tokens ?? 0;
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

/** What no other service has: who wrote it where, and what each sentence rests on. */
const receiptsOf = ({ answered, generator, passages, receipts, content }: Answer) => ({
  content,
  answered,
  generator,
  passages,
  receipts,
});
