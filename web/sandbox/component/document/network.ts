import { createParser } from "eventsource-parser";
import type { ToComponent } from "../messages.ts";
import { pathOf, type BundleFiles } from "./files.ts";
import type { Line } from "./port.ts";

type Answer = Extract<ToComponent, { kind: "response" | "chunk" | "end" }>;

export interface Network {
  readonly fetch: typeof fetch;
  hear(answer: Answer): void;
}

interface Open {
  begin(answer: Extract<Answer, { kind: "response" }>): void;
  fail(error: Error): void;
  body: ReadableStreamDefaultController<Uint8Array> | undefined;
}

const WITHOUT_BODY = [101, 204, 205, 304];

/** `fetch` over the line to the page; files of the bundle and blobs are read here. */
export function createNetwork({ tell }: Line, files: BundleFiles): Network {
  const plain = globalThis.fetch.bind(globalThis);
  const open = new Map<number, Open>();
  let last = 0;

  async function send(request: Request): Promise<Response> {
    request.signal.throwIfAborted();
    const body = request.body || !/^(GET|HEAD)$/.test(request.method) ? await request.arrayBuffer() : null;
    const id = ++last;
    const stop = () => {
      const error = new DOMException("The request was aborted.", "AbortError");
      open.get(id)?.fail(error);
      open.delete(id);
      tell({ kind: "abort", id });
    };
    request.signal.addEventListener("abort", stop, { once: true });
    return new Promise((resolve, reject) => {
      const entry: Open = {
        body: undefined,
        begin({ status, headers }) {
          const stream = new ReadableStream<Uint8Array>({
            start: (controller) => void (entry.body = controller),
            cancel: () => (open.delete(id), tell({ kind: "abort", id })),
          });
          const init = { status, headers: headers.map(([name, value]): [string, string] => [name, value]) };
          const response = new Response(WITHOUT_BODY.includes(status) ? null : stream, init);
          Object.defineProperty(response, "url", { value: request.url });
          resolve(response);
        },
        fail: (error) => (reject(error), entry.body?.error(error)),
      };
      open.set(id, entry);
      const { method, url, headers } = request;
      tell({ kind: "request", id, method, url, headers: [...headers], body });
    });
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const path = pathOf(request.url);
      if (path === undefined) return /^(blob|data):/.test(request.url) ? plain(request) : send(request);
      const { bytes, type } = await files.read(path).catch(() => ({ bytes: undefined, type: "" }));
      return bytes ? new Response(bytes, { headers: { "content-type": type } }) : new Response(null, { status: 404 });
    },
    hear(answer) {
      const entry = open.get(answer.id);
      if (answer.kind === "response") entry?.begin(answer);
      if (answer.kind === "chunk") entry?.body?.enqueue(answer.bytes);
      if (answer.kind !== "end") return;
      open.delete(answer.id);
      if (answer.error === undefined) entry?.body?.close();
      else entry?.fail(new TypeError(answer.error));
    },
  };
}

/** Milliseconds before a stream that ended is asked for again. */
const RETRY = 3_000;

/** Server-sent events over `fetch`: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export function eventSourceOver(send: typeof fetch): typeof EventSource {
  class OverLine extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    readonly CONNECTING = 0;
    readonly OPEN = 1;
    readonly CLOSED = 2;
    readonly withCredentials = false;
    readonly url: string;
    readyState = 0;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    readonly #stop = new AbortController();
    #lastId = "";

    constructor(url: string | URL) {
      super();
      this.url = new URL(url, document.baseURI).href;
      for (const name of ["open", "message", "error"] as const)
        this.addEventListener(name, (event) => this[`on${name}`]?.(event));
      void this.#follow();
    }
    close(): void {
      this.readyState = 2;
      this.#stop.abort();
    }
    async #follow(): Promise<void> {
      while (this.readyState !== 2) {
        const isRefused = await this.#once().catch((error: unknown) => error instanceof TypeError);
        if (this.#stop.signal.aborted) return;
        this.readyState = isRefused ? 2 : 0;
        this.dispatchEvent(new Event("error"));
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
    /** Whether there is no use in asking again. */
    async #once(): Promise<boolean> {
      const headers = { accept: "text/event-stream", ...(this.#lastId && { "last-event-id": this.#lastId }) };
      const response = await send(this.url, { headers, signal: this.#stop.signal });
      if (!response.ok || !response.body) return true;
      this.readyState = 1;
      this.dispatchEvent(new Event("open"));
      const parser = createParser({
        onEvent: ({ id, event, data }) => {
          if (id !== undefined) this.#lastId = id;
          this.dispatchEvent(new MessageEvent(event ?? "message", { data, lastEventId: this.#lastId }));
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
      return false;
    }
  }
  return OverLine as unknown as typeof EventSource;
}
