import type { Api } from "../../app/api.ts";
import type { NavigationRoute, NewNavigationRoute } from "#core/workspace/navigation/navigation-route.ts";

export type { NavigationRoute };

/** Fields left out get their defaults from the service. */
export type RouteFields = Pick<NewNavigationRoute, "name" | "route"> & Partial<NewNavigationRoute>;

/** Where a route goes; fields of the route beside its place are left out where they stay. */
export interface Placement {
  readonly id: string;
  readonly parent_id: string | null;
  readonly display_order: number;
  readonly is_expanded?: boolean;
  readonly is_visible?: boolean;
}

type Ask = Pick<Api, "ask">;
const ROUTES = "/api/v1/navigation-routes";

/** All of them, of every level; there is no use for a part of a tree. */
export const listRoutes = ({ ask }: Ask) => ask<NavigationRoute[]>("GET", `${ROUTES}?limit=1000`);
export const createRoute = ({ ask }: Ask, fields: RouteFields) => ask<NavigationRoute>("POST", ROUTES, fields);
export const changeRoute = ({ ask }: Ask, id: string, fields: Partial<RouteFields>) =>
  ask<NavigationRoute>("PUT", `${ROUTES}/${id}`, fields);
export const deleteRoute = ({ ask }: Ask, id: string) => ask<void>("DELETE", `${ROUTES}/${id}`);
export const placeRoutes = ({ ask }: Ask, placements: readonly Placement[]) =>
  ask<NavigationRoute[]>("POST", `${ROUTES}/batch-update`, placements);
