import { z } from "zod";
import type { RequestContext } from "../context.ts";
import { endpoint } from "../endpoint.ts";
import { routes } from "../http/route.ts";
import { ModelChoice, modelChoiceOf, saveModelChoice } from "./model-choice.ts";

const Rung = z.object({
  id: z.string(),
  name: z.string(),
  where: z.string().meta({ description: "on this device, on your server, or the host that words are sent to" }),
  leaves: z.boolean().meta({ description: "Questions and passages leave this machine for it" }),
  context_tokens: z.number().int(),
  problem: z.string().optional().meta({ description: "Why it cannot be asked now; left out where nothing is known" }),
});

const Ladder = z.object({ choice: ModelChoice, rungs: z.array(Rung) });

export const generationRoutes = routes(
  { base: "/api/language-models", api: "document-chat", tag: "Models" },
  {
    getLanguageModels: endpoint({
      method: "GET",
      path: "/",
      summary: "Say which language models answer questions about documents, best first",
      description:
        "Where the first is lost while it answers, the next one begins again; after the last, and where there is none, answers are quoted from the documents.",
      output: Ladder,
      handle: (_, context) => ladderOf(context),
    }),
    chooseLanguageModels: endpoint({
      method: "PUT",
      path: "/choice",
      summary: "Choose which language models may answer",
      body: ModelChoice,
      output: Ladder,
      handle: async ({ body }, context) => {
        await saveModelChoice(context, context.user, body);
        return ladderOf(context);
      },
    }),
  },
);

async function ladderOf(context: RequestContext): Promise<z.infer<typeof Ladder>> {
  const [choice, rungs] = await Promise.all([
    modelChoiceOf(context, context.user),
    context.generators?.pick({ user: context.user, allowSending: true }) ?? [],
  ]);
  return {
    choice,
    rungs: rungs.map(({ id, name, where, contextTokens, problem }) => ({
      id,
      name,
      where: typeof where === "string" ? where : where.sentTo,
      leaves: typeof where !== "string",
      context_tokens: contextTokens,
      ...(problem !== undefined && { problem }),
    })),
  };
}
