import type { WebPort } from "#core/chat/ports.ts";
import type { MarketplacePort } from "../ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { Uuid } from "#core/http/fields.ts";
import { partOf } from "#core/http/list-reply.ts";
import { jsonReply, routes } from "#core/http/route.ts";
import { CacheRefreshed, ManagedPlugin, PluginStatus, ServicesRestarted } from "./answers.ts";
import { listManaged, pluginStatus } from "./manager.ts";
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
  setPermissionGranted,
  setPluginEnabled,
} from "./plugins.ts";
import { registerPlugin, PluginRegistration } from "./register.ts";
import { refreshCache, restartServices } from "./updates.ts";

import { PageQuery, SlugPath } from "./plugin-paths.ts";
import { pluginInstallRows } from "./plugin-install.routes.ts";

const endpoint = endpointWith<MarketplacePort & WebPort>();

const PluginPath = z.object({ plugin_id: Uuid });
const ModulePath = z.object({ plugin_id: Uuid, module_id: Uuid });
const PermissionPath = PluginPath.extend({ permission: z.string() });
const Enabled = z.object({ enabled: z.boolean() });

export const pluginRoutes = routes(
  { base: "/api/v1/plugins", api: "platform", tag: "Plugins" },
  {
    ...pluginInstallRows,
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
      handle: async ({ query }, context) => partOf(await listManaged(context, context.user), query),
    }),
    listPluginCategories: endpoint({
      method: "GET",
      path: "/categories",
      summary: "List the categories of plugins and modules",
      query: PageQuery,
      output: z.array(z.string()),
      handle: async ({ query }, context) => {
        const names = await listCategories(context, context.user);
        return partOf(names, query);
      },
    }),
    listPluginTags: endpoint({
      method: "GET",
      path: "/tags",
      summary: "List the tags of modules",
      query: PageQuery,
      output: z.array(z.string()),
      handle: async ({ query }, context) => {
        const names = await listPluginTags(context, context.user);
        return partOf(names, query);
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
    setPluginPermission: endpoint({
      method: "PATCH",
      path: "/:plugin_id/permissions/:permission",
      summary: "Withdraw a permission of a plugin, or grant it again",
      description: "Takes effect at once where the plugin runs, and stays so when it is updated.",
      params: PermissionPath,
      body: z.object({ granted: z.boolean() }),
      output: PluginInfo,
      errors: [404],
      handle: async ({ params, body }, context) =>
        pluginInfo(context, await setPermissionGranted(context, context.user, params, body.granted)),
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
        partOf(modulesOf(await pluginById(context, context.user, params.plugin_id)), query),
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
