import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import {
  NewPluginState,
  NewPluginStates,
  PluginState,
  PluginStateChange,
  pluginStates,
  PluginStateStats,
  StateStrategy,
  SyncStatus,
} from "./plugin-state.ts";
import {
  changePluginState,
  cleanUpPluginStates,
  createPluginState,
  createPluginStates,
  deletePluginState,
  getPluginState,
  listPluginStates,
  pluginStateStats,
} from "./plugin-states.ts";

const StatePath = z.object({ state_id: Uuid });

const StateQuery = z.object({
  plugin_id: z.string().optional(),
  page_id: Uuid.optional(),
  state_key: z.string().optional(),
  state_strategy: StateStrategy.optional(),
  sync_status: SyncStatus.optional(),
  is_active: z.stringbool({ error: "must be true or false" }).optional(),
  device_id: z.string().optional(),
  ...platformPaging(),
});

const one = rowEndpoints()({ table: pluginStates, params: StatePath, param: "state_id" });

export const pluginStateRoutes = routes(
  { base: "/api/v1/plugin-state", api: "platform", tag: "Plugin states" },
  {
    createPluginState: endpoint({
      method: "POST",
      path: "/",
      status: 201,
      summary: "Keep a plugin's state",
      description:
        "state_strategy: `persistent` stays until it is deleted; past ttl_expires_at it is not listed, but can be had by its id and renewed. `session` ends with the login it was written in (12 hours after the last write where there is no login). `none` lives for an hour, or until ttl_expires_at. `custom` lives until ttl_expires_at.",
      body: NewPluginState,
      output: PluginState,
      entity: entity(pluginStates),
      again: (id, context) => getPluginState(context, context.user, id),
      handle: ({ body }, context) => createPluginState(context, context.identity, body),
    }),
    listPluginStates: endpoint({
      method: "GET",
      path: "/",
      summary: "List plugin states, most recently changed first",
      description: "Expired ones, and those of a login that has ended, are left out.",
      query: StateQuery,
      output: z.array(PluginState),
      handle: async ({ query }, context) => platformList(await listPluginStates(context, context.user, query), query),
    }),
    createPluginStates: endpoint({
      method: "POST",
      path: "/bulk",
      status: 201,
      summary: "Keep many states at once",
      description: "All of them or none; answered in the order given.",
      body: NewPluginStates,
      output: z.array(PluginState),
      handle: ({ body }, context) => createPluginStates(context, context.identity, body.states),
    }),
    getPluginStateStats: endpoint({
      method: "GET",
      path: "/stats",
      summary: "How many states there are, and how large, by plugin",
      output: PluginStateStats,
      handle: (_, context) => pluginStateStats(context, context.user),
    }),
    cleanUpPluginStates: endpoint({
      method: "DELETE",
      path: "/cleanup",
      status: 204,
      summary: "Remove expired states that are not persistent",
      description: "States of logins that have ended are among them.",
      handle: (_, context) => cleanUpPluginStates(context, context.user),
    }),
    getPluginState: one.get({ summary: "Get one plugin state", output: PluginState, handle: getPluginState }),
    changePluginState: endpoint({
      method: "PUT",
      path: "/:state_id",
      summary: "Change a plugin state",
      description: "state_data is replaced as a whole; other fields left out stay as they are.",
      params: StatePath,
      body: PluginStateChange,
      output: PluginState,
      errors: [404],
      entity: entity(pluginStates, { param: "state_id" }),
      handle: ({ params, body }, context) => changePluginState(context, context.identity, params.state_id, body),
    }),
    deletePluginState: one.remove({ summary: "Delete a plugin state", handle: deletePluginState }),
  },
);
