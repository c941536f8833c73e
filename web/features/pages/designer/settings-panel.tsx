import { createMemo, For, Show, type JSX } from "solid-js";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import { Button } from "../../../ui/button.tsx";
import { fieldsOf, type ConfigField } from "../blocks/config-fields.ts";
import { kindOf, settingsOf, withSetting } from "../blocks/kinds.ts";
import { moduleOf } from "../blocks/modules.ts";
import type { Block } from "../content/design.ts";
import { limitsOn, type Place } from "../content/places.ts";
import { SCREENS } from "../content/screens.ts";
import type { DesignerState } from "./designer-state.ts";
import type { Grid } from "./grid-engine.ts";
import { placeWords } from "./place-words.ts";
import { SettingField } from "./setting-field.tsx";

interface SettingsPanelProps {
  readonly block: Block;
  readonly state: DesignerState;
  readonly manifest: PluginManifest | undefined;
  readonly grid: Grid | undefined;
  /** The first field takes the focus. */
  readonly takesFocus: boolean;
}

/** What can be set for the chosen block, and where it is. */
export function SettingsPanel(props: SettingsPanelProps): JSX.Element {
  const module = createMemo(() => (props.manifest ? moduleOf(props.manifest, props.block)?.module : undefined));
  const fields = createMemo(() => kindOf(props.block)?.fields ?? fieldsOf(module()?.config_fields ?? {}));
  const fallbackOf = ({ name, initial }: ConfigField) => module()?.props[name] ?? initial;
  const valueOf = (field: ConfigField) => settingsOf(props.block)[field.name] ?? fallbackOf(field);
  const change = (name: string, value: unknown) => props.state.change(withSetting(props.block, name, value), name);
  return (
    <div class="design-settings">
      <h2>{props.state.nameOf(props.block.id)}</h2>
      <Show when={module()?.description}>
        <p class="note">{module()?.description}</p>
      </Show>
      <Show when={fields().length === 0}>
        <p class="note">There is nothing to set for this block.</p>
      </Show>
      <For each={fields()}>
        {(field, at) => (
          <SettingField
            field={field}
            value={valueOf(field)}
            fallback={fallbackOf(field)}
            takesFocus={props.takesFocus && at() === 0}
            onChange={(value) => change(field.name, value)}
          />
        )}
      </For>
      <PlaceFields {...props} />
      <div class="row">
        <Button small icon="copy" onClick={() => props.state.duplicate(props.block.id)}>
          Duplicate
        </Button>
        <Button small icon="copy" onClick={() => props.state.copy(props.block.id)}>
          Copy
        </Button>
        <Button small icon="trash" onClick={() => props.state.remove(props.block.id)}>
          Delete
        </Button>
      </div>
    </div>
  );
}

const NUMBERS: readonly { readonly key: keyof Place; readonly label: string; readonly from: 0 | 1 }[] = [
  { key: "x", label: "Column", from: 1 },
  { key: "y", label: "Row", from: 1 },
  { key: "w", label: "Width", from: 0 },
  { key: "h", label: "Height", from: 0 },
];

/** The place in numbers, for people who do not drag. */
function PlaceFields(props: SettingsPanelProps): JSX.Element {
  const place = () => props.state.places()[props.block.id];
  const limits = () => limitsOn(props.state.screen(), props.state.limitsOf(props.block.id));
  const rangeOf = (key: keyof Place) => {
    const { columns } = SCREENS[props.state.screen()];
    if (key === "w") return { min: limits().minWidth, max: limits().maxWidth };
    if (key === "h") return { min: limits().minHeight, max: limits().maxHeight };
    return { min: 1, max: key === "x" ? columns : undefined };
  };
  const set = (key: keyof Place, from: 0 | 1, input: HTMLInputElement) => {
    const value = input.valueAsNumber - from;
    // The browser says at the field what is wrong with it.
    if (!Number.isInteger(value)) return void input.reportValidity();
    const id = props.block.id;
    props.grid?.set(id, { [key]: Math.max(0, value) });
    const now = props.state.places()[id];
    // Where the block cannot go as far as asked, the field shows how far it went.
    input.value = String((now?.[key] ?? 0) + from);
    if (now) props.state.say(placeWords(props.state.nameOf(id), now, props.state.screen()));
  };
  return (
    <fieldset class="design-place">
      <legend>Place on {SCREENS[props.state.screen()].name.toLowerCase()}</legend>
      <For each={NUMBERS}>
        {({ key, label, from }) => (
          <label>
            {label}
            <input
              class="input"
              type="number"
              required
              {...rangeOf(key)}
              value={(place()?.[key] ?? 0) + from}
              onChange={(event) => set(key, from, event.currentTarget)}
            />
          </label>
        )}
      </For>
    </fieldset>
  );
}
