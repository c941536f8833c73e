import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { listNavigationRoutes } from "./list-navigation.ts";
import { NavigationRoute, navigationRoutes } from "./navigation-route.ts";

/** What a start needs (`core/api/parts/first-routes.ts`). */
export const listNavigationRows = routes(
  { base: "/api/v1/navigation-routes", api: "platform", tag: "Navigation routes" },
  {
    listNavigationRoutes: endpoint({
      method: "GET",
      path: "",
      summary: "List navigation routes of all levels, by display order",
      description: "Equal ones come by name.",
      query: z.object(platformPaging()),
      output: z.array(NavigationRoute),
      reads: [navigationRoutes],
      handle: async ({ query }, context) =>
        platformList(await listNavigationRoutes(context, context.user, query), query),
    }),
  },
);
