import { estimateTokens } from "./estimate-tokens.ts";
import { findChosenServer } from "./chosen-server.ts";
import { findServer, type ServerDeps } from "./find-server.ts";
import type { Part, ToolCall, ToolRound, Usage } from "./generation.ts";
import { contextOf, countTokens, describe, factsOf, MOST_LOCAL, toSearch, type Asked } from "./asked-model.ts";
import { vendors } from "./vendors/vendors.ts";
import { contextIn } from "./ask-model.ts";
import { Refused } from "./failure.ts";
import { ApiError } from "#core/http/errors.ts";
import type { Chosen, ProviderChoice } from "../ladder/model-choice.ts";
import { queryOf, SEARCH_TOOL } from "../local/generation/search-tool.ts";
import { createStopWatch } from "../local/generation/stop-watch.ts";
import {
  GeneratorLost,
  PromptTooLong,
  type GenerationRequest,
  type GenerationResult,
  type JsonForm,
  type TextGenerator,
  type Thought,
} from "#core/engine/answer/generate/text-generator.ts";

export interface ProviderGeneratorDeps extends ServerDeps {
  /** What a model server on this very machine is to the person who asks. */
  readonly where: "on this device" | "on your server";
}

/** Tokens that a model may think, beside those of its answer. */
const TO_THINK = 16_000;
/** Of a context that small there is less to think with. */
const SHARE_TO_THINK = 0.4;

/** Times that a model may call functions in one turn, before it is given up. */
const MOST_ROUNDS = 4;

/** A model of a provider that the user has chosen. Throws `ApiError` where nothing of that name is set up any more. */
export async function openProviderGenerator(
  deps: ProviderGeneratorDeps,
  user: string,
  choice: ProviderChoice,
  elsewhere: Chosen["elsewhere"] = null,
): Promise<TextGenerator> {
  const server = elsewhere
    ? await findChosenServer(deps, user, choice, elsewhere.server)
    : await findServer(deps, user, choice);
  const host = new URL(server.url).hostname;
  const asked = { server, model: choice.model };
  return {
    id: `${server.provider}:${choice.model}`,
    name: `${choice.model} (${server.server_name})`,
    // Anthropic has another form for this, which is not spoken here.
    fillsSchemas: server.provider !== "hosted_b",
    where: isLoopback(host) ? deps.where : { sentTo: host },
    server_id: server.server_id,
    model: choice.model,
    get contextTokens() {
      return contextOf(deps, asked) - (server.provider === "local" ? 0 : toSearch(deps, asked));
    },
    countTokens: (text) => countTokens(deps, asked, text),
    describe: (signal) => describe(deps, asked, signal),
    generate: (...request) => generate(deps, asked, ...request),
  };
}

/** What came of one request. */
interface Told {
  readonly result: GenerationResult;
  readonly hasThought: boolean;
  readonly calls: readonly ToolCall[];
}

async function generate(
  deps: ProviderGeneratorDeps,
  asked: Asked,
  request: GenerationRequest,
  onText: (piece: string) => void,
  signal: AbortSignal,
  onThought: (thought: Thought) => void = () => undefined,
): Promise<GenerationResult> {
  const isKnown = factsOf(deps, asked).thinks === true;
  const first = await tell(deps, asked, request, { onText, onThought }, signal);
  const { finish_reason, text } = first.result;
  const isUsedUp = finish_reason === "length" && text.trim() === "" && first.hasThought;
  // Its thoughts took the room of its answer: from now on it gets room for both.
  if (!isUsedUp || isKnown || signal.aborted) return first.result;
  await deps.modelServers.known.learn(asked.server, asked.model, { thinks: true });
  return (await tell(deps, asked, request, { onText, onThought }, signal)).result;
}

interface Listeners {
  readonly onText: (piece: string) => void;
  readonly onThought: (thought: Thought) => void;
}

/** Asks until the model has answered: what it searches for meanwhile is looked up for it. */
async function tell(
  deps: ProviderGeneratorDeps,
  asked: Asked,
  request: GenerationRequest,
  listeners: Listeners,
  signal: AbortSignal,
): Promise<Told> {
  const rounds: ToolRound[] = [];
  for (;;) {
    const told = await oneRound(deps, asked, { request, rounds }, listeners, signal);
    if (told.calls.length === 0 || signal.aborted) return told;
    // What it said before is no part of the answer.
    listeners.onThought({ text: "", wasThinking: true });
    if (rounds.length === MOST_ROUNDS) return { ...told, result: { ...told.result, text: "" } };
    rounds.push({ said: told.result.text, calls: await madeFor(request, told.calls, listeners) });
  }
}

async function madeFor({ lookUp }: GenerationRequest, calls: readonly ToolCall[], { onThought }: Listeners) {
  const made: { call: ToolCall; result: string }[] = [];
  for (const call of calls) {
    const query = queryOf(call);
    if (query === null || !lookUp) made.push({ call, result: `There is no such function; call ${SEARCH_TOOL.name}.` });
    else {
      onThought({ text: `Searching the documents for “${query}”.\n` });
      made.push({ call, result: await lookUp(query) });
    }
  }
  return made;
}

