import { z } from "zod";
import { jsonIn } from "#core/storage/json-in.ts";
import { askModel } from "../ask-model.ts";
import { failedInStream } from "../failure.ts";
import {
  usageOf,
  type GenerationRequest,
  type ModelServer,
  type Params,
  type Part,
  type ToolRound,
  type Vendor,
} from "../generation.ts";
import { cutShort, readJsonLines } from "../read-events.ts";
import { askAbout, askForJson, notUnderstood, readJson } from "../upstream.ts";
import { withThoughts } from "../with-thoughts.ts";

/** Ollama's own API: https://github.com/ollama/ollama/blob/main/docs/api.md */
export const ollama: Vendor = {
  async models(deps, server, signal) {
    const { models } = await askAbout(deps, server, Tags, {
      path: "/api/tags",
      headers: ollamaHeaders(server),
      signal,
    });
    return models.map(({ name, size, modified_at, details }) => ({
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
    const answer = await askModel(deps, server, request, {
      method: "POST",
      path,
      headers: ollamaHeaders(server),
      body: bodyOf(request),
      needed: ["format"],
      patience: firstByte,
      signal,
    });
    const lines = request.stream ? readJsonLines(server, answer.chunks) : [await readJson(server, answer.chunks)];
    return withThoughts(deps, server, request.model, readStream(server, request.model, lines));
  },
  async describe(deps, server, model, signal) {
    const shown = await askForJson(deps, server, {
      method: "POST",
      path: "/api/show",
      headers: ollamaHeaders(server),
      body: { model },
      model,
      patience: deps.modelServers.patience.question,
      signal,
    });
    const { capabilities, model_info, parameters } = Shown.parse(shown);
    const longest = Object.entries(model_info ?? {}).find(([name]) => name.endsWith(".context_length"))?.[1];
    const set = /^num_ctx\s+(\d+)/m.exec(parameters ?? "")?.[1];
    const context = set === undefined ? longest : Number(set);
    return {
      ...(typeof context === "number" && { context }),
      ...(capabilities && {
        thinks: capabilities.includes("thinking"),
        calls_tools: capabilities.includes("tools"),
      }),
    };
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

const Shown = z.object({
  capabilities: z.array(z.string()).nullish().catch(null),
  model_info: z.record(z.string(), z.unknown()).nullish().catch(null),
  parameters: z.string().nullish().catch(null),
});

/** `think` and `format` stand beside the options, true, false or how long: https://docs.ollama.com/capabilities/thinking */
function bodyOf({ model, input, params: { think, format, ...params }, stream, tools, rounds = [] }: GenerationRequest) {
  const said = typeof input === "string" ? { prompt: input } : { messages: [...input, ...rounds.flatMap(messagesOf)] };
  const options = optionsOf(params);
  return {
    model,
    ...said,
    stream,
    ...(tools && { tools: tools.map((tool) => ({ type: "function", function: tool })) }),
    ...(think !== undefined && { think }),
    ...(format !== undefined && { format }),
    ...(Object.keys(options).length > 0 && { options }),
  };
}

/** Arguments are objects here, and calls have no ids. */
function messagesOf({ said, calls }: ToolRound): object[] {
  const tool_calls = calls.map(({ call }) => ({
    function: { name: call.name, arguments: jsonIn(call.arguments) ?? {} },
  }));
  return [
    { role: "assistant", content: said, tool_calls },
    ...calls.map(({ call, result }) => ({ role: "tool", tool_name: call.name, content: result })),
  ];
}

/** Ollama says `num_predict` for `max_tokens`. */
function optionsOf({ max_tokens, ...rest }: Params): Record<string, unknown> {
  return { ...rest, ...(max_tokens !== undefined && { num_predict: max_tokens }) };
}

const Piece = z.object({
  error: z.string().optional(),
  response: z.string().optional(),
  thinking: z.string().optional(),
  message: z
    .object({
      content: z.string().optional(),
      thinking: z.string().optional(),
      tool_calls: z
        .array(z.object({ function: z.object({ name: z.string(), arguments: z.unknown().optional() }) }))
        .nullish()
        .catch(null),
    })
    .optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
});

async function* readStream(
  server: ModelServer,
  model: string,
  lines: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<Part> {
  for await (const line of lines) {
    const read = Piece.safeParse(line);
    if (!read.success) throw notUnderstood(server);
    const { error, response, message, done, done_reason, prompt_eval_count, eval_count } = read.data;
    if (error !== undefined) throw failedInStream(server, error, model);
    const thinking = message?.thinking ?? read.data.thinking;
    const calls = message?.tool_calls?.map(({ function: { name, arguments: given } }, at) => ({
      id: `call_${at}`,
      name,
      arguments: JSON.stringify(given ?? {}),
    }));
    const piece = {
      text: message?.content ?? response ?? "",
      ...(thinking && { thinking }),
      ...(calls && calls.length > 0 && { tool_calls: calls }),
    };
    if (!done) {
      yield piece;
      continue;
    }
    return yield { ...piece, finish_reason: done_reason ?? "stop", usage: usageOf(prompt_eval_count, eval_count) };
  }
  throw cutShort(server);
}
