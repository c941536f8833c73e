import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { Component, ComponentChange, components, NewComponent } from "./component.ts";
import { changeComponent, createComponent, deleteComponent, getComponent, listComponents } from "./components.ts";

const ComponentPath = z.object({
  component_id: z.string().meta({ description: "The component_id; the id is taken too" }),
});

const one = rowEndpoints()({ table: components, params: ComponentPath, param: "component_id", key: "component_id" });

export const componentRoutes = routes(
  { base: "/api/v1/components", api: "platform", tag: "Components" },
  {
    listComponents: endpoint({
      method: "GET",
      path: "",
      summary: "List components, by name",
      query: z.object(platformPaging()),
      output: z.array(Component),
      reads: [components],
      handle: async ({ query }, context) => platformList(await listComponents(context, context.user, query), query),
    }),
    createComponent: endpoint({
      method: "POST",
      path: "",
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
    getComponent: one.get({ summary: "Get one component", output: Component, alone: true, handle: getComponent }),
    changeComponent: one.change({
      summary: "Change a component",
      description: "Fields left out stay as they are.",
      body: ComponentChange,
      output: Component,
      errors: [404, 409],
      handle: changeComponent,
    }),
    deleteComponent: one.remove({ summary: "Delete a component", handle: deleteComponent }),
  },
);
