import type { AccountsPort } from "#core/accounts/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { partOf } from "#core/http/list-reply.ts";
import { platformPaging } from "#core/http/platform-list.ts";
import { jsonReply, routes } from "#core/http/route.ts";
import { ProviderName } from "./provider.ts";
import { AiServer, NewProviderSetting, ProviderSetting } from "./provider-setting.ts";
import { deleteProviderSetting, listProviderSettings, listServers, saveProviderSetting } from "./provider-settings.ts";

const endpoint = endpointWith<AccountsPort>();

export const aiSettingRoutes = routes(
  { base: "/api/v1/ai/settings", api: "platform", tag: "AI settings" },
  {
    listProviderSettings: endpoint({
      method: "GET",
      path: "/providers",
      summary: "List provider settings, most recently changed first",
      query: z.object({ provider: ProviderName.optional(), ...platformPaging() }),
      output: z.array(ProviderSetting),
      handle: async ({ query }, context) => {
        const items = await listProviderSettings(context, context.user, query.provider);
        return partOf(items, query);
      },
    }),
    saveProviderSetting: endpoint({
      method: "POST",
      path: "/providers",
      status: 201,
      summary: "Store a provider's servers and keys",
      description:
        "With the id of a setting that exists it is changed and the status is 200. Keys are stored encrypted and answered masked; a key left out or sent back masked stays as it is as long as the server's address does, null or an empty text removes it. Keys stay on this host. A server without server_url is the vendor's own, or Ollama where this host expects it; a bare host gets /v1.",
      body: NewProviderSetting,
      output: ProviderSetting,
      handle: async ({ body }, context) => {
        const { setting, isNew } = await saveProviderSetting(context, context.user, body);
        return jsonReply(setting, {}, isNew ? 201 : 200);
      },
    }),
    deleteProviderSetting: endpoint({
      method: "DELETE",
      path: "/providers/:provider/:instance_id",
      status: 204,
      summary: "Delete a provider setting with its keys",
      params: z.object({ provider: ProviderName, instance_id: z.string() }),
      errors: [404],
      handle: ({ params }, context) =>
        deleteProviderSetting(context, context.user, params.provider, params.instance_id),
    }),
    listAiServers: endpoint({
      method: "GET",
      path: "/servers/:settings_id",
      summary: "List the servers of a provider setting",
      params: z.object({ settings_id: z.string() }),
      query: z.object(platformPaging()),
      output: z.array(AiServer),
      errors: [404],
      handle: async ({ params, query }, context) => {
        const items = await listServers(context, context.user, params.settings_id);
        return partOf(items, query);
      },
    }),
  },
);
