import { z } from "zod";
import { ProviderName } from "../ai/provider.ts";
import { text } from "../http/fields.ts";
import { table } from "../storage/table.ts";
import { put, type Store } from "../storage/store.ts";

export const ProviderChoice = z.object({
  provider: ProviderName,
  settings_id: text(200).nullish(),
  server_id: text(200).nullish(),
  model: text(300),
});
export type ProviderChoice = z.infer<typeof ProviderChoice>;

/** Which language models may answer questions about documents. */
export const ModelChoice = z.object({
  use: z.enum(["automatic", "none"]).default("automatic").meta({
    description: "automatic: the best one there is; none: answers are quoted from the documents",
  }),
  provider: ProviderChoice.nullable()
    .default(null)
    .meta({ description: "A model of Ollama or of a hosted provider that may answer too; null: none is ever asked" }),
  provider_first: z
    .boolean()
    .default(false)
    .meta({ description: "Ask the provider before the models on this machine" }),
});
export type ModelChoice = z.infer<typeof ModelChoice>;

const ModelChoiceRow = ModelChoice.extend({ id: z.string(), owner: z.string() });
type ModelChoiceRow = z.infer<typeof ModelChoiceRow>;

/** Not synced: it names providers that are set up on this host alone. */
export const modelChoices = table<ModelChoiceRow>({
  name: "model_choices",
  schema: ModelChoiceRow,
  indexes: [],
  syncs: false,
});

/** The one row of each user. */
const ID = "answers";

export async function modelChoiceOf(
  { store }: { readonly store: Pick<Store, "get"> },
  user: string,
): Promise<ModelChoice> {
  const row = await store.get(modelChoices, user, ID);
  return ModelChoice.parse(row ?? {});
}

export async function saveModelChoice(
  { store }: { readonly store: Pick<Store, "write"> },
  user: string,
  choice: ModelChoice,
): Promise<ModelChoice> {
  await store.write([put(modelChoices, { ...choice, id: ID, owner: user })]);
  return choice;
}
