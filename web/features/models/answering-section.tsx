import { useQuery } from "@tanstack/solid-query";
import { For, Show, type JSX } from "solid-js";
import { useChoice } from "../../app/choice.ts";
import { useApp } from "../../app/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { loaded, QueryView } from "../../ui/states.tsx";
import { createProviderApi, providerKeys } from "../providers/provider-api.ts";
import { createModelApi, modelKeys, type Choice, type Ladder, type OfferedModel } from "./model-api.ts";
import { rungInWords } from "./model-words.ts";

/** Who writes answers: the ladder as it stands, and what a person can choose about it. */
export function AnsweringSection(): JSX.Element {
  const { api, client } = useApp();
  const models = createModelApi(api);
  // Ollama is looked for once when this page is opened, and when somebody asks; coming back to the window asks nobody.
  const offered = useQuery(() => ({
    queryKey: providerKeys.found,
    queryFn: createProviderApi(api).lookForModels,
    retry: false,
    staleTime: Infinity,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }));
  const lookAgain = async () => {
    await offered.refetch();
    await client.invalidateQueries({ queryKey: providerKeys.allModels, exact: true });
  };
  const ladder = useQuery(() => ({ queryKey: modelKeys.ladder, queryFn: models.ladder, staleTime: 0 }));
  return (
    <section class="card models-section" aria-labelledby="models-answering">
      <h2 id="models-answering">Who writes the answers</h2>
      <QueryView query={ladder} loading="Asking who can answer…" failed="Who writes the answers could not be told.">
        {(data) => (
          <>
            <Rungs ladder={data()} />
            <Chooser
              stored={data().choice}
              save={async (choice) => client.setQueryData(modelKeys.ladder, await models.choose(choice))}
              offered={(loaded(offered)?.models ?? []).filter(({ provider }) => provider !== "browser")}
              isLooking={offered.isFetching}
              onLook={() => void lookAgain()}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}

interface StoredChoice extends Pick<ChooserProps, "offered" | "isLooking" | "onLook"> {
  readonly stored: Choice;
  readonly save: (choice: Choice) => Promise<unknown>;
}

function Chooser(props: StoredChoice): JSX.Element {
  const choice = useChoice({
    stored: () => props.stored,
    save: (chosen) => props.save(chosen),
    failure: () => "That could not be chosen.",
  });
  return (
    <>
      <label class="models-switch">
        <input
          type="checkbox"
          role="switch"
          checked={choice.value().use === "automatic"}
          onChange={(event) =>
            choice.choose({ ...choice.value(), use: event.currentTarget.checked ? "automatic" : "none" })
          }
        />
        <span>Let language models write answers</span>
      </label>
      <Show when={choice.value().use === "automatic"}>
        <ProviderChooser
          choice={choice.value()}
          offered={props.offered}
          isLooking={props.isLooking}
          onLook={props.onLook}
          onChoose={choice.choose}
        />
      </Show>
    </>
  );
}

function Rungs(props: { readonly ladder: Ladder }): JSX.Element {
  return (
    <Show
      when={props.ladder.rungs.length > 0}
      fallback={
        <p>
          Answers are quoted from your documents, word for word.{" "}
          <Show when={props.ladder.choice.use === "automatic"}>
            Download a language model below, and it puts them in its own words, each sentence still with its source.
          </Show>
        </p>
      }
    >
      <p>The first of these that works answers; every answer names it.</p>
      <ol class="models-rungs">
        <For each={props.ladder.rungs}>{(rung) => <li>{rungInWords(rung)}</li>}</For>
        <li>Quoted from your documents, when none of them works</li>
      </ol>
    </Show>
  );
}

interface ChooserProps {
  readonly choice: Choice;
  readonly offered: readonly OfferedModel[];
  readonly isLooking: boolean;
  readonly onLook: () => void;
  readonly onChoose: (choice: Choice) => void;
}

/** Models of providers that are set up; nothing is asked of any before it is chosen here. */
function ProviderChooser(props: ChooserProps): JSX.Element {
  const valueOf = (model: OfferedModel) => JSON.stringify([model.provider, model.server_id ?? null, model.id]);
  const chosen = () => {
    const { provider } = props.choice;
    return provider ? JSON.stringify([provider.provider, provider.server_id ?? null, provider.model]) : "";
  };
  const choose = (value: string) => {
    const model = props.offered.find((candidate) => valueOf(candidate) === value);
    const provider = model && {
      provider: model.provider,
      settings_id: model.settings_id ?? null,
      server_id: model.server_id ?? null,
      model: model.id,
    };
    props.onChoose({ ...props.choice, provider: provider ?? null });
  };
  const isListed = () => props.offered.some((model) => valueOf(model) === chosen());
  return (
    <>
      <Field
        label="Also ask"
        hint="A model of Ollama or of a provider that is set up on the page Model servers. Its answer says where your words went."
      >
        {(attributes) => (
          <select {...attributes} class="input" onChange={(event) => choose(event.currentTarget.value)}>
            <option value="" selected={chosen() === ""}>
              No one else
            </option>
            <Show when={props.choice.provider && !isListed()}>
              <option value={chosen()} selected>
                {props.choice.provider?.model}
              </option>
            </Show>
            <For each={props.offered}>
              {(model) => (
                <option value={valueOf(model)} selected={valueOf(model) === chosen()}>
                  {model.name} ({model.server_name})
                </option>
              )}
            </For>
          </select>
        )}
      </Field>
      <p>
        <Button small disabled={props.isLooking} onClick={() => props.onLook()}>
          {props.isLooking ? "Looking for models…" : "Look again"}
        </Button>
      </p>
      <Show when={props.choice.provider}>
        <label class="models-switch">
          <input
            type="checkbox"
            role="switch"
            checked={props.choice.provider_first}
            onChange={(event) => props.onChoose({ ...props.choice, provider_first: event.currentTarget.checked })}
          />
          <span>Ask it first, before the models here</span>
        </label>
      </Show>
    </>
  );
}
