import { For, lazy, Show, Suspense, type JSX } from "solid-js";
import { useCollections, usePersonas, useRungs } from "../../app/queries.ts";
import { Icon } from "../../ui/icon.tsx";
import { loaded } from "../../ui/states.tsx";
import { ModelPicker } from "../picker/model-picker.tsx";
import type { Answers } from "./answers.ts";

// The composer is on the first screen, where a new person has no language model to choose.
const AnswersChoice = lazy(async () => ({ default: (await import("./answers-choice.tsx")).AnswersChoice }));

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
  const rungs = useRungs();
  return (
    <>
      <Suspense>
        <Show when={(rungs() ?? []).length > 0 || props.answers !== "both"}>
          <AnswersChoice value={props.answers} onChange={(answers) => props.onAnswers(answers)} />
        </Show>
      </Suspense>
      <Show when={props.answers !== "model"}>
        <Show when={!props.isLimited}>
          <CollectionChoice id={props.collectionId} onChange={(id) => props.onCollection(id)} />
        </Show>
        <button
          type="button"
          class="composer-sources"
          title="Tick collections and documents to look in"
          aria-label="Sources: tick what to look in"
          aria-haspopup="dialog"
          onClick={() => props.onSources()}
        >
          <Icon name="folder" size={16} />
          <span class="composer-sources-word">Sources</span>
        </button>
      </Show>
      <Show when={props.answers !== "documents"}>
        <ModelPicker />
        <PersonaChoice id={props.personaId} onChange={(id) => props.onPersona(id)} />
      </Show>
    </>
  );
}

interface ChoiceProps {
  readonly id: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

function CollectionChoice(props: ChoiceProps): JSX.Element {
  const collections = useCollections();
  return <OneOf {...props} label="Look in" none="All collections" of={loaded(collections) ?? []} />;
}

/** Who is to answer; personas are words for a language model, so without one there is nothing to choose. */
function PersonaChoice(props: ChoiceProps): JSX.Element {
  const rungs = useRungs();
  const personas = usePersonas();
  const active = () => (loaded(personas)?.personas ?? []).filter(({ is_active, id }) => is_active || id === props.id);
  return (
    <Show when={(rungs() ?? []).length > 0 && active().length > 0}>
      <OneOf {...props} label="Answer as" none="No persona" of={active()} />
    </Show>
  );
}

interface OneOfProps extends ChoiceProps {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** The first option, which chooses none of them. */
  readonly none: string;
  readonly of: readonly { readonly id: string; readonly name: string }[];
}

function OneOf(props: OneOfProps): JSX.Element {
  return (
    <label class="composer-scope">
      <span class="hidden-visually">{props.label}</span>
      <select value={props.id ?? ""} onChange={(event) => props.onChange(event.currentTarget.value || undefined)}>
        <option value="">{props.none}</option>
        <For each={props.of}>
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
