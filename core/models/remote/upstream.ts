import type { z } from "zod";
import { isRecord } from "#core/storage/is-record.ts";
import { NOT_REACHED } from "#core/sync/protocol/passed-on.ts";
import { ApiError } from "#core/http/errors.ts";
import { pause } from "#core/storage/pause.ts";
import type { ModelServer, VendorDeps } from "./generation.ts";
import { failed, type Said } from "./failure.ts";
import { codeIn, reasonIn, scrub } from "./upstream-error.ts";

export interface UpstreamRequest {
  readonly method: "GET" | "POST" | "DELETE";
  /** Below the server's URL. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The model that is asked, for the words of an error. */
  readonly model?: string;
  /** Milliseconds until the status must be there. */
  readonly patience: number;
  readonly signal: AbortSignal;
}

export interface UpstreamAnswer {
  readonly type: string;
  /** The body in pieces; throws `ApiError` 504 after too long a silence, 502 when the connection breaks. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

const TRIES = 3;

/**
 * Sends one request to a provider. Tried again where that is safe: a GET that met a broken connection or a busy server,
 * and any request that was told with `Retry-After` to come back (nothing has been done or answered then).
 * Throws `ApiError`: 504 too slow, 502 not reachable or failing, 429 busy, 400 refused as wrong.
 */
export async function askUpstream(
  deps: VendorDeps,
  server: ModelServer,
  request: UpstreamRequest,
): Promise<UpstreamAnswer> {
  const tries = server.isGuess ? 1 : TRIES;
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(deps, server, request);
    if (outcome.kind === "answer") return outcome.answer;
    const wait = outcome.again ? (outcome.wait ?? 250 * attempt) : null;
    if (wait === null || attempt === tries || wait > deps.modelServers.patience.pause) throw outcome.error;
    await pause(wait, request.signal);
    request.signal.throwIfAborted();
  }
}

/** The whole body as JSON. Throws `ApiError` 502 when it is none. */
export async function askForJson(deps: VendorDeps, server: ModelServer, request: UpstreamRequest): Promise<unknown> {
  return readJson(server, (await askUpstream(deps, server, request)).chunks);
}

/** The answer to a question about the server, as `schema` has it. Throws `ApiError` 502 for anything else. */
export async function askAbout<Answer>(
  deps: VendorDeps,
  server: ModelServer,
  schema: z.ZodType<Answer>,
  request: Pick<UpstreamRequest, "path" | "headers" | "signal">,
): Promise<Answer> {
  const patience = deps.modelServers.patience.question;
  const read = schema.safeParse(await askForJson(deps, server, { method: "GET", patience, ...request }));
  if (!read.success) throw notUnderstood(server);
  return read.data;
}

export async function readJson(server: ModelServer, chunks: AsyncIterable<Uint8Array>): Promise<unknown> {
  return parseOrRefuse(server, await readText(server, chunks, MOST_JSON));
}

export function parseOrRefuse(server: ModelServer, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notUnderstood(server);
  }
}

/** What to say of an answer that is not in the shape its vendor documents. */
export const notUnderstood = ({ label }: ModelServer) =>
  new ApiError(
    502,
    `${label} answered something that could not be understood. Is this the address of the right kind of server?`,
    { code: "not_understood" },
  );

/** Bytes. */
const MOST_JSON = 64 * 1024 * 1024;
const MOST_OF_AN_ERROR = 64 * 1024;

type Outcome =
  | { readonly kind: "answer"; readonly answer: UpstreamAnswer }
  | { readonly kind: "failure"; readonly error: ApiError; readonly again: boolean; readonly wait?: number };

