import { z } from "zod";
import { ApiError } from "../../http/errors.ts";
import { turnsOf, usageOf, type GenerationRequest, type ModelServer, type Part, type Vendor } from "../generation.ts";
import { cutShort, parseOrRefuse, readEventData } from "../read-events.ts";
import { askForJson, askUpstream, notUnderstood, readJson } from "../upstream.ts";
import { scrub } from "../upstream-error.ts";

/** Chat completions: https://platform.openai.com/docs/api-reference/chat — OpenAI's and the many servers that speak it. */
export const openai: Vendor = {
  async models(deps, server, signal) {
    const list = await askForJson(deps, server, {
      method: "GET",
      path: "/models",
      headers: headersOf(server),
      patience: deps.modelServers.patience.question,
      signal,
    });
    const read = Models.safeParse(list);
    if (!read.success) throw notUnderstood(server);
    return read.data.data.map(({ id, created, owned_by }) => ({
      id,
      name: id,
      ...(created && { modified_at: new Date(created * 1000).toISOString() }),
      ...(owned_by && { details: { owned_by } }),
    }));
  },
  async generate(deps, server, request, signal) {
    const { firstByte } = deps.modelServers.patience;
    const answer = await askUpstream(deps, server, {
      method: "POST",
      path: "/chat/completions",
      headers: headersOf(server),
      body: bodyOf(server, request),
      patience: firstByte,
      signal,
    });
    // Some servers answer whole although a stream was asked for.
    if (!request.stream || /\bjson\b/.test(answer.type))
      return readWhole(server, await readJson(server, answer.chunks));
    return readStream(server, readEventData(server, answer.chunks));
  },
};

const headersOf = ({ key }: ModelServer): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {});

const Models = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      created: z.number().int().min(0).max(1e11).nullish().catch(null),
      owned_by: z.string().nullish(),
    }),
  ),
});

/** OpenAI itself has given up `max_tokens`; the servers that speak its language mostly know nothing else. */
function bodyOf({ provider }: ModelServer, { model, input, params, stream }: GenerationRequest): unknown {
  const { max_tokens, ...rest } = params;
  const limit = provider === "hosted_a" ? { max_completion_tokens: max_tokens } : { max_tokens };
  return {
    ...rest,
    ...(max_tokens !== undefined && limit),
    model,
    messages: turnsOf(input),
    stream,
    ...(stream && provider === "hosted_a" && { stream_options: { include_usage: true } }),
  };
}

const UsageShape = z.object({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() });
const ErrorShape = z.union([z.string(), z.object({ message: z.string() })]);
const Whole = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: UsageShape.nullish(),
});
const Piece = z.object({
  error: ErrorShape.nullish(),
  choices: z
    .array(
      z.object({ delta: z.object({ content: z.string().nullish() }).nullish(), finish_reason: z.string().nullish() }),
    )
    .nullish(),
  usage: UsageShape.nullish(),
});

async function* readWhole(server: ModelServer, body: unknown): AsyncGenerator<Part> {
  const read = Whole.safeParse(body);
  const choice = read.data?.choices[0];
  if (!choice) throw notUnderstood(server);
  const usage = usageOf(read.data?.usage?.prompt_tokens, read.data?.usage?.completion_tokens);
  yield { text: choice.message.content ?? "", finish_reason: choice.finish_reason ?? "stop", usage };
}

async function* readStream(server: ModelServer, events: AsyncIterable<string>): AsyncGenerator<Part> {
  let hasEnded = false;
  for await (const data of events) {
    if (data === "[DONE]") return;
    const read = Piece.safeParse(parseOrRefuse(server, data));
    if (!read.success) throw notUnderstood(server);
    const { error, choices, usage } = read.data;
    if (error)
      throw new ApiError(
        502,
        `${server.label} failed: ${scrub(typeof error === "string" ? error : error.message, server.key)}`,
      );
    const choice = choices?.[0];
    const finish_reason = choice?.finish_reason ?? undefined;
    hasEnded ||= finish_reason !== undefined;
    yield {
      text: choice?.delta?.content ?? "",
      finish_reason,
      usage: usageOf(usage?.prompt_tokens, usage?.completion_tokens),
    };
  }
  // Not every server says [DONE] after the reason for the end.
  if (!hasEnded) throw cutShort(server);
}
