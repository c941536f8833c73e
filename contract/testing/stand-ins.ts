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

/** Model servers of every vendor, a SearXNG under `/searxng` a web page at `/pages/owls.html` and plugins under `/plugins`. */
export function createStandIns(): StandIns {
  const models = createFakeModelServers();
  const searxng = createFakeSearxng();

  async function route(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/searxng/")) return searxng.answer(request);
    if (pathname === "/pages/owls.html")
      return new Response(OWLS, { headers: { "content-type": "text/html; charset=utf-8" } });
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
