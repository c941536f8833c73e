import { For, Match, Show, Switch, type JSX } from "solid-js";
import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import type { DeveloperLog } from "./developer-log.ts";
import { DeveloperPanel } from "./developer-panel.tsx";
import type { DesignerState } from "./designer-state.ts";
import type { PaletteGroup } from "./palette-entries.ts";
import { PalettePanel, type PaletteActions } from "./palette-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

export type Tab = "add" | "settings" | "developer";

interface DesignerPanelProps extends PaletteActions {
  readonly state: DesignerState;
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  readonly groups: readonly PaletteGroup[];
  readonly manifest: PluginManifest | undefined;
  /** The block whose first setting takes the focus. */
  readonly focused: string | undefined;
  readonly log: DeveloperLog;
}

const TABS: readonly (readonly [Tab, string])[] = [
  ["add", "Add"],
  ["settings", "Settings"],
  ["developer", "Developer"],
];

/** Beside the grid: what can be added, what can be set for the chosen block. */
export function DesignerPanel(props: DesignerPanelProps): JSX.Element {
  const block = () => props.state.blockOf(props.state.selected());
  const move = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = TABS.findIndex(([tab]) => tab === props.tab);
    const [next] = TABS[(at + by + TABS.length) % TABS.length] ?? ["add"];
    props.onTab(next);
    document.getElementById(`design-tab-${next}`)?.focus();
  };
  return (
    <aside class="design-panel" aria-label="Blocks and settings">
      <div class="design-tabs" role="tablist" aria-label="Blocks and settings" onKeyDown={move}>
        <For each={TABS}>
          {([tab, label]) => (
            <button
              type="button"
              role="tab"
              id={`design-tab-${tab}`}
              aria-selected={tab === props.tab}
              aria-controls="design-tabpanel"
              tabindex={tab === props.tab ? 0 : -1}
              onClick={() => props.onTab(tab)}
            >
              {label}
            </button>
          )}
        </For>
      </div>
      <div class="design-tabpanel" id="design-tabpanel" role="tabpanel" aria-labelledby={`design-tab-${props.tab}`}>
        <Switch>
          <Match when={props.tab === "add"}>
            <PalettePanel {...props} />
          </Match>
          <Match when={props.tab === "settings"}>
            <Show
              when={block()?.id}
              keyed
              fallback={<p class="note">Choose a block on the page to see its settings.</p>}
            >
              {(id) => (
                <Show when={props.state.blockOf(id)}>
                  {(chosen) => (
                    <SettingsPanel
                      block={chosen()}
                      state={props.state}
                      manifest={props.manifest}
                      grid={props.grid}
                      takesFocus={props.focused === id}
                    />
                  )}
                </Show>
              )}
            </Show>
          </Match>
          <Match when={props.tab === "developer"}>
            <DeveloperPanel log={props.log} state={props.state} />
          </Match>
        </Switch>
      </div>
    </aside>
  );
}
