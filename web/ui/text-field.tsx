import { splitProps, type JSX } from "solid-js";
import { Field } from "./field.tsx";

type InputAttributes = Pick<
  JSX.InputHTMLAttributes<HTMLInputElement>,
  "autocapitalize" | "autocomplete" | "autofocus" | "dir" | "inputmode" | "maxlength" | "required" | "spellcheck"
>;

interface TextFieldProps extends InputAttributes {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onInput: (text: string) => void;
}

/** A line of text with its label and hint. */
export function TextField(props: TextFieldProps): JSX.Element {
  const [own, attributes] = splitProps(props, ["label", "hint", "value", "onInput"]);
  return (
    <Field label={own.label} hint={own.hint}>
      {(field) => (
        <input
          {...field}
          {...attributes}
          class="input"
          value={own.value}
          onInput={(event) => own.onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
