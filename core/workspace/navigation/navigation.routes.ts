import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { jsonReply, routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import {
  NavigationBatch,
  NavigationMove,
  NavigationNode,
  NavigationRoute,
  NavigationRouteChange,
  navigationRoutes,
  NewNavigationRoute,
} from "./navigation-route.ts";
import {
  changeNavigationBatch,
  changeNavigationRoute,
  createNavigationRoute,
  deleteNavigationRoute,
  getNavigationRoute,
  getNavigationTree,
} from "./navigation.ts";

const RoutePath = z.object({ route_id: Uuid });

const one = rowEndpoints()({ table: navigationRoutes, params: RoutePath, param: "route_id" });

/** Beside the list, which a start needs (`list-navigation.routes.ts`). */
export const navigationRouteRoutes = routes(
  { base: "/api/v1/navigation-routes", api: "platform", tag: "Navigation routes" },
  {
    getNavigationTree: endpoint({
      method: "GET",
      path: "/tree",
      summary: "The whole navigation as a tree, by display order",
      output: z.array(NavigationNode),
      reads: [navigationRoutes],
      handle: async (_, context) => {
        const tree = await getNavigationTree(context, context.user);
        return jsonReply(tree, { "x-total-count": String(tree.length) });
      },
    }),
    createNavigationRoute: endpoint({
      method: "POST",
      path: "",
      status: 201,
      summary: "Create a navigation route",
      description:
        "order and display_order are one and the same; without either it comes last among its siblings. 400 when it would stand more than 32 levels deep.",
      body: NewNavigationRoute,
      output: NavigationRoute,
      errors: [400],
      entity: entity(navigationRoutes),
      again: (id, context) => getNavigationRoute(context, context.user, id),
      handle: ({ body }, context) => createNavigationRoute(context, context.user, body),
    }),
    changeNavigationBatch: endpoint({
      method: "POST",
      path: "/batch-update",
      summary: "Move many navigation routes at once",
      description:
        "All of them or none: 404 for an id that is none of yours, 400 when the whole would make a route stand below itself. Answers the routes in the order given.",
      body: NavigationBatch,
      output: z.array(NavigationRoute),
      errors: [400, 404],
      handle: ({ body }, context) => changeNavigationBatch(context, context.user, body),
    }),
    getNavigationRoute: one.get({
      summary: "Get one navigation route",
      output: NavigationRoute,
      alone: true,
      handle: getNavigationRoute,
    }),
    changeNavigationRoute: one.change({
      summary: "Change a navigation route",
      description: "Fields left out stay as they are. 400 when it would come to stand below itself.",
      body: NavigationRouteChange,
      output: NavigationRoute,
      errors: [400, 404],
      handle: changeNavigationRoute,
    }),
    moveNavigationRoute: endpoint({
      method: "PUT",
      path: "/:route_id/move",
      summary: "Move a navigation route",
      description:
        "Below another, or to the top with parent_id null. Its siblings keep their display order. 400 when it would come to stand below itself.",
      params: RoutePath,
      body: NavigationMove,
      output: NavigationRoute,
      errors: [400, 404],
      entity: entity(navigationRoutes, { param: "route_id" }),
      handle: ({ params, body }, context) => changeNavigationRoute(context, context.user, params.route_id, body),
    }),
    deleteNavigationRoute: one.remove({
      summary: "Delete a navigation route",
      description: "Routes below it are lifted to its parent and keep their display order.",
      handle: deleteNavigationRoute,
    }),
  },
);
