import { createEffect, createSignal, createUniqueId, For, Match, on, Show, Switch, type JSX } from "solid-js";
import { configProblem } from "#core/plugins/package/metadata/check-config-field.ts";
import { useCollections, useDocuments } from "../../../app/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { loaded } from "../../../ui/states.tsx";
import type { ConfigField } from "../blocks/config-fields.ts";
import { pictureFrom } from "./picture-from.ts";

interface SettingFieldProps {
  readonly field: ConfigField;
  readonly value: unknown;
  /** The value where nothing is set; without one, a number may be left empty. */
  readonly fallback: unknown;
  /** The next key writes into it. */
  readonly takesFocus?: boolean;
  /** Called with valid values only; undefined removes the setting. */
  readonly onChange: (value: unknown) => void;
}

/** One setting. A valid value takes effect while it is typed; the field says what is wrong with any other. */
export function SettingField(props: SettingFieldProps): JSX.Element {
  const id = createUniqueId();
  const [problem, setProblem] = createSignal<string>();
  const offer = (value: unknown) => {
    const mayBeLeftOut = value === undefined && props.fallback === undefined;
    const wrong = mayBeLeftOut ? undefined : configProblem({ ...props.field, default: props.field.initial }, value);
    setProblem(wrong);
    if (wrong === undefined) props.onChange(value);
  };
  // A value that was not typed here, for example by undo, is valid.
  createEffect(
    on(
      () => props.value,
      () => setProblem(undefined),
      { defer: true },
    ),
  );
  const attributes = () => ({
    id,
    "aria-invalid": problem() !== undefined,
    "aria-describedby": problem() === undefined ? undefined : `${id}-problem`,
  });
  return (
    <div class="field">
      <Show
        when={props.field.type === "boolean"}
        fallback={
          <>
            <label for={id}>{props.field.label}</label>
            <Control {...props} attributes={attributes()} offer={offer} />
          </>
        }
      >
        <label class="design-switch">
          <input
            type="checkbox"
            {...attributes()}
            checked={props.value === true}
            onChange={(event) => offer(event.currentTarget.checked)}
          />
          {props.field.label}
        </label>
      </Show>
      <Show when={problem()}>
        {(wrong) => (
          <p class="form-problem" id={`${id}-problem`} role="alert">
            {props.field.label} {wrong()}. The value before stays.
          </p>
        )}
      </Show>
    </div>
  );
}

interface ControlProps extends SettingFieldProps {
  readonly attributes: { readonly id: string; readonly "aria-invalid": boolean };
  readonly offer: (value: unknown) => void;
}

function Control(props: ControlProps): JSX.Element {
  const text = () => (props.value === undefined || props.value === null ? "" : String(props.value));
  const isOf = (...types: readonly string[]) => types.includes(props.field.type);
  const focus = (element: HTMLElement) => props.takesFocus && queueMicrotask(() => element.focus());
  return (
    <Switch
      fallback={
        <input
          {...props.attributes}
          ref={focus}
          class="input"
          type={isOf("color", "date", "time") ? props.field.type : "text"}
          dir="auto"
          step={props.field.type === "time" ? 1 : undefined}
          value={text()}
          placeholder={props.field.placeholder}
          onInput={(event) => props.offer(event.currentTarget.value)}
        />
      }
    >
      <Match when={isOf("number")}>
        <input
          {...props.attributes}
          class="input"
          type="number"
          value={text()}
          min={props.field.min}
          max={props.field.max}
          step={props.field.step}
          onInput={({ currentTarget: { value, valueAsNumber, validity } }) =>
            props.offer(value === "" && !validity.badInput ? undefined : valueAsNumber)
          }
        />
      </Match>
      <Match when={isOf("textarea")}>
        <textarea
          {...props.attributes}
          ref={focus}
          class="input"
          dir="auto"
          rows={props.field.rows}
          placeholder={props.field.placeholder}
          value={text()}
          onInput={(event) => props.offer(event.currentTarget.value)}
        />
      </Match>
      <Match when={isOf("select")}>
        <Choice {...props} options={props.field.options} />
      </Match>
      <Match when={isOf("collection")}>
        <CollectionChoice {...props} />
      </Match>
      <Match when={isOf("document")}>
        <DocumentChoice {...props} />
      </Match>
      <Match when={isOf("image")}>
        <PictureChoice {...props} />
      </Match>
    </Switch>
  );
}

function Choice(props: ControlProps & { readonly options: ConfigField["options"] }): JSX.Element {
  const chosen = () => props.options.findIndex(({ value }) => value === props.value);
  return (
    <select
      {...props.attributes}
      class="input"
      onChange={({ currentTarget: { value } }) => props.offer(props.options[Number(value)]?.value)}
    >
      <Show when={chosen() < 0}>
        <option value="" selected>
          Choose…
        </option>
      </Show>
      <For each={props.options}>
        {({ label }, at) => (
          <option value={at()} selected={at() === chosen()}>
            {label}
          </option>
        )}
      </For>
    </select>
  );
}

function CollectionChoice(props: ControlProps): JSX.Element {
  const collections = useCollections();
  const options = () => [
    { label: "All collections", value: "" },
    ...(loaded(collections) ?? []).map(({ id, name }) => ({ label: name, value: id })),
  ];
  return <Choice {...props} value={props.value ?? ""} options={options()} offer={props.onChange} />;
}

function DocumentChoice(props: ControlProps): JSX.Element {
  const documents = useDocuments();
  const options = () =>
    (loaded(documents) ?? []).map(({ id, original_filename }) => ({ label: original_filename, value: id }));
  return <Choice {...props} options={options()} offer={props.onChange} />;
}

function PictureChoice(props: ControlProps): JSX.Element {
  const [problem, setProblem] = createSignal("");
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      props.onChange(await pictureFrom(file));
      setProblem("");
    } catch {
      setProblem("This file is not a picture that the browser can show.");
    }
  };
  return (
    <>
      <input
        {...props.attributes}
        class="input"
        type="file"
        accept="image/*"
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <p class="field-hint" role="status">
        {problem() || "Kept in the page itself, at most 1,200 pixels wide. A page holds 8 MB."}
      </p>
      <Show when={props.value}>
        <Button small onClick={() => props.onChange("")}>
          Remove the picture
        </Button>
      </Show>
    </>
  );
}
