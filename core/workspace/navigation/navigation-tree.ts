import { byDisplayOrder } from "./display-order.ts";
import { toNavigationRoute, type NavigationNode, type NavigationRouteRow } from "./navigation-route.ts";

/**
 * Routes without a parent, or with one that is gone, stand at the top. So does the first of a circle, which two devices
 * can make that each moved one route while apart: nothing may vanish from the tree.
 */
export function navigationTree(rows: readonly NavigationRouteRow[]): NavigationNode[] {
  const sorted = rows.toSorted(byDisplayOrder);
  const ids = new Set(rows.map(({ id }) => id));
  const children = Map.groupBy(sorted, ({ parent_id }) =>
    parent_id !== null && ids.has(parent_id) ? parent_id : null,
  );
  const placed = new Set<string>();

  function node(row: NavigationRouteRow): NavigationNode {
    placed.add(row.id);
    const below = (children.get(row.id) ?? []).filter(({ id }) => !placed.has(id));
    return { ...toNavigationRoute(row), children: below.map(node) };
  }

  const top = (children.get(null) ?? []).map(node);
  for (const row of sorted) if (!placed.has(row.id)) top.push(node(row));
  return top;
}
