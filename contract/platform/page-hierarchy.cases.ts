import { describe, expect, test } from "vitest";
import { expectRefusal } from "../caller.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { newRoute, PAGES, pagesOf } from "./testing/pages-of.ts";

export function pageHierarchyCases(setup: PlatformSetup): void {
  const { ada } = setup;
  const { newPage, get, place } = pagesOf(setup);

  describe("the hierarchy of pages", () => {
    test("gives a page its route, and all pages below it theirs", async () => {
      const [parent, page] = [await newPage(), await newPage()];
      const child = await newPage({ route: `${page.route}/a`, parent_route: page.route });
      const grandchild = await newPage({ route: `${child.route}/b`, parent_route: child.route });
      const moved = await place(page.id, {
        parent_route: parent.route,
        parent_type: "page",
        route_segment: "moved",
        is_parent_page: true,
      });
      const route = `${parent.route}/moved`;
      expect(moved.body).toMatchObject({
        id: page.id,
        route,
        parent_route: parent.route,
        parent_type: "page",
        route_segment: "moved",
        is_parent_page: true,
      });
      expect(await get(child.id)).toMatchObject({ route: `${route}/a`, parent_route: route });
      expect(await get(grandchild.id)).toMatchObject({ route: `${route}/a/b`, parent_route: `${route}/a` });
      for (const [id, at] of [
        [page.id, route],
        [grandchild.id, `${route}/a/b`],
      ])
        expect((await ada().api.get(`${PAGES}/route/${at?.slice(1)}`)).body).toMatchObject({ id });
      expectRefusal(await ada().api.get(`${PAGES}/route${page.route}`), 404);
      expectRefusal(await ada().api.get(`${PAGES}/route${grandchild.route}`), 404);

      const segment = newRoute().slice(1);
      const renamed = await ada().api.json("PUT", `${PAGES}/${page.id}`, {
        ...(moved.body as object),
        route_segment: segment,
      });
      expect(renamed.body).toMatchObject({ route: `${parent.route}/${segment}`, route_segment: segment });
      expect(await get(grandchild.id)).toMatchObject({ route: `${parent.route}/${segment}/a/b` });

      expect((await place(page.id, { parent_route: null })).body).toMatchObject({
        parent_route: null,
        route_segment: segment,
        route: `/${segment}`,
      });
      expect(await get(grandchild.id)).toMatchObject({ route: `/${segment}/a/b`, parent_route: `/${segment}/a` });
    });

    test("leaves the route where neither the segment nor the parent changes", async () => {
      const page = await newPage({ route: newRoute("/far/away"), route_segment: "other" });
      const child = await newPage({ route: newRoute("/elsewhere"), parent_route: page.route });
      for (const body of [
        { name: "N" },
        { is_parent_page: true },
        { ...page, description: "D" },
        { parent_type: "navigation" },
      ])
        expect((await ada().api.json("PUT", `${PAGES}/${page.id}`, body)).body).toMatchObject({ route: page.route });
      expect(await get(child.id)).toMatchObject({ route: child.route, parent_route: page.route });
    });

    test("changes nothing when a page, or one below it, would have a route that is taken", async () => {
      const page = await newPage();
      const child = await newPage({ route: `${page.route}/a`, parent_route: page.route });
      const segment = newRoute().slice(1);
      const top = await newPage({ route: `/${segment}/a` });
      const before = [await get(page.id), await get(child.id), await get(top.id)];
      const refused = await place(page.id, { route_segment: segment });
      expectRefusal(refused, 409, new RegExp(`/${segment}/a already`));
      expectRefusal(await ada().api.json("PUT", `${PAGES}/${page.id}`, { route: `/${segment}` }), 409);
      expectRefusal(await place(top.id, { parent_route: page.route, route_segment: "a" }), 409);
      expect([await get(page.id), await get(child.id), await get(top.id)]).toEqual(before);
      expectRefusal(
        await place(page.id, { parent_route: `/${"p".repeat(990)}`, route_segment: "s".repeat(100) }),
        400,
        /1000/,
      );

      const taken = await newPage({ route: newRoute() });
      const below = await newPage({
        route: `${page.route}${taken.route}`,
        parent_route: page.route,
      });
      expectRefusal(await ada().api.remove(`${PAGES}/${page.id}`), 409, new RegExp(taken.route));
      expect((await get(below.id)).parent_route).toBe(page.route);
      expect((await ada().api.remove(`${PAGES}/${taken.id}`)).status).toBe(204);
      expect((await ada().api.remove(`${PAGES}/${page.id}`)).status).toBe(204);
      expect(await get(below.id)).toMatchObject({ route: taken.route, parent_route: null });
    });

    test("lets pages take over each other's routes", async () => {
      const [outer, other] = [await newPage(), await newPage()];
      const inner = await newPage({ route: `${outer.route}${outer.route}`, parent_route: outer.route });
      expect((await ada().api.remove(`${PAGES}/${outer.id}`)).status).toBe(204);
      expect(await get(inner.id)).toMatchObject({ route: outer.route, parent_route: null });
      expect((await place(inner.id, { parent_route: other.route })).body).toMatchObject({
        route: `${other.route}${outer.route}`,
      });
      expect((await newPage({ route: outer.route })).route).toBe(outer.route);
    });

    test("refuses loops, however they come about", async () => {
      const a = await newPage();
      const b = await newPage({ parent_route: a.route });
      const c = await newPage({ parent_route: b.route });
      expectRefusal(await place(a.id, { parent_route: a.route }), 400, /below itself/);
      expectRefusal(await place(a.id, { parent_route: c.route }), 400);
      expectRefusal(await ada().api.json("PUT", `${PAGES}/${a.id}`, { parent_route: c.route }), 400);
      const route = newRoute();
      const d = await newPage({ parent_route: route });
      expectRefusal(await ada().api.json("POST", PAGES, { name: "Loop", route, parent_route: d.route }), 400);
      expect((await place(a.id, { parent_route: c.route, parent_type: "navigation" })).status).toBe(200);
      const [x, y] = [await newPage(), await newPage()];
      const both = await Promise.all([place(x.id, { parent_route: y.route }), place(y.id, { parent_route: x.route })]);
      // Whichever is second names a route that its parent has no longer.
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const [atX, atY] = [await get(x.id), await get(y.id)];
      expect([atX.parent_route === atY.route, atY.parent_route === atX.route].sort()).toEqual([false, true]);
      for (const page of [atX, atY]) expect(page.route).toBe(`${page.parent_route}/${page.route_segment}`);
    });

    test("follows a parent whose route changes", async () => {
      const parent = await newPage();
      const child = await newPage({ parent_route: parent.route });
      const route = newRoute();
      expect((await ada().api.json("PUT", `${PAGES}/${parent.id}`, { route })).body).toMatchObject({
        route,
        route_segment: route.slice(1),
      });
      expect(await get(child.id)).toMatchObject({ parent_route: route, route: `${route}/${child.route_segment}` });
    });

    test("lifts children when their parent is deleted, and takes its settings and states with it", async () => {
      const top = await newPage();
      const middle = await newPage({ parent_route: top.route });
      const children = [await newPage({ parent_route: middle.route }), await newPage({ parent_route: middle.route })];
      const definition = { id: crypto.randomUUID(), name: "S", type: "number", allowed_scopes: ["page"] };
      await ada().api.json("POST", "/api/v1/settings/definitions", definition);
      const instance = await ada().api.json("POST", "/api/v1/settings/instances", {
        definition_id: definition.id,
        value: 1,
        scope: "page",
        page_id: middle.id,
      });
      const state = await ada().api.json("POST", "/api/v1/plugin-state", {
        plugin_id: "p",
        page_id: middle.id,
        state_data: {},
      });
      const talk = await ada().api.json("POST", "/api/v1/conversations", { page_id: middle.id });
      const id = (answer: { body: unknown }) => (answer.body as { id: string }).id;

      expect((await ada().api.remove(`${PAGES}/${middle.id}`)).status).toBe(204);
      for (const child of children)
        expect(await get(child.id)).toMatchObject({
          parent_route: top.route,
          parent_type: "page",
          route: `${top.route}/${child.route_segment}`,
        });
      expectRefusal(await ada().api.get(`/api/v1/settings/instances/${id(instance)}`), 404);
      expectRefusal(await ada().api.get(`/api/v1/plugin-state/${id(state)}`), 404);
      expect((await ada().api.get(`/api/v1/conversations/${id(talk)}`)).body).toMatchObject({ page_id: null });
      expect((await ada().api.remove(`${PAGES}/${top.id}`)).status).toBe(204);
      expect(await get(children[0]?.id ?? "")).toMatchObject({
        parent_route: null,
        route: `/${children[0]?.route_segment}`,
      });
    });
  });
}
