import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { paging, Uuid } from "#core/http/fields.ts";
import { partOf } from "#core/http/list-reply.ts";
import { platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { NewPersona, Persona, PersonaChange, PersonaPage, personas } from "./persona.ts";
import { changePersona, createPersona, deletePersona, getPersona, listPersonas, listPersonaTags } from "./personas.ts";

const PersonaPath = z.object({ persona_id: Uuid });

const one = rowEndpoints()({ table: personas, params: PersonaPath, param: "persona_id" });

export const personaRoutes = routes(
  { base: "/api/v1/personas", api: "platform", tag: "Personas" },
  {
    listPersonas: endpoint({
      method: "GET",
      path: "",
      summary: "List personas, by name",
      query: z.object(paging(20)),
      output: PersonaPage,
      reads: [personas],
      handle: ({ query }, context) => listPersonas(context, context.user, query),
    }),
    listPersonaTags: endpoint({
      method: "GET",
      path: "/tags",
      summary: "List the tags in use on personas",
      query: z.object(platformPaging()),
      output: z.array(z.string()),
      handle: async ({ query }, context) => {
        const tags = await listPersonaTags(context, context.user);
        return partOf(tags, query);
      },
    }),
    createPersona: endpoint({
      method: "POST",
      path: "",
      status: 201,
      summary: "Create a persona",
      description: "model_settings: temperature 0–2, top_p 0–1, max_tokens from 1; other keys are kept.",
      body: NewPersona,
      output: Persona,
      entity: entity(personas),
      again: (id, context) => getPersona(context, context.user, id),
      handle: ({ body }, context) => createPersona(context, context.user, body),
    }),
    getPersona: one.get({ summary: "Get one persona", output: Persona, alone: true, handle: getPersona }),
    changePersona: one.change({
      summary: "Change a persona",
      description: "Fields left out stay as they are.",
      body: PersonaChange,
      output: Persona,
      handle: changePersona,
    }),
    deletePersona: one.remove({
      summary: "Delete a persona",
      description: "Conversations with it stay, without a persona.",
      handle: deletePersona,
    }),
  },
);
