import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, For, Match, onCleanup, Show, Switch, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { useDocuments } from "../../app/queries.ts";
import type { Model } from "../../app/types.ts";
import { Button } from "../../ui/button.tsx";
import { loaded, QueryView } from "../../ui/states.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import { factsOf, notYetRead, receivedOf } from "./model-words.ts";
import "./models.css";

/** Milliseconds between looks at a download, and at documents that are read again. */
const EVERY = { download: 700, reading: 2000 };

/** Which model tells how alike two texts are: the built-in one, or one that is downloaded on request. */
export function ModelsSection(): JSX.Element {
  const { api, host } = useApp();
  const models = useQuery(() => ({
    queryKey: keys.models,
    queryFn: api.listModels,
    staleTime: 0,
    reconcile: "id",
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "downloading") ? EVERY.download : false,
  }));
  const left = createLeft(() => loaded(models) ?? []);
  return (
    <section class="card settings-section" aria-labelledby="settings-models">
      <h2 id="settings-models">Understanding</h2>
      <p>
        A model lets Lectern find a passage that says the same in other words. It runs{" "}
        {host.where() === "device" ? "on this device" : "on your server"}; your documents are not sent anywhere for it.
      </p>
      <QueryView query={models} loading="Looking for models…" failed="The models could not be listed.">
        {(list) => (
          <ul class="models">
            <For each={list()}>{(model) => <ModelRow model={model} left={left()} />}</For>
          </ul>
        )}
      </QueryView>
      <p class="models-note">
        Nothing is downloaded unless you ask. Then the files come from the models folder of the server this page came
        from, or, where it has none, from huggingface.co.
      </p>
    </section>
  );
}

/** How many documents the model in use has still to read; looked at again while there are any. */
function createLeft(models: () => readonly Model[]): () => number {
  const { client } = useApp();
  const documents = useDocuments();
  const left = createMemo(() => notYetRead(loaded(documents) ?? [], models()));
  const isBusy = createMemo(() => left() > 0);
  createEffect(() => {
    if (!isBusy()) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: keys.documents }), EVERY.reading);
    onCleanup(() => clearInterval(timer));
  });
  return left;
}

function ModelRow(props: { readonly model: Model; readonly left: number }): JSX.Element {
  const act = useModelActions();
  const is = (status: Model["status"]) => props.model.status === status;
  const nameId = `model-${props.model.id}`;
  return (
    <li class="model" aria-labelledby={nameId} data-active={props.model.active}>
      <div class="model-main">
        <h3 id={nameId}>
          {props.model.name}
          <Show when={props.model.active}>
            <span class="model-badge">In use</span>
          </Show>
        </h3>
        <p class="model-facts">{factsOf(props.model)}</p>
        <Show when={is("built-in")}>
          <p class="model-facts">
            Always here, works at once and offline. It knows words and their forms, not that a car is an automobile.
          </p>
        </Show>
        <Show when={props.model.active && props.left > 0}>
          <p class="model-facts" role="status">
            {props.left === 1 ? "1 document is" : `${props.left.toLocaleString()} documents are`} still to be read with
            it. Search goes on meanwhile.
          </p>
        </Show>
        <Show when={is("downloading")}>
          <p class="model-facts">Downloading: {receivedOf(props.model)}</p>
          <progress
            max={props.model.bytes}
            value={props.model.received}
            aria-label={`Downloading ${props.model.name}`}
          />
        </Show>
        <Show when={is("failed")}>
          <p class="model-facts" data-kind="failed" role="alert">
            {props.model.error ?? "It failed, and the reason is not known."}
          </p>
        </Show>
      </div>
      <div class="model-actions">
        <Switch>
          <Match when={is("not-installed")}>
            <Button small icon="download" aria-describedby={nameId} onClick={() => void act.install(props.model)}>
              Download
            </Button>
          </Match>
          <Match when={is("downloading")}>
            <Button
              small
              icon="close"
              aria-describedby={nameId}
              onClick={() => void act.remove(props.model, "cancelled")}
            >
              Cancel
            </Button>
          </Match>
          <Match when={is("failed")}>
            <Button small icon="retry" aria-describedby={nameId} onClick={() => void act.install(props.model)}>
              Try again
            </Button>
          </Match>
          <Match when={!props.model.active}>
            <Button small icon="check" aria-describedby={nameId} onClick={() => void act.activate(props.model)}>
              Use it
            </Button>
          </Match>
        </Switch>
        <Show when={is("installed") || is("failed")}>
          <Button
            small
            look="plain"
            icon="trash"
            aria-describedby={nameId}
            onClick={() => void act.remove(props.model, "removed")}
          >
            Remove
          </Button>
        </Show>
      </div>
    </li>
  );
}

function useModelActions() {
  const { api, client, toasts } = useApp();
  const attempt = async (what: string, action: () => Promise<unknown>) => {
    try {
      await action();
    } catch (error) {
      toasts.show(`${what} ${error instanceof Error ? error.message : ""}`);
    }
    await Promise.all(
      [keys.models, keys.documents, keys.storage, keys.openJobs].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return {
    install: (model: Model) => attempt(`${model.name} could not be downloaded.`, () => api.installModel(model.id)),
    activate: (model: Model) =>
      attempt(`${model.name} could not be taken into use.`, () => api.activateModel(model.id)),
    remove: (model: Model, how: "cancelled" | "removed") =>
      attempt(`${model.name} could not be removed.`, async () => {
        await api.removeModel(model.id);
        const freed = model.received > 0 ? ` ${formatBytes(model.received)} are free again.` : "";
        toasts.show(
          how === "removed"
            ? `${model.name} is removed.${freed}`
            : `The download of ${model.name} is cancelled.${freed}`,
        );
      }),
  };
}
