import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_SCRIPT } from "#core/http/first-script.ts";
import { FRAME_SCRIPT_HASH } from "#core/plugins/frame/frame-code.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

let server: TestServer;
let page: string;

beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), "lectern-page-"));
  await mkdir(join(page, "assets"));
  await writeFile(join(page, "index.html"), "<!doctype html><title>The page</title>");
  await writeFile(join(page, "assets", "main-B1x2Y3z4.js"), "export {};");
  await writeFile(join(page, "service-worker.js"), "");
  await writeFile(join(page, "..", "lectern-outside.txt"), "outside");
  server = await startInProcess({ pageDir: page });
});
afterAll(async () => {
  await server.close();
  await rm(page, { recursive: true, force: true });
  await rm(join(page, "..", "lectern-outside.txt"), { force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });

/** Without fetch, which sets Host and Cache-Control itself. */
const plainStatus = (path: string, headers: Record<string, string>) =>
  new Promise((resolve) =>
    request(server.origin + path, { headers }, (response) => resolve(response.resume().statusCode)).end(),
  );

describe("the page", () => {
  it.each(["/", "/collections/1", "/anything/a%20b"])(
    "is answered at %s and asked for again each time",
    async (path) => {
      const response = await get(path);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toContain("The page");
      expect(await plainStatus(path, { "if-none-match": response.headers.get("etag") ?? "" })).toBe(304);
    },
  );

  it("keeps files with a hash in their name for a year", async () => {
    const response = await get("/assets/main-B1x2Y3z4.js");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  });

  it("lets its service worker have the whole origin", async () => {
    const response = await get("/service-worker.js");
    expect([response.headers.get("service-worker-allowed"), response.headers.get("cache-control")]).toEqual([
      "/",
      "no-cache",
    ]);
  });

  it.each([
    "/api/nothing",
    "/sync/nothing",
    "/docs/nothing",
    "/missing.js",
    "/..%2flectern-outside.txt",
    "/%2e%2e/lectern-outside.txt",
    "/a%00b.txt",
  ])("is not answered at %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
  });

  it("may load its own code and WebAssembly, and nothing foreign", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    const first = `sha256-${createHash("sha256").update(FIRST_SCRIPT).digest("base64")}`;
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' '${first}' '${FRAME_SCRIPT_HASH}';`);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("object-src 'none'");
  });

  it("connects to nobody else, but for the two scripts that ask hosts a person named", async () => {
    const connects = async (path: string) => {
      const policy = (await get(path)).headers.get("content-security-policy") ?? "";
      return policy.split(";").find((part) => part.startsWith("connect-src"));
    };
    const [own, wide] = ["connect-src 'self' blob: data:", /^connect-src 'self' blob: data: https:/];
    for (const path of ["/", "/privacy", "/assets/index-1.js", "/assets/query.worker-1.js", "/x/sw.js"])
      expect(await connects(path), path).toBe(own);
    for (const path of ["/sw.js", "/assets/coordinator.worker-fLW_1-Yn.js"])
      expect(await connects(path), path).toMatch(wide);
  });
});

describe("a page that is not built", () => {
  it("is told of in a page to a browser, with what to do, and in JSON to a script", async () => {
    const bare = await startInProcess();
    try {
      const shown = await fetch(`${bare.origin}/collections/1`, { headers: { accept: "text/html,*/*;q=0.8" } });
      expect([shown.status, shown.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
      expect(await shown.text()).toContain("npm run build");
      expect((await fetch(`${bare.origin}/`)).status).toBe(404);
      expect(
        (await fetch(`${bare.origin}/api/nothing`, { headers: { accept: "text/html" } })).headers.get("content-type"),
      ).toContain("json");
    } finally {
      await bare.close();
    }
  });
});

describe("the API", () => {
  it("lets no answer run scripts in our origin", async () => {
    const { headers } = await get("/api/health");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const sync = await get("/sync/pull?device=unknown-00&since=0");
    expect([sync.headers.get("content-type"), sync.headers.get("x-content-type-options")]).toEqual([
      expect.stringContaining("application/json"),
      "nosniff",
    ]);
  });

  it("shows the explorer and its files without a built page", async () => {
    expect((await get("/docs")).headers.get("content-type")).toContain("text/html");
    expect((await get("/docs-assets/swagger-ui-bundle.js")).status).toBe(200);
    expect(((await (await get("/openapi.json")).json()) as { openapi: string }).openapi).toMatch(/^3\.1/);
  });

  it("refuses a foreign web site with 403", async () => {
    const response = await fetch(`${server.origin}/api/collections/`, {
      method: "POST",
      headers: { origin: "https://evil.example", "content-type": "text/plain" },
      body: "{}",
    });
    expect([response.status, await response.json()]).toEqual([403, { detail: expect.any(String) }]);
  });

  it("refuses a foreign name with 403", async () => {
    expect(await plainStatus("/api/collections/", { host: "evil.example" })).toBe(403);
  });

  it("asks for a token where it listens for others, save for its health", async () => {
    const open = await startInProcess({ documentChatAuth: "required" });
    try {
      expect((await fetch(`${open.origin}/api/collections/`)).status).toBe(401);
      expect((await fetch(`${open.origin}/api/health`)).status).toBe(200);
    } finally {
      await open.close();
    }
  });
});
