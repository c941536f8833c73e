import { createFakeModelServers, type FakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import { answerPluginSite } from "#core/plugins/testing/fake-plugin-site.ts";
import { createFakeSearxng, type FakeSearxng } from "#core/chat/web-search/testing/fake-searxng.ts";

export interface StandIns {
  /** Answers for all of them, and lets pages of other origins ask (CORS), as Ollama and SearXNG can be told to. */
  readonly answer: (request: Request) => Promise<Response>;
  readonly models: FakeModelServers;
  readonly searxng: FakeSearxng;
}

export const OWLS =
  "<title>Owls</title><nav><a href='/'>Home</a></nav><main><h1>Owls</h1><p>Owls hunt at night.</p></main>";

/** What is under `/pages/`: media type and contents. Anything else there is 404. */
const PAGES: Readonly<Record<string, readonly [type: string, body: string | Uint8Array<ArrayBuffer>]>> = {
  "owls.html": ["text/html; charset=utf-8", OWLS],
  "heights.csv": ["application/octet-stream", "Hill,Height\nBen Alder,1148 m\n"],
  table: ["text/csv", "Hill,Height\nBen Alder,1148 m\n"],
  "notes.md": ["text/plain; charset=utf-8", "# Notes\n\nThe ferry leaves at nine.\n"],
  "latin.html": [
    "text/html; charset=ISO-8859-1",
    latin1(
      "<title>Gr\u00f6\u00dfe &amp; Ma\u00df</title><h1>Gr\u00f6\u00dfe</h1><p>Die Gr\u00f6\u00dfe t\u00e4uscht.</p>",
    ),
  ],
  "untitled/": ["text/html", "<p>A page without a title.</p>"],
  "picture.gif": ["image/gif", "GIF89a"],
  "empty.html": ["text/html", ""],
  "huge.txt": ["text/plain", "x".repeat(2 * 1024 * 1024)],
};

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Model servers of every vendor, a SearXNG under `/searxng`, web pages under `/pages` and plugins under `/plugins`. */
export function createStandIns(): StandIns {
  const models = createFakeModelServers();
  const searxng = createFakeSearxng();

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/searxng/")) return searxng.answer(request);
    if (pathname.startsWith("/pages/")) {
      const [type, body] = PAGES[pathname.slice("/pages/".length)] ?? [];
      return type === undefined
        ? new Response(null, { status: 404 })
        : new Response(body, { headers: { "content-type": type } });
    }
    if (pathname.startsWith("/plugins/")) return answerPluginSite(request);
    return models.answer(request);
  }

  return {
    models,
    searxng,
    async answer(request) {
      const headers = new Headers({
        "access-control-allow-origin": request.headers.get("origin") ?? "*",
        "access-control-allow-methods": "GET, POST, DELETE",
        "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "*",
        "access-control-allow-private-network": "true",
      });
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
      const response = await route(request);
      for (const [name, value] of response.headers) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
