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
  packs: [],
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

  describe("in a pack", () => {
    const packed: BuildManifest = {
      ...manifest,
      later: [...manifest.later, { url: "/docs-assets/alone.css", revision: "2" }],
      packs: [{ url: "/assets/pack-1.bin", first: 0, sizes: [3, 4] }],
    };
    const answer =
      (pack: () => Response, asked: string[] = []) =>
      async ({ url }: Request) => {
        const { pathname } = new URL(url);
        asked.push(pathname);
        return pathname === "/assets/pack-1.bin" ? pack() : file();
      };
    const whole = () =>
      new Response("abcdefg", {
        headers: { "content-type": "application/octet-stream", "content-security-policy": "own", etag: "pack" },
      });

    it("are each what their own file is, with the policy of the pack", async () => {
      const caches = createMemoryCaches();
      const asked: string[] = [];
      await keepLater({ caches, fetch: answer(whole, asked) }, packed, () => undefined);
      expect(asked).toEqual(["/assets/pack-1.bin", "/docs-assets/alone.css"]);
      const find = createFindKept(caches, packed);
      const [view, licence] = await Promise.all([find("/assets/view-abcdefgh.js"), find("/pdfjs/LICENSE")]);
      expect([await view?.text(), await licence?.text()]).toEqual(["abc", "defg"]);
      expect(view?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(licence?.headers.get("content-type")).toBe("application/octet-stream");
      expect([view?.headers.get("content-security-policy"), view?.headers.get("etag")]).toEqual(["own", null]);
    });

    it.each([
      ["cannot be had", () => Response.error()],
      ["is another page of the web space", page],
      ["is cut off", () => new Response("abc")],
    ])("come one by one where the pack %s", async (_, pack) => {
      const { keep, names } = setup();
      expect(await keep(answer(pack), packed)).toEqual({ done: 3, total: 3, ready: true });
      expect(await names()).toHaveLength(3);
    });

    it("are not fetched again for the few of them that are new", async () => {
      const { keep } = setup();
      const one = { url: "/assets/new-abcdefgh.js", revision: null };
      const [view, licence] = manifest.later as [(typeof manifest.later)[0], (typeof manifest.later)[0]];
      await keep(answer(whole), packed);
      const next = { ...packed, build: "two", later: [view, licence, one] };
      const asked: string[] = [];
      await keep(answer(whole, asked), { ...next, packs: [{ url: "/assets/pack-2.bin", first: 0, sizes: [3, 4, 5] }] });
      expect(asked).toEqual(["/assets/new-abcdefgh.js"]);
    });
  });
});
