import { For, Match, Switch, type JSX } from "solid-js";
import { inWords, type Control } from "./setting-value.ts";
import type { SettingDefinition } from "#core/workspace/settings/setting.ts";

interface SettingControlProps {
  readonly control: Control;
  readonly definition: SettingDefinition;
  /** What stands in it. */
  readonly text: string;
  readonly attributes: {
    readonly id: string;
    readonly "aria-describedby": string;
    readonly "aria-invalid": boolean;
  };
  /** A secret is stored. */
  readonly isStored: boolean;
  readonly onText: (text: string) => void;
  /** Chosen, not typed: there is nothing more to write. */
  readonly onChoose: (text: string) => void;
}

/** The native control for a setting's type. */
export function SettingControl(props: SettingControlProps): JSX.Element {
  const typed = () => ({
    ...props.attributes,
    class: "input",
    value: props.text,
    autocomplete: "off" as const,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) => props.onText(event.currentTarget.value),
  });
  const limits = () => props.definition.validation;
  return (
    <Switch>
      <Match when={props.control === "switch"}>
        <input
          {...props.attributes}
          class="setting-switch"
          type="checkbox"
          role="switch"
          checked={props.text === "true"}
          onChange={(event) => props.onChoose(String(event.currentTarget.checked))}
        />
      </Match>
      <Match when={props.control === "choice"}>
        <select
          {...props.attributes}
          class="input"
          value={props.text}
          onChange={(event) => props.onChoose(event.currentTarget.value)}
        >
          <option value="" disabled selected={props.text === ""}>
            Choose…
          </option>
          <For each={limits().enum ?? []}>
            {(value) => (
              <option value={JSON.stringify(value)} selected={JSON.stringify(value) === props.text}>
                {inWords(value)}
              </option>
            )}
          </For>
        </select>
      </Match>
      <Match when={props.control === "number"}>
        <input {...typed()} type="number" step="any" min={limits().min} max={limits().max} inputmode="decimal" />
      </Match>
      <Match when={props.control === "secret"}>
        <input
          {...typed()}
          type="password"
          spellcheck={false}
          placeholder={props.isStored ? "•••••••• stored; write to replace it" : ""}
        />
      </Match>
      <Match when={props.control === "text"}>
        <input {...typed()} type="text" dir="auto" maxlength={limits().max_length} />
      </Match>
      <Match when={props.control === "long text"}>
        <textarea {...typed()} dir="auto" rows={4} maxlength={limits().max_length} />
      </Match>
      <Match when={props.control === "lines"}>
        <textarea {...typed()} dir="auto" rows={Math.min(8, Math.max(3, props.text.split("\n").length))} />
      </Match>
      <Match when={props.control === "json"}>
        <textarea
          {...typed()}
          class="input setting-json"
          spellcheck={false}
          rows={Math.min(14, Math.max(4, props.text.split("\n").length))}
        />
      </Match>
    </Switch>
  );
}
