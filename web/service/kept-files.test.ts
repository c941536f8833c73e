import { beforeEach, describe, expect, it } from "vitest";
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
    expect(await names()).toEqual(["/assets/packs.json"]);
    expect(await keep(async () => file())).toEqual({ done: 2, total: 2, ready: true });
  });

  it("are tried again where there was no network, and only those", async () => {
    const { keep, names } = setup();
    const asked: string[] = [];
    await keep(async ({ url }) => {
      if (url.includes("/assets/")) throw new TypeError("Failed to fetch");
      return file();
    });
    expect(await names()).toEqual(["/assets/packs.json", "/pdfjs/LICENSE"]);
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
      later: [
        {
          url: "/assets/pack-1.bin",
          revision: null,
          parts: [
            { url: "/assets/view-abcdefgh.js", size: 3 },
            { url: "/pdfjs/LICENSE", size: 4 },
          ],
        },
        { url: "/docs-assets/alone.css", revision: "2" },
      ],
    };
    const other: BuildManifest = { build: "two", shell: [], later: [] };
    const asked: string[] = [];
    const serve = async ({ url }: Request) => {
      asked.push(new URL(url).pathname);
      if (!url.includes("/assets/pack-1.bin")) return file();
      return new Response("abcdefg", {
        headers: { "content-type": "application/octet-stream", "content-security-policy": "own", etag: "pack" },
      });
    };
    beforeEach(() => void asked.splice(0));

    it("are each what their own file is, with the policy of the pack", async () => {
      const caches = createMemoryCaches();
      await keepLater({ caches, fetch: serve }, packed, () => undefined);
      expect(asked).toEqual(["/assets/pack-1.bin", "/docs-assets/alone.css"]);
      const find = createFindKept(caches, packed);
      const [view, licence] = await Promise.all([find("/assets/view-abcdefgh.js"), find("/pdfjs/LICENSE")]);
      expect([await view?.text(), await licence?.text()]).toEqual(["abc", "defg"]);
      expect(view?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(licence?.headers.get("content-type")).toBe("application/octet-stream");
      expect([view?.headers.get("content-security-policy"), view?.headers.get("etag")]).toEqual(["own", null]);
    });

    it("are counted one by one, and not kept before their pack is", async () => {
      const { keep } = setup();
      expect(await keep(async ({ url }) => (url.includes("pack") ? page() : file()), packed)).toEqual({
        done: 1,
        total: 3,
        ready: false,
      });
      expect(await keep(serve, packed)).toEqual({ done: 3, total: 3, ready: true });
      expect(asked).toEqual(["/assets/pack-1.bin"]);
    });

    it("are found by a tab of their build when another is in charge", async () => {
      const caches = createMemoryCaches();
      await keepLater({ caches, fetch: serve }, packed, () => undefined);
      const find = createFindKept(caches, other);
      expect(await (await find("/assets/view-abcdefgh.js"))?.text()).toBe("abc");
      expect(await find("/assets/none-abcdefgh.js")).toBeUndefined();
    });

    it("are not fetched again for a build with the same pack", async () => {
      const { keep, names } = setup();
      await keep(serve, packed);
      asked.splice(0);
      await keep(serve, { ...packed, build: "two" });
      expect(asked).toEqual([]);
      expect(await names("two")).toContain("/assets/pack-1.bin");
    });
  });
});
