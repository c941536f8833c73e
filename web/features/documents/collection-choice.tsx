import { Show, type JSX } from "solid-js";
import type { Collection } from "#core/library/collections/collection.ts";
import { SelectField, optionsOf } from "../../ui/select-field.tsx";

interface CollectionChoiceProps {
  readonly collections: readonly Collection[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A field for the collection that something goes into; hidden where there is only one. */
export function CollectionChoice(props: CollectionChoiceProps): JSX.Element {
  return (
    <Show when={props.collections.length > 1}>
      <SelectField
        label="Collection"
        options={optionsOf(props.collections)}
        value={props.chosen}
        onChange={props.onChoose}
      />
    </Show>
  );
}
