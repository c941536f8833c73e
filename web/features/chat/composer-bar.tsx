import { Link } from "@tanstack/solid-router";
import { For, Show, type JSX } from "solid-js";
import { useCollections, usePersonas, useRungs } from "../../app/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { ModelPicker } from "../picker/model-picker.tsx";
import { ANSWERS, type Answers } from "./answers.ts";

interface ComposerChoicesProps {
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
  readonly collectionId: string | undefined;
  readonly onCollection: (id: string | undefined) => void;
  /** Documents or collections are ticked, which the field shows instead of the collection. */
  readonly isLimited: boolean;
  readonly onSources: () => void;
  readonly personaId: string | undefined;
  readonly onPersona: (id: string | undefined) => void;
}

/** Who is asked, and about what: only what matters for that choice is there. */
export function ComposerChoices(props: ComposerChoicesProps): JSX.Element {
  return (
    <>
      <AnswersChoice value={props.answers} onChange={(answers) => props.onAnswers(answers)} />
      <Show when={props.answers !== "model"}>
        <Show when={!props.isLimited}>
          <CollectionChoice id={props.collectionId} onChange={(id) => props.onCollection(id)} />
        </Show>
        <button
          type="button"
          class="composer-sources"
          title="Tick collections and documents to look in"
          aria-haspopup="dialog"
          onClick={() => props.onSources()}
        >
          <Icon name="folder" size={16} />
          <span class="composer-sources-word">Sources</span>
          <span class="hidden-visually">: tick what to look in</span>
        </button>
      </Show>
      <Show when={props.answers !== "documents"}>
        <ModelPicker />
        <PersonaChoice id={props.personaId} onChange={(id) => props.onPersona(id)} />
      </Show>
    </>
  );
}

/** Documents, a language model, or both; without a language model there is nothing to choose. */
function AnswersChoice(props: { readonly value: Answers; readonly onChange: (answers: Answers) => void }): JSX.Element {
  const rungs = useRungs();
  return (
    <Show when={(rungs() ?? []).length > 0 || props.value !== "both"}>
      <label class="composer-scope">
        <span class="hidden-visually">Answered by</span>
        <select
          title="Who answers: your documents in their own words, a language model alone, or a model from your documents"
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value as Answers)}
        >
          <For each={Object.entries(ANSWERS)}>
            {([value, words]) => (
              <option value={value} selected={value === props.value}>
                {words}
              </option>
            )}
          </For>
        </select>
      </label>
    </Show>
  );
}

function CollectionChoice(props: {
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}): JSX.Element {
  const collections = useCollections();
  return (
    <label class="composer-scope">
      <span class="hidden-visually">Look in</span>
      <select value={props.id ?? ""} onChange={(event) => props.onChange(event.currentTarget.value || undefined)}>
        <option value="">All collections</option>
        <For each={loaded(collections) ?? []}>
          {({ id, name }) => (
            <option value={id} selected={id === props.id}>
              {name}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}

/** Who is to answer; personas are words for a language model, so without one there is nothing to choose. */
function PersonaChoice(props: {
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}): JSX.Element {
  const rungs = useRungs();
  const personas = usePersonas();
  const active = () => (loaded(personas)?.personas ?? []).filter(({ is_active, id }) => is_active || id === props.id);
  return (
    <Show when={(rungs() ?? []).length > 0 && active().length > 0}>
      <label class="composer-scope">
        <span class="hidden-visually">Answer as</span>
        <select value={props.id ?? ""} onChange={(event) => props.onChange(event.currentTarget.value || undefined)}>
          <option value="">No persona</option>
          <For each={active()}>
            {({ id, name }) => (
              <option value={id} selected={id === props.id}>
                {name}
              </option>
            )}
          </For>
        </select>
      </label>
    </Show>
  );
}

/** Under a question that no document answers: who does, where the words go, and that nothing of it is checked. */
export function ModelAlone(): JSX.Element {
  const rungs = useRungs();
  const first = () => rungs()?.find(({ on_request }) => !on_request);
  const who = () => {
    const rung = first();
    return rung ? `${rung.name}, ${rung.leaves ? `sent to ${rung.where}` : rung.where},` : "The language model";
  };
  return (
    <p class="composer-alone">
      <Show
        when={rungs()?.length === 0}
        fallback={`${who()} answers from what it has learned, not from your documents. Nothing of it is checked.`}
      >
        No language model answers. <Link to="/settings/models">Set up a language model</Link>
      </Show>
    </p>
  );
}
