import { describe, expect, it } from "vitest";
import type { NavigationNode, NavigationRouteRow } from "./navigation-route.ts";
import { navigationTree } from "./navigation-tree.ts";

function row(id: string, parent_id: string | null, display_order = 0): NavigationRouteRow {
  const now = "2026-11-21T00:00:00.000Z";
  return {
    id,
    owner: "u",
    name: id,
    route: "/",
    icon: "",
    description: "",
    parent_id,
    is_expanded: true,
    is_visible: true,
    is_system: false,
    default_page_id: null,
    default_component_id: null,
    display_order,
    created_at: now,
    updated_at: now,
  };
}

const outline = (nodes: readonly NavigationNode[]): unknown =>
  nodes.map(({ id, children }) => (children.length > 0 ? [id, outline(children)] : id));

describe("the navigation tree", () => {
  it("nests by parent and orders by display order, then name", () => {
    expect(
      outline(
        navigationTree([row("c", "a", 2), row("a", null, 9), row("d", "a", 1), row("z", null, 1), row("b", "a", 2)]),
      ),
    ).toEqual(["z", ["a", ["d", "b", "c"]]]);
  });

  it("lifts what hangs below nothing to the top", () => {
    expect(outline(navigationTree([row("a", "gone"), row("b", "a")]))).toEqual([["a", ["b"]]]);
  });

  it("loses nothing of a circle that two devices made", () => {
    expect(
      outline(navigationTree([row("top", null), row("a", "c"), row("b", "a"), row("c", "b"), row("self", "self")])),
    ).toEqual(["top", ["a", [["b", ["c"]]]], "self"]);
  });
});
