import type { ModelServersPort } from "../ports.ts";
import type { EnginePort } from "#core/engine/ports.ts";
import type { AccountsPort } from "#core/accounts/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ApiError, conflict, invalidField } from "#core/http/errors.ts";
import { eventStream, type ServerEvent } from "#core/http/event-stream.ts";
import type { RawReply } from "#core/http/route.ts";
import { newId } from "#core/storage/time.ts";
import type { Completion, GenerateRequest } from "./ai-request.ts";
import { EXTRACTIVE_MODEL, generateInBrowser } from "./browser-provider.ts";
import { findServer, type ServerChoice } from "./find-server.ts";
import type { GenerationRequest, ModelServer, Part, Usage } from "./generation.ts";
import { PROVIDERS } from "./provider.ts";
import type { RunningGeneration } from "./running.ts";
import { vendors } from "./vendors/vendors.ts";

export type GenerateDeps = Pick<
  RequestContext & AccountsPort & ModelServersPort & EnginePort,
  "store" | "clock" | "accounts" | "modelServers" | "engine" | "host" | "user"
>;

/** What an answer came to. */
export interface Outcome {
  readonly text: string;
  /** `cancelled` where somebody stopped it, `error` where the provider broke off. */
  readonly finish_reason: string;
  readonly usage: Usage | null;
  readonly error: string | null;
  /** Why it broke off, for programs. */
  readonly code?: string;
  /** From the question to the end of the answer. */
  readonly duration_ms: number;
}

/** Where the answer is kept. */
export interface Keeping {
  readonly conversation_id: string | null;
  readonly user_message_id: string | null;
  /** The id of the message that was stored, or null where there was nothing to store. */
  keep(outcome: Outcome): Promise<string | null>;
}

export interface Job {
  readonly choice: ServerChoice;
  readonly request_id: string | undefined;
  readonly request: GenerationRequest;
  /** The one that is continued. */
  readonly conversation_id: string | null;
  /** Called when a stream has begun or a whole answer is there; nothing is stored of what failed before. */
  open(server: ModelServer | null): Promise<Keeping>;
}

const NOWHERE: Keeping = { conversation_id: null, user_message_id: null, keep: async () => null };

export function generate(
  deps: GenerateDeps,
  body: GenerateRequest,
  caller: AbortSignal,
): Promise<Completion | RawReply> {
  const model = modelFor(body.provider, body.model);
  const request = { model, input: body.prompt, params: body.params, stream: body.stream };
  return run(
    deps,
    { choice: body, request_id: body.request_id, request, conversation_id: null, open: async () => NOWHERE },
    caller,
  );
}

/** Throws 422 where a model must be named and is not. */
export function modelFor(provider: ServerChoice["provider"], model: string | null | undefined): string {
  if (model) return model;
  if (provider === "browser") return EXTRACTIVE_MODEL.id;
  throw invalidField("model", "is required");
}

/** Asks the provider and answers whole or as a stream. Fails with a status while nothing was answered yet. */
export async function run(deps: GenerateDeps, job: Job, caller: AbortSignal): Promise<Completion | RawReply> {
  const running = deps.modelServers.running.begin(deps.user, job.request_id ?? newId(), caller);
  const startedAt = deps.clock.now();
  try {
    if (job.conversation_id) running.belongsTo(job.conversation_id);
    const server = job.choice.provider === "browser" ? null : await findServer(deps, deps.user, job.choice);
    const parts = await begin(deps, server, job.request, running.signal);
    const gathered = gather(() => deps.clock.now() - startedAt);
    if (!job.request.stream) return await collect({ job, running, parts, gathered }, server);
    const keeping = await job.open(server);
    if (keeping.conversation_id) running.belongsTo(keeping.conversation_id);
    return eventStream(stoppable(streamed({ job, running, parts, gathered }, keeping), running));
  } catch (error) {
    running.end();
    if (running.signal.aborted && !(error instanceof ApiError)) throw conflict("The generation was cancelled.");
    // Whatever it was, nobody reads on.
    running.cancel();
    throw error;
  }
}

interface Going {
  readonly job: Job;
  readonly running: RunningGeneration;
  readonly parts: AsyncIterable<Part>;
  readonly gathered: Gathered;
}

