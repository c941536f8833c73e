import type { ModelServersPort } from "#core/models/ports.ts";
import type { EnginePort } from "#core/engine/ports.ts";
import type { AccountsPort } from "#core/accounts/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { notFound } from "#core/http/errors.ts";
import { text } from "#core/http/fields.ts";
import { partOf } from "#core/http/list-reply.ts";
import { platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { CancelRequest, ChatRequest, Completion, GenerateRequest } from "#core/models/remote/ai-request.ts";
import { chat } from "./chat.ts";
import { generate } from "#core/models/remote/generate.ts";
import { ProviderKind, ProviderName } from "#core/models/remote/provider.ts";
import { ServerUrl } from "#core/models/remote/provider-setting.ts";
import { listAllModels, listModels, listProviders, validateProvider } from "#core/models/remote/providers.ts";

const endpoint = endpointWith<AccountsPort & EnginePort & ModelServersPort>();

const ServerId = text(200).optional();

const Model = z.object({
  id: z.string(),
  name: z.string(),
  provider: ProviderKind,
  settings_id: z.string().nullable(),
  server_id: z.string().nullable(),
  server_name: z.string(),
  size: z.number().optional().meta({ description: "Bytes" }),
  modified_at: z.string().optional(),
  details: z.record(z.string(), z.unknown()).optional(),
});

const FAILURES =
  "A provider that cannot be reached, fails or refuses the key answers 502 with its reason, one that takes too long 504, one that is asked too much 429, one that refuses the request 400. Beside the detail stands a code: out_of_memory, wrong_key, unknown_model, rate_limited, no_credit, context_too_small, cut_off, too_slow, unreachable, server_failed, loading, refused, not_understood, or why a browser may not ask it: content_policy, mixed_content, cors, private_network. A parameter that the model refuses by name is left out and not sent again.";

const STREAM =
  "With stream: true the answer is server-sent events: lines `data: {text, done, conversation_id, request_id}` (with thinking where the model thinks before it answers, and replaces: true where the text so far was thinking, too), one with done: true that also has finish_reason, usage, the ids of the messages, and error and error_code where the provider broke off, and `data: [DONE]`. What fails before the first piece is answered with its status instead. POST cancel with the request_id, or leaving, ends the request at the provider too; what had come of a cancelled stream is kept, and a cancelled request without a stream is 409.";

export const aiProviderRoutes = routes(
  { base: "/api/v1/ai/providers", api: "platform", tag: "AI providers" },
  {
    listAiProviders: endpoint({
      method: "GET",
      path: "/providers",
      summary: "List providers",
      description:
        "`available`: this host can use it; `configured`: you could ask it now. The provider browser is there in the browser only.",
      query: z.object(platformPaging()),
      output: z.array(
        z.object({
          provider: ProviderKind,
          vendor: z.string(),
          name: z.string(),
          description: z.string(),
          needs_api_key: z.boolean(),
          default_server_url: z.string().nullable(),
          available: z.boolean(),
          configured: z.boolean(),
        }),
      ),
      handle: async ({ query }, context) => {
        const items = await listProviders(context, context.user);
        return partOf(items, query);
      },
    }),
    validateAiProvider: endpoint({
      method: "POST",
      path: "/validate",
      summary: "Try a provider out",
      description:
        "Asks the server for its models, with `config` or, without it, with what is stored. A server that refuses is `valid: false` with its reason; one that cannot be reached is 502, one too slow 504.",
      body: z.object({
        provider: ProviderName,
        config: z
          .object({
            server_url: ServerUrl.nullish(),
            api_key: z
              .string()
              .max(2000)
              .regex(/^[\x21-\x7e]*$/, "must be letters, digits and signs without spaces")
              .nullish(),
          })
          .optional(),
        settings_id: text(200).nullish(),
        server_id: text(200).nullish(),
      }),
      output: z.object({
        valid: z.boolean(),
        provider: ProviderKind,
        vendor: z.string(),
        server_url: z.string().nullable(),
        detail: z.string(),
        models_count: z.number().int(),
        models: z.array(z.object({ id: z.string(), name: z.string() })).meta({ description: "By name" }),
      }),
      errors: [400, 404, 429, 502, 504],
      handle: ({ body, signal }, context) => validateProvider(context, context.user, body, body.config, signal),
    }),
    listAiModels: endpoint({
      method: "GET",
      path: "/models",
      summary: "List the models of one server, by name",
      query: z.object({ provider: ProviderName, settings_id: ServerId, server_id: ServerId, ...platformPaging() }),
      output: z.array(Model),
      errors: [400, 404, 429, 502, 504],
      handle: async ({ query, signal }, context) => {
        const items = await listModels(context, context.user, query, signal);
        return partOf(items, query);
      },
    }),
    listAllAiModels: endpoint({
      method: "GET",
      path: "/all-models",
      summary: "List the models of every server you have set up",
      description: "Servers that do not answer are in `errors` and do not fail the others.",
      query: z.object({
        discover: z
          .stringbool({ error: "must be true or false" })
          .default(true)
          .meta({ description: "Also look for Ollama where this host expects it, though nobody has set it up" }),
      }),
      output: z.object({
        models: z.array(Model),
        errors: z.array(
          z.object({
            provider: ProviderKind,
            settings_id: z.string().nullable(),
            server_id: z.string().nullable(),
            detail: z.string(),
          }),
        ),
      }),
      handle: ({ query, signal }, context) => listAllModels(context, context.user, query.discover, signal),
    }),
    generateText: endpoint({
      method: "POST",
      path: "/generate",
      summary: "Complete a prompt",
      description: `${STREAM} ${FAILURES}`,
      body: GenerateRequest,
      output: Completion,
      errors: [400, 404, 409, 429, 502, 504],
      handle: ({ body, signal }, context) => generate(context, body, signal),
    }),
    chatWithProvider: endpoint({
      method: "POST",
      path: "/chat",
      summary: "Chat with a model",
      description: `Stores the last message of the user and the answer in the conversation, or in a new one that begins with the persona's greeting and has its tags. The persona named, or the conversation's, gives the system prompt and model settings; params come before them. Where messages holds a single question and no answers, the last 100 messages of the conversation go along, without those that never leave this device. The model is the conversation's when left out. ${STREAM} ${FAILURES}`,
      body: ChatRequest,
      output: Completion,
      errors: [400, 404, 409, 429, 502, 504],
      handle: ({ body, signal }, context) => chat(context, body, signal),
    }),
    cancelGeneration: endpoint({
      method: "POST",
      path: "/cancel",
      summary: "Cancel a generation",
      description: "By its request_id, or whatever runs in a conversation. 404 when nothing of yours runs there.",
      body: CancelRequest,
      output: z.object({ cancelled: z.literal(true), request_ids: z.array(z.string()) }),
      errors: [404],
      handle: async ({ body }, context) => {
        const which = {
          ...(body.request_id && { request_id: body.request_id }),
          ...(body.conversation_id && { conversation_id: body.conversation_id }),
        };
        const request_ids = await context.modelServers.running.cancel(context.user, which);
        if (request_ids.length === 0)
          throw notFound("running generation", body.request_id ?? body.conversation_id ?? "");
        return { cancelled: true as const, request_ids };
      },
    }),
  },
);
