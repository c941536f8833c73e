import { For, Show, type JSX } from "solid-js";
import { isGranted } from "#core/plugins/registry/permissions.ts";
import type { PluginInfo } from "#core/plugins/registry/plugin.ts";
import { Switch } from "../../ui/switch.tsx";
import { usePermissionSwitch } from "./plugin-actions.ts";
import { PermissionWords } from "./problems.tsx";

/** What a plugin asks to do, in plain words, each to be withdrawn and granted again. */
export function PermissionSwitches(props: { readonly plugin: PluginInfo }): JSX.Element {
  return (
    <Show when={props.plugin.permission_details.length > 0} fallback={<p class="note">It asks for no permissions.</p>}>
      <ul class="plugin-permissions">
        <For each={props.plugin.permission_details}>
          {(permission) => (
            <li>
              <Show when={isGranted(permission.name)} fallback={<PermissionWords {...permission} />}>
                <PermissionSwitch plugin={props.plugin} {...permission} />
              </Show>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

function PermissionSwitch(props: {
  readonly plugin: PluginInfo;
  readonly name: string;
  readonly description: string;
}): JSX.Element {
  const isOn = usePermissionSwitch(
    () => props.plugin,
    () => props.name,
  );
  return (
    <Switch small isOn={isOn.value()} onChange={(value) => isOn.choose(value)}>
      <PermissionWords name={props.name} description={props.description} />
    </Switch>
  );
}