function begin(
  deps: GenerateDeps,
  server: ModelServer | null,
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<Part>> {
  if (!server || server.provider === "browser") return generateInBrowser(deps, deps.user, request, signal);
  return vendors[server.provider].generate(deps, server, request, signal);
}

async function collect({ job, running, parts, gathered }: Going, server: ModelServer | null): Promise<Completion> {
  for await (const part of parts) gathered.add(part);
  const outcome = gathered.outcome(null);
  const keeping = await job.open(server);
  const answer = completion(job, running, keeping, outcome, await keeping.keep(outcome));
  running.end();
  return answer;
}

/** Lines of text as it comes, one that says how it ended, `[DONE]`. What had come of an answer broken off is kept. */
async function* streamed({ job, running, parts, gathered }: Going, keeping: Keeping): AsyncGenerator<ServerEvent> {
  const { request_id } = running;
  const { conversation_id } = keeping;
  let isKept = false;
  try {
    let failure: unknown = null;
    try {
      for await (const part of parts) {
        gathered.add(part);
        const thought = thoughtOf(part);
        if (part.text !== "" || thought)
          yield { data: { text: part.text, ...thought, done: false, conversation_id, request_id } };
      }
    } catch (error) {
      failure = error;
    }
    const outcome = gathered.outcome(failure, running.signal);
    isKept = true;
    const { text: _, choices: __, ...ended } = completion(job, running, keeping, outcome, await keeping.keep(outcome));
    yield {
      data: { text: "", ...ended, ...(outcome.error !== null && { error: outcome.error, error_code: outcome.code }) },
    };
    yield { data: "[DONE]" };
    // The caller has its answer; what is left is for whoever looks after this host.
    if (failure !== null && !(failure instanceof ApiError) && !running.signal.aborted) throw failure;
  } finally {
    running.end();
    // The reader went away in the middle.
    if (!isKept) await keeping.keep(gathered.outcome(CANCELLED));
  }
}

/** `replaces`: the text sent so far was thinking, too. */
function thoughtOf({ thinking, was_thinking }: Part): object | null {
  if (thinking === undefined && !was_thinking) return null;
  return { thinking: thinking ?? "", ...(was_thinking && { replaces: true }) };
}

/** A reader that leaves stops the work first: a generator waiting for the provider hears of nothing else. */
function stoppable(events: AsyncGenerator<ServerEvent>, running: RunningGeneration): AsyncIterable<ServerEvent> {
  const stop = async (): Promise<IteratorResult<ServerEvent>> => {
    running.cancel();
    running.end();
    return events.return(undefined);
  };
  return { [Symbol.asyncIterator]: () => ({ next: () => events.next(), return: stop }) };
}

const CANCELLED = new Error("cancelled");

type Gathered = ReturnType<typeof gather>;

function gather(elapsed: () => number) {
  let text = "";
  let finish_reason: string | undefined;
  let usage: Usage | null = null;
  return {
    add(part: Part): void {
      if (part.was_thinking) text = "";
      text += part.text;
      finish_reason = part.finish_reason ?? finish_reason;
      usage = part.usage ?? usage;
    },
    outcome(failure: unknown, signal?: AbortSignal): Outcome {
      const facts = { text, usage, error: null, duration_ms: elapsed() };
      if (failure === CANCELLED || (failure !== null && signal?.aborted))
        return { ...facts, finish_reason: "cancelled" };
      if (failure === null) return { ...facts, finish_reason: finish_reason ?? "stop" };
      const error = failure instanceof ApiError ? failure.message : "Something went wrong on our side. Try again.";
      const code = failure instanceof ApiError ? (failure.code ?? "server_failed") : "failed";
      return { ...facts, finish_reason: "error", error, code };
    },
  };
}

function completion(
  { choice, request }: Job,
  { request_id }: RunningGeneration,
  keeping: Keeping,
  outcome: Outcome,
  assistant_message_id: string | null,
): Completion {
  const { text, finish_reason, usage } = outcome;
  const { conversation_id, user_message_id } = keeping;
  const message = { role: "assistant", content: text } as const;
  return {
    request_id,
    provider: choice.provider,
    vendor: PROVIDERS[choice.provider].vendor,
    model: request.model,
    text,
    choices: [{ index: 0, message, finish_reason }],
    finish_reason,
    usage,
    done: true,
    conversation_id,
    user_message_id,
    assistant_message_id,
  };
}
