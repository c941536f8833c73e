import type { Store } from "#core/storage/store.ts";
import { byDisplayOrder } from "./display-order.ts";
import { navigationRoutes, toNavigationRoute, type NavigationRouteRow } from "./navigation-route.ts";

type Reading = { readonly store: Store };

/** By display order, over all levels. */
export async function listNavigationRoutes(
  deps: Reading,
  user: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const all = (await allRoutes(deps, user)).toSorted(byDisplayOrder);
  return { items: all.slice(offset, offset + limit).map(toNavigationRoute), total: all.length };
}

export function allRoutes({ store }: Reading, user: string): Promise<NavigationRouteRow[]> {
  return store.query(navigationRoutes, { owner: user });
}
