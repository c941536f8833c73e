import type { WebPort } from "#core/chat/ports.ts";
import type { MarketplacePort } from "../ports.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { partOf } from "#core/http/list-reply.ts";
import { platformPaging } from "#core/http/platform-list.ts";
import { AvailablePlugin, InstallStarted, UpdateCheck, UpdatePreview } from "./answers.ts";
import { Sha256 } from "./install-payload.ts";
import {
  installFromAccount,
  installFromForm,
  installFromMarketplace,
  installFromUrl,
  updatePlugin,
} from "./installs.ts";
import { listAvailable } from "./manager.ts";
import { pluginBySlug, uninstallPlugin } from "./plugins.ts";
import { marketplaceInfo, MarketplaceInfo, removeCatalogue, setCatalogue } from "../sources/catalogues.ts";
import { Catalogue } from "../sources/catalogue-entry.ts";
import { SourceAddress } from "../sources/web-address.ts";
import { previewUpdate } from "./update-preview.ts";
import { checkUpdate, checkUpdates } from "./updates.ts";

import { PageQuery, SlugPath } from "./plugin-paths.ts";

const endpoint = endpointWith<BackgroundPort & MarketplacePort & WebPort>();

const Version = z.string().min(1).max(100).optional();
const Refresh = z.object({
  refresh: z
    .stringbool({ error: "must be true or false" })
    .default(false)
    .meta({ description: "Ask again although it was asked within the last minute" }),
});

const JOB =
  "The work runs as a job whose events tell how far it is; when it fails, nothing of it is left, and the job's error says why.";
const ARCHIVES =
  "Archives are zip or tar.gz files with plugin.json, or the literals in lifecycle_manager.py, at the top or in one top folder. Nothing in them is executed. At most 50 MB packed, 100 MB unpacked, 5,000 entries; links, absolute or outward paths, names that differ in case only, passwords and wrong sizes are refused.";

