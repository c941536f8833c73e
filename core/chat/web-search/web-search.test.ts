import { describe, expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createRealEngine } from "#contract/testing/real-engine.ts";

type Answer = (url: string, signal: AbortSignal | null | undefined) => Promise<Response> | Response;

function setup(
  answer: Answer = () => Promise.reject(new TypeError("down")),
  searxngUrl: string | null = "http://searxng.test/",
) {
  const asked: string[] = [];
  const service = createInProcessService({
    engine: createRealEngine,
    searxngUrl,
    webFetch: async (input, init) => {
      asked.push(String(input));
      return answer(String(input), init?.signal);
    },
  });
  const call = async (path: string, body?: unknown) => {
    const init =
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const response = await service.fetch(path, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return { call, asked };
}

describe.each(["/api/v1/websearch", "/api/v1/searxng"])("web search under %s", (base) => {
  it("asks SearXNG for JSON and passes its answer on", async () => {
    const { call, asked } = setup(() =>
      Response.json({
        query: "owls",
        number_of_results: 1,
        results: [{ title: "Owls", url: "https://owls.test/", content: "Birds", engine: "x" }],
      }),
    );
    const { status, body } = await call(`${base}/web?q=owls&categories=science&engines=x`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ query: "owls", results: [{ url: "https://owls.test/", engine: "x" }] });
    expect(asked).toEqual(["http://searxng.test/search?q=owls&categories=science&engines=x&format=json"]);
  });

  it("says honestly when there is none, or none that answers", async () => {
    const none = setup(undefined, null);
    expect((await none.call(`${base}/web?q=owls`)).status).toBe(502);
    expect((await none.call(`${base}/health`)).body).toMatchObject({ status: "not_configured" });
    const down = setup();
    expect((await down.call(`${base}/web?q=owls`)).status).toBe(502);
    expect(await down.call(`${base}/health`)).toMatchObject({
      status: 200,
      body: { status: "unreachable", configured: true, reachable: false },
    });
    expect(
      (await setup(() => new Response("no", { status: 403 })).call(`${base}/web?q=owls`)).body["detail"],
    ).toContain("search.formats");
    expect((await setup(() => new Response("<p>")).call(`${base}/web?q=owls`)).status).toBe(502);
    expect((await down.call(`${base}/web`)).status).toBe(422);
  });

  it("reads the article of each page; one that fails fails alone", async () => {
    const page =
      "<title>Owls</title><nav><a href='/'>Home</a></nav><main><h1>Owls</h1><p>Owls hunt at night.</p></main>";
    const { call } = setup((url) =>
      url.includes("good")
        ? new Response(page, { headers: { "content-type": "text/html" } })
        : Promise.reject(new TypeError("CORS")),
    );
    const { body } = await call(`${base}/scrape`, {
      urls: ["https://good.test/", "https://bad.test/", "file:///etc/passwd"],
    });
    expect(body["results"]).toMatchObject([
      { success: true, title: "Owls", text: expect.stringContaining("Owls hunt at night.") },
      { success: false, error: expect.stringContaining("browser") },
      { success: false },
    ]);
    expect((await call(`${base}/scrape`, { urls: Array.from({ length: 6 }, () => "https://good.test/") })).status).toBe(
      422,
    );
  });
});
