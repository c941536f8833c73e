import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { NewPrompt, Prompt, PromptChange, prompts } from "./prompt.ts";
import { changePrompt, createPrompt, deletePrompt, getPrompt, listPrompts } from "./prompts.ts";

const PromptPath = z.object({ prompt_id: Uuid });

export const promptRoutes = routes(
  { base: "/api/v1/prompts", api: "platform", tag: "Prompts" },
  {
    listPrompts: endpoint({
      method: "GET",
      path: "/",
      summary: "List prompts, by name",
      query: z.object(platformPaging()),
      output: z.array(Prompt),
      reads: [prompts],
      handle: async ({ query }, context) => {
        const { items, total } = await listPrompts(context, context.user, query);
        return platformList(items, total, query);
      },
    }),
    createPrompt: endpoint({
      method: "POST",
      path: "/",
      status: 201,
      summary: "Save a prompt",
      body: NewPrompt,
      output: Prompt,
      entity: entity(prompts),
      again: (id, context) => getPrompt(context, context.user, id),
      handle: ({ body }, context) => createPrompt(context, context.user, body),
    }),
    getPrompt: endpoint({
      method: "GET",
      path: "/:prompt_id",
      summary: "Get one prompt",
      params: PromptPath,
      output: Prompt,
      errors: [404],
      entity: entity(prompts, { param: "prompt_id", alone: true }),
      handle: ({ params }, context) => getPrompt(context, context.user, params.prompt_id),
    }),
    changePrompt: endpoint({
      method: "PUT",
      path: "/:prompt_id",
      summary: "Change a prompt",
      description: "Fields left out stay as they are.",
      params: PromptPath,
      body: PromptChange,
      output: Prompt,
      errors: [404],
      entity: entity(prompts, { param: "prompt_id" }),
      handle: ({ params, body }, context) => changePrompt(context, context.user, params.prompt_id, body),
    }),
    deletePrompt: endpoint({
      method: "DELETE",
      path: "/:prompt_id",
      status: 204,
      summary: "Delete a prompt",
      params: PromptPath,
      errors: [404],
      entity: entity(prompts, { param: "prompt_id" }),
      handle: ({ params }, context) => deletePrompt(context, context.user, params.prompt_id),
    }),
  },
);
