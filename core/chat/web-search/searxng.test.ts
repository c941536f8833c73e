import { describe, expect, it } from "vitest";
import { createBrowserFetch } from "#core/http/browser-fetch.ts";
import { createFakeSearxng } from "./testing/fake-searxng.ts";
import { searchWeb, webHealth } from "./web-search.ts";

function setup({ cutAt = 0, patience = 20_000 } = {}) {
  const searxng = createFakeSearxng({ cutAt });
  const send: typeof fetch = (input, init) => searxng.answer(new Request(input, init), init?.signal ?? undefined);
  const web = {
    guardedFetch: createBrowserFetch(send),
    searxngUrl: "http://searxng.test/",
    fetch: send,
    patience: { search: patience, health: patience },
  };
  const search = (q: string, signal = new AbortController().signal) => searchWeb({ web }, { q }, signal);
  return { search, web, ...searxng };
}

describe("SearXNG", () => {
  it("is asked for JSON, with what was typed and nothing of whoever asks", async () => {
    const { search, received } = setup();
    await search("owls & Eulen?");
    expect(received).toEqual([
      {
        method: "GET",
        path: "/search?q=owls+%26+Eulen%3F&format=json",
        headers: { accept: "application/json" },
        isAborted: false,
      },
    ]);
  });

  it("is understood wherever its answer is cut", async () => {
    const whole = await setup().search("owls");
    expect(whole.results).toHaveLength(2);
    const length = new TextEncoder().encode(JSON.stringify(whole)).length;
    for (let cutAt = 0; cutAt <= length; cutAt++) expect(await setup({ cutAt }).search("owls")).toEqual(whole);
  });

  it.each([
    ["forbidden", /search\.formats/],
    ["fails", /status 500/],
    ["html", /not SearXNG/],
    ["breaks", /broke off/],
  ])("that %s is 502 with the reason", async (query, reason) => {
    const refused = setup({ cutAt: 20 }).search(query);
    await expect(refused).rejects.toMatchObject({ status: 502, message: expect.stringMatching(reason) });
  });

  it.each(["hangs", "stalls"])("that %s is 504 when its time is up, and is not asked any longer", async (query) => {
    const { search, received } = setup({ cutAt: 20, patience: 60 });
    await expect(search(query)).rejects.toMatchObject({
      status: 504,
      message: expect.stringContaining("0.06 seconds"),
    });
    expect(received[0]?.isAborted).toBe(true);
  });

  it.each(["hangs", "stalls"])("that %s is left when its caller leaves", async (query) => {
    const { search, received } = setup({ cutAt: 20 });
    const caller = new AbortController();
    const waiting = search(query, caller.signal).catch(() => "left");
    await expect.poll(() => received.length).toBe(1);
    caller.abort();
    expect(await waiting).toBe("left");
    expect(received[0]?.isAborted).toBe(true);
  });

  it("is said to be there when it answers at all", async () => {
    const { web } = setup();
    expect(await webHealth({ web }, new AbortController().signal)).toMatchObject({ status: "ok", reachable: true });
    const away = { ...web, fetch: (() => Promise.reject(new TypeError("fetch failed"))) as typeof fetch };
    expect(await webHealth({ web: away }, new AbortController().signal)).toMatchObject({ status: "unreachable" });
  });
});