async function tryOnce({ modelServers }: VendorDeps, server: ModelServer, request: UpstreamRequest): Promise<Outcome> {
  const isRepeatable = request.method === "GET";
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const timer = setTimeout(() => stop.abort(), request.patience);
  try {
    const response = await modelServers.fetch(server.url + request.path, {
      method: request.method,
      headers: {
        accept: "application/json, text/event-stream, application/x-ndjson",
        ...request.headers,
        ...(request.body !== undefined && { "content-type": "application/json" }),
      },
      signal,
      redirect: "error",
      credentials: "omit",
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const chunks = readChunks(server, response, {
      silence: modelServers.patience.silence,
      caller: request.signal,
      stop,
    });
    const type = response.headers.get("content-type") ?? "";
    // A page in place of an answer: of a proxy, or of another program at this address.
    if (response.ok && /\bhtml\b/i.test(type)) {
      stop.abort();
      throw notUnderstood(server);
    }
    if (response.ok) return { kind: "answer", answer: { type, chunks } };
    return await failure(server, response, chunks, request);
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof ApiError) return { kind: "failure", error, again: false };
    if (stop.signal.aborted) return { kind: "failure", error: tooSlow(server, request.patience), again: false };
    const why = scrub(reasonIn(error), server.key);
    return {
      kind: "failure",
      error: new ApiError(502, `${server.label} could not be reached (${why})${seeItRuns(error)}.`, {
        code: codeIn(error) ?? "unreachable",
        headers: { [NOT_REACHED]: "1" },
      }),
      again: isRepeatable,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** What to do; a host that found out the cause by itself says that, too. */
const seeItRuns = (error: unknown): string =>
  codeIn(error) === undefined ? "; see that it is running and that its address is right" : "";

async function failure(
  server: ModelServer,
  response: Response,
  chunks: AsyncIterable<Uint8Array>,
  { method, model, path }: UpstreamRequest,
): Promise<Outcome> {
  const isRepeatable = method === "GET";
  const said = scrub(messageIn(await readText(server, chunks, MOST_OF_AN_ERROR).catch(() => "")), server.key);
  const retryAfter = secondsIn(response.headers.get("retry-after"));
  const isBusy = response.status === 429 || response.status === 503;
  const isPassing = isBusy || response.status === 502 || response.status === 504;
  return {
    kind: "failure",
    error: toApiError(server, response, { said, retryAfter, model, path }),
    again: (isBusy && retryAfter !== null) || (isRepeatable && isPassing),
    ...(retryAfter !== null && { wait: retryAfter * 1000 }),
  };
}

function toApiError(
  server: ModelServer,
  { status, headers }: Response,
  { said, retryAfter, model, path }: Pick<Said, "said" | "retryAfter" | "model"> & Pick<UpstreamRequest, "path">,
): ApiError {
  if (status >= 400) return failed(server, { status, said, retryAfter: retryAfter ?? null, model });
  return new ApiError(
    502,
    `${server.label} answered with a redirect (${status}), which is not followed. Enter the address it leads to${addressIn(headers, server.url + path, path)}.`,
    { code: "refused" },
  );
}

/** Without what was asked below the server's address, and without a query, which may hold secrets. */
function addressIn(headers: Headers, asked: string, path: string): string {
  const location = headers.get("location");
  if (location === null || !URL.canParse(location, asked)) return "";
  const { origin, pathname } = new URL(location, asked);
  const below = pathname.replace(/\/$/, "").replace(path, "");
  return `: ${origin}${below}`;
}

const tooSlow = ({ label }: ModelServer, patience: number) =>
  new ApiError(504, `${label} did not answer within ${Math.ceil(patience / 1000)} seconds.`, { code: "too_slow" });

interface Reading {
  readonly silence: number;
  readonly caller: AbortSignal;
  readonly stop: AbortController;
}

/** Ends the request upstream when the reader leaves early. */
async function* readChunks(
  server: ModelServer,
  response: Response,
  { silence, caller, stop }: Reading,
): AsyncGenerator<Uint8Array> {
  if (!response.body) return;
  const reader = response.body.getReader();
  // Not every host's body ends with its request's signal; a canceled reader ends on all of them.
  const leave = () => void reader.cancel().catch(() => undefined);
  caller.addEventListener("abort", leave, { once: true });
  let isOver = false;
  let isSilent = false;
  try {
    for (;;) {
      caller.throwIfAborted();
      const timer = setTimeout(() => ((isSilent = true), stop.abort(), leave()), silence);
      const next = await reader.read().finally(() => clearTimeout(timer));
      caller.throwIfAborted();
      if (isSilent) throw tooSlow(server, silence);
      if (next.done) break;
      yield next.value;
    }
    isOver = true;
  } catch (error) {
    caller.throwIfAborted();
    if (isSilent) throw tooSlow(server, silence);
    if (error instanceof ApiError) throw error;
    const why = scrub(reasonIn(error), server.key);
    const detail = `${server.label} stopped in the middle of the answer (${why}); ask again, and look whether it still runs.`;
    throw new ApiError(502, detail, { code: "cut_off" });
  } finally {
    caller.removeEventListener("abort", leave);
    if (!isOver) {
      stop.abort();
      leave();
    }
  }
}

async function readText({ label }: ModelServer, chunks: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new ApiError(502, `${label} answered more than ${Math.ceil(most / 1024 / 1024)} MB.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** What a body of an error says: every vendor's own shape of it, or its beginning. */
function messageIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const { error, message, detail } = isRecord(body) ? body : {};
    const found = [error, message, detail].map(wordsOf).find((words) => words !== "");
    if (found !== undefined) return found.slice(0, 1000);
  } catch {
    // No JSON: some proxy's page, perhaps.
  }
  return /^\s*</.test(text) ? "" : text.trim().slice(0, 300);
}

/** Of a text, an object with a message, or a list of what is wrong with each field (`{loc, msg}`). */
function wordsOf(said: unknown): string {
  if (typeof said === "string") return said;
  if (Array.isArray(said)) return said.map(wordsOf).filter(Boolean).join("; ");
  if (!isRecord(said)) return "";
  const { message, msg, loc } = said;
  const place = Array.isArray(loc) ? `${loc.filter((part) => part !== "body").join(".")}: ` : "";
  return wordsOf(message) || (typeof msg === "string" ? place + msg : "");
}

/** `Retry-After` in seconds: a number, or a date (RFC 9110, 10.2.3). */
function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
