import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { paging } from "#core/http/fields.ts";
import { jsonReply, routes } from "#core/http/route.ts";
import { listPages } from "./list-pages.ts";
import { PageList, pages } from "./page.ts";

/** What a start needs (`core/api/parts/first-routes.ts`). */
export const listPagesRoutes = routes(
  { base: "/api/v1/pages", api: "platform", tag: "Pages" },
  {
    listPages: endpoint({
      method: "GET",
      path: "",
      summary: "List pages, by name",
      query: z.object(paging()),
      output: PageList,
      reads: [pages],
      handle: async ({ query }, context) => {
        const list = await listPages(context, context.user, query);
        return jsonReply(list, { "x-total-count": String(list.total) });
      },
    }),
  },
);
