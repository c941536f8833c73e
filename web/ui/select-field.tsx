import { For, type JSX } from "solid-js";
import { Field } from "./field.tsx";

/** What is chosen, and the words that a person reads. */
export type Option = readonly [value: string, words: string];

interface SelectFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice of one, with its label and hint. */
export function SelectField(props: SelectFieldProps): JSX.Element {
  return (
    <Field label={props.label} hint={props.hint}>
      {(field) => (
        <select {...field} class="input" onChange={(event) => props.onChange(event.currentTarget.value)}>
          <For each={props.options}>
            {([value, words]) => (
              <option value={value} selected={value === props.value}>
                {words}
              </option>
            )}
          </For>
        </select>
      )}
    </Field>
  );
}

/** An option for each row, called by its name. */
export const optionsOf = (rows: readonly { readonly id: string; readonly name: string }[] | undefined): Option[] =>
  (rows ?? []).map(({ id, name }) => [id, name]);
