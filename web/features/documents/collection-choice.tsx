import { For, Show, type JSX } from "solid-js";
import type { Collection } from "#core/library/collections/collection.ts";
import { Field } from "../../ui/field.tsx";

interface CollectionChoiceProps {
  readonly collections: readonly Collection[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A field for the collection that something goes into; hidden where there is only one. */
export function CollectionChoice(props: CollectionChoiceProps): JSX.Element {
  return (
    <Show when={props.collections.length > 1}>
      <Field label="Collection">
        {(field) => (
          <select {...field} class="input" onChange={(event) => props.onChoose(event.currentTarget.value)}>
            <For each={props.collections}>
              {({ id, name }) => (
                <option value={id} selected={id === props.chosen}>
                  {name}
                </option>
              )}
            </For>
          </select>
        )}
      </Field>
    </Show>
  );
}
