import { counted } from "#core/http/counted.ts";
import { createEffect, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { SelectField, optionsOf } from "../../ui/select-field.tsx";
import { Failed, QueryView } from "../../ui/states.tsx";
import { createGeneration } from "./generation.ts";
import type { NamedModel } from "#core/models/remote/providers.ts";
import { choiceOf, type GivenServer, type OwnServer } from "./servers.ts";
import { useModels } from "./use-models.ts";

/** One prompt to one model, streamed, with a way to stop it. Nothing of it is stored. */
export function TryIt(props: { readonly server: OwnServer | GivenServer }): JSX.Element {
  const models = useModels(() => props.server);
  return (
    <QueryView
      query={models}
      loading="Asking for its models…"
      failed="It cannot be tried: its models could not be listed."
      isEmpty={(list) => list.length === 0}
      empty={<p class="note">There is no model to try.</p>}
    >
      {(list) => <TryForm server={props.server} models={list()} />}
    </QueryView>
  );
}

function TryForm(props: {
  readonly server: OwnServer | GivenServer;
  readonly models: readonly NamedModel[];
}): JSX.Element {
  const { api } = useApp();
  const generation = createGeneration({ api, now: () => performance.now() });
  const [model, setModel] = createSignal(props.models[0]?.id ?? "");
  const [prompt, setPrompt] = createSignal("Say hello in one short sentence.");
  onCleanup(() => generation.stop());
  const run = (event: SubmitEvent) => {
    event.preventDefault();
    if (generation.isBusy() || !prompt().trim()) return;
    void generation.start((request_id, signal) =>
      api.open("generateText", {
        body: { ...choiceOf(props.server), model: model(), prompt: prompt(), request_id, stream: true },
        signal,
      }),
    );
  };
  return (
    <form class="provider-try" onSubmit={run}>
      <SelectField label="Model" options={optionsOf(props.models)} value={model()} onChange={setModel} />
      <TextField
        label="Prompt"
        hint="A question or an instruction. It is not stored."
        rows={2}
        maxlength={20_000}
        value={prompt()}
        onInput={setPrompt}
      />
      <div class="provider-try-actions">
        <Show
          when={generation.isBusy()}
          fallback={
            <Button look="solid" small icon="send" type="submit" disabled={!prompt().trim()}>
              Run
            </Button>
          }
        >
          <Button small icon="stop" onClick={() => generation.stop()}>
            Stop
          </Button>
        </Show>
      </div>
      <Output generation={generation} />
    </form>
  );
}

function Output(props: { readonly generation: ReturnType<typeof createGeneration> }): JSX.Element {
  const state = () => props.generation.state();
  const [said, setSaid] = createSignal("");
  // Heard once and whole: a screen reader that reads every word as it comes says nothing one can follow.
  createEffect(() => setSaid(props.generation.isBusy() ? "The answer is being written…" : state().text));
  const facts = () => {
    const { took, end } = state();
    if (took === undefined || !end) return "";
    const tokens = end.usage ? `${counted(end.usage.completion_tokens, "token")} · ` : "";
    return `${end.model} · ${tokens}${(took / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 })} s`;
  };
  return (
    <>
      <Show when={state().phase === "waiting"}>
        <p class="note">Waiting for its first word. A model that has to be loaded takes a while.</p>
      </Show>
      <Show when={state().text}>
        <p class="provider-output" dir="auto" data-output="">
          {state().text}
        </p>
      </Show>
      <Show when={state().phase === "stopped"}>
        <p class="note">Stopped. {state().text ? "The text so far stays here." : "Nothing had come yet."}</p>
      </Show>
      <Show when={state().phase === "failed"}>
        <Failed what="The model did not finish its answer." reason={state().reason ?? ""} />
      </Show>
      <Show when={facts()}>
        <p class="note">{facts()}</p>
      </Show>
      <p class="hidden-visually" role="status">
        {said()}
      </p>
    </>
  );
}
