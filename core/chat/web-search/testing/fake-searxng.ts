/** A request as the search service got it. */
export interface Searched {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the asker went away before the answer was over. */
  isAborted: boolean;
}

export interface FakeSearxng {
  /** A `Request` follows its signal only weakly, so that in this process the signal is handed over beside it. */
  readonly answer: (request: Request, signal?: AbortSignal) => Promise<Response>;
  readonly received: Searched[];
}

const found = (query: string) => ({
  query,
  number_of_results: 2,
  results: [
    {
      title: "Grüße aus 世界 👋🏽",
      url: "https://owls.example/",
      content: "Owls hunt at night.",
      engine: "x",
      score: 1.5,
    },
    { url: "https://untitled.example/" },
  ],
  answers: [],
  suggestions: ["barn owl"],
  unresponsive_engines: [],
});

/**
 * A server shaped like SearXNG (`/search?format=json`, `/healthz`). What is searched for says how it behaves: `hangs`
 * never answers, `stalls` stops in the middle, `breaks` closes there, `html` has no JSON to give, `forbidden` is not
 * allowed to, `fails` reports an error. The bodies are cut in two after so many bytes.
 */
export function createFakeSearxng({ cutAt = 0 } = {}): FakeSearxng {
  const received: Searched[] = [];

  async function answer(request: Request, signal = request.signal): Promise<Response> {
    const url = new URL(request.url);
    const entry = {
      method: request.method,
      path: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      isAborted: signal.aborted,
    };
    received.push(entry);
    signal.addEventListener("abort", () => (entry.isAborted = true));
    if (url.pathname.endsWith("/healthz")) return new Response("OK");
    if (!url.pathname.endsWith("/search")) return new Response("Not here", { status: 404 });
    const query = url.searchParams.get("q") ?? "";
    if (url.searchParams.get("format") !== "json" || query === "html") return new Response("<p>Results</p>");
    if (query === "hangs") return never(signal);
    if (query === "forbidden") return new Response("Forbidden", { status: 403 });
    if (query === "fails") return new Response("No engines", { status: 500 });
    return new Response(inTwo(JSON.stringify(found(query)), query, cutAt, signal), {
      headers: { "content-type": "application/json" },
    });
  }

  return { answer, received };
}

function inTwo(text: string, query: string, cutAt: number, signal: AbortSignal): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    async start(controller) {
      const close = () => controller.error(new Error("The connection was closed."));
      signal.addEventListener("abort", close, { once: true });
      controller.enqueue(bytes.slice(0, cutAt));
      await Promise.resolve();
      if (query === "stalls" || signal.aborted) return;
      signal.removeEventListener("abort", close);
      if (query === "breaks") return controller.error(new Error("The connection broke."));
      controller.enqueue(bytes.slice(cutAt));
      controller.close();
    },
  });
}

function never(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return promise;
}
