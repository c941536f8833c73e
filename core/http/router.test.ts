import { expect, test } from "vitest";
import type { MountedRoute } from "./route.ts";
import { createRouter } from "./router.ts";

function setup() {
  const row = (method: MountedRoute<unknown>["method"], fullPath: string): MountedRoute<unknown> => ({
    method,
    path: fullPath,
    fullPath,
    name: `${method} ${fullPath}`,
    api: "document-chat",
    tag: "Tests",
    summary: "",
    handle: () => undefined,
  });
  const router = createRouter([
    row("GET", "/things/:id"),
    row("GET", "/things/tree"),
    row("PUT", "/things/:id"),
    row("GET", "/files/*path"),
    row("GET", "/health"),
  ]);
  const find = (method: string, path: string) => {
    const match = router.match(method, path);
    return match.kind === "route" ? { name: match.route.name, params: match.params } : match.kind;
  };
  return { router, find };
}

test("a literal segment wins over a parameter, whatever the order of the rows", () => {
  const { find } = setup();
  expect(find("GET", "/things/tree")).toEqual({ name: "GET /things/tree", params: {} });
  expect(find("GET", "/things/7")).toEqual({ name: "GET /things/:id", params: { id: "7" } });
});

test("a rest takes several segments, but not none", () => {
  const { find } = setup();
  expect(find("GET", "/files/a/b%20c.txt")).toEqual({ name: "GET /files/*path", params: { path: "a/b c.txt" } });
  expect(find("GET", "/files")).toBe("unknown");
});

test("one trailing slash does not matter, more do", () => {
  const { find } = setup();
  expect(find("GET", "/health/")).toMatchObject({ name: "GET /health" });
  expect(find("GET", "/health//")).toBe("unknown");
});

test("HEAD is answered by GET, another method says which there are", () => {
  const { router, find } = setup();
  expect(find("HEAD", "/health")).toMatchObject({ name: "GET /health" });
  expect(router.match("DELETE", "/things/7")).toMatchObject({ kind: "wrong-method", allow: "GET, HEAD, PUT" });
});

test("a parameter that is not decodable matches nothing", () => {
  expect(setup().find("GET", "/things/%E0%A4%A")).toBe("unknown");
});
