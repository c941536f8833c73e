import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { Component, ComponentChange, components, NewComponent } from "./component.ts";
import { changeComponent, createComponent, deleteComponent, getComponent, listComponents } from "./components.ts";

const ComponentPath = z.object({
  component_id: z.string().meta({ description: "The component_id; the id is taken too" }),
});

export const componentRoutes = routes(
  { base: "/api/v1/components", api: "platform", tag: "Components" },
  {
    listComponents: endpoint({
      method: "GET",
      path: "/",
      summary: "List components, by name",
      query: z.object(platformPaging()),
      output: z.array(Component),
      reads: [components],
      handle: async ({ query }, context) => {
        const { items, total } = await listComponents(context, context.user, query);
        return platformList(items, total, query);
      },
    }),
    createComponent: endpoint({
      method: "POST",
      path: "/",
      status: 201,
      summary: "Create a component",
      description: "component_id is a text of your choice, unique per user: 409 for one that is taken.",
      body: NewComponent,
      output: Component,
      errors: [409],
      entity: entity(components),
      again: (id, context) => getComponent(context, context.user, id),
      handle: ({ body }, context) => createComponent(context, context.user, body),
    }),
    getComponent: endpoint({
      method: "GET",
      path: "/:component_id",
      summary: "Get one component",
      params: ComponentPath,
      output: Component,
      errors: [404],
      entity: entity(components, { param: "component_id", key: "component_id", alone: true }),
      handle: ({ params }, context) => getComponent(context, context.user, params.component_id),
    }),
    changeComponent: endpoint({
      method: "PUT",
      path: "/:component_id",
      summary: "Change a component",
      description: "Fields left out stay as they are.",
      params: ComponentPath,
      body: ComponentChange,
      output: Component,
      errors: [404, 409],
      entity: entity(components, { param: "component_id", key: "component_id" }),
      handle: ({ params, body }, context) => changeComponent(context, context.user, params.component_id, body),
    }),
    deleteComponent: endpoint({
      method: "DELETE",
      path: "/:component_id",
      status: 204,
      summary: "Delete a component",
      params: ComponentPath,
      errors: [404],
      entity: entity(components, { param: "component_id", key: "component_id" }),
      handle: ({ params }, context) => deleteComponent(context, context.user, params.component_id),
    }),
  },
);
