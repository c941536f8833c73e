import { createRouter, resourceOf, type Router } from "./router.ts";
import type { MountedRoute } from "./route.ts";

export interface PartedRoutes<Context> {
  /** None may have the path of another row with a parameter where that one has a word: they are looked through first. */
  readonly first: readonly MountedRoute<Context>[];
  /** By resource, all rows of those that are not in `first` as a whole. */
  readonly later: Readonly<Record<string, () => Promise<readonly MountedRoute<Context>[]>>>;
  /** Every row, to tell what is near a path that is none. */
  readonly all: () => Promise<readonly MountedRoute<Context>[]>;
}

/**
 * Gives the router for a request: the first rows where one of them answers it, else all rows of its resource, and every
 * row where none of those has the path.
 */
export function createPartedRouter<Context>({ first, later, all }: PartedRoutes<Context>) {
  const firstRouter = createRouter(first);
  const loaded = new Map<unknown, Promise<Router<Context>>>();

  function routerOf(load: () => Promise<readonly MountedRoute<Context>[]>): Promise<Router<Context>> {
    const router = loaded.get(load) ?? load().then(createRouter);
    loaded.set(load, router);
    router.catch(() => loaded.delete(load)); // the next request tries again
    return router;
  }

  return async function routerFor(method: string, path: string): Promise<Router<Context>> {
    if (firstRouter.match(method, path).kind === "route") return firstRouter;
    const load = later[resourceOf(path)];
    const router = load ? await routerOf(load) : firstRouter;
    return router.match("GET", path).kind === "unknown" ? routerOf(all) : router;
  };
}
