import type { AccountsPort } from "#core/accounts/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { routes } from "#core/http/route.ts";
import { bundleFile } from "./bundle-file.ts";

const endpoint = endpointWith<AccountsPort>();

export const publicPluginRoutes = routes(
  { base: "/api/v1/public/plugins", api: "platform", tag: "Plugin files" },
  {
    getPluginFile: endpoint({
      method: "GET",
      path: "/:plugin_slug/*path",
      summary: "Get a file of a plugin",
      description:
        "Without a token. {version}-{hash}/{file}, as bundle_url gives it, is one version for ever (Cache-Control: immutable) and cannot be guessed. {file} alone is the current version of the plugin of whoever asks, else of the local user, else of the only user who has a plugin of the slug, and is asked for again each time (ETag). Answered in a sandbox: opened by itself nothing of it runs.",
      params: z.object({ plugin_slug: z.string(), path: z.string() }),
      produces: "application/octet-stream",
      errors: [404],
      access: "anyone",
      handle: ({ params, headers }, context) => bundleFile(context, params.plugin_slug, params.path, headers),
    }),
  },
);
