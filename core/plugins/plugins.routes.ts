import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Uuid } from "../http/fields.ts";
import { listReply } from "../http/list-reply.ts";
import { platformList, platformPaging, type PlatformPage } from "../http/platform-list.ts";
import { jsonReply, routes } from "../http/route.ts";
import {
  AvailablePlugin,
  CacheRefreshed,
  InstallStarted,
  ManagedPlugin,
  PluginStatus,
  ServicesRestarted,
  UpdateCheck,
} from "./answers.ts";
import { installFromForm, installFromMarketplace, installFromUrl, updatePlugin } from "./installs.ts";
import { listAvailable, listManaged, pluginStatus } from "./manager.ts";
import {
  modulesOf,
  Plugin,
  PluginInfo,
  PluginManifest,
  PluginModule,
  PluginWithModules,
  toPlugin,
  toPluginWithModules,
} from "./plugin.ts";
import {
  designerManifest,
  findModule,
  listCategories,
  listPluginTags,
  pluginById,
  pluginBySlug,
  pluginInfo,
  pluginManifest,
  removePlugin,
  setModuleEnabled,
  setPluginEnabled,
} from "./plugins.ts";
import { registerPlugin, PluginRegistration } from "./register.ts";
import { marketplaceInfo, MarketplaceInfo, removeCatalogue, setCatalogue } from "./sources/catalogues.ts";
import { Catalogue } from "./sources/marketplace.ts";
import { SourceAddress } from "./sources/web-address.ts";
import { checkUpdate, checkUpdates, refreshCache, restartServices } from "./updates.ts";

const PluginPath = z.object({ plugin_id: Uuid });
const ModulePath = z.object({ plugin_id: Uuid, module_id: Uuid });
const SlugPath = z.object({ plugin_slug: z.string().meta({ description: "Slug of the plugin" }) });
const Enabled = z.object({ enabled: z.boolean() });
const PageQuery = z.object(platformPaging());
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

/** All of a list, a part of it where that is asked for. */
function paged(items: readonly unknown[], page: PlatformPage) {
  return platformList(items.slice(page.offset, page.offset + page.limit), items.length, page);
}

