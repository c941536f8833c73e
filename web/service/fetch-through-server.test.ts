import { expect, test } from "vitest";
import { FetchRefused } from "#core/http/guarded-fetch.ts";
import { aboutHeader, WEB_PAGE_PATH } from "#core/library/documents/from-web/web-page-relay.ts";
import { createFetchThroughServer } from "./fetch-through-server.ts";

const URL_ = "https://closed.example/page";
const PAGE = { url: "https://closed.example/page/größe", status: 200, contentType: "text/html" };

function setup({ on = true, isEncrypted = false, answer = (): Response | Error => new Response() } = {}) {
  const asked: unknown[] = [];
  const fetchPage = createFetchThroughServer(
    async (url) => {
      if (url === URL_) throw new FetchRefused("unreachable", "closed");
      if (url.startsWith("file:")) throw new FetchRefused("not allowed", "no web address");
      return { ...PAGE, url, bytes: new Uint8Array([1]) };
    },
    async () => ({
      on,
      isEncrypted,
      fetch: async (path, init) => {
        asked.push([path, JSON.parse(String(init?.body))]);
        const given = answer();
        if (given instanceof Error) throw given;
        return given;
      },
    }),
  );
  return { fetchPage, asked };
}

test("a page that this browser may read is read here", async () => {
  const { fetchPage, asked } = setup();
  expect((await fetchPage("https://open.example/")).bytes).toEqual(new Uint8Array([1]));
  await expect(fetchPage("file:///etc/passwd")).rejects.toThrow("no web address");
  expect(asked).toEqual([]);
});

test("another one is fetched by the user's own server, with its address, status and type", async () => {
  const { fetchPage, asked } = setup({ answer: () => new Response("Owls", { headers: aboutHeader(PAGE) }) });
  expect(await fetchPage(URL_)).toEqual({ ...PAGE, bytes: new TextEncoder().encode("Owls") });
  expect(asked).toEqual([[WEB_PAGE_PATH, { url: URL_ }]]);
});

test.each([
  ["no server is connected", { on: false }, /Settings › Account and sync.*save the page/],
  ["the account is encrypted from its server", { isEncrypted: true }, /encrypted end to end.*Save the page/],
])("where %s, nothing is asked and the person reads what to do", async (_, given, said) => {
  const { fetchPage, asked } = setup(given);
  await expect(fetchPage(URL_)).rejects.toThrow(said);
  expect(asked).toEqual([]);
});

test.each([
  [
    "refuses",
    () => Response.json({ detail: "url: 10.0.0.1 is not public." }, { status: 400 }),
    "10.0.0.1 is not public",
  ],
  ["is an earlier version", () => Response.json({ detail: "Not found." }, { status: 404 }), "cannot fetch it either"],
  ["is plain web space", () => new Response("<h1>No</h1>", { status: 405 }), "cannot fetch it either"],
  ["answers with a page of its own", () => new Response("<h1>Hello</h1>"), "cannot fetch it either"],
  ["cannot be reached", () => new TypeError("Failed to fetch"), "cannot be reached now"],
])("the server %s, and the reason is told", async (_, answer, said) => {
  await expect(setup({ answer }).fetchPage(URL_)).rejects.toThrow(said);
});

test("what is too large for the server stays too large", async () => {
  const answer = () => Response.json({ detail: "more than 200 MB" }, { status: 413 });
  await expect(setup({ answer }).fetchPage(URL_)).rejects.toMatchObject({ reason: "too large" });
});
