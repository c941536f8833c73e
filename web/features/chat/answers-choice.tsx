import { Link } from "@tanstack/solid-router";
import { For, Show, type JSX } from "solid-js";
import { useRungs } from "../../app/queries.ts";
import type { Answers } from "./answers.ts";

/** As a person chooses them. */
const ANSWERS: readonly { readonly value: Answers; readonly words: string }[] = [
  { value: "both", words: "Documents and model" },
  { value: "documents", words: "Documents only" },
  { value: "model", words: "Model only" },
];

/** Documents, a language model, or both. */
export function AnswersChoice(props: {
  readonly value: Answers;
  readonly onChange: (answers: Answers) => void;
}): JSX.Element {
  return (
    <label class="composer-scope">
      <span class="hidden-visually">Answered by</span>
      <select
        title="Who answers: your documents in their own words, a language model alone, or a model from your documents"
        value={props.value}
        onChange={(event) => {
          const chosen = ANSWERS.find(({ value }) => value === event.currentTarget.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        <For each={ANSWERS}>
          {({ value, words }) => (
            <option value={value} selected={value === props.value}>
              {words}
            </option>
          )}
        </For>
      </select>
    </label>
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
