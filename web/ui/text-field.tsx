import { createUniqueId, For, Match, splitProps, Switch, type JSX } from "solid-js";
import { createStore, type SetStoreFunction } from "solid-js/store";
import { Field } from "./field.tsx";

type InputAttributes = Pick<
  JSX.InputHTMLAttributes<HTMLInputElement>,
  | "autocapitalize"
  | "autocomplete"
  | "autofocus"
  | "dir"
  | "inputmode"
  | "maxlength"
  | "minlength"
  | "name"
  | "pattern"
  | "placeholder"
  | "required"
  | "spellcheck"
  | "title"
  | "type"
>;

interface TextFieldProps extends InputAttributes {
  readonly label: string;
  readonly hint?: string;
  /** What is offered while one types. */
  readonly options?: readonly string[];
  /** Several lines may be written; left out for one line. */
  readonly rows?: number;
  readonly value: string;
  readonly onInput: (text: string) => void;
}

/** What binds a field to a value of a form. */
export type BoundText = Pick<TextFieldProps, "name" | "value" | "onInput">;

/** A text with its label and hint, of one line or of several. It may be in any script. */
export function TextField(props: TextFieldProps): JSX.Element {
  const [own, attributes] = splitProps(props, ["label", "hint", "options", "rows", "value", "onInput"]);
  const list = createUniqueId();
  const written = {
    dir: "auto",
    class: "input",
    get value() {
      return own.value;
    },
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => own.onInput(event.currentTarget.value),
  } as const;
  return (
    <Field label={own.label} hint={own.hint}>
      {(field) => (
        <Switch fallback={<input {...field} {...written} {...attributes} />}>
          <Match when={own.rows}>
            <textarea {...field} {...written} {...attributes} rows={own.rows} />
          </Match>
          <Match when={own.options}>
            {(options) => (
              <>
                <input {...field} {...written} {...attributes} list={list} />
                <datalist id={list}>
                  <For each={options()}>{(option) => <option value={option} />}</For>
                </datalist>
              </>
            )}
          </Match>
        </Switch>
      )}
    </Field>
  );
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/** The values of a form, and what binds a `TextField` to one of them: `<TextField label="Name" {...text("name")} />`. */
export function createFields<Values extends object>(initial: Values) {
  const [values, setValues] = createStore(initial);
  const set = setValues as SetStoreFunction<Record<string, unknown>>;
  // With a getter: read while the field is made, the value would make the field anew at each letter.
  const text = (name: TextName<Values> & string): BoundText => ({
    get value() {
      return values[name] as string;
    },
    onInput: (value: string) => set(name, value),
  });
  return { values, setValues, text };
}
