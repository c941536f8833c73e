import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, createSignal, type Accessor } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Model } from "#core/models/local/models.ts";
import { loaded } from "../../ui/states.tsx";
import { useModelActions } from "../models/use-model-actions.ts";
import { providerKeys } from "../providers/servers.ts";
import type { NamedModel } from "#core/models/remote/providers.ts";
import { recommend } from "./recommend.ts";
import { allModels } from "../providers/found-models.ts";

interface WrittenOptions {
  /** A model is ready to write, by its id. */
  readonly onReady: (model: string) => void;
  /** A model is on its way. */
  readonly onTake?: () => void;
}

export interface Written {
  /** False until it is known what can write here. */
  readonly isKnown: Accessor<boolean>;
  /** The one that is recommended, or on its way. */
  readonly model: Accessor<Model | undefined>;
  readonly ollama: Accessor<NamedModel | undefined>;
  /** Where models run: "this machine". */
  readonly place: Accessor<string>;
  download(model: Model): Promise<void>;
  pause(model: Model): Promise<void>;
  useOllama(model: NamedModel): Promise<void>;
}

/** Milliseconds between looks at a download. */
const EVERY = 700;

/** What can write answers here, and the one click that makes it do so. */
export function useWritten({ onReady, onTake }: WrittenOptions): Written {
  const { api, client, host, toasts } = useApp();
  const act = useModelActions();
  const [wanted, setWanted] = createSignal<string>();
  const models = useQuery(() => ({
    queryKey: keys.models,
    queryFn: () => api.listModels(),
    staleTime: 0,
    reconcile: "id",
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "downloading") ? EVERY : false),
  }));
  const machine = useQuery(() => ({ queryKey: keys.machine, queryFn: () => api.getMachine() }));
  const servers = useQuery(() => ({
    queryKey: providerKeys.allModels,
    queryFn: () => allModels(api),
    retry: false,
  }));
  const model = createMemo(() => {
    const list = loaded(models) ?? [];
    return list.find(({ id }) => id === wanted()) ?? recommend(list, loaded(machine)?.free_bytes ?? null);
  });

  const ready = async (id: string) => {
    await client.invalidateQueries({ queryKey: keys.ladder });
    onReady(id);
  };
  const take = ({ id }: Model) => {
    setWanted(id);
    onTake?.();
  };
  createEffect(() => {
    const known = model();
    if (known?.status === "downloading" && wanted() === undefined) take(known);
    if (known && known.id === wanted() && known.status === "installed") {
      setWanted(undefined);
      void ready(known.id);
    }
  });

  return {
    isKnown: () => !models.isPending && !machine.isPending && !servers.isPending,
    model,
    ollama: createMemo(() => loaded(servers)?.models.find(({ provider }) => provider === "local")),
    place: () => (host.where() === "server" ? "your server" : "this machine"),
    pause: act.pause,
    async download(chosen) {
      take(chosen);
      await act.install(chosen);
    },
    async useOllama({ provider, settings_id, server_id, id }) {
      await toasts.attempt("Ollama could not be chosen.", async () => {
        const chosen = { provider, settings_id: settings_id ?? null, server_id: server_id ?? null, model: id };
        const { rungs } = await api.chooseLanguageModels({
          body: { use: "chosen", provider: chosen, only_here: false },
        });
        const [first] = rungs;
        if (first) await ready(first.id);
        else toasts.show("Ollama could not be chosen. Look at it under Settings › Models.");
      });
    },
  };
}
