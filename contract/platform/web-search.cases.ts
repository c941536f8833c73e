import { describe, expect, test } from "vitest";
import { Scraped, WebResults } from "#core/chat/web-search/web-search.ts";
import { expectRefusal } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

export function webSearchCases({ ada, anyone, standIns, searchesTheWeb = false }: PlatformSetup): void {
  const api = () => ada().api;

  test("the platform says to anyone that it is up", async () => {
    expect((await anyone.get("/health")).status).toBe(200);
  });

  describe.each(["/api/v1/websearch", "/api/v1/searxng"])("web search under %s", (base) => {
    test("refuses what is wrong, at its place", async () => {
      expectInvalid(await api().get(`${base}/web`), ["query", "q"]);
      expectInvalid(await api().get(`${base}/web?q=`), ["query", "q"]);
      const scrape = (urls: unknown) => api().json("POST", `${base}/scrape`, { urls });
      expectInvalid(await scrape([]), ["body", "urls"]);
      expectInvalid(await scrape("https://example.org"), ["body", "urls"]);
      expectInvalid(await scrape(Array.from({ length: 6 }, () => "https://example.org/")), ["body", "urls"]);
    });

    test.runIf(searchesTheWeb)("asks SearXNG, and passes on what it answers", async () => {
      const answer = await api().get(`${base}/web?${new URLSearchParams({ q: "owls & Eulen", engines: "x" })}`);
      expect(answer.status, answer.text).toBe(200);
      expect(WebResults.parse(answer.body)).toMatchObject({
        query: "owls & Eulen",
        results: [
          { title: "Grüße aus 世界 👋🏽", score: 1.5 },
          { title: "", url: "https://untitled.example/" },
        ],
        suggestions: ["barn owl"],
      });
      expect((await api().get(`${base}/health`)).body).toMatchObject({ status: "ok", reachable: true });
      for (const [q, reason] of [
        ["forbidden", /search\.formats/],
        ["fails", /500/],
        ["html", /not SearXNG/],
      ] as const)
        expectRefusal(await api().get(`${base}/web?q=${q}`), 502, reason);
    });

    test.skipIf(searchesTheWeb)("says so where there is no SearXNG", async () => {
      expectRefusal(await api().get(`${base}/web?q=owls`), 502, /SEARXNG_URL/);
      expect((await api().get(`${base}/health`)).body).toMatchObject({ status: "not_configured", configured: false });
    });

    test.runIf(standIns)("reads the article of a page; what cannot be read fails alone, with its reason", async () => {
      const urls = [
        `${standIns?.()}/pages/owls.html`,
        "http://127.0.0.1:1/",
        "file:///etc/passwd",
        `${standIns?.()}/none`,
      ];
      const answer = await api().json("POST", `${base}/scrape`, { urls });
      expect(answer.status, answer.text).toBe(200);
      const { results } = answer.body as { results: Scraped[] };
      expect(
        Scraped.array()
          .parse(results)
          .map(({ success }) => success),
      ).toEqual([true, false, false, false]);
      expect(results[0]).toMatchObject({ title: "Owls", text: expect.stringContaining("Owls hunt at night.") });
      for (const { error } of results.slice(1)) expect(error).toEqual(expect.any(String));
    });
  });
}
