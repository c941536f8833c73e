import { expect, test } from "vitest";
import type { NavigationNode } from "../../navigation/navigation-route.ts";
import type { PlatformSetup } from "./platform-contract.ts";

export function startingPointCases({ bob }: PlatformSetup): void {
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