interface Round {
  readonly request: GenerationRequest;
  readonly rounds: readonly ToolRound[];
}

async function oneRound(
  deps: ProviderGeneratorDeps,
  asked: Asked,
  { request, rounds }: Round,
  { onText, onThought }: Listeners,
  signal: AbortSignal,
): Promise<Told> {
  const watch = createStopWatch(request.stop);
  let text = "";
  let usage: Usage | null = null;
  let thinking_tokens = 0;
  let calls: readonly ToolCall[] = [];
  let hasThought = false;
  let reason = "stop";
  const show = (piece: string) => {
    text += piece;
    if (piece !== "") onText(piece);
  };
  try {
    for await (const part of await ask(deps, asked, { request, rounds }, signal)) {
      if (part.was_thinking) text = "";
      if (part.was_thinking || part.thinking)
        onThought({ text: part.thinking ?? "", ...(part.was_thinking && { wasThinking: true }) });
      thinking_tokens = part.thinking_tokens ?? thinking_tokens;
      hasThought ||= part.thinking !== undefined || thinking_tokens > 0;
      show(watch.add(part.text));
      usage = part.usage ?? usage;
      calls = part.tool_calls ?? calls;
      reason = part.finish_reason ?? reason;
      // Leaving the loop ends the request at the provider, too.
      if (watch.stopped) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error instanceof ApiError ? await lossOf(deps, asked, request, error) : error;
  }
  if (!signal.aborted) show(watch.flush());
  const finish_reason = signal.aborted ? "cancelled" : reason === "length" && !watch.stopped ? "length" : "stop";
  const counted = { prompt_tokens: usage?.prompt_tokens ?? null, completion_tokens: usage?.completion_tokens ?? null };
  const thought = thinking_tokens > 0 ? { thinking_tokens } : {};
  return { result: { text, finish_reason, usage: counted, ...thought }, hasThought, calls };
}

async function ask(
  deps: ProviderGeneratorDeps,
  asked: Asked,
  { request, rounds }: Round,
  signal: AbortSignal,
): Promise<AsyncIterable<Part>> {
  signal.throwIfAborted();
  const { server, model } = asked;
  const { messages, max_tokens, temperature, top_p, think, lookUp, json } = request;
  if (server.provider === "browser") throw new GeneratorLost("failed");
  const { context: longest, thinks } = factsOf(deps, asked);
  const context = contextOf(deps, asked);
  const isLocal = server.provider === "local";
  // Ollama's context grows with the thoughts; elsewhere they share it.
  const toThink = !thinks ? 0 : isLocal ? MOST_LOCAL : Math.min(TO_THINK, Math.floor(context * SHARE_TO_THINK));
  const searching = lookUp ? toSearch(deps, asked) : 0;
  const tools = searching > 0 && { tools: [SEARCH_TOOL], rounds };
  const num_ctx = Math.min(longest ?? Infinity, context + toThink + searching);
  const local = { num_ctx, ...(thinks && { think: think ?? true }) };
  const params = {
    max_tokens: max_tokens + toThink,
    temperature,
    top_p,
    ...(isLocal && local),
    ...(json && jsonParams(json, isLocal)),
  };
  const question = { model, input: messages, params, stream: true, ...tools };
  return vendors[server.provider].generate(deps, server, question, signal);
}

const jsonParams = ({ name, schema, strict }: JsonForm, isLocal: boolean) =>
  isLocal
    ? { format: schema }
    : { response_format: { type: "json_schema", json_schema: { name, schema, ...(strict && { strict }) } } };

/** A prompt that the model found too long may be shortened; whatever else a provider refuses or fails at, the next rung may still answer. */
async function lossOf(
  deps: ProviderGeneratorDeps,
  asked: Asked,
  { messages }: GenerationRequest,
  error: ApiError,
): Promise<GeneratorLost | PromptTooLong> {
  const code = error.code ?? "server_failed";
  const told = { code, detail: error.message };
  if (code !== "context_too_small")
    return new GeneratorLost(error.status >= 429 ? "unreachable" : "failed", { cause: error, told });
  const before = contextOf(deps, asked);
  const estimate = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  const said = contextIn(error instanceof Refused ? error.said : error.message);
  const limit = said.limit ?? Math.floor(Math.min(before, estimate) / 2);
  // A proxy that refuses every size says nothing of the model, and what it is taken to say would be remembered.
  if (said.limit === null && limit < LEAST_CONTEXT) return new GeneratorLost("failed", { cause: error, told });
  await deps.modelServers.known.learn(asked.server, asked.model, { limit: Math.min(limit, before) });
  return new PromptTooLong(said.tokens ?? estimate, limit, { cause: error, told });
}

/** Tokens; a model that reads fewer answers no question from passages. */
const LEAST_CONTEXT = 512;

const isLoopback = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
