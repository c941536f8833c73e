import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { Uuid } from "#core/http/fields.ts";
import { routes } from "#core/http/route.ts";
import { FilesElsewhere, filesElsewhere } from "./elsewhere.ts";
import { StorageUse, storageUse } from "./storage-use.ts";

export const storageUseRoutes = routes(
  { base: "/api/storage", api: "document-chat", tag: "Storage" },
  {
    getStorageUse: endpoint({
      method: "GET",
      path: "/",
      summary: "Say what the documents take up",
      output: StorageUse,
      handle: (_, context) => storageUse(context, context.user),
    }),
    listFilesElsewhere: endpoint({
      method: "GET",
      path: "/elsewhere",
      summary: "Say which documents' files are not on this machine",
      description:
        "On a device that syncs, files of documents from other devices, and those that made way when it was full, are on its server and are fetched when they are opened. Empty on a server.",
      query: z.object({ collection_id: Uuid.optional() }),
      output: FilesElsewhere,
      handle: ({ query }, context) => filesElsewhere(context, context.user, query),
    }),
  },
);
