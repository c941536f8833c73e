import { z } from "zod";
import { ProviderName } from "../remote/provider.ts";
import { text } from "#core/http/fields.ts";
import { put, remove, type Store } from "#core/storage/store.ts";
import { table } from "#core/storage/table.ts";

export const ProviderChoice = z.object({
  provider: ProviderName,
  settings_id: text(200).nullish(),
  server_id: text(200).nullish(),
  model: text(300),
});
export type ProviderChoice = z.infer<typeof ProviderChoice>;

/** Which language model answers questions about documents. */
export const ModelChoice = z
  .object({
    use: z.enum(["automatic", "chosen", "none"]).default("automatic").meta({
      description:
        "automatic: the best model installed on this machine; chosen: the one named in model or provider, and no other unless it is asked for by its id; none: answers are quoted from the documents",
    }),
    model: text(300).nullable().default(null).meta({ description: "With chosen: a language model of GET /api/models" }),
    provider: ProviderChoice.nullable().default(null).meta({
      description:
        "With chosen: a model of Ollama or of another provider. With automatic it answers where no installed model does",
    }),
    provider_first: z
      .boolean()
      .default(false)
      .meta({ description: "With automatic: ask the provider before the models on this machine" }),
  })
  .check(({ value, issues }) => {
    if (value.use !== "chosen" || (value.model === null) !== (value.provider === null)) return;
    const message = "must name the model that is chosen, or provider must, and not both";
    issues.push({ code: "custom", path: ["model"], message, input: value.model });
  });
export type ModelChoice = z.infer<typeof ModelChoice>;

/** Where the server of a choice is found on hosts where it was not set up; its key stays where it was entered. */
const ChosenServer = z.object({ name: z.string(), url: z.string(), needs_key: z.boolean() });
export type ChosenServer = z.infer<typeof ChosenServer>;

const AnswerChoiceRow = z.object({
  id: z.string(),
  owner: z.string(),
  /** In one field, so that two devices that choose at the same time never mix their choices. */
  chosen: z.object({ choice: ModelChoice, server: ChosenServer.nullable() }),
});

/** What an account has chosen, for every device and server of it. */
export const answerChoices = table<z.infer<typeof AnswerChoiceRow>>({
  name: "answer_choices",
  schema: AnswerChoiceRow,
  indexes: [],
  syncs: true,
  authored: [],
});

const ModelChoiceRow = ModelChoice.safeExtend({
  id: z.string(),
  owner: z.string(),
  /** This host differs from the account. Otherwise the row says what was chosen here last, for the account. */
  only_here: z.boolean().optional(),
});

/** Not synced: what was chosen on this host, by the ids that its providers have here. */
export const modelChoices = table<z.infer<typeof ModelChoiceRow>>({
  name: "model_choices",
  schema: ModelChoiceRow,
  indexes: [],
  syncs: false,
});

/** The one row of each user in both tables. */
const ID = "answers";

export interface Chosen {
  /** What answers here. */
  readonly choice: ModelChoice;
  readonly account: ModelChoice;
  readonly only_here: boolean;
  /** Set where the choice was made on another host, whose ids of settings mean nothing here. */
  readonly elsewhere: { readonly server: ChosenServer | null } | null;
}

/** A row of an earlier version, written before accounts could choose, is what the account has chosen. */
export async function choiceOf({ store }: { readonly store: Pick<Store, "get"> }, user: string): Promise<Chosen> {
  const [everywhere, here] = await Promise.all([store.get(answerChoices, user, ID), store.get(modelChoices, user, ID)]);
  const own = ModelChoice.parse(here ?? {});
  const account = everywhere?.chosen.choice ?? (here?.only_here ? ModelChoice.parse({}) : own);
  if (here?.only_here) return { choice: own, account, only_here: true, elsewhere: null };
  const isMadeHere = !everywhere || (here !== undefined && isSame(own, account));
  const elsewhere = isMadeHere ? null : { server: everywhere.chosen.server };
  return { choice: account, account, only_here: false, elsewhere };
}

const isSame = (one: ModelChoice, other: ModelChoice) => JSON.stringify(one) === JSON.stringify(other);

export interface ToSave {
  readonly choice: ModelChoice;
  /** Of the provider that is chosen. */
  readonly server: ChosenServer | null;
  readonly only_here?: boolean;
}

/** Stores a choice: for the account, or for this host only. */
export async function saveModelChoice(
  { store }: { readonly store: Pick<Store, "write"> },
  user: string,
  { choice, server, only_here = false }: ToSave,
): Promise<void> {
  const here = put(modelChoices, { ...choice, id: ID, owner: user, only_here });
  const everywhere = put(answerChoices, { id: ID, owner: user, chosen: { choice, server } });
  await store.write(only_here ? [here] : [here, everywhere]);
}

/** From now on this host answers as the account has chosen. */
export async function forgetOwnChoice({ store }: { readonly store: Store }, user: string): Promise<void> {
  if (await store.get(modelChoices, user, ID)) await store.write([remove(modelChoices, user, ID)]);
}
