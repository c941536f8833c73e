import { isMood, moodReply } from "./moods.ts";

/** A request as a model server got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Whether the asker went away before the answer was over. */
  isAborted: boolean;
}

export interface FakeModelServers {
  readonly answer: (request: Request) => Promise<Response>;
  /** In the place of a host's `fetch`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly received: Received[];
}

export const WORDS = ["Grüß", " dich", ", 世界", " 👋🏽", "!"];
export const TEXT = WORDS.join("");
export const BAD_KEY = "sk-bad-0123456789";

/**
 * Servers shaped like Ollama (`/api/…`), OpenAI (`/v1/…` with a bearer key) and Anthropic (`/v1/…` with `x-api-key`) in
 * one. The model's name says how it behaves: `hangs` never answers, `stalls` stops after two words, `breaks` ends there,
 * `fails` reports an error there; the moods of `moods.ts` are names, too; `busy` is so once, `unknown` is not there. Bodies come a byte at a time.
 */
export function createFakeModelServers(): FakeModelServers {
  const received: Received[] = [];
  const busy = new Set<string>();
  const installed = new Set(["llama3.2:latest", "tiny:1b"]);

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const text = await request.text();
    const entry: Received = {
      method: request.method,
      path: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      body: text === "" ? null : JSON.parse(text),
      isAborted: false,
    };
    received.push(entry);
    request.signal.addEventListener("abort", () => (entry.isAborted = true));
    const model = String((entry.body as { model?: unknown } | null)?.model ?? "");
    const key = request.headers.get("x-api-key") ?? request.headers.get("authorization")?.slice(7) ?? null;
    if (key === BAD_KEY) return json({ error: { message: `Incorrect API key provided: ${key} (sk-ba***89).` } }, 401);
    if (isMood(model) && /\/(?:chat|generate|completions|messages)$/.test(url.pathname))
      return moodReply(model, url.pathname, entry.body, request.signal);
    if (model === "hangs") return never(request.signal);
    if (model === "unknown") return json({ error: { message: "model 'unknown' not found" } }, 404);
    if (model === "busy" && !busy.has(url.pathname)) {
      busy.add(url.pathname);
      return json({ error: "overloaded" }, 429, { "retry-after": "0" });
    }
    return reply(entry, url.pathname, model, request.signal);
  }

  function reply(entry: Received, path: string, model: string, signal: AbortSignal): Response {
    const body = entry.body as { stream?: boolean } | null;
    const isAnthropic = "anthropic-version" in entry.headers;
    const isWhole = body?.stream === false;
    switch (`${entry.method} ${path}`) {
      case "GET /api/version":
        return json({ version: "0.9.9" });
      case "GET /api/tags":
        return json({
          models: [...installed].map((name) => ({
            name,
            model: name,
            size: 123,
            modified_at: "2026-11-01T00:00:00Z",
            digest: "d",
            details: { family: "llama" },
          })),
        });
      case "POST /api/show":
        // Others are as a server that tells nothing.
        return model.startsWith("searches")
          ? json({ model_info: { "llama.context_length": 32_768 }, capabilities: ["completion", "tools"] })
          : json({ error: "not found" }, 404);
      case "POST /api/pull":
        return streamed(
          "application/x-ndjson",
          pullLines(model, () => installed.add(model)),
          model,
          signal,
        );
      case "DELETE /api/delete":
        return installed.delete(model) || installed.delete(`${model}:latest`)
          ? new Response(null)
          : json({ error: "model not found" }, 404);
      case "POST /api/generate":
        return isWhole
          ? json({ response: TEXT, done: true, done_reason: "stop", prompt_eval_count: 7, eval_count: 5 })
          : streamed("application/x-ndjson", ollamaLines("response"), model, signal);
      case "POST /api/chat":
        return isWhole
          ? json({
              message: { role: "assistant", content: TEXT },
              done: true,
              done_reason: "stop",
              prompt_eval_count: 7,
              eval_count: 5,
            })
          : streamed("application/x-ndjson", ollamaLines("message"), model, signal);
      case "GET /v1/models":
        return json(
          isAnthropic
            ? {
                data: [{ type: "model", id: "claude-a", display_name: "Claude A", created_at: "2026-01-01T00:00:00Z" }],
              }
            : { data: [{ id: "gpt-b", created: 1_700_000_000, owned_by: "x" }, { id: "gpt-a" }] },
        );
      case "POST /v1/chat/completions":
        return isWhole
          ? json({
              choices: [{ index: 0, message: { role: "assistant", content: TEXT }, finish_reason: "stop" }],
              usage: { prompt_tokens: 7, completion_tokens: 5, total_tokens: 12 },
            })
          : streamed("text/event-stream", openaiEvents(), model, signal);
      case "POST /v1/messages":
        return isWhole
          ? json({
              content: [{ type: "text", text: TEXT }],
              stop_reason: "end_turn",
              usage: { input_tokens: 7, output_tokens: 5 },
            })
          : streamed("text/event-stream", anthropicEvents(), model, signal);
      default:
        return new Response("<html>Not here</html>", { status: 404, headers: { "content-type": "text/html" } });
    }
  }

