import { describe, expect, it } from "vitest";
import { outline, placementsOf, settled, targetOf, without, type Step, type Target } from "./arrange.ts";
import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";

const route = (id: string, parent_id: string | null, display_order: number, is_expanded = true) =>
  ({ id, name: id, parent_id, display_order, is_expanded }) as NavigationRoute;

/** a (b, c), d (e), f */
const ROUTES = [
  route("a", null, 0),
  route("b", "a", 0),
  route("c", "a", 1),
  route("d", null, 5),
  route("e", "d", 0),
  route("f", null, 9),
];

const drawn = (routes: readonly NavigationRoute[]) =>
  outline(routes).map(({ route, level }) => ".".repeat(level) + route.id);

function moved(ids: readonly string[], target: Target): readonly string[] {
  const changes = new Map(placementsOf(ROUTES, ids, target).map((placement) => [placement.id, placement]));
  return drawn(ROUTES.map((route) => ({ ...route, ...changes.get(route.id) })));
}
const stepped = (id: string, step: Step) => {
  const target = targetOf(ROUTES, id, step);
  return target && moved([id], target);
};

describe("the outline of the navigation", () => {
  it("nests by parent, orders by place, and leaves out what is closed", () => {
    expect(drawn(ROUTES)).toEqual(["a", ".b", ".c", "d", ".e", "f"]);
    expect(drawn(ROUTES.with(0, route("a", null, 0, false)))).toEqual(["a", "d", ".e", "f"]);
  });

  it("loses nothing of a circle, or of what hangs below nothing", () => {
    const tangled = [route("a", "c", 0), route("b", "a", 0), route("c", "b", 0), route("d", "gone", 0)];
    expect(
      drawn(settled(tangled))
        .map((line) => line.replaceAll(".", ""))
        .toSorted(),
    ).toEqual(["a", "b", "c", "d"]);
  });

  it("shows what is below a deleted route at its parent", () => {
    expect(drawn(without(ROUTES, (id) => id === "a" || id === "b"))).toEqual(["c", "d", ".e", "f"]);
  });
});

describe("moving routes", () => {
  it("goes one step up, down, in or out", () => {
    expect(stepped("d", "up")).toEqual(["d", ".e", "a", ".b", ".c", "f"]);
    expect(stepped("a", "down")).toEqual(["d", ".e", "a", ".b", ".c", "f"]);
    expect(stepped("f", "in")).toEqual(["a", ".b", ".c", "d", ".e", ".f"]);
    expect(stepped("c", "out")).toEqual(["a", ".b", "c", "d", ".e", "f"]);
  });

  it("has nowhere to go from the ends", () => {
    expect([stepped("a", "up"), stepped("f", "down"), stepped("a", "in"), stepped("f", "out")]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("takes several along in the order they stand in", () => {
    expect(moved(["f", "b"], { parent_id: "d", index: 0 })).toEqual(["a", ".c", "d", ".b", ".f", ".e"]);
  });

  it("never puts a route below itself, and says nothing where nothing changes", () => {
    expect(placementsOf(ROUTES, ["a"], { parent_id: "c", index: 0 })).toEqual([]);
    expect(placementsOf(ROUTES, ["b"], { parent_id: "a", index: 0 })).toEqual([]);
  });
});
