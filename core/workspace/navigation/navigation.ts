import { type Clock, timestamp } from "#core/storage/time.ts";
import { chainUp, hasLoop } from "../hierarchy/ancestors.ts";
import { changeTree } from "../hierarchy/tree-version.ts";
import { badRequest, invalidField, notFound } from "#core/http/errors.ts";
import { put, remove, type Store } from "#core/storage/store.ts";
import { allRoutes } from "./list-navigation.ts";
import { navigationTree } from "./navigation-tree.ts";
import {
  navigationRoutes,
  toNavigationRoute,
  type NavigationBatch,
  type NavigationNode,
  type NavigationRoute,
  type NavigationRouteChange,
  type NavigationRouteRow,
  type NewNavigationRoute,
} from "./navigation-route.ts";

export interface NavigationDeps {
  readonly store: Store;
  readonly clock: Clock;
}

type Reading = Pick<NavigationDeps, "store">;

/** Without an order it comes last among its siblings. Throws 422 when the parent is none of the user's. */
export async function createNavigationRoute(
  deps: NavigationDeps,
  user: string,
  { order, display_order, ...fields }: NewNavigationRoute,
): Promise<NavigationRoute> {
  const now = timestamp(deps.clock);
  const id = crypto.randomUUID();
  return changeTree(deps.store, user, "navigation", async () => {
    const all = await allRoutes(deps, user);
    checkParent(new Set(all.map((row) => row.id)), fields.parent_id);
    const place = display_order ?? order ?? nextPlace(all, fields.parent_id);
    const row: NavigationRouteRow = {
      id,
      owner: user,
      ...fields,
      is_system: false,
      display_order: place,
      created_at: now,
      updated_at: now,
    };
    refuseBadShape([...all, row], [row]);
    return { batch: [put(navigationRoutes, row)], result: toNavigationRoute(row) };
  });
}

export async function getNavigationTree(deps: Reading, user: string): Promise<NavigationNode[]> {
  return navigationTree(await allRoutes(deps, user));
}

export async function getNavigationRoute({ store }: Reading, user: string, id: string): Promise<NavigationRoute> {
  const row = await store.get(navigationRoutes, user, id);
  if (!row) throw notFound("navigation route", id);
  return toNavigationRoute(row);
}

/** Throws 422 when the parent is none of the user's, 400 when the route would come to stand below itself. */
export async function changeNavigationRoute(
  deps: NavigationDeps,
  user: string,
  id: string,
  { order, ...fields }: NavigationRouteChange,
): Promise<NavigationRoute> {
  const change = { ...(order !== undefined && { display_order: order }), ...fields };
  const [changed] = await changeRoutes(deps, user, [{ id, ...change }], (all) => checkParent(all, fields.parent_id));
  if (!changed) throw notFound("navigation route", id);
  return changed;
}

/** All of them or none. Throws 404 for an id that is none of the user's, 400 when a route would come to stand below itself. */
export function changeNavigationBatch(
  deps: NavigationDeps,
  user: string,
  batch: NavigationBatch,
): Promise<NavigationRoute[]> {
  return changeRoutes(deps, user, batch, (all) => {
    for (const { parent_id } of batch)
      if (parent_id !== null && !all.has(parent_id)) throw notFound("navigation route", parent_id);
  });
}

/** Routes below it are lifted to its parent and keep their display order. */
export async function deleteNavigationRoute({ store, clock }: NavigationDeps, user: string, id: string): Promise<void> {
  await changeTree(store, user, "navigation", async () => {
    const all = await allRoutes({ store }, user);
    const row = all.find((route) => route.id === id);
    if (!row) throw notFound("navigation route", id);
    const updated_at = timestamp(clock);
    const lifted = all
      .filter(({ parent_id }) => parent_id === id)
      .map((child) => ({ ...child, parent_id: row.parent_id, updated_at }));
    return {
      batch: [remove(navigationRoutes, user, id), ...lifted.map((child) => put(navigationRoutes, child))],
      result: undefined,
    };
  });
}

type RowChange = { readonly id: string } & Partial<Omit<NavigationRouteRow, "id" | "owner">>;

async function changeRoutes(
  deps: NavigationDeps,
  user: string,
  changes: readonly RowChange[],
  check: (all: ReadonlyMap<string, NavigationRouteRow>) => void,
): Promise<NavigationRoute[]> {
  return changeTree(deps.store, user, "navigation", async () => {
    const all = new Map((await allRoutes(deps, user)).map((row) => [row.id, row]));
    const updated_at = timestamp(deps.clock);
    const rows = changes.map((change): NavigationRouteRow => {
      const before = all.get(change.id);
      if (!before) throw notFound("navigation route", change.id);
      return { ...before, ...change, updated_at };
    });
    check(all);
    for (const row of rows) all.set(row.id, row);
    refuseBadShape([...all.values()], rows);
    return { batch: rows.map((row) => put(navigationRoutes, row)), result: rows.map(toNavigationRoute) };
  });
}

function nextPlace(all: readonly NavigationRouteRow[], parent_id: string | null): number {
  return (
    all.filter((row) => row.parent_id === parent_id).reduce((last, row) => Math.max(last, row.display_order), -1) + 1
  );
}

function checkParent(ids: { has(id: string): boolean }, parent_id: string | null | undefined): void {
  if (parent_id && !ids.has(parent_id)) throw invalidField("parent_id", "names no navigation route of yours");
}

/** Deeper than any menu, and shallow enough to be written out as nested JSON. */
const MAX_LEVELS = 32;

function refuseBadShape(all: readonly NavigationRouteRow[], changed: readonly NavigationRouteRow[]): void {
  const byId = new Map(all.map((row) => [row.id, row]));
  const parentOf = (row: NavigationRouteRow) => (row.parent_id === null ? undefined : byId.get(row.parent_id));
  for (const row of changed) {
    if (hasLoop(row, parentOf)) throw badRequest(`${row.name} cannot be placed below itself.`);
  }
  const moved = new Set(changed);
  const deep = all.find((row) => {
    const chain = chainUp(row, parentOf);
    return chain.length > MAX_LEVELS && chain.some((above) => moved.has(above));
  });
  if (deep) throw badRequest(`${deep.name} would be more than ${MAX_LEVELS} levels deep.`);
}