  return {
    answer,
    received,
    fetch: (url, init) => answer(new Request(url, { ...init, redirect: "follow" })),
  };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });

function ollamaLines(field: "response" | "message"): string[] {
  const piece = (text: string) =>
    field === "response" ? { response: text } : { message: { role: "assistant", content: text } };
  return [
    ...WORDS.map((text) => ({ ...piece(text), done: false })),
    { ...piece(""), done: true, done_reason: "stop", prompt_eval_count: 7, eval_count: 5 },
  ].map((line) => `${JSON.stringify(line)}\n`);
}

function pullLines(name: string, done: () => void): (string | (() => void))[] {
  const lines = [
    { status: "pulling manifest" },
    ...[0, 25, 50, 100].map((completed) => ({ status: "pulling abc", digest: "sha256:abc", total: 100, completed })),
    { status: "verifying sha256 digest" },
  ];
  const end =
    name === "nowhere"
      ? [JSON.stringify({ error: "pull model manifest: file does not exist" })]
      : [done, `${JSON.stringify({ status: "success" })}\n`];
  return [...lines.map((line) => `${JSON.stringify(line)}\n`), ...end];
}

const event = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\r\n` : ""}data: ${typeof data === "string" ? data : JSON.stringify(data)}\r\n\r\n`;

function openaiEvents(): string[] {
  const pieces = WORDS.map((content) => event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }));
  return [
    ": ping\r\n\r\n",
    ...pieces,
    event({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }),
    event({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 5 } }),
    event("[DONE]"),
  ];
}

function anthropicEvents(): string[] {
  return [
    event({ type: "message_start", message: { usage: { input_tokens: 7, output_tokens: 1 } } }, "message_start"),
    event({ type: "ping" }, "ping"),
    ...WORDS.map((text) =>
      event({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text } }, "content_block_delta"),
    ),
    event({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 5 } }, "message_delta"),
    event({ type: "message_stop" }, "message_stop"),
  ];
}

function streamed(
  type: string,
  pieces: readonly (string | (() => void))[],
  model: string,
  signal: AbortSignal,
): Response {
  const after = type === "text/event-stream" ? 4 : 2;
  const isCut = model === "stalls" || model === "breaks" || model === "fails";
  const bytes = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const close = () => controller.error(new Error("The connection was closed."));
      signal.addEventListener("abort", close, { once: true });
      for (const piece of isCut ? pieces.slice(0, after) : pieces) {
        if (typeof piece !== "string") piece();
        else for (const byte of bytes.encode(piece)) controller.enqueue(Uint8Array.of(byte));
        await Promise.resolve();
        if (signal.aborted) return;
      }
      if (model === "stalls") return;
      if (model === "fails")
        controller.enqueue(
          bytes.encode(
            type === "text/event-stream"
              ? event({ type: "error", error: { message: "overloaded" } }, "error")
              : `${JSON.stringify({ error: "overloaded" })}\n`,
          ),
        );
      signal.removeEventListener("abort", close);
      controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": type } });
}

function never(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return promise;
}
