import type { AllModels, NamedModel } from "#core/models/remote/providers.ts";
import type { ProviderSetting } from "#core/models/remote/provider-setting.ts";
import type { Conversation } from "#core/chat/conversations/conversation.ts";

export type { AllModels, NamedModel };

/** As the value of a choice: the same model may be on several servers. */
export const keyOfModel = ({ provider, settings_id, server_id, id }: NamedModel) =>
  JSON.stringify([provider, settings_id, server_id, id]);

/** The model to go on with: the one chosen here, the conversation's own, the one used last, or the first. */
export function modelToUse(
  models: readonly NamedModel[],
  wanted: {
    readonly chosen: string | undefined;
    readonly conversation: Pick<Conversation, "model" | "server"> | undefined;
    readonly last: string | null;
  },
): NamedModel | undefined {
  const { model, server } = wanted.conversation ?? { model: null, server: null };
  return (
    models.find((each) => keyOfModel(each) === wanted.chosen) ??
    models.find((each) => each.id === model && each.server_name === server) ??
    models.find((each) => each.id === model) ??
    models.find((each) => keyOfModel(each) === wanted.last) ??
    // A person who comes here wants a language model; what answers out of documents has its place elsewhere.
    models.find(({ provider }) => provider !== "browser") ??
    models[0]
  );
}

export interface ModelGroup {
  readonly server: string;
  readonly models: readonly NamedModel[];
}

export function modelsByServer(models: readonly NamedModel[]): readonly ModelGroup[] {
  return [...Map.groupBy(models, ({ server_name }) => server_name)].map(([server, list]) => ({ server, models: list }));
}

/** The address that is asked, as far as the page knows it: null is the vendor's own. */
export function addressOf(settings: readonly ProviderSetting[], model: NamedModel): string | null {
  const setting = settings.find(({ id }) => id === model.settings_id);
  return setting?.servers.find(({ id }) => id === model.server_id)?.server_url ?? null;
}

/** What is told of servers that did not answer. One that nobody has set up is not missed. */
export const failuresToTell = ({ errors }: AllModels) => errors.filter(({ settings_id }) => settings_id !== "default");
