import { z } from "zod";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { NewPrompt, Prompt, PromptChange, prompts } from "./prompt.ts";
import { changePrompt, createPrompt, deletePrompt, getPrompt, listPrompts } from "./prompts.ts";

const PromptPath = z.object({ prompt_id: Uuid });

const one = rowEndpoints()({ table: prompts, params: PromptPath, param: "prompt_id" });

export const promptRoutes = routes(
  { base: "/api/v1/prompts", api: "platform", tag: "Prompts" },
  {
    listPrompts: endpoint({
      method: "GET",
      path: "",
      summary: "List prompts, by name",
      query: z.object(platformPaging()),
      output: z.array(Prompt),
      reads: [prompts],
      handle: async ({ query }, context) => platformList(await listPrompts(context, context.user, query), query),
    }),
    createPrompt: endpoint({
      method: "POST",
      path: "",
      status: 201,
      summary: "Save a prompt",
      body: NewPrompt,
      output: Prompt,
      entity: entity(prompts),
      again: (id, context) => getPrompt(context, context.user, id),
      handle: ({ body }, context) => createPrompt(context, context.user, body),
    }),
    getPrompt: one.get({ summary: "Get one prompt", output: Prompt, alone: true, handle: getPrompt }),
    changePrompt: one.change({
      summary: "Change a prompt",
      description: "Fields left out stay as they are.",
      body: PromptChange,
      output: Prompt,
      handle: changePrompt,
    }),
    deletePrompt: one.remove({ summary: "Delete a prompt", handle: deletePrompt }),
  },
);
