import { z } from "zod";
import { documents } from "../documents/document.ts";
import { endpoint } from "#core/http/endpoint.ts";
import { ListQuery, listReply } from "#core/http/list-reply.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { Collection, CollectionPath, collections } from "./collection.ts";
import { getCollection, listCollections } from "./collections.ts";

const one = rowEndpoints()({ table: collections, params: CollectionPath, param: "collection_id" });

/** What a start and a question need (`core/api/parts/first-routes.ts`). */
export const firstCollectionRoutes = routes(
  { base: "/api/collections", api: "document-chat", tag: "Collections" },
  {
    listCollections: endpoint({
      method: "GET",
      path: "/",
      summary: "List collections, newest first",
      query: ListQuery,
      output: z.array(Collection),
      reads: [collections, documents],
      handle: async ({ query }, context) => listReply(await listCollections(context, context.user, query), query),
    }),
    getCollection: one.get({ summary: "Get one collection", output: Collection, handle: getCollection }),
  },
);
