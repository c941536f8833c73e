import { For, Show, type JSX } from "solid-js";
import { useRungs } from "../../app/queries.ts";
import { Button } from "../../ui/button.tsx";

/** Answers a question once more; where there are language models, by the one of choice. */
export function AskAgain(props: { readonly onAgain: (model?: string) => void }): JSX.Element {
  const rungs = useRungs();
  const models = () => rungs() ?? [];
  return (
    <>
      <Button small look="plain" icon="retry" onClick={() => props.onAgain()}>
        Ask again
      </Button>
      <Show when={models().length > 0}>
        <label class="again-with">
          <span class="hidden-visually">Ask again with</span>
          <select
            onChange={(event) => {
              const { value } = event.currentTarget;
              event.currentTarget.value = "";
              if (value) props.onAgain(value);
            }}
          >
            <option value="">with…</option>
            <For each={models()}>
              {({ id, name, leaves, where }) => (
                <option value={id}>
                  {name}, {leaves ? `sent to ${where}` : where}
                </option>
              )}
            </For>
            <option value="extractive">Quotes only, no language model</option>
          </select>
        </label>
      </Show>
    </>
  );
}
