import { createMemo, For, Match, Show, Switch, type JSX } from "solid-js";
import type { PluginModule } from "#core/plugins/plugin.ts";
import { Field } from "../../ui/field.tsx";
import { fieldsOf, type ConfigField } from "./config-fields.ts";

interface ModuleSettingsProps {
  readonly module: Pick<PluginModule, "display_name" | "config_fields" | "props">;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly onChange: (settings: Record<string, unknown>) => void;
}

/** What a module's plugin lets one set for it, where it stands. */
export function ModuleSettings(props: ModuleSettingsProps): JSX.Element {
  const fields = createMemo(() => fieldsOf(props.module.config_fields));
  const valueOf = ({ name, initial }: ConfigField) => props.settings[name] ?? props.module.props[name] ?? initial;
  return (
    <Show when={fields().length > 0}>
      <details class="module-settings">
        <summary>Settings of {props.module.display_name}</summary>
        <div class="module-settings-fields">
          <For each={fields()}>
            {(field) => (
              <OneSetting
                field={field}
                value={valueOf(field)}
                onChange={(value) => props.onChange({ ...props.settings, [field.name]: value })}
              />
            )}
          </For>
        </div>
      </details>
    </Show>
  );
}

interface OneSettingProps {
  readonly field: ConfigField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function OneSetting(props: OneSettingProps): JSX.Element {
  const text = () => (props.value === undefined || props.value === null ? "" : String(props.value));
  const chosen = () => props.field.options.findIndex(({ value }) => value === props.value);
  return (
    <Switch
      fallback={
        <Field label={props.field.label}>
          {(field) => (
            <input
              {...field}
              class="input"
              type={props.field.type}
              value={text()}
              placeholder={props.field.placeholder}
              maxLength={props.field.maxLength}
              min={props.field.min}
              max={props.field.max}
              step={props.field.step}
              onChange={(event) => {
                const { value, valueAsNumber } = event.currentTarget;
                if (!event.currentTarget.reportValidity()) return;
                props.onChange(props.field.type === "number" ? valueAsNumber : value);
              }}
            />
          )}
        </Field>
      }
    >
      <Match when={props.field.type === "boolean"}>
        <label class="module-settings-switch">
          <input
            type="checkbox"
            checked={props.value === true}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
          />
          {props.field.label}
        </label>
      </Match>
      <Match when={props.field.type === "select"}>
        <Field label={props.field.label}>
          {(field) => (
            <select
              {...field}
              class="input"
              onChange={(event) => props.onChange(props.field.options[event.currentTarget.selectedIndex]?.value)}
            >
              <For each={props.field.options}>
                {({ label }, at) => <option selected={at() === chosen()}>{label}</option>}
              </For>
            </select>
          )}
        </Field>
      </Match>
      <Match when={props.field.type === "textarea"}>
        <Field label={props.field.label}>
          {(field) => (
            <textarea
              {...field}
              class="input"
              rows={props.field.rows}
              maxLength={props.field.maxLength}
              placeholder={props.field.placeholder}
              value={text()}
              onChange={(event) => props.onChange(event.currentTarget.value)}
            />
          )}
        </Field>
      </Match>
    </Switch>
  );
}
