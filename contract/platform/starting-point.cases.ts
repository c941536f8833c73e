import { expect, test } from "vitest";
import type { NavigationNode } from "#core/workspace/navigation/navigation-route.ts";
import type { PlatformSetup } from "./platform-contract.ts";

export function startingPointCases({ bob }: PlatformSetup): void {
  test("all ids that a new user sees are UUIDs version 4, and are taken back in any form", async () => {
    const { api } = bob();
    const created = await api.json("POST", "/api/collections/default", {});
    const answers = await Promise.all(
      [
        "/api/v1/auth/me",
        "/api/v1/navigation-routes",
        "/api/v1/navigation-routes/tree",
        "/api/v1/components",
        "/api/v1/settings/instances",
        "/api/v1/personas",
        "/api/v1/pages",
        "/api/collections/",
      ].map((path) => api.get(path)),
    );
    const ids = [created, ...answers].flatMap(({ body }) => uuidsIn(body));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => !/^.{14}4.{4}[89ab]/.test(id))).toEqual([]);

    const { personas } = (await api.get("/api/v1/personas")).body as { personas: { id: string }[] };
    const id = personas[0]?.id ?? "";
    const earlier = `${id.slice(0, 14)}8${id.slice(15)}`;
    for (const form of [id, id.toUpperCase(), id.replaceAll("-", ""), earlier])
      expect((await api.get(`/api/v1/personas/${form}`)).body).toMatchObject({ id });
    const talk = await api.json("POST", "/api/v1/conversations", { persona_id: id.toUpperCase() });
    expect(talk.body).toMatchObject({ persona_id: id });
    const ofPersona = (await api.get(`/api/v1/conversations/by-persona/${id}`)).body;
    expect(ofPersona).toMatchObject([{ persona_id: id }]);

    const tree = (await api.get("/api/v1/navigation-routes/tree")).body as NavigationNode[];
    const parent = tree.find(({ route }) => route === "/settings");
    expect(parent?.children.map(({ parent_id }) => parent_id)).toEqual([parent?.id]);
    const { id: collection } = created.body as { id: string };
    const session = await api.json("POST", "/api/chat/sessions", { name: "S", collection_id: collection });
    expect(session.body, session.text).toMatchObject({ collection_id: collection });
    expect((await api.get(`/api/documents/?collection_id=${collection}`)).status).toBe(200);
    expect((await api.get(`/api/collections/${collection}`)).body).toMatchObject({ id: collection });
  });

  test("a new user has a navigation, system components, settings with values and one persona", async () => {
    const { api, user } = bob();
    const tree = (await api.get("/api/v1/navigation-routes/tree")).body as NavigationNode[];
    expect(tree.map(({ route, order }) => [route, order])).toEqual([
      ["/", 0],
      ["/search", 1],
      ["/evaluation", 2],
      ["/settings", 3],
    ]);
    expect(tree.at(-1)?.children.map(({ route }) => route)).toEqual(["/docs"]);

    const components = (await api.get("/api/v1/components")).body as { component_id: string; is_system: boolean }[];
    expect(components.every(({ is_system }) => is_system)).toBe(true);
    expect(components.map(({ component_id }) => component_id)).toEqual(
      expect.arrayContaining(["ask", "search", "documents"]),
    );

    const definitions = (await api.get("/api/v1/settings/definitions")).body as {
      id: string;
      default_value: unknown;
    }[];
    const instances = (await api.get("/api/v1/settings/instances")).body as {
      definition_id: string;
      value: unknown;
      user_id: string;
    }[];
    expect(definitions.map(({ id }) => id)).toEqual(expect.arrayContaining(["lectern.theme", "lectern.search_mode"]));
    const values = Object.fromEntries(instances.map(({ definition_id, value }) => [definition_id, value]));
    expect(values).toEqual(Object.fromEntries(definitions.map(({ id, default_value }) => [id, default_value])));
    expect(new Set(instances.map(({ user_id }) => user_id))).toEqual(new Set([user.id]));

    expect((await api.get("/api/v1/personas")).body).toMatchObject({
      total_items: 1,
      personas: [{ is_active: true, name: expect.any(String) }],
    });
  });
}

/** Every text that is a UUID, however deep. */
function uuidsIn(value: unknown): string[] {
  if (typeof value === "string") return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(uuidsIn) : [];
}
