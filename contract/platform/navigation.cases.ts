import { describe, expect, test } from "vitest";
import type { NavigationNode, NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";
import { expectRefusal, UNKNOWN_ID } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const NAVIGATION = "/api/v1/navigation-routes";
const COMPONENTS = "/api/v1/components";

export function navigationCases({ ada, bob }: PlatformSetup): void {
  async function newRoute(fields: object = {}): Promise<NavigationRoute> {
    const answer = await ada().api.json("POST", NAVIGATION, { name: "Place", route: "/place", ...fields });
    expect(answer.status, answer.text).toBe(201);
    return answer.body as NavigationRoute;
  }
  const get = async (id: string) => (await ada().api.get(`${NAVIGATION}/${id}`)).body as NavigationRoute;
  const move = (id: string, parent_id: string | null, display_order = 0) =>
    ada().api.json("PUT", `${NAVIGATION}/${id}/move`, { parent_id, display_order });
  const tree = async () => (await ada().api.get(`${NAVIGATION}/tree`)).body as NavigationNode[];

  describe("navigation routes", () => {
    test("keep every field, and show their order under both names", async () => {
      const given = {
        name: "Sales",
        route: "/sales",
        icon: "chart",
        description: "D",
        order: 41,
        parent_id: null,
        is_expanded: false,
      };
      const made = await newRoute(given);
      expect(made).toMatchObject({ ...given, display_order: 41 });
      expect(await get(made.id)).toEqual(made);
      const changed = (await ada().api.json("PUT", `${NAVIGATION}/${made.id}`, { display_order: 7, name: "S" })).body;
      expect(changed).toMatchObject({ ...given, name: "S", order: 7, display_order: 7 });
    });

    test("are hidden and shown, one by one and in a batch; those of the app are marked for good", async () => {
      const own = await newRoute({ is_system: true });
      expect(own).toMatchObject({ is_visible: true, is_system: false });
      const hidden = await ada().api.json("PUT", `${NAVIGATION}/${own.id}`, { is_visible: false });
      expect(hidden.body).toMatchObject({ is_visible: false });
      const batch = [{ id: own.id, parent_id: null, display_order: 3, is_visible: true }];
      expect((await ada().api.json("POST", `${NAVIGATION}/batch-update`, batch)).body).toMatchObject([
        { is_visible: true },
      ]);
      const home = (await tree()).find(({ route, is_system }) => route === "/" && is_system);
      const kept = await ada().api.json("PUT", `${NAVIGATION}/${home?.id ?? ""}`, { is_system: false });
      expect(kept.body).toMatchObject({ is_system: true });
    });

    test("without an order come last among their siblings", async () => {
      const parent = await newRoute();
      const orders = [];
      for (const name of ["a", "b", "c"]) orders.push((await newRoute({ name, parent_id: parent.id })).order);
      expect(orders).toEqual([0, 1, 2]);
    });

    test.each(["javascript:alert(1)", "data:text/html,x", "JAVASCRIPT:x", "a b", "", "java\tscript:x"])(
      "do not lead to %j",
      async (route) => {
        expectInvalid(await ada().api.json("POST", NAVIGATION, { name: "A", route }), ["body", "route"]);
      },
    );

    test.each(["/", "/a:b", "your-pages", "https://example.org/x?y=1", "pages/sales#top"])(
      "lead to %s",
      async (route) => {
        expect((await newRoute({ route })).route).toBe(route);
      },
    );

    test("are listed and nested by display order, equal ones by name", async () => {
      const parent = await newRoute({ order: 900 });
      for (const [name, order] of [
        ["late", 9],
        ["b", 1],
        ["a", 1],
        ["first", -3],
      ] as const)
        await newRoute({ name, order, parent_id: parent.id });
      const node = (await tree()).find(({ id }) => id === parent.id);
      expect(node?.children.map(({ name }) => name)).toEqual(["first", "a", "b", "late"]);
      const { body, headers } = await ada().api.get(`${NAVIGATION}?limit=1000`);
      const orders = (body as NavigationRoute[]).map(({ order }) => order);
      expect(orders).toEqual(orders.toSorted((a, b) => a - b));
      expect(headers["x-total-count"]).toBe(String(orders.length));
      const envelope = await ada().api.get(`${NAVIGATION}?limit=2&offset=2&envelope=true`);
      expect(envelope.body).toEqual({
        items: (body as unknown[]).slice(2, 4),
        total_items: orders.length,
        page: 2,
        page_size: 2,
        total_pages: Math.ceil(orders.length / 2),
      });
    });

    test("move below others, never below themselves", async () => {
      const [a, b, c] = [await newRoute(), await newRoute(), await newRoute()];
      expect((await move(b.id, a.id.toUpperCase(), 5)).body).toMatchObject({
        id: b.id,
        parent_id: a.id,
        order: 5,
        display_order: 5,
      });
      await move(c.id, b.id);
      for (const parent of [a.id, b.id, c.id]) expectRefusal(await move(a.id, parent), 400, /below itself/);
      expectRefusal(await ada().api.json("PUT", `${NAVIGATION}/${a.id}`, { parent_id: c.id }), 400);
      expectInvalid(await move(a.id, UNKNOWN_ID), ["body", "parent_id"]);
      expectInvalid(await ada().api.json("PUT", `${NAVIGATION}/${a.id}/move`, { display_order: 1 }), [
        "body",
        "parent_id",
      ]);
      const [x, y] = [await newRoute(), await newRoute()];
      const both = await Promise.all([move(x.id, y.id), move(y.id, x.id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      const foreign = (await bob().api.json("POST", NAVIGATION, { name: "B", route: "/b" })).body as NavigationRoute;
      expectInvalid(await move(a.id, foreign.id), ["body", "parent_id"]);
    });

    test("are nested 32 levels at most", async () => {
      let parent_id: string | null = null;
      for (let level = 0; level < 32; level++) parent_id = (await newRoute({ parent_id })).id;
      expectRefusal(
        await ada().api.json("POST", NAVIGATION, { name: "Deep", route: "/", parent_id }),
        400,
        /32 levels/,
      );
      expect((await ada().api.get(`${NAVIGATION}/tree`)).status).toBe(200);
    });

    test("change in batches, all or nothing", async () => {
      const [a, b] = [await newRoute(), await newRoute()];
      const send = (batch: unknown) => ada().api.json("POST", `${NAVIGATION}/batch-update`, batch);
      const one = { id: a.id, parent_id: null, display_order: 3 };
      const done = await send([
        { ...one, is_expanded: false },
        { id: b.id, parent_id: a.id, display_order: 1 },
      ]);
      expect(done.body).toMatchObject([
        { id: a.id, order: 3, is_expanded: false },
        { id: b.id, parent_id: a.id, order: 1, is_expanded: true },
      ]);

      const before = await tree();
      expectRefusal(
        await send([
          { ...one, display_order: 99 },
          { id: UNKNOWN_ID, parent_id: null, display_order: 0 },
        ]),
        404,
        UNKNOWN_ID,
      );
      expectRefusal(await send([{ ...one, display_order: 99, parent_id: UNKNOWN_ID }]), 404);
      expectRefusal(await send([{ ...one, display_order: 99, parent_id: b.id }]), 400);
      expectInvalid(await send([one, one]), ["body", 1, "id"]);
      expectInvalid(await send([one, { id: b.id, parent_id: null }]), ["body", 1, "display_order"]);
      expect(await tree()).toEqual(before);
      const swap = await send([
        { id: a.id, parent_id: b.id, display_order: 0 },
        { id: b.id, parent_id: null, display_order: 0 },
      ]);
      expect(swap.body).toMatchObject([{ parent_id: b.id }, { parent_id: null }]);
    });

    test("lift what is below them when they are deleted", async () => {
      const top = await newRoute();
      const middle = await newRoute({ parent_id: top.id });
      const low = await newRoute({ parent_id: middle.id, order: 12 });
      expect((await ada().api.remove(`${NAVIGATION}/${middle.id}`)).status).toBe(204);
      expect(await get(low.id)).toMatchObject({ parent_id: top.id, order: 12 });
      expect((await ada().api.remove(`${NAVIGATION}/${top.id}`)).status).toBe(204);
      expect(await get(low.id)).toMatchObject({ parent_id: null });
    });
  });

  describe("components", () => {
    test("keep every field, are had by their component_id or id, and have one component_id each", async () => {
      const given = {
        name: "Chart",
        component_id: `a/b c?#%é ${crypto.randomUUID()}`,
        description: "D",
        icon: "i",
        is_system: true,
      };
      const made = await ada().api.json("POST", COMPONENTS, given);
      expect([made.status, made.body]).toEqual([201, expect.objectContaining(given)]);
      const { id } = made.body as { id: string };
      const at = `${COMPONENTS}/${encodeURIComponent(given.component_id)}`;
      expect((await ada().api.get(at)).body).toEqual(made.body);
      expect((await ada().api.get(`${COMPONENTS}/${id.toUpperCase()}`)).body).toEqual(made.body);
      expectRefusal(await ada().api.json("POST", COMPONENTS, given), 409);
      expectRefusal(await ada().api.json("PUT", at, { component_id: "ask" }), 409);
      expect((await bob().api.json("POST", COMPONENTS, given)).status).toBe(201);
      expect((await ada().api.json("PUT", at, { name: "Plot" })).body).toMatchObject({ ...given, name: "Plot" });
      expect((await ada().api.remove(at)).status).toBe(204);
      expectRefusal(await ada().api.get(at), 404);
      expect((await bob().api.get(at)).status).toBe(200);
    });

    test("are listed by name", async () => {
      const { body } = await ada().api.get(`${COMPONENTS}?limit=1000`);
      const names = (body as { name: string }[]).map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      expect((await ada().api.get(`${COMPONENTS}?limit=3&envelope=true`)).body).toMatchObject({
        items: { length: 3 },
        total_items: names.length,
        page: 1,
        page_size: 3,
      });
    });
  });
}
