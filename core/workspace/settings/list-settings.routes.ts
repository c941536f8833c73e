import { z } from "zod";
import { NamedUser, onlySelf } from "#core/accounts/named-user.ts";
import { endpoint } from "#core/http/endpoint.ts";
import { Uuid } from "#core/http/fields.ts";
import { partOf } from "#core/http/list-reply.ts";
import { platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { listInstances } from "./list-instances.ts";
import { SettingInstance, SettingScope } from "./setting.ts";

/** What a start needs (`core/api/parts/first-routes.ts`). */
export const listSettingsRoutes = routes(
  { base: "/api/v1/settings", api: "platform", tag: "Settings" },
  {
    listSettingInstances: endpoint({
      method: "GET",
      path: "/instances",
      summary: "List setting instances, most recently changed first",
      query: z.object({
        definition_id: z.string().optional(),
        scope: SettingScope.optional(),
        user_id: NamedUser.optional(),
        page_id: Uuid.optional(),
        ...platformPaging(),
      }),
      output: z.array(SettingInstance),
      errors: [403],
      handle: async ({ query }, context) => {
        const items = await listInstances(context, onlySelf(context.user, query.user_id), query);
        return partOf(items, query);
      },
    }),
  },
);
