import { endpoint } from "../endpoint.ts";
import { routes } from "../http/route.ts";
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
  },
);
