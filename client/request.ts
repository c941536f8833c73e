// The part of the client that is written by hand: how a request is sent and its answer is read.
// It needs nothing but `fetch`, so that it runs in Node 22.18 and newer, in Deno, in Bun and in a browser.

export interface LecternOptions {
  /** Address of the server; `http://localhost:8000` when left out, empty for the origin of the page. */
  readonly baseUrl?: string;
  /** A personal access token (`lt_…`). Without one, `login` is remembered for as long as this client lives. */
  readonly token?: string;
  /** Milliseconds until an answer must be complete, and a stream have begun; 120,000 when left out, 0 for no limit. */
  readonly timeout?: number;
  /** In the place of the global `fetch`. */
  readonly fetch?: (input: string, init: RequestInit) => Promise<Response>;
}

/** What every call takes beside its own input. */
export interface CallOptions {
  /** Aborts the request; the call then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds, in the place of the client's own. */
  readonly timeout?: number;
  /** For what is made by POST: sent again under the same key it happens once, and is answered as the first time. */
  readonly idempotencyKey?: string;
}

/** What a call of an event stream takes beside its own input. */
export interface StreamOptions extends CallOptions {
  /** Id of the event seen last: the stream goes on after it. */
  readonly lastEventId?: string;
}

/** A file to upload: a `File`, or a name with what is in it. */
export type FileInput = File | { readonly name: string; readonly content: Blob | Uint8Array<ArrayBuffer> | string };

/** One server-sent event. */
export interface StreamEvent {
  readonly id: string | null;
  /** `message` where the server names none. */
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A page of a list, as answered with `envelope: true`. */
export interface Envelope<Item> {
  readonly items: readonly Item[];
  readonly total_items: number;
  readonly page: number;
  readonly page_size: number;
  readonly total_pages: number;
}

/** One finding about what was sent, of a 422. */
export interface Finding {
  /** Such as `["body", "email"]`. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** A request that was refused, or that nothing answered. */
export class LecternError extends Error {
  /** HTTP status; 0 when nothing answered, 408 when no answer came in time. */
  readonly status: number;
  /** What the server says about it. */
  readonly detail: string | readonly Finding[];
  /** Seconds to wait before trying again, where the server says so (429, 503). */
  readonly retryAfter: number | null;

