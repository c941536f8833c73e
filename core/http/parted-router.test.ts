import { expect, test, vi } from "vitest";
import { createPartedRouter } from "./parted-router.ts";
import type { MountedRoute } from "./route.ts";

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
  const first = [row("GET", "/api/things/:id"), row("PUT", "/api/things/:id"), row("GET", "/api/v1/animals")];
  const plants = [row("GET", "/api/v1/plants")];
  const load = vi.fn(async () => plants);
  const animals = [row("GET", "/api/v1/animals"), row("POST", "/api/v1/animals"), row("GET", "/api/v1/animals/:id")];
  const loadAnimals = vi.fn(async () => animals);
  const all = vi.fn(async () => [...first, ...plants, ...animals]);
  const routerFor = createPartedRouter({
    first,
    later: { "/api/v1/plants": load, "/api/v1/animals": loadAnimals },
    all,
  });
  const find = async (method: string, path: string) => {
    const match = (await routerFor(method, path)).match(method, path);
    return match.kind === "route" ? match.route.name : match.kind;
  };
  return { routerFor, find, load, loadAnimals, all };
}

test("rows of other resources are loaded when a path of theirs is asked for, once", async () => {
  const { find, load, all } = setup();
  expect(await find("GET", "/api/things/7")).toBe("GET /api/things/:id");
  expect(load).not.toHaveBeenCalled();
  expect(await find("GET", "/api/v1/plants")).toBe("GET /api/v1/plants");
  expect(await find("HEAD", "/api/v1/plants")).toBe("GET /api/v1/plants");
  expect(load).toHaveBeenCalledOnce();
  expect(all).not.toHaveBeenCalled();
});

test("the other rows of a resource are loaded when none of the first answers", async () => {
  const { find, routerFor, loadAnimals, all } = setup();
  expect(await find("GET", "/api/v1/animals")).toBe("GET /api/v1/animals");
  expect(loadAnimals).not.toHaveBeenCalled();
  expect(await find("POST", "/api/v1/animals")).toBe("POST /api/v1/animals");
  expect(await find("GET", "/api/v1/animals/7")).toBe("GET /api/v1/animals/:id");
  const refused = (await routerFor("DELETE", "/api/v1/animals")).match("DELETE", "/api/v1/animals");
  expect(refused).toMatchObject({ kind: "wrong-method", allow: "GET, HEAD, POST" });
  expect(loadAnimals).toHaveBeenCalledOnce();
  expect(all).not.toHaveBeenCalled();
});

test("a path that is none is compared with every row", async () => {
  const { find, routerFor, all } = setup();
  expect(await find("GET", "/api/v1/plant")).toBe("unknown");
  expect((await routerFor("GET", "/api/v1/plant")).nearest("/api/v1/plant")).toBe("/api/v1/plants");
  expect((await routerFor("GET", "/api/v1/plants/3")).nearest("/api/thing/3")).toBe("/api/things/{id}");
  expect(all).toHaveBeenCalledOnce();
});

test("a method that a path does not have is told with those that it has", async () => {
  const { routerFor } = setup();
  expect((await routerFor("GET", "/api/things/7")).match("POST", "/api/things/7")).toMatchObject({
    allow: "GET, HEAD, PUT",
  });
});

test("rows that could not be loaded are loaded again for the next request", async () => {
  const { find, load } = setup();
  load.mockRejectedValueOnce(new Error("The script cannot be read."));
  await expect(find("GET", "/api/v1/plants")).rejects.toThrow("cannot be read");
  expect(await find("GET", "/api/v1/plants")).toBe("GET /api/v1/plants");
});
