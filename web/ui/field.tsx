import { createUniqueId, Show, type JSX } from "solid-js";
import "./field.css";

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: (attributes: { readonly id: string; readonly "aria-describedby"?: string }) => JSX.Element;
}

/** A label, its control and a hint, tied together for assistive technology. */
export function Field(props: FieldProps): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      {props.children(props.hint ? { id, "aria-describedby": `${id}-hint` } : { id })}
      <Show when={props.hint}>
        <p class="field-hint" id={`${id}-hint`}>
          {props.hint}
        </p>
      </Show>
    </div>
  );
}
