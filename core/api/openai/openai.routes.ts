import type { EmbedPort, EnginePort, GeneratorsPort } from "#core/engine/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { routes } from "#core/http/route.ts";
import { ChatCompletionRequest, completeChat } from "./chat-completion.ts";
import { createResponse } from "./create-response.ts";
import { EmbeddingsRequest, embedTexts } from "./embeddings.ts";
import { ResponseRequest } from "./response-request.ts";
import { servedModel, servedModels } from "./served-models.ts";

const endpoint = endpointWith<EmbedPort & EnginePort & GeneratorsPort>();

const ServedModel = z.object({
  id: z.string(),
  object: z.string(),
  created: z.number().int().meta({ description: "Seconds since 1970" }),
  owned_by: z.string(),
  name: z.string(),
});

/** What programs made for OpenAI ask, answered from the user's documents; only the server has these. */
export const openaiRoutes = routes(
  { base: "/v1", api: "openai", tag: "OpenAI-compatible" },
  {
    listServedModels: endpoint({
      method: "GET",
      path: "/models",
      summary: "List what a chat can be answered by",
      description:
        "The key is a personal access token, or `none` where the server asks for no token. lectern answers from all documents, lectern-extractive in their own words, lectern-collection-… from one collection. The last one is the embedder in use.",
      output: z.object({ object: z.string(), data: z.array(ServedModel) }),
      handle: (_, context) => servedModels(context, context.user),
    }),
    getServedModel: endpoint({
      method: "GET",
      path: "/models/:model",
      summary: "Get one of what a chat can be answered by",
      params: z.object({ model: z.string() }),
      output: ServedModel,
      errors: [404],
      handle: ({ params }, context) => servedModel(context, context.user, params.model),
    }),
    createChatCompletion: endpoint({
      method: "POST",
      path: "/chat/completions",
      summary: "Answer from the documents",
      description:
        "Takes and gives what OpenAI's Chat Completions do, streaming with stream. The last message of the user is the question. `[n]` in the answer cites the n-th of `lectern.passages`; `lectern.receipts` says what each sentence rests on; the sentences that are not supported are also `lectern.unsupported`, and those whose numbers and names are held while the rest of the words could not be checked (wording: unchecked) are `lectern.wording_unchecked`; text of the documents that addresses the language model, and was not given to it, is `lectern.addressed`. The text ends with a list of its sources unless `lectern.sources` is false or stop words are sent, and sentences that the documents do not support are corrected before it; those whose wording is not checked are named there. Where a language model failed, the text ends with why none wrote it, or why it broke off (finish_reason length). What a model thinks before it answers is `reasoning_content`, of the message or of a delta. With response_format json_object the text is an object of answer (with those corrections at its end), answered, sources, unsupported and wording_unchecked; with json_schema a language model fills the schema of the caller, `lectern.values` says which of its texts and numbers stand in the passages, and where no model that can do that is chosen it is refused. A parameter that cannot be heeded is refused with 400 and its name.",
      body: ChatCompletionRequest,
      produces: "application/json",
      errors: [404],
      handle: ({ body, signal }, context) => completeChat(context, context.user, body, signal),
    }),
    createResponse: endpoint({
      method: "POST",
      path: "/responses",
      summary: "Answer from the documents, as OpenAI's Responses",
      description:
        "Takes text or items of messages, and a json_schema to fill as text.format, and streams named events with stream. Each `[n]` of the text is an annotation that names its document; the list of sources in the text comes only with `lectern.sources`. The tool file_search shows the search as an item; its vector_store_ids name a collection. Nothing is stored, so earlier messages are sent each time.",
      body: ResponseRequest,
      produces: "application/json",
      errors: [404],
      handle: ({ body, signal }, context) => createResponse(context, context.user, body, signal),
    }),
    createEmbedding: endpoint({
      method: "POST",
      path: "/embeddings",
      summary: "Embed texts with the embedder in use",
      description:
        "Unit vectors of texts, or of tokens of cl100k_base. A text that is longer than the model reads at once is embedded in parts, whose vectors are averaged by their length. The built-in embedder knows spelling, not meaning; install a model for that.",
      body: EmbeddingsRequest,
      produces: "application/json",
      errors: [404, 503],
      handle: async ({ body }, context) => ({
        kind: "json" as const,
        status: 200,
        headers: {},
        body: await embedTexts(context, body),
      }),
    }),
  },
);