  constructor(status: number, detail: LecternError["detail"], retryAfter: number | null = null) {
    super(typeof detail === "string" ? detail : detail.map(({ loc, msg }) => `${loc.join(".")}: ${msg}`).join("; "));
    this.name = "LecternError";
    this.status = status;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/** Method, path, what comes back, and what is added to the body. */
export type Row = readonly [
  method: string,
  path: string,
  answers: "json" | "nothing" | "response" | "events",
  body?: Readonly<Record<string, unknown>>,
];

type Value = string | number | boolean;

export interface Input extends StreamOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Value | undefined>>;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, Value | FileInput | readonly FileInput[] | undefined>>;
}

interface Requester {
  /** Parsed JSON, `undefined` or the `Response`, by the row. Throws `LecternError`. */
  call(row: Row, input?: Input): Promise<unknown>;
  /** The events as they come, until the server ends the stream. Leaving the loop ends it too. */
  stream(row: Row, input?: Input): AsyncGenerator<StreamEvent, void, undefined>;
}

/** One function per row. */
export function createFunctions(
  rows: Readonly<Record<string, Row>>,
  options: LecternOptions,
): Readonly<Record<string, (input?: Input) => unknown>> {
  const { call, stream } = createRequester(options);
  const functions = Object.entries(rows).map(
    ([name, row]) => [name, (input?: Input) => (row[2] === "events" ? stream(row, input) : call(row, input))] as const,
  );
  return Object.fromEntries(functions);
}

function createRequester(options: LecternOptions): Requester {
  const session = createSession(options.token);
  const fetcher = options.fetch ?? ((input: string, init: RequestInit) => fetch(input, init));
  const baseUrl = (options.baseUrl ?? "http://localhost:8000").replace(/\/+$/, "");

  async function send([method, path, , added]: Row, input: Input, time: Time): Promise<Response> {
    const { body, type } = bodyOf(added ? { ...input, body: { ...(input.body as object), ...added } } : input);
    const headers = {
      ...(type && { "content-type": type }),
      ...(input.lastEventId !== undefined && { "last-event-id": input.lastEventId }),
      ...(input.idempotencyKey !== undefined && { "idempotency-key": input.idempotencyKey }),
      ...session.headers(path),
    };
    const address = `${baseUrl}${fillPath(path, input.params ?? {})}${queryText(input.query ?? {})}`;
    const response = await time.within(fetcher(address, { method, headers, body, signal: time.signal }));
    session.remember(response);
    if (!response.ok) throw await refusal(response, time);
    return response;
  }

  return {
    async call(row, input = {}) {
      const time = createTime(input, options);
      try {
        const response = await send(row, input, time);
        if (row[2] === "response") return response;
        const text = await time.within(response.text());
        return row[2] === "nothing" || text === "" ? undefined : (JSON.parse(text) as unknown);
      } finally {
        time.end();
      }
    },

    async *stream(row, input = {}) {
      const time = createTime(input, options);
      try {
        const response = await send(row, input, time);
        time.end();
        if (response.body) yield* readEvents(response.body, time);
      } finally {
        time.end();
        time.leave();
      }
    },
  };
}

/** The token, or the cookies of a login: Node's `fetch` keeps none, and a browser keeps them by itself. */
function createSession(token: string | undefined) {
  const cookies = new Map<string, string>();

  return {
    headers(path: string): Record<string, string> {
      const bearer = token ?? cookies.get("access_token");
      const refresh = path.startsWith("/api/v1/auth/") ? cookies.get("refresh_token") : undefined;
      return {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(refresh && { cookie: `refresh_token=${refresh}` }),
      };
    },
    remember({ headers }: Response): void {
      for (const cookie of headers.getSetCookie?.() ?? []) {
        const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === "" || /max-age=0\b/i.test(cookie)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

interface Time {
  readonly signal: AbortSignal;
  /** What came of it, or why it did not: the caller's own reason, that time was up, or that nothing answered. */
  within<Result>(result: Promise<Result>): Promise<Result>;
  /** No limit any more. */
  end(): void;
  /** Ends the request where it is still under way. */
  leave(): void;
}

function createTime({ signal, timeout }: CallOptions, options: LecternOptions): Time {
  const limit = timeout ?? options.timeout ?? 120_000;
  const own = new AbortController();
  let isLate = false;
  const timer = limit > 0 ? setTimeout(() => ((isLate = true), own.abort()), limit) : undefined;

  return {
    signal: signal ? AbortSignal.any([signal, own.signal]) : own.signal,
    async within(result) {
      try {
        return await result;
      } catch (error) {
        if (isLate) throw new LecternError(408, `No answer came within ${limit} milliseconds.`);
        if (signal?.aborted) throw signal.reason;
        const message = "Nothing answered, or the connection was lost. Check that Lectern is running, then try again.";
        throw Object.assign(new LecternError(0, message), { cause: error });
      }
    },
    end: () => clearTimeout(timer),
    leave: () => own.abort(),
  };
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)|\*(\w+)/g, (_, one: string | undefined, rest: string | undefined) =>
    one
      ? encodeURIComponent(params[one] ?? "")
      : (params[rest ?? ""] ?? "").split("/").map(encodeURIComponent).join("/"),
  );
}

function queryText(query: NonNullable<Input["query"]>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

function bodyOf({ body, form }: Input): { readonly body: FormData | string | null; readonly type?: string } {
  if (!form) return body === undefined ? { body: null } : { body: JSON.stringify(body), type: "application/json" };
  const sent = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined) continue;
    for (const part of Array.isArray(value) ? (value as readonly FileInput[]) : [value as Value | FileInput]) {
      if (typeof part !== "object") sent.append(name, String(part));
      else sent.append(name, part instanceof File ? part : new File([part.content], part.name));
    }
  }
  return { body: sent };
}

async function refusal(response: Response, time: Time): Promise<LecternError> {
  const wait = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  const text = await time.within(response.text());
  return new LecternError(response.status, detailOf(text, response.status), Number.isNaN(wait) ? null : wait);
}

/** What is no answer of Lectern, such as a proxy's page, has no detail. */
function detailOf(text: string, status: number): LecternError["detail"] {
  try {
    const { detail } = JSON.parse(text) as { detail?: LecternError["detail"] };
    if (typeof detail === "string" || Array.isArray(detail)) return detail;
  } catch {
    // No JSON: said below.
  }
  return `The request failed with the status ${status}.`;
}

/** Server-sent events as the HTML standard reads them; `[DONE]` ends a stream of generated text. */
async function* readEvents(body: ReadableStream<Uint8Array>, time: Time): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await time.within(reader.read());
    if (done) return;
    const blocks = (rest + value).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readEvent(block);
      if (event === "done") return;
      if (event) yield event;
    }
  }
}

function readEvent(block: string): StreamEvent | "done" | undefined {
  const fields = block.split("\n").map((line) => /^(\w+): ?(.*)$/.exec(line));
  const all = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ""] : []));
  const data = all("data").join("\n");
  if (data === "") return undefined;
  if (data === "[DONE]") return "done";
  return {
    id: all("id").at(-1) ?? null,
    event: all("event").at(-1) ?? "message",
    data: JSON.parse(data) as StreamEvent["data"],
  };
}
