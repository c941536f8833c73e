import type { NavigationRouteRow } from "./navigation-route.ts";

/** By display order; equal ones by name. */
export const byDisplayOrder = (a: NavigationRouteRow, b: NavigationRouteRow) =>
  a.display_order - b.display_order || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1);
