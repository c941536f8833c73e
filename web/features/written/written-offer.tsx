import { useQuery } from "@tanstack/solid-query";
import { Link } from "@tanstack/solid-router";
import { createEffect, createMemo, createSignal, Match, Show, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Model } from "../../app/types.ts";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import { createModelApi, modelKeys } from "../models/model-api.ts";
import { receivedOf } from "../models/model-words.ts";
import { useModelActions } from "../models/use-model-actions.ts";
import { createProviderApi, providerKeys, type NamedModel } from "../providers/provider-api.ts";
import { decideOffer } from "./offer-memory.ts";
import { recommend } from "./recommend.ts";
import "./written.css";

interface WrittenOfferProps {
  /** Answers the question once more, by this model. */
  readonly onWrite: (model: string) => void;
  /** A model is on its way: the offer stays until it is here. */
  readonly onTake: () => void;
  readonly onDismiss: () => void;
}

/** Milliseconds between looks at a download. */
const EVERY = 700;

/** After the first answer, once: what these quotes are, and how answers are written here. */
export function WrittenOffer(props: WrittenOfferProps): JSX.Element {
  const { api, client, host, toasts } = useApp();
  const own = createModelApi(api);
  const act = useModelActions();
  const [wanted, setWanted] = createSignal<string>();
  const models = useQuery(() => ({
    queryKey: keys.models,
    queryFn: api.listModels,
    staleTime: 0,
    reconcile: "id",
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "downloading") ? EVERY : false),
  }));
  const machine = useQuery(() => ({ queryKey: modelKeys.machine, queryFn: own.machine }));
  const servers = useQuery(() => ({
    queryKey: providerKeys.allModels,
    queryFn: createProviderApi(api).allModels,
    retry: false,
  }));
  const model = createMemo(() => {
    const list = loaded(models) ?? [];
    return list.find(({ id }) => id === wanted()) ?? recommend(list, loaded(machine)?.free_bytes ?? null);
  });
  const ollama = createMemo(() => loaded(servers)?.models.find(({ provider }) => provider === "local"));
  const isKnown = () => !models.isPending && !machine.isPending && !servers.isPending;
  const place = () => (host.where() === "server" ? "your server" : "this machine");

  const write = async (id: string) => {
    decideOffer();
    await Promise.all([keys.rungs, modelKeys.ladder].map((queryKey) => client.invalidateQueries({ queryKey })));
    props.onWrite(id);
  };
  const take = ({ id }: Model) => {
    setWanted(id);
    props.onTake();
  };
  const download = async (chosen: Model) => {
    take(chosen);
    await act.install(chosen);
  };
  const useOllama = async ({ provider, settings_id, server_id, id }: NamedModel) => {
    try {
      const chosen = { provider, settings_id: settings_id ?? null, server_id: server_id ?? null, model: id };
      const { rungs } = await own.choose({ use: "automatic", provider: chosen, provider_first: true });
      const [first] = rungs;
      if (first) await write(first.id);
      else toasts.show("Ollama could not be chosen. Look at it under Settings, Model servers.");
    } catch (error) {
      toasts.show(`Ollama could not be chosen. ${error instanceof Error ? error.message : ""}`);
    }
  };
  // As soon as it is here, the question is answered again beside the quotes.
  createEffect(() => {
    const known = model();
    if (known?.status === "downloading" && wanted() === undefined) take(known);
    if (known && known.id === wanted() && known.status === "installed") {
      setWanted(undefined);
      void write(known.id);
    }
  });
  const dismiss = () => {
    decideOffer();
    toasts.show("Written answers are under Settings, Models, whenever you want them.");
    props.onDismiss();
  };

  return (
    <Show when={isKnown()}>
      <aside class="written" aria-label="Written answers">
        <Switch fallback={<ElseWhere place={place()} />}>
          <Match when={ollama()}>
            {(found) => (
              <>
                <p>
                  These are quotes. For written answers {found().server_name} can run <strong>{found().name}</strong>.
                </p>
                <div class="written-actions">
                  <Button small look="solid" icon="edit" onClick={() => void useOllama(found())}>
                    Write this answer
                  </Button>
                  <Others onDismiss={dismiss} />
                </div>
              </>
            )}
          </Match>
          <Match when={model()}>
            {(known) => (
              <Offered
                model={known()}
                place={place()}
                onDownload={() => void download(known())}
                onPause={() => void act.pause(known())}
                onDismiss={dismiss}
              />
            )}
          </Match>
        </Switch>
      </aside>
    </Show>
  );
}

interface OfferedProps {
  readonly model: Model;
  readonly place: string;
  readonly onDownload: () => void;
  readonly onPause: () => void;
  readonly onDismiss: () => void;
}

function Offered(props: OfferedProps): JSX.Element {
  const is = (status: Model["status"]) => props.model.status === status;
  return (
    <Show
      when={is("downloading")}
      fallback={
        <>
          <p>
            These are quotes. For written answers {props.place} can run <strong>{props.model.name}</strong> (
            {formatBytes(props.model.bytes)} to download). Your documents stay here.
          </p>
          <Show when={is("failed")}>
            <p role="alert">{props.model.error ?? "The download failed."}</p>
          </Show>
          <div class="written-actions">
            <Button small look="solid" icon="download" onClick={() => props.onDownload()}>
              {is("not-installed") ? "Download and write this answer" : "Go on with the download"}
            </Button>
            <Others onDismiss={props.onDismiss} />
          </div>
        </>
      }
    >
      <p role="status">
        Downloading {props.model.name}: {receivedOf(props.model)}. The answer is written when it is here.
      </p>
      <progress max={props.model.bytes} value={props.model.received} aria-label={`Downloading ${props.model.name}`} />
      <div class="written-actions">
        <Button small icon="stop" onClick={() => props.onPause()}>
          Pause
        </Button>
      </div>
    </Show>
  );
}

function Others(props: { readonly onDismiss: () => void }): JSX.Element {
  return (
    <>
      <Link class="button" data-look="plain" data-small="" to="/models">
        Other models
      </Link>
      <Button small look="plain" onClick={() => props.onDismiss()}>
        Not now
      </Button>
    </>
  );
}

/** No model of the catalogue runs here, or there is no room for one. */
function ElseWhere(props: { readonly place: string }): JSX.Element {
  return (
    <p>
      These are quotes. No language model of the list runs on {props.place}.{" "}
      <Link to="/providers">Set up a model server</Link> for written answers.
    </p>
  );
}
