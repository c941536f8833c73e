import { createRouter, resourceOf, type Router } from "./router.ts";
import type { MountedRoute } from "./route.ts";

export interface PartedRoutes<Context> {
  readonly first: readonly MountedRoute<Context>[];
  /** Those of other resources, by resource. */
  readonly later: Readonly<Record<string, () => Promise<readonly MountedRoute<Context>[]>>>;
  /** Every row, to tell what is near a path that is none. */
  readonly all: () => Promise<readonly MountedRoute<Context>[]>;
}

/** Gives the router for a path, with the rows of its resource; with every row where none of those has the path. */
export function createPartedRouter<Context>({ first, later, all }: PartedRoutes<Context>) {
  const firstRouter = createRouter(first);
  const loaded = new Map<unknown, Promise<Router<Context>>>();

  function routerOf(load: () => Promise<readonly MountedRoute<Context>[]>): Promise<Router<Context>> {
    const router = loaded.get(load) ?? load().then(createRouter);
    loaded.set(load, router);
    router.catch(() => loaded.delete(load)); // the next request tries again
    return router;
  }

  return async function routerFor(path: string): Promise<Router<Context>> {
    const load = later[resourceOf(path)];
    const router = load ? await routerOf(load) : firstRouter;
    return router.match("GET", path).kind === "unknown" ? routerOf(all) : router;
  };
}
