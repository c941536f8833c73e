import type { ModelServersPort } from "../ports.ts";
import type { GeneratorsPort } from "#core/engine/ports.ts";
import type { AccountsPort } from "#core/accounts/ports.ts";
import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { endpointWith } from "#core/http/endpoint.ts";
import { routes } from "#core/http/route.ts";
import { choiceOf, forgetOwnChoice, ModelChoice, saveModelChoice } from "./model-choice.ts";
import { speedsOf } from "../local/generation/seen-speed.ts";

const endpoint = endpointWith<AccountsPort & GeneratorsPort & ModelServersPort>();

const Rung = z.object({
  id: z.string(),
  name: z.string(),
  where: z.string().meta({ description: "on this device, on your server, or the host that words are sent to" }),
  leaves: z.boolean().meta({ description: "Questions and passages leave this machine for it" }),
  context_tokens: z.number().int(),
  problem: z.string().optional().meta({ description: "Why it cannot be asked now; left out where nothing is known" }),
  on_request: z.literal(true).optional().meta({
    description: "Another model was chosen: it answers only where a request names it",
  }),
});

const Speed = z.object({
  server_id: z.string().nullable().meta({ description: "Null for a model that is installed on this machine" }),
  model: z.string(),
  words_per_second: z.number(),
});

const Ladder = z.object({
  choice: ModelChoice.meta({ description: "What answers here" }),
  account_choice: ModelChoice.meta({ description: "What every host of the account uses that has no choice only here" }),
  only_here: z.boolean().meta({ description: "This host differs from the account" }),
  rungs: z.array(Rung),
  speeds: z.array(Speed).meta({ description: "As seen on this host" }),
});

const NewChoice = ModelChoice.safeExtend({
  only_here: z.boolean().default(false).meta({ description: "For this host alone; left out, for the account" }),
});

export const generationRoutes = routes(
  { base: "/api/language-models", api: "document-chat", tag: "Models" },
  {
    getLanguageModels: endpoint({
      method: "GET",
      path: "/",
      summary: "Say which language models answer questions about documents, best first",
      description:
        "The page, /v1 and MCP use the same. Where the first is lost while it answers, the next one begins again, save those that answer on request only; after the last, and where there is none, answers are quoted from the documents.",
      output: Ladder,
      handle: (_, context) => ladderOf(context),
    }),
    chooseLanguageModels: endpoint({
      method: "PUT",
      path: "/choice",
      summary: "Choose which language models may answer",
      description:
        "For the account: its devices and its server get the choice by sync, and a choice that only this host had is given up. Keys of providers stay where they were entered.",
      body: NewChoice,
      output: Ladder,
      handle: async ({ body: { only_here, ...choice } }, context) => {
        const { chosenServer } = await import("../remote/chosen-server.ts");
        const server = await chosenServer(context, context.user, choice.provider);
        await saveModelChoice(context, context.user, { choice, server, only_here });
        return ladderOf(context);
      },
    }),
    forgetLanguageModelsHere: endpoint({
      method: "DELETE",
      path: "/choice",
      status: 204,
      summary: "Give up the choice of this host alone, and answer as the account has chosen",
      handle: (_, context) => forgetOwnChoice(context, context.user),
    }),
  },
);

async function ladderOf(context: RequestContext & GeneratorsPort): Promise<z.infer<typeof Ladder>> {
  const { user } = context;
  const [{ choice, account, only_here }, rungs, speeds] = await Promise.all([
    choiceOf(context, user),
    context.generators?.pick({ user, allowSending: true }) ?? [],
    speedsOf(context, user),
  ]);
  return {
    choice,
    account_choice: account,
    only_here,
    rungs: rungs.map(({ id, name, where, contextTokens, problem, onRequest }) => ({
      id,
      name,
      where: typeof where === "string" ? where : where.sentTo,
      leaves: typeof where !== "string",
      context_tokens: contextTokens,
      ...(problem !== undefined && { problem }),
      ...(onRequest && { on_request: onRequest }),
    })),
    speeds: speeds.map(({ server_id, model, words_per_second }) => ({ server_id, model, words_per_second })),
  };
}
