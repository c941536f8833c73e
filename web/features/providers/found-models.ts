import type { AllModels, NamedModel } from "#core/models/remote/providers.ts";
import type { Api } from "../../app/client/client.ts";

/** Local storage: the models of an Ollama that nobody has set up, as they were when it was looked for last. */
const FOUND = "found-models";

const isFound = ({ provider, settings_id }: Pick<NamedModel, "provider" | "settings_id">) =>
  provider === "local" && settings_id === "default";

/** Keeps what looking for Ollama found, so that no other page has to look for it. */
export function rememberFound({ models }: AllModels, storage: Pick<Storage, "setItem"> = localStorage): void {
  storage.setItem(FOUND, JSON.stringify(models.filter(isFound)));
}

/** Adds what was found last, unless the person has set up an Ollama, which stands in its place. */
export function withFound(all: AllModels, storage: Pick<Storage, "getItem"> = localStorage): AllModels {
  if ([...all.models, ...all.errors].some(({ provider }) => provider === "local")) return all;
  const found = JSON.parse(storage.getItem(FOUND) ?? "[]") as readonly NamedModel[];
  return { ...all, models: [...all.models, ...found] };
}

type Models = Pick<Api, "listAllAiModels">;

/** Of the servers that are set up, and those of an Ollama that was found earlier; asks for no other. */
export const allModels = async (api: Models): Promise<AllModels> =>
  withFound(await api.listAllAiModels({ query: { discover: false } }));

/** The same, but looks for an Ollama that the user has not set up. For the page about models, and when the user asks. */
export async function lookForModels(api: Models): Promise<AllModels> {
  const all = await api.listAllAiModels({ query: { discover: true } });
  rememberFound(all);
  return all;
}