export const pluginRoutes = routes(
  { base: "/api/v1/plugins", api: "platform", tag: "Plugins" },
  {
    getPluginManifest: endpoint({
      method: "GET",
      path: "/manifest",
      summary: "Get all plugins with their modules",
      description: "An object from slug to plugin.",
      output: PluginManifest,
      handle: (_, context) => pluginManifest(context, context.user),
    }),
    getDesignerManifest: endpoint({
      method: "GET",
      path: "/manifest/designer",
      summary: "Get the plugins that can be put on a page",
      description: "An object from slug to plugin: enabled plugins, each with its enabled modules.",
      output: PluginManifest,
      handle: (_, context) => designerManifest(context, context.user),
    }),
    listManagedPlugins: endpoint({
      method: "GET",
      path: "/manager",
      summary: "List plugins with their install status and updates, by name",
      description:
        "Those that are here, those on their way, and those of the marketplace as it was read last. No other machine is asked; GET updates/available and GET available do.",
      query: PageQuery,
      output: z.array(ManagedPlugin),
      handle: async ({ query }, context) => paged(await listManaged(context, context.user), query),
    }),
    listAvailablePlugins: endpoint({
      method: "GET",
      path: "/available",
      summary: "List what the marketplace has, by name",
      description:
        "Your own catalogue and the host's (MARKETPLACE_URL); your own counts where both have a slug. 502 where there is none, or the host's cannot be read.",
      query: PageQuery,
      output: z.array(AvailablePlugin),
      errors: [502],
      handle: async ({ query, signal }, context) => paged(await listAvailable(context, context.user, signal), query),
    }),
    listPluginUpdates: endpoint({
      method: "GET",
      path: "/updates/available",
      summary: "Look for updates of all plugins, by name",
      description:
        "Asks each plugin's update_check_url, else the marketplace, else the releases of its repository, at most once a minute. One that cannot be reached has an error and holds up no other.",
      query: Refresh,
      output: z.array(UpdateCheck),
      handle: async ({ query, signal }, context) => {
        const found = await checkUpdates(context, context.user, { ...query, signal });
        return listReply(found, found.length);
      },
    }),
    listPluginCategories: endpoint({
      method: "GET",
      path: "/categories",
      summary: "List the categories of plugins and modules",
      output: z.array(z.string()),
      handle: async (_, context) => {
        const names = await listCategories(context, context.user);
        return listReply(names, names.length);
      },
    }),
    listPluginTags: endpoint({
      method: "GET",
      path: "/tags",
      summary: "List the tags of modules",
      output: z.array(z.string()),
      handle: async (_, context) => {
        const names = await listPluginTags(context, context.user);
        return listReply(names, names.length);
      },
    }),
    refreshPluginCache: endpoint({
      method: "POST",
      path: "/refresh-cache",
      summary: "Read everything stored about plugins, and the marketplace, anew",
      description: "Says which plugins have lost files or break the rules of the metadata.",
      output: CacheRefreshed,
      handle: ({ signal }, context) => refreshCache(context, context.user, signal),
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
      description: "Takes the place of the one you gave before. In the browser it is the only marketplace.",
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
    getPluginBySlug: endpoint({
      method: "GET",
      path: "/by-slug/:plugin_slug",
      summary: "Get one plugin by its slug",
      params: SlugPath,
      output: PluginInfo,
      errors: [404],
      handle: async ({ params }, context) =>
        pluginInfo(context, await pluginBySlug(context, context.user, params.plugin_slug)),
    }),
    getPluginInfo: endpoint({
      method: "GET",
      path: "/:plugin_id/info",
      summary: "Get one plugin by its id",
      description: "With its modules, its files, and what its permissions allow in plain words.",
      params: PluginPath,
      output: PluginInfo,
      errors: [404],
      handle: async ({ params }, context) =>
        pluginInfo(context, await pluginById(context, context.user, params.plugin_id)),
    }),
    setPluginEnabled: endpoint({
      method: "PATCH",
      path: "/:plugin_id",
      summary: "Enable or disable a plugin",
      params: PluginPath,
      body: Enabled,
      output: Plugin,
      errors: [404],
      handle: async ({ params, body }, context) =>
        toPlugin(await setPluginEnabled(context, context.user, params.plugin_id, body.enabled)),
    }),
    unregisterPlugin: endpoint({
      method: "DELETE",
      path: "/:plugin_id",
      status: 204,
      summary: "Unregister a plugin",
      description: "With its modules and files. What it stored (plugin states) stays.",
      params: PluginPath,
      errors: [404],
      handle: async ({ params }, context) => {
        await removePlugin(context, await pluginById(context, context.user, params.plugin_id));
        return undefined;
      },
    }),
    listPluginModules: endpoint({
      method: "GET",
      path: "/:plugin_id/modules",
      summary: "List the modules of a plugin",
      description: "Higher priority first, then by name.",
      params: PluginPath,
      query: PageQuery,
      output: z.array(PluginModule),
      errors: [404],
      handle: async ({ params, query }, context) =>
        paged(modulesOf(await pluginById(context, context.user, params.plugin_id)), query),
    }),
    getPluginModule: endpoint({
      method: "GET",
      path: "/:plugin_id/modules/:module_id",
      summary: "Get one module",
      params: ModulePath,
      output: PluginModule,
      errors: [404],
      handle: async ({ params }, context) =>
        findModule(await pluginById(context, context.user, params.plugin_id), params.module_id),
    }),
    setPluginModuleEnabled: endpoint({
      method: "PATCH",
      path: "/:plugin_id/modules/:module_id",
      summary: "Enable or disable a module",
      params: ModulePath,
      body: Enabled,
      output: PluginModule,
      errors: [404],
      handle: ({ params, body }, context) => setModuleEnabled(context, context.user, params, body.enabled),
    }),
    registerPlugin: endpoint({
      method: "POST",
      path: "/:plugin_slug/register",
      status: 201,
      summary: "Register a plugin at its initialization",
      description:
        "For a plugin that brings its metadata itself and whose files are elsewhere, as while it is developed. Registering again brings the metadata up to date (200); an installed plugin stays as its archive says, and another version of it is 409. Every rule that the metadata breaks is named.",
      params: SlugPath,
      body: PluginRegistration,
      output: PluginWithModules,
      errors: [404, 409],
      handle: async ({ params, body }, context) => {
        const { row, isNew } = await registerPlugin(context, context.user, params.plugin_slug, body);
        return jsonReply(toPluginWithModules(row), {}, isNew ? 201 : 200);
      },
    }),
    installPluginFromMarketplace: endpoint({
      method: "POST",
      path: "/:plugin_slug/install",
      status: 201,
      summary: "Install a plugin from the marketplace",
      description: JOB,
      params: SlugPath,
      query: z.object({ version: Version }),
      output: InstallStarted,
      errors: [404, 409, 502],
      limit: "upload",
      handle: ({ params, query, signal }, context) =>
        installFromMarketplace(context, context.user, { ...params, ...query }, signal),
    }),
    updatePlugin: endpoint({
      method: "POST",
      path: "/:plugin_slug/update",
      status: 201,
      summary: "Update a plugin",
      description: `To the version asked for, or the newest that its update_check_url, the marketplace or its repository has. The version before stays whole until the new one is, and its files can be had until the next update. Plugin and modules stay enabled or disabled. ${JOB} When there is nothing newer the job ends with changed: false.`,
      params: SlugPath,
      query: z.object({ version: Version }),
      output: InstallStarted,
      errors: [404],
      limit: "upload",
      handle: ({ params, query }, context) => updatePlugin(context, context.user, params.plugin_slug, query.version),
    }),
    uninstallPlugin: endpoint({
      method: "DELETE",
      path: "/:plugin_slug/uninstall",
      status: 204,
      summary: "Uninstall a plugin",
      description: "With its modules and files. What it stored (plugin states) stays unless remove_state is true.",
      params: SlugPath,
      query: z.object({
        remove_state: z
          .stringbool({ error: "must be true or false" })
          .default(false)
          .meta({ description: "Remove what the plugin stored as well" }),
      }),
      errors: [404],
      handle: async ({ params, query }, context) => {
        const row = await pluginBySlug(context, context.user, params.plugin_slug);
        await removePlugin(context, row, query.remove_state);
        return undefined;
      },
    }),
    getPluginStatus: endpoint({
      method: "GET",
      path: "/:plugin_slug/status",
      summary: "Get how a plugin is",
      description:
        "Also of one that is being installed for the first time. Damaged means that files of it are gone from this machine.",
      params: SlugPath,
      output: PluginStatus,
      errors: [404],
      handle: ({ params }, context) => pluginStatus(context, context.user, params.plugin_slug),
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
    restartPluginServices: endpoint({
      method: "POST",
      path: "/:plugin_slug/services/restart",
      summary: "Restart the services of a plugin",
      description:
        "Plugins run in the page, and so do the services their modules require: the page starts the plugin again when it sees the new services_restarted_at. 400 when no module requires a service, or the plugin is disabled.",
      params: SlugPath,
      output: ServicesRestarted,
      errors: [400, 404],
      handle: async ({ params }, context) =>
        restartServices(context, await pluginBySlug(context, context.user, params.plugin_slug)),
    }),
  },
);
