import { relayRoutes } from "#core/models/remote/relay.routes.ts";
import { webPageRoutes } from "#core/library/documents/from-web/web-page.routes.ts";
import { createSyncAuthRoutes } from "#core/accounts/sync-auth.routes.ts";
import { resources } from "./app.ts";
import { createDocsRoutes } from "./docs/docs.routes.ts";
import { mcpRoutes } from "./mcp/mcp.routes.ts";
import { mountRoutes } from "#core/http/route.ts";
import { openaiRoutes } from "./openai/openai.routes.ts";
import { syncBlobRoutes } from "#core/sync/files/blobs.routes.ts";
import { createEncryptionRoutes } from "#core/sync/encryption/encryption.routes.ts";
import { passedOn } from "#core/sync/protocol/passed-on.ts";
import { createSyncRoutes } from "#core/sync/server/sync.routes.ts";
import { tables } from "./tables.ts";

/** The resources of the sync server: those of both hosts, and what devices keep in step with. */
export const serverResources = [
  ...resources,
  createSyncAuthRoutes(tables),
  createSyncRoutes(tables),
  syncBlobRoutes,
  relayRoutes,
  webPageRoutes,
  createEncryptionRoutes(tables),
  openaiRoutes,
  mcpRoutes,
] as const;

/** Every endpoint of the sync server. Not in `app.ts`, so that no browser loads it. */
export const serverRoutes = mountRoutes([...serverResources, createDocsRoutes(serverResources)]);

/** What the server asks elsewhere in place of a browser that may not; described where the rows themselves are. */
export const passedOnRoutes = passedOn(serverRoutes);
