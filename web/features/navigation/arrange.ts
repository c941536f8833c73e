import type { NavigationRoute } from "#core/workspace/navigation/navigation-route.ts";

/** A route where it stands: `level` 0 is the top, `index` its place among `count` siblings. */
export interface Placed {
  readonly route: NavigationRoute;
  readonly level: number;
  readonly index: number;
  readonly count: number;
  readonly hasChildren: boolean;
}

/** Where a route goes; fields of the route beside its place are left out where they stay. */
export interface Placement {
  readonly id: string;
  readonly parent_id: string | null;
  readonly display_order: number;
  readonly is_expanded?: boolean;
  readonly is_visible?: boolean;
}

/** As `settled` gives them. */
type Routes = readonly NavigationRoute[];

/** With a parent that is gone, or in a circle that two devices made, a route stands at the top: nothing may vanish. */
export function settled(routes: Routes): Routes {
  const parents = new Map(routes.map(({ id, parent_id }) => [id, parent_id]));
  for (const { id } of routes) {
    const seen = new Set<string>();
    let above = parents.get(id) ?? null;
    while (above !== null && parents.has(above) && above !== id && !seen.has(above)) {
      seen.add(above);
      above = parents.get(above) ?? null;
    }
    const parent = parents.get(id) ?? null;
    if (above === id || (parent !== null && !parents.has(parent))) parents.set(id, null);
  }
  return routes.map((route) => ({ ...route, parent_id: parents.get(route.id) ?? null }));
}

/** Where a route is put: before the sibling that is now at `index`. */
export interface Target {
  readonly parent_id: string | null;
  readonly index: number;
}

/** From top to bottom as it is drawn; what is below a closed route is left out. */
export function outline(routes: Routes, includesClosed = false): readonly Placed[] {
  const children = childrenOf(routes);
  const walk = (parent: string | null, level: number): Placed[] =>
    (children.get(parent) ?? []).flatMap((route, index, siblings) => {
      const hasChildren = (children.get(route.id)?.length ?? 0) > 0;
      const placed = { route, level, index, count: siblings.length, hasChildren };
      return [placed, ...(route.is_expanded || includesClosed ? walk(route.id, level + 1) : [])];
    });
  return walk(null, 0);
}

/** A route in a list of all, with its depth. */
export const outlineOption = ({ route, level }: Placed): readonly [string, string] => [
  route.id,
  `${"\u00a0\u00a0".repeat(level)}${route.name}`,
];

/** As the service does on deletion: what is below comes up to the parent. */
export function without(routes: Routes, isGone: (id: string) => boolean): Routes {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const lifted = (parent: string | null): string | null =>
    parent !== null && isGone(parent) ? lifted(byId.get(parent)?.parent_id ?? null) : parent;
  return routes.filter(({ id }) => !isGone(id)).map((route) => ({ ...route, parent_id: lifted(route.parent_id) }));
}

/** The ids of a route and of everything below it. */
export function withBelow(routes: Routes, id: string): ReadonlySet<string> {
  const children = childrenOf(routes);
  const all = new Set<string>();
  const take = (id: string) => {
    if (all.has(id)) return;
    all.add(id);
    for (const child of children.get(id) ?? []) take(child.id);
  };
  take(id);
  return all;
}

/**
 * The new places of everything that changes when routes move: they come to the target in the order they stand in now,
 * and its other children make room. Empty when nothing changes or a route would come to stand below itself.
 */
export function placementsOf(routes: Routes, ids: readonly string[], target: Target): readonly Placement[] {
  const moved = new Set(ids);
  const inside = new Set(ids.flatMap((id) => [...withBelow(routes, id)]));
  if (target.parent_id !== null && inside.has(target.parent_id)) return [];
  const order = outline(routes, true).map(({ route }) => route);
  const siblings = order.filter(({ parent_id }) => parent_id === target.parent_id);
  const before = siblings.slice(0, target.index).filter(({ id }) => !moved.has(id));
  const after = siblings.slice(target.index).filter(({ id }) => !moved.has(id));
  const next = [...before, ...order.filter(({ id }) => moved.has(id)), ...after];
  return next.flatMap(({ id, parent_id, display_order }, index) =>
    parent_id === target.parent_id && display_order === index
      ? []
      : [{ id, parent_id: target.parent_id, display_order: index }],
  );
}

export type Step = "up" | "down" | "in" | "out";

/** Where one step takes a route; undefined where there is nowhere to go. */
export function targetOf(routes: Routes, id: string, step: Step): Target | undefined {
  const route = routes.find((route) => route.id === id);
  if (!route) return undefined;
  const siblings = childrenOf(routes).get(route.parent_id) ?? [];
  const index = siblings.findIndex((sibling) => sibling.id === id);
  const parent_id = route.parent_id;
  if (step === "up") return index > 0 ? { parent_id, index: index - 1 } : undefined;
  if (step === "down") return index < siblings.length - 1 ? { parent_id, index: index + 2 } : undefined;
  if (step === "in") {
    const above = siblings[index - 1];
    return above && { parent_id: above.id, index: childrenOf(routes).get(above.id)?.length ?? 0 };
  }
  const parent = routes.find((route) => route.id === parent_id);
  if (!parent) return undefined;
  const grandparent = parent.parent_id;
  const uncles = childrenOf(routes).get(grandparent) ?? [];
  return { parent_id: grandparent, index: uncles.findIndex((uncle) => uncle.id === parent.id) + 1 };
}

function childrenOf(routes: Routes): ReadonlyMap<string | null, Routes> {
  const sorted = routes.toSorted((a, b) => a.display_order - b.display_order || a.name.localeCompare(b.name));
  return Map.groupBy(sorted, ({ parent_id }) => parent_id);
}
