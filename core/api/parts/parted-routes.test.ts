import { expect, test } from "vitest";
import { createPartedRouter } from "#core/http/parted-router.ts";
import { apiRoutes } from "../app.ts";
import { partedRoutes } from "./parted-routes.ts";

test("every row is found in its part, as among all rows", async () => {
  const all = async () => Promise.reject(new Error("Every row was loaded."));
  const { "/docs": _, "/openapi.json": __, ...later } = partedRoutes.later;
  const routerFor = createPartedRouter({ ...partedRoutes, later, all });
  for (const { method, fullPath, tag, name } of apiRoutes) {
    if (tag === "Documentation") continue;
    const path = fullPath.replace(/[:*]\w+/g, "x");
    const match = (await routerFor(method, path)).match(method, path);
    expect(match, `${method} ${path}`).toMatchObject({ kind: "route", route: { name } });
  }
});

test("the description of the endpoints has all of them", async () => {
  const routerFor = createPartedRouter(partedRoutes);
  expect((await routerFor("GET", "/openapi.json")).match("GET", "/openapi.json")).toMatchObject({
    kind: "route",
    route: { name: "getOpenApi" },
  });
  expect((await routerFor("GET", "/api/v1/componentz")).nearest("/api/v1/componentz")).toBe("/api/v1/components");
});
