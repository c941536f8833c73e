import { describe, expect, test } from "vitest";
import type { PageWithBackup } from "#core/workspace/pages/page.ts";
import { expectRefusal } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";
import { newRoute, PAGES, pagesOf } from "./testing/pages-of.ts";

export function pageCases(setup: PlatformSetup): void {
  const { ada, bob } = setup;
  const { newPage, get } = pagesOf(setup);

  describe("pages", () => {
    test("keep every field, unpublished, and what else the content holds", async () => {
      const route = newRoute("/reports");
      const content = { layout: { columns: 3, gap: { x: 1 } }, components: [{ id: "ask", at: [0, 1] }], theme: "dark" };
      const given = {
        name: "Sales",
        route,
        route_segment: "sales",
        parent_route: "/reports",
        parent_type: "page",
        is_parent_page: true,
        description: "D",
        icon: "chart",
        content,
      };
      const answer = await ada().api.json("POST", PAGES, given);
      expect(answer.body).toMatchObject({ ...given, creator_id: ada().user.id, is_published: false });
      const { id, updated_at, created_at } = answer.body as PageWithBackup;
      expect(updated_at).toBe(created_at);
      expect(await get(id)).toEqual({ ...(answer.body as object), content_backup: null });
    });

    test("need a name and a route that starts with a slash", async () => {
      const create = (body: object) => ada().api.json("POST", PAGES, { name: "A", route: newRoute(), ...body });
      for (const route of ["sales", "", "/a b", "/a?b", "/a#b", "//a", "/a/", "/a//b", "/../a", "/a/.", "/a\\b", "/\n"])
        expectInvalid(await create({ route }), ["body", "route"], route);
      expectInvalid(await ada().api.json("POST", PAGES, { route: "/a" }), ["body", "name"]);
      expectInvalid(await create({ parent_type: "folder" }), ["body", "parent_type"]);
      expectInvalid(await create({ content: { components: {} } }), ["body", "content", "components"]);
      const plain = (await create({})).body as PageWithBackup;
      expect(plain).toMatchObject({
        route_segment: plain.route.slice(1),
        parent_route: null,
        parent_type: "page",
        is_parent_page: false,
        description: "",
        icon: "",
        content: { layout: {}, components: [] },
      });
    });

    test("have one route each per user", async () => {
      const { route, id } = await newPage();
      expectRefusal(await ada().api.json("POST", PAGES, { name: "B", route }), 409);
      const other = await newPage();
      expectRefusal(await ada().api.json("PUT", `${PAGES}/${other.id}`, { route }), 409);
      expect((await ada().api.json("PUT", `${PAGES}/${id}`, { route })).status).toBe(200);
      expect((await bob().api.json("POST", PAGES, { name: "B", route })).status).toBe(201);
      const same = newRoute();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => ada().api.json("POST", PAGES, { name: "Race", route: same })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    });

    test("are found by route, with slashes and any letters", async () => {
      for (const route of [newRoute("/a/b/c"), newRoute("/übersicht/100%/日本"), newRoute()]) {
        const { id } = await newPage({ route });
        const address = route.slice(1).split("/").map(encodeURIComponent).join("/");
        expect((await ada().api.get(`${PAGES}/route/${address}`)).body).toMatchObject({
          id,
          route,
          content_backup: null,
        });
        expect((await ada().api.get(`${PAGES}/route/${encodeURIComponent(route.slice(1))}`)).body).toMatchObject({
          id,
        });
        expect((await ada().api.get(`${PAGES}/route/${encodeURIComponent(route)}`)).body).toMatchObject({ id });
      }
      expectRefusal(await ada().api.get(`${PAGES}/route/nowhere/at/all`), 404);
    });

    test("are listed by name as {pages, total}, a page at a time", async () => {
      for (const name of ["C", "A", "B"]) await newPage({ name });
      const all = (await ada().api.get(`${PAGES}?limit=1000`)).body as { pages: { name: string }[]; total: number };
      const names = all.pages.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      expect(all.total).toBe(names.length);
      const some = await ada().api.get(`${PAGES}?limit=2&offset=1`);
      expect(some.body).toEqual({ pages: all.pages.slice(1, 3), total: all.total });
      expect(some.headers["x-total-count"]).toBe(String(all.total));
      expect((await ada().api.get(`${PAGES}?offset=100000`)).body).toEqual({ pages: [], total: all.total });
    });

    test("are published and taken back", async () => {
      const { id } = await newPage();
      const publish = (value: boolean) => ada().api.json("POST", `${PAGES}/${id}/publish`, { publish: value });
      expect((await publish(true)).body).toMatchObject({ is_published: true });
      expect(await get(id)).toMatchObject({ is_published: true });
      expect((await publish(false)).body).toMatchObject({ is_published: false });
    });

    test("show readers the copy that was published last, and a clear 404 while they are not published", async () => {
      const contentOf = (text: string) => ({ layout: { a: 1 }, components: [{ id: "t", type: "text", text }] });
      const { id, route } = await newPage({ content: contentOf("first") });
      const read = () => ada().api.get(`${PAGES}/route/${encodeURIComponent(route.slice(1))}?published=true`);
      const publish = (value: boolean) => ada().api.json("POST", `${PAGES}/${id}/publish`, { publish: value });
      const draft = await read();
      expectRefusal(draft, 404);
      expect(draft.body).toEqual({ detail: `The page at ${route} is not published.` });
      await publish(true);
      const before = { name: "First", description: "As it was", icon: "📄" };
      await ada().api.json("PUT", `${PAGES}/${id}`, before);
      await publish(true);
      const after = { name: "Second", description: "", icon: "" };
      await ada().api.json("PUT", `${PAGES}/${id}`, { ...after, content: contentOf("second") });
      expect((await read()).body).toMatchObject({ ...before, id, is_published: true, content: contentOf("first") });
      expect(await get(id)).toMatchObject({ ...after, published_as: before });
      expect((await ada().api.get(`${PAGES}/route${route}`)).body).toMatchObject({ content: contentOf("second") });
      expect(await get(id)).toMatchObject({ content: contentOf("second") });
      await publish(true);
      expect((await read()).body).toMatchObject({ ...after, content: contentOf("second") });
      await publish(false);
      expect(await get(id)).toMatchObject({ published_as: null });
      expectRefusal(await read(), 404);
      expectInvalid(await ada().api.get(`${PAGES}/route${route}?published=maybe`), ["query", "published"]);
    });

    test("keep a backup of their content, which changes do not touch", async () => {
      const content = { layout: { a: 1 }, components: [{ id: "ask" }] };
      const { id } = await newPage({ content });
      const backUp = (create_backup: boolean) => ada().api.json("POST", `${PAGES}/${id}/backup`, { create_backup });
      expect((await backUp(false)).body).toMatchObject({ content_backup: null });
      expect((await backUp(true)).body).toMatchObject({ content_backup: content });
      await ada().api.json("PUT", `${PAGES}/${id}`, { content: { layout: {}, components: [] } });
      expect(await get(id)).toMatchObject({ content: { layout: {}, components: [] }, content_backup: content });
    });
  });
}
