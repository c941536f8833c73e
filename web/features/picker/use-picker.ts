import { useQuery, useQueryClient } from "@tanstack/solid-query";
import { createMemo } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useLadder } from "../../app/queries.ts";
import type { AnswerChoice, Ladder } from "../../app/client/answers.ts";
import { loaded } from "../../ui/states.tsx";
import { providerKeys, providerSettingsQuery, providersQuery, serversChanged } from "../providers/servers.ts";
import { pickerGroups, type Pick, type PickerFacts } from "./picker-rows.ts";
import { lookForModels } from "../providers/found-models.ts";

const NOTHING: AnswerChoice = { use: "automatic", model: null, provider: null, provider_first: false };

/** Stores what is chosen, and shows it everywhere. */
export function useChooser() {
  const { api, toasts } = useApp();
  const client = useQueryClient();
  const changed = () => client.invalidateQueries({ queryKey: keys.ladder });

  const attempt = (act: () => Promise<unknown>) => toasts.attempt("That could not be chosen.", act);
  /** An Ollama that was found becomes one that is set up. */
  async function connected(model: string): Promise<Partial<AnswerChoice>> {
    const { id, servers } = await api.saveProviderSetting({ body: { provider: "local", servers: [{}] } });
    await serversChanged(client);
    const server_id = servers[0]?.id ?? null;
    return { use: "chosen", provider: { provider: "local", settings_id: id, server_id, model } };
  }
  return {
    choose: (pick: Pick, only_here: boolean) =>
      attempt(async () => {
        const choice = pick.kind === "connect" ? await connected(pick.model) : pick.choice;
        const ladder = await api.chooseLanguageModels({ body: { ...NOTHING, ...choice, only_here } });
        // A list that is on its way may be from before the choice.
        await client.cancelQueries({ queryKey: keys.ladder });
        client.setQueryData<Ladder>(keys.ladder, ladder);
      }),
    chooseAsAccount: () =>
      attempt(async () => {
        await api.forgetLanguageModelsHere();
        await changed();
      }),
  };
}

/** What can be picked. Ollama is looked for when this is made, and when a person asks for it again; at no other time. */
export function usePickerGroups() {
  const { api, host } = useApp();
  const ladder = useLadder();
  const models = useQuery(() => ({
    queryKey: keys.models,
    queryFn: () => api.listModels(),
    staleTime: 0,
    reconcile: "id",
  }));
  const providers = useQuery(() => ({ ...providersQuery(api), retry: false }));
  const settings = useQuery(() => ({ ...providerSettingsQuery(api), retry: false }));
  const found = useQuery(() => ({
    queryKey: providerKeys.found,
    queryFn: () => lookForModels(api),
    retry: false,
    staleTime: Infinity,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }));
  const asker = () => (host.where() === "device" ? "device" : "server");
  const groups = createMemo(() => {
    const known = loaded(ladder);
    if (!known) return [];
    const facts: PickerFacts = {
      asker: asker(),
      ladder: known,
      models: loaded(models) ?? [],
      found: found.isPending ? undefined : (loaded(found) ?? { models: [], errors: [] }),
      providers: loaded(providers) ?? [],
      settings: loaded(settings) ?? [],
    };
    return pickerGroups(facts);
  });
  /** Why no Ollama was found, as far as that is known; null while it is looked for, and where there is one. */
  const notFound = () => {
    if (found.isFetching || found.isPending) return null;
    const guess = loaded(found)?.errors.find(
      ({ provider, settings_id }) => provider === "local" && settings_id === "default",
    );
    return guess?.detail ?? found.error?.message ?? null;
  };
  return {
    groups,
    ladder,
    models: () => loaded(models) ?? [],
    providers: () => loaded(providers) ?? [],
    isLooking: () => found.isFetching,
    notFound,
    look: () => void found.refetch(),
  };
}