/** Installing, updating and removing plugins. */
export const pluginInstallRows = {
  listAvailablePlugins: endpoint({
    method: "GET",
    path: "/available",
    summary: "List what the marketplace has, by name",
    description:
      "Your own catalogue, the host's (MARKETPLACE_URL), and the plugins that come with the program; the first of these that has a slug counts. 502 where there is none of them, or the host's cannot be read.",
    query: PageQuery,
    output: z.array(AvailablePlugin),
    errors: [502],
    handle: async ({ query, signal }, context) => partOf(await listAvailable(context, context.user, signal), query),
  }),
  listPluginUpdates: endpoint({
    method: "GET",
    path: "/updates/available",
    summary: "Look for updates of all plugins, by name",
    description:
      "Asks each plugin's update_check_url, else the marketplace, else the releases of its repository, at most once a minute. One that cannot be reached has an error and holds up no other.",
    query: Refresh.extend(platformPaging()),
    output: z.array(UpdateCheck),
    handle: async ({ query, signal }, context) => {
      const found = await checkUpdates(context, context.user, { ...query, signal });
      return partOf(found, query);
    },
  }),
  getMarketplace: endpoint({
    method: "GET",
    path: "/marketplace",
    summary: "Get where plugins come from",
    output: MarketplaceInfo,
    handle: (_, context) => marketplaceInfo(context, context.user),
  }),
  setMarketplaceCatalogue: endpoint({
    method: "PUT",
    path: "/marketplace",
    summary: "Give a catalogue of your own",
    description: "Takes the place of the one you gave before.",
    body: Catalogue,
    output: MarketplaceInfo,
    handle: ({ body }, context) => setCatalogue(context, context.user, body),
  }),
  removeMarketplaceCatalogue: endpoint({
    method: "DELETE",
    path: "/marketplace",
    status: 204,
    summary: "Remove your own catalogue",
    errors: [404],
    handle: async (_, context) => {
      await removeCatalogue(context, context.user);
      return undefined;
    },
  }),
  installPlugin: endpoint({
    method: "POST",
    path: "/install",
    status: 201,
    summary: "Install a plugin from a file, an address or the marketplace",
    description: `${ARCHIVES} An uploaded archive is checked before it is taken: 400 says why it is not opened, 422 names every rule that its metadata breaks, 409 that the plugin is there already. ${JOB}`,
    form: {
      files: { file: "The archive, when the method is upload" },
      fields: {
        method: "upload, url or marketplace",
        repo_url: "Address of an archive, or of a repository on GitHub or GitLab, when the method is url",
        plugin_slug: "Which plugin, when the method is marketplace",
        version: "The version wanted; the newest when left out",
        replace: "true: an uploaded archive may update the plugin of its slug, to an older version too",
      },
      optional: ["file", "repo_url", "plugin_slug", "version", "replace"],
    },
    output: InstallStarted,
    errors: [400, 404, 409, 413, 415, 502, 507],
    limit: "upload",
    handle: ({ files, fields, signal }, context) => installFromForm(context, context.user, { files, fields, signal }),
  }),
  installPluginFromUrl: endpoint({
    method: "POST",
    path: "/install-from-url",
    status: 201,
    summary: "Install a plugin from an address",
    description: `As the method url of POST install: the release of the version, or the newest one, of a repository on GitHub or GitLab; any other https address must be an archive. Only public addresses are fetched, unless the server's owner allows others (FETCH_ALLOWED_HOSTS). ${JOB}`,
    body: z.object({ repo_url: SourceAddress, version: z.string().min(1).max(100).nullish() }),
    output: InstallStarted,
    limit: "upload",
    handle: ({ body }, context) => installFromUrl(context, context.user, body),
  }),
  installPluginFromMarketplace: endpoint({
    method: "POST",
    path: "/:plugin_slug/install",
    status: 201,
    summary: "Install a plugin from the marketplace, or as another device has it",
    description: `${JOB} With from=account it is the very archive that another device of the account installed, found by its hash (account_version in GET manager); version is not looked at then.`,
    params: SlugPath,
    query: z.object({
      version: Version,
      from: z.enum(["marketplace", "account"], { error: "must be marketplace or account" }).default("marketplace"),
    }),
    output: InstallStarted,
    errors: [404, 409, 502],
    limit: "upload",
    handle: ({ params, query: { version, from }, signal }, context) =>
      from === "account"
        ? installFromAccount(context, context.user, params.plugin_slug)
        : installFromMarketplace(context, context.user, { ...params, version }, signal),
  }),
  updatePlugin: endpoint({
    method: "POST",
    path: "/:plugin_slug/update",
    status: 201,
    summary: "Update a plugin",
    description: `To the version asked for, or the newest that its update_check_url, the marketplace or its repository has. The version before stays whole until the new one is, and its files can be had until the next update. Plugin and modules stay enabled or disabled. ${JOB} When there is nothing newer the job ends with changed: false.`,
    params: SlugPath,
    query: z.object({
      version: Version,
      sha256: Sha256.optional().meta({ description: "As GET update/preview answers; another archive is refused" }),
    }),
    output: InstallStarted,
    errors: [404],
    limit: "upload",
    handle: ({ params, query }, context) => updatePlugin(context, context.user, params.plugin_slug, query),
  }),
  previewPluginUpdate: endpoint({
    method: "GET",
    path: "/:plugin_slug/update/preview",
    summary: "Read what an update would change, before it is done",
    description:
      "Fetches the next version as POST update would, reads its metadata and installs nothing. A source that cannot be reached, or an archive that is no plugin, is told in error, with 200.",
    params: SlugPath,
    query: z.object({ version: Version }),
    output: UpdatePreview,
    errors: [404],
    limit: "upload",
    handle: async ({ params, query, signal }, context) =>
      previewUpdate(context, await pluginBySlug(context, context.user, params.plugin_slug), { ...query, signal }),
  }),
  uninstallPlugin: endpoint({
    method: "DELETE",
    path: "/:plugin_slug/uninstall",
    status: 204,
    summary: "Uninstall a plugin",
    description:
      "With its modules and files. What it stored (plugin states) stays unless remove_state is true. It is taken off the list of the account, also where only other devices have it; on those it stays installed.",
    params: SlugPath,
    query: z.object({
      remove_state: z
        .stringbool({ error: "must be true or false" })
        .default(false)
        .meta({ description: "Remove what the plugin stored as well" }),
      keep_offered: z
        .stringbool({ error: "must be true or false" })
        .default(false)
        .meta({ description: "Leave it on the account's list, so that every device still offers it" }),
    }),
    errors: [404],
    handle: async ({ params, query }, context) => {
      const removal = { withState: query.remove_state, keepOffered: query.keep_offered };
      await uninstallPlugin(context, context.user, params.plugin_slug, removal);
      return undefined;
    },
  }),
  checkPluginUpdate: endpoint({
    method: "GET",
    path: "/:plugin_slug/update/available",
    summary: "Look for an update of one plugin",
    description: "As GET updates/available does for all: a source that cannot be reached is told in error, with 200.",
    params: SlugPath,
    query: Refresh,
    output: UpdateCheck,
    errors: [404],
    handle: async ({ params, query, signal }, context) =>
      checkUpdate(context, await pluginBySlug(context, context.user, params.plugin_slug), { ...query, signal }),
  }),
};
