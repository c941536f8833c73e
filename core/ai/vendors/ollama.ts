import { z } from "zod";
import { ApiError } from "../../http/errors.ts";
import {
  usageOf,
  type GenerationRequest,
  type ModelServer,
  type Params,
  type Part,
  type Vendor,
} from "../generation.ts";
import { cutShort, readJsonLines } from "../read-events.ts";
import { askForJson, askUpstream, notUnderstood, readJson } from "../upstream.ts";
import { scrub } from "../upstream-error.ts";

/** Ollama's own API: https://github.com/ollama/ollama/blob/main/docs/api.md */
export const ollama: Vendor = {
  async models(deps, server, signal) {
    const { question } = deps.modelServers.patience;
    const tags = await askForJson(deps, server, {
      method: "GET",
      path: "/api/tags",
      headers: ollamaHeaders(server),
      patience: question,
      signal,
    });
    const read = Tags.safeParse(tags);
    if (!read.success) throw notUnderstood(server);
    return read.data.models.map(({ name, size, modified_at, details }) => ({
      id: name,
      name,
      ...(size !== undefined && { size }),
      ...(modified_at !== undefined && { modified_at }),
      ...(details && { details }),
    }));
  },
  async generate(deps, server, request, signal) {
    const { firstByte } = deps.modelServers.patience;
    const path = typeof request.input === "string" ? "/api/generate" : "/api/chat";
    const answer = await askUpstream(deps, server, {
      method: "POST",
      path,
      headers: ollamaHeaders(server),
      body: bodyOf(request),
      patience: firstByte,
      signal,
    });
    if (request.stream) return readStream(server, readJsonLines(server, answer.chunks));
    return readStream(server, [await readJson(server, answer.chunks)]);
  },
};

export const ollamaHeaders = ({ key }: ModelServer): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {};

const Tags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().optional(),
      modified_at: z.string().optional(),
      digest: z.string().optional(),
      details: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
});

function bodyOf({ model, input, params, stream }: GenerationRequest): unknown {
  const said = typeof input === "string" ? { prompt: input } : { messages: input };
  const options = optionsOf(params);
  return { model, ...said, stream, ...(Object.keys(options).length > 0 && { options }) };
}

/** Ollama says `num_predict` for `max_tokens`. */
function optionsOf({ max_tokens, ...rest }: Params): Record<string, unknown> {
  return { ...rest, ...(max_tokens !== undefined && { num_predict: max_tokens }) };
}

const Piece = z.object({
  error: z.string().optional(),
  response: z.string().optional(),
  message: z.object({ content: z.string().optional() }).optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});

async function* readStream(
  server: ModelServer,
  lines: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<Part> {
  for await (const line of lines) {
    const read = Piece.safeParse(line);
    if (!read.success) throw notUnderstood(server);
    const { error, response, message, done, done_reason, prompt_eval_count, eval_count } = read.data;
    if (error !== undefined) throw new ApiError(502, `${server.label} failed: ${scrub(error, server.key)}`);
    const text = message?.content ?? response ?? "";
    if (!done) {
      yield { text };
      continue;
    }
    return yield { text, finish_reason: done_reason ?? "stop", usage: usageOf(prompt_eval_count, eval_count) };
  }
  throw cutShort(server);
}
