import { expect, test } from "vitest";
import { requestKind } from "./request-kind.ts";

const ORIGIN = "http://localhost:8000";
const KEPT = new Set(["/index.html", "/pdfjs/cmaps/78-H.bcmap"]);

const kindOf = (path: string, init: Partial<Pick<Request, "method" | "mode" | "destination">> = {}) =>
  requestKind(
    { method: "GET", mode: "cors", destination: "document", url: new URL(path, ORIGIN).href, ...init },
    ORIGIN,
    (kept) => KEPT.has(kept),
  );

test.each(["/api", "/api/collections/", "/api/v1/users", "/health", "/docs", "/openapi.json", "/api/nothing-here"])(
  "%s is answered by the API",
  (path) => {
    expect(kindOf(path)).toBe("api");
    expect(kindOf(path, { method: "POST" })).toBe("api");
    expect(kindOf(path, { mode: "navigate" })).toBe("api");
  },
);

test.each(["/sync/pull", "/v1/models", "https://example.org/api/collections/", "/unknown.txt"])(
  "%s goes to the network",
  (path) => {
    expect(kindOf(path)).toBe("network");
    expect(kindOf(path, { method: "POST" })).toBe("network");
  },
);

test("a folder whose name only begins like the API is not the API", () => {
  expect(kindOf("/docs-assets/swagger-ui.css")).toBe("network");
  expect(kindOf("/apiary", { mode: "navigate" })).toBe("page");
});

test("navigations get the page, kept and hashed files come from the device", () => {
  expect(kindOf("/collections/7", { mode: "navigate" })).toBe("page");
  expect(kindOf("/sync/login", { mode: "navigate" })).toBe("network");
  expect(kindOf("/local-token", { mode: "navigate" })).toBe("network");
  expect(kindOf("/pdfjs/cmaps/78-H.bcmap")).toBe("asset");
  expect(kindOf("/assets/from-an-older-build.js")).toBe("asset");
  expect(kindOf("/assets/x.js", { method: "POST" })).toBe("network");
});

test("files that the system's share dialog sends are taken, and nothing else that is sent there", () => {
  expect(kindOf("/share", { method: "POST", mode: "navigate" })).toBe("share");
  expect(kindOf("/share", { method: "POST" })).toBe("network");
  expect(kindOf("/share", { method: "POST", mode: "navigate", destination: "iframe" })).toBe("network");
  expect(kindOf("/share", { mode: "navigate" })).toBe("page");
});

test("in development, where nothing is kept, navigations go to the network", () => {
  expect(
    requestKind({ method: "GET", mode: "navigate", destination: "document", url: `${ORIGIN}/` }, ORIGIN, () => false),
  ).toBe("network");
});
