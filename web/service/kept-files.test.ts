import { describe, expect, it } from "vitest";
import { createFindKept, keepLater, laterCache, shellCache, type BuildManifest } from "./kept-files.ts";
import { createMemoryCaches } from "./testing/memory-caches.ts";

const manifest: BuildManifest = {
  build: "one",
  shell: [],
  later: [
    { url: "/assets/view-abcdefgh.js", revision: null },
    { url: "/pdfjs/LICENSE", revision: "1" },
  ],
};
const page = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
const file = () => new Response("let it = 1;", { headers: { "content-type": "text/javascript" } });

function setup() {
  const caches = createMemoryCaches();
  const keep = async (fetch: (request: Request) => Promise<Response>, kept: BuildManifest = manifest) => {
    const told: unknown[] = [];
    const local = async (request: Request) => fetch(request);
    await keepLater({ caches, fetch: local }, kept, (progress) => told.push(progress));
    return told.at(-1);
  };
  const names = async (build = "one") =>
    (await (await caches.open(laterCache(build))).keys()).map(({ url }) => new URL(url).pathname);
  return { keep, names };
}

describe("a kept file", () => {
  const textAt = async (caches: CacheStorage, path: string, kept = manifest) =>
    (await createFindKept(caches, kept)(path))?.text();

  it("is found under the address that its revision gave it", async () => {
    const caches = createMemoryCaches();
    await (await caches.open(laterCache("one"))).put("/pdfjs/LICENSE?__WB_REVISION__=1", new Response("this build's"));
    expect(await textAt(caches, "/pdfjs/LICENSE")).toBe("this build's");
    expect(await textAt(caches, "/pdfjs/other")).toBeUndefined();
  });

  it("is that of this build, and of an older one only where this has none", async () => {
    const caches = createMemoryCaches();
    const older = await caches.open(shellCache("none"));
    await older.put("/assets/view-abcdefgh.js", new Response("older"));
    await older.put("/pdfjs/LICENSE?__WB_REVISION__=0", new Response("older"));
    expect(await textAt(caches, "/assets/view-abcdefgh.js")).toBe("older");
    expect(await textAt(caches, "/pdfjs/LICENSE")).toBe("older");
    await (await caches.open(laterCache("one"))).put("/assets/view-abcdefgh.js", new Response("this build's"));
    expect(await textAt(caches, "/assets/view-abcdefgh.js")).toBe("this build's");
  });
});

// Requests in Node want whole addresses.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === "string" ? new URL(input, "http://test") : input, init);
  }
};

describe("files kept for later", () => {
  it("are not the start page that some web space answers for what it does not have", async () => {
    const { keep, names } = setup();
    expect(await keep(async () => page())).toEqual({ done: 0, total: 2, ready: false });
    expect(await names()).toEqual([]);
    expect(await keep(async () => file())).toEqual({ done: 2, total: 2, ready: true });
  });

  it("are tried again where there was no network, and only those", async () => {
    const { keep, names } = setup();
    const asked: string[] = [];
    await keep(async ({ url }) => {
      if (url.includes("/assets/")) throw new TypeError("Failed to fetch");
      return file();
    });
    expect(await names()).toEqual(["/pdfjs/LICENSE"]);
    await keep(async ({ url }) => (asked.push(new URL(url).pathname), file()));
    expect(asked).toEqual(["/assets/view-abcdefgh.js"]);
  });

  it("are taken from an older build where they did not change", async () => {
    const { keep, names } = setup();
    await keep(async () => file());
    const none = () => Promise.reject(new Error("asked for"));
    expect(await keep(none, { ...manifest, build: "two" })).toEqual({ done: 2, total: 2, ready: true });
    expect(await names("two")).toEqual(await names());
  });
});
