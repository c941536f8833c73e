import { createUniqueId, For, Show, splitProps, type JSX } from "solid-js";
import { Field } from "./field.tsx";

type InputAttributes = Pick<
  JSX.InputHTMLAttributes<HTMLInputElement>,
  "autocapitalize" | "autocomplete" | "autofocus" | "dir" | "inputmode" | "maxlength" | "required" | "spellcheck"
>;

interface TextFieldProps extends InputAttributes {
  readonly label: string;
  readonly hint?: string;
  /** What is offered while one types. */
  readonly options?: readonly string[];
  readonly value: string;
  readonly onInput: (text: string) => void;
}

/** A line of text with its label and hint. */
export function TextField(props: TextFieldProps): JSX.Element {
  const [own, attributes] = splitProps(props, ["label", "hint", "options", "value", "onInput"]);
  const list = createUniqueId();
  return (
    <Field label={own.label} hint={own.hint}>
      {(field) => (
        <>
          <input
            {...field}
            {...attributes}
            class="input"
            list={own.options && list}
            value={own.value}
            onInput={(event) => own.onInput(event.currentTarget.value)}
          />
          <Show when={own.options}>
            {(options) => (
              <datalist id={list}>
                <For each={options()}>{(option) => <option value={option} />}</For>
              </datalist>
            )}
          </Show>
        </>
      )}
    </Field>
  );
}
