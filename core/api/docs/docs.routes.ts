import { z } from "zod";
import { VERSION } from "#core/http/version.ts";
import type { RequestContext } from "#core/http/context.ts";
import { endpoint } from "#core/http/endpoint.ts";
import { openApiDocument } from "#core/http/openapi.ts";
import { jsonReply, mountRoutes, rawReply, routes, type JsonReply, type RouteModule } from "#core/http/route.ts";
import { EXAMPLES } from "./examples.ts";
import { DOCS_CSP, DOCS_PAGE, DOCS_SCRIPT } from "./docs-page.ts";

/** The rows that describe all others and themselves. */
export function createDocsRoutes(modules: readonly RouteModule<RequestContext>[]) {
  const docs = routes(
    { base: "", api: "document-chat", tag: "Documentation" },
    {
      getOpenApi: endpoint({
        method: "GET",
        path: "/openapi.json",
        summary: "Describe every endpoint in OpenAPI 3.1",
        output: z.record(z.string(), z.unknown()),
        access: "anyone",
        handle: (): JsonReply => jsonReply(describe(), {}),
      }),
      getDocs: endpoint({
        method: "GET",
        path: "/docs",
        summary: "Show the interactive explorer",
        produces: "text/html",
        access: "anyone",
        handle: () =>
          rawReply(DOCS_PAGE, { "content-type": "text/html; charset=utf-8", "content-security-policy": DOCS_CSP }),
      }),
      getDocsScript: endpoint({
        method: "GET",
        path: "/docs/start.js",
        summary: "Start the explorer",
        produces: "text/javascript",
        access: "anyone",
        handle: () => rawReply(DOCS_SCRIPT, { "content-type": "text/javascript; charset=utf-8" }),
      }),
    },
  );

  // Made when first asked for: it takes a tenth of a second, and nothing changes it.
  let described: Readonly<Record<string, unknown>> | undefined;

  function describe(): Readonly<Record<string, unknown>> {
    return (described ??= openApiDocument(mountRoutes([...modules, docs]), INFO, EXAMPLES));
  }
  return docs;
}

const INFO = {
  title: "Lectern",
  version: VERSION,
  description:
    "Your documents answer, on your own device. The same endpoints are answered in the browser and by the sync server. Errors are `{detail}`. On the server, endpoints under `/api/v1` want a token: register, log in, make a personal access token, and give it under Authorize. For an account that is encrypted end to end the server answers 403 with the code `account_encrypted` wherever it would have to read: everything but logging in and `/sync`. For scripts there is a typed client in the folder client/.",
};
