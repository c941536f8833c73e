import { badRequest, conflict } from "#core/http/errors.ts";
import { PageRoute, type PageRow } from "./page.ts";

/** `/sales` and `2026` give `/sales/2026`. A page without a segment has its parent's route; at the top, `/`. */
export function routeBelow(parent: string | null, segment: string): string {
  if (segment === "") return parent ?? "/";
  return `${parent === null || parent === "/" ? "" : parent}/${segment}`;
}

export function childrenOf(all: readonly PageRow[], parent: Pick<PageRow, "route">): PageRow[] {
  return all.filter((page) => page.parent_type === "page" && page.parent_route === parent.route);
}

/** A page before and after its route changes. */
export interface Move {
  readonly before: PageRow;
  readonly after: PageRow;
}

/**
 * The moves themselves and those of all pages below, whose routes follow from the new route above them and their own
 * segments. Devices that move pages apart may leave a loop; each page is moved once.
 */
export function withPagesBelow(all: readonly PageRow[], moves: readonly Move[]): readonly Move[] {
  const found = new Map(moves.map((move) => [move.before.id, move]));
  // The map grows while it is walked, level by level.
  for (const { before, after } of found.values()) {
    if (before.route === after.route) continue;
    for (const child of childrenOf(all, before)) {
      if (found.has(child.id)) continue;
      const route = routeBelow(after.route, child.route_segment);
      found.set(child.id, { before: child, after: { ...child, parent_route: after.route, route } });
    }
  }
  return [...found.values()];
}

/** Throws 409 for a route that another page has, 400 for one that is too long. `all` without what is being deleted. */
export function checkRoutes(all: readonly PageRow[], moves: readonly Move[]): void {
  const movedIds = new Set(moves.map(({ before }) => before.id));
  const taken = new Set(all.filter(({ id }) => !movedIds.has(id)).map(({ route }) => route));
  for (const { before, after } of moves) {
    const { route } = after;
    if (taken.has(route)) throw conflict(alreadyAt(route));
    taken.add(route);
    const problem = route === before.route ? undefined : PageRoute.safeParse(route).error?.issues[0];
    if (problem) throw badRequest(`The route of ${after.name} ${problem.message}.`);
  }
}

export const alreadyAt = (route: string): string => `There is a page at ${route} already.`;
