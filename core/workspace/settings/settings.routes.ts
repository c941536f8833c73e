import type { AccountsPort } from "#core/accounts/ports.ts";
import { z } from "zod";
import { onlySelf } from "#core/accounts/named-user.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { partOf } from "#core/http/list-reply.ts";
import { platformPaging } from "#core/http/platform-list.ts";
import { jsonReply, routes } from "#core/http/route.ts";
import { changeDefinition, createDefinition, deleteDefinition, listDefinitions } from "./definitions.ts";
import { changeInstance, deleteInstance, getInstance, setInstance } from "./instances.ts";
import {
  NewSettingDefinition,
  NewSettingInstance,
  SettingDefinition,
  SettingDefinitionChange,
  settingDefinitions,
  SettingInstance,
  SettingInstanceChange,
  settingInstances,
  SettingScope,
} from "./setting.ts";

const endpoint = endpointWith<AccountsPort>();

const DefinitionPath = z.object({ definition_id: z.string() });
const InstancePath = z.object({ instance_id: Uuid });

const changeDefinitionRow = {
  path: "/definitions/:definition_id",
  description: "Fields left out stay as they are.",
  params: DefinitionPath,
  body: SettingDefinitionChange,
  output: SettingDefinition,
  errors: [404],
} as const;

const changeInstanceRow = {
  path: "/instances/:instance_id",
  description: "Fields left out stay as they are; so does a secret whose mask is sent back.",
  params: InstancePath,
  body: SettingInstanceChange,
  output: SettingInstance,
  errors: [404],
} as const;

/** Beside the list of values, which a start needs (`list-settings.routes.ts`). */
export const settingRoutes = routes(
  { base: "/api/v1/settings", api: "platform", tag: "Settings" },
  {
    listSettingDefinitions: endpoint({
      method: "GET",
      path: "/definitions",
      summary: "List setting definitions, by name",
      query: z.object({ category: z.string().optional(), scope: SettingScope.optional(), ...platformPaging() }),
      output: z.array(SettingDefinition),
      handle: async ({ query }, context) => {
        const items = await listDefinitions(context, context.user, query);
        return partOf(items, query);
      },
    }),
    createSettingDefinition: endpoint({
      method: "POST",
      path: "/definitions",
      status: 201,
      summary: "Define a setting",
      description:
        "validation may hold min and max (numbers), min_length and max_length (texts and lists) and enum; further keys are kept. Values of definitions tagged `secret` are stored encrypted and answered masked.",
      body: NewSettingDefinition,
      output: SettingDefinition,
      errors: [409],
      entity: entity(settingDefinitions),
      handle: ({ body }, context) => createDefinition(context, context.user, body),
    }),
    changeSettingDefinition: endpoint({
      ...changeDefinitionRow,
      method: "PATCH",
      summary: "Change a setting definition",
      entity: entity(settingDefinitions, { param: "definition_id" }),
      handle: ({ params, body }, context) => changeDefinition(context, context.user, params.definition_id, body),
    }),
    replaceSettingDefinition: endpoint({
      ...changeDefinitionRow,
      method: "PUT",
      summary: "Change a setting definition, in part or whole",
      entity: entity(settingDefinitions, { param: "definition_id" }),
      handle: ({ params, body }, context) => changeDefinition(context, context.user, params.definition_id, body),
    }),
    deleteSettingDefinition: endpoint({
      method: "DELETE",
      path: "/definitions/:definition_id",
      status: 204,
      summary: "Delete a setting definition with its instances",
      params: DefinitionPath,
      errors: [404],
      entity: entity(settingDefinitions, { param: "definition_id" }),
      handle: ({ params }, context) => deleteDefinition(context, context.user, params.definition_id),
    }),
    getSettingInstance: endpoint({
      method: "GET",
      path: "/instances/:instance_id",
      summary: "Get one setting instance",
      params: InstancePath,
      output: SettingInstance,
      errors: [404],
      entity: entity(settingInstances, { param: "instance_id" }),
      handle: ({ params }, context) => getInstance(context, context.user, params.instance_id),
    }),
    setSettingInstance: endpoint({
      method: "POST",
      path: "/instances",
      status: 201,
      summary: "Set a value",
      description:
        "Where there is an instance for this definition, scope and page (and name, where several are allowed) it is changed and the status is 200. All scopes are kept apart, and belong to the user.",
      body: NewSettingInstance,
      output: SettingInstance,
      errors: [403],
      entity: entity(settingInstances),
      handle: async ({ body }, context) => {
        const { instance, isNew } = await setInstance(
          { ...context, ...context.accounts },
          onlySelf(context.user, body.user_id),
          body,
        );
        return jsonReply(instance, {}, isNew ? 201 : 200);
      },
    }),
    changeSettingInstance: endpoint({
      ...changeInstanceRow,
      method: "PATCH",
      summary: "Change a setting instance",
      entity: entity(settingInstances, { param: "instance_id" }),
      handle: ({ params, body }, context) =>
        changeInstance({ ...context, ...context.accounts }, context.user, params.instance_id, body),
    }),
    replaceSettingInstance: endpoint({
      ...changeInstanceRow,
      method: "PUT",
      summary: "Change a setting instance, in part or whole",
      entity: entity(settingInstances, { param: "instance_id" }),
      handle: ({ params, body }, context) =>
        changeInstance({ ...context, ...context.accounts }, context.user, params.instance_id, body),
    }),
    deleteSettingInstance: endpoint({
      method: "DELETE",
      path: "/instances/:instance_id",
      status: 204,
      summary: "Delete a setting instance; the default counts again",
      params: InstancePath,
      errors: [404],
      entity: entity(settingInstances, { param: "instance_id" }),
      handle: ({ params }, context) => deleteInstance(context, context.user, params.instance_id),
    }),
  },
);
