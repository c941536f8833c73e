import { expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { documentedPath } from "#core/http/openapi.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function httpCases({ api, docsAssets }: ContractSetup): void {
  test("health says healthy, the time and the version", async () => {
    const { status, body, headers } = await api.get("/api/health");
    expect(status).toBe(200);
    expect(body).toEqual({
      status: "healthy",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: "1.0.0",
    });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect((await api.get("/health")).status).toBe(200);
  });

  test("a path that is nearly one names it", async () => {
    const reply = await api.get("/api/collection");
    expectRefusal(reply, 404, "Did you mean /api/collections? /docs lists all paths.");
  });

  test.each(["/api/nothing", "/api/collections/a/b/c", "/api", "/api/documents//"])(
    "%s is nothing, and never the page",
    async (path) => {
      expectRefusal(await api.get(path), 404);
    },
  );

  test("a known path with a wrong method names the right ones", async () => {
    const wrong = await api.call({ method: "PATCH", path: "/api/collections/" });
    expectRefusal(wrong, 405);
    expect(wrong.headers.allow).toBe("GET, HEAD, POST");
    const one = await api.call({ method: "POST", path: `/api/collections/${UNKNOWN_ID}` });
    expectRefusal(one, 405);
    expect(one.headers.allow).toBe("DELETE, GET, HEAD, PUT");
  });

  test("HEAD answers as GET without the body", async () => {
    const head = await api.call({ method: "HEAD", path: "/api/collections/" });
    expect(head.status).toBe(200);
    expect(head.text).toBe("");
    expect(head.headers["x-total-count"]).toMatch(/^\d+$/);
    expect((await api.call({ method: "HEAD", path: `/api/collections/${UNKNOWN_ID}` })).status).toBe(404);
    expect((await api.call({ method: "HEAD", path: "/api/search_u/" })).status).toBe(405);
  });

  test.each(["/api/collections", "/api/documents", "/api/chat/sessions", "/api/health"])(
    "a trailing slash after %s does not matter",
    async (path) => {
      expect((await api.get(path)).status).toBe(200);
      expect((await api.get(`${path}/`)).status).toBe(200);
    },
  );

  test("a JSON body of another content type, or none, is refused", async () => {
    const text = JSON.stringify({ name: "A", description: "B" });
    expectRefusal(await api.raw("POST", "/api/collections/", text, "text/plain"), 400, /application\/json/);
    expectRefusal(
      await api.raw("POST", "/api/collections/", text, "application/x-www-form-urlencoded"),
      400,
      /application\/json/,
    );
    expectRefusal(await api.raw("POST", "/api/collections/", "{name", "application/json"), 400, /JSON/);
    // Latin-1: a guess at it would be stored damaged.
    const body = { kind: "base64", base64: btoa('{"name":"Caf\xe9","description":"A"}') } as const;
    const headers = { "content-type": "application/json" };
    expectRefusal(await api.call({ method: "POST", path: "/api/collections/", headers, body }), 400, /UTF-8/);
    expectRefusal(await api.raw("POST", "/api/collections/", "", "application/json"), 400, /empty/);
    expect((await api.raw("POST", "/api/collections/", text, "application/json; charset=utf-8")).status).toBe(201);
  });

  test("an upload that is no form is 415", async () => {
    expectRefusal(await api.json("POST", "/api/documents/", { file: "x" }), 415);
  });

  test("a path id is found in upper case and undashed, and anything that is no UUID is 404", async () => {
    const { id } = await api.newCollection();
    for (const form of [id.toUpperCase(), id.replaceAll("-", ""), id.replaceAll("-", "").toUpperCase()]) {
      expect((await api.get(`/api/collections/${form}`)).body).toMatchObject({ id });
    }
    for (const wrong of [
      `${id}0`,
      id.slice(1),
      "1",
      "null",
      "%00",
      "..%2f..%2fetc",
      `${id.slice(0, 8)}${id.slice(9)}`,
      "%E0%A4%A",
    ]) {
      expectRefusal(await api.get(`/api/collections/${wrong}`), 404);
    }
  });

  test("the refusal of a path names the id that is wrong, and what it should be of", async () => {
    const highlight = `/api/documents/${UNKNOWN_ID}/highlights/x`;
    expectRefusal(await api.get(highlight), 404, /^No highlight with the id x\.$/);
    expectRefusal(await api.get("/api/documents/y/highlights/x"), 404, /^No document with the id y\.$/);
    expectRefusal(await api.get("/api/evaluation/state/x"), 404, /^No evaluation run with the id x\.$/);
  });

  test("the description lists every endpoint with its answers", async () => {
    const { status, body } = await api.get("/openapi.json");
    expect(status).toBe(200);
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object }>>;
    };
    expect(openapi).toBe("3.1.0");
    for (const route of apiRoutes) {
      const operation = paths[documentedPath(route)]?.[route.method.toLowerCase()];
      expect(operation, `${route.method} ${route.fullPath}`).toBeDefined();
      expect(Object.keys(operation?.responses ?? {})).toContain(String(route.status ?? 200));
    }
  });

  test("the explorer is a page with scripts of this origin only", async () => {
    const page = await api.get("/docs");
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script(?! src="\/)/);
    expect(page.text).not.toMatch(/https?:/);
    const used = [...page.text.matchAll(/(?:src|href)="(\/docs[^"]*)"/g)].map(([, path = ""]) => path);
    expect(used).toHaveLength(3);
    const own = used.filter((path) => docsAssets || !path.startsWith("/docs-assets/"));
    for (const path of own) expect((await api.get(path)).status, path).toBe(200);
  });
}
