import { counted } from "#core/http/counted.ts";
import { Link } from "@tanstack/solid-router";
import { Show, type JSX } from "solid-js";
import { Button, IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Switch } from "../../ui/switch.tsx";
import { usePluginSwitch } from "./plugin-actions.ts";
import type { ManagedPlugin } from "#core/plugins/registry/answers.ts";

interface PluginCardProps {
  readonly plugin: ManagedPlugin;
  readonly onUpdate: (plugin: ManagedPlugin) => void;
  readonly onRemove: (plugin: ManagedPlugin) => void;
}

/** A plugin on the list: what it is, whether it is on, and what can be done about it. */
export function PluginCard(props: PluginCardProps): JSX.Element {
  const isOn = usePluginSwitch(() => ({
    id: props.plugin.plugin_id ?? "",
    name: props.plugin.name,
    enabled: props.plugin.enabled,
  }));
  const isHere = () => props.plugin.plugin_id !== null && props.plugin.install_status !== "installing";
  return (
    <li class="card plugin" data-enabled={isOn.value()}>
      <Icon name="puzzle" size={26} />
      <div class="plugin-main">
        <h2>
          <Show when={isHere()} fallback={props.plugin.name}>
            <Link to="/settings/plugins/$pluginSlug" params={{ pluginSlug: props.plugin.plugin_slug }}>
              {props.plugin.name}
            </Link>
          </Show>
        </h2>
        <p>{props.plugin.description}</p>
        <p class="note">{factsOf(props.plugin)}</p>
        <Show when={props.plugin.update_error}>
          {(reason) => <p class="note">The check for updates failed: {reason()}</p>}
        </Show>
      </div>
      <Show when={isHere()}>
        <div class="row">
          <Switch
            small
            isOn={isOn.value()}
            name={`${props.plugin.name} is on`}
            onChange={(value) => isOn.choose(value)}
          >
            {isOn.value() ? "On" : "Off"}
          </Switch>
          <Show when={props.plugin.update_available && props.plugin.job_id === null}>
            <Button
              small
              icon="download"
              aria-label={`Update ${props.plugin.name}`}
              onClick={() => props.onUpdate(props.plugin)}
            >
              Update
            </Button>
          </Show>
          <IconButton icon="trash" label={`Remove ${props.plugin.name}`} onClick={() => props.onRemove(props.plugin)} />
        </div>
      </Show>
    </li>
  );
}

function factsOf({
  version,
  author,
  module_count,
  install_status,
  latest_version,
  update_available,
}: ManagedPlugin): string {
  const states: Readonly<Record<string, string>> = {
    installing: "being installed",
    updating: "being updated",
    registered: "its files are elsewhere",
  };
  return [
    version ? `Version ${version}` : "",
    author ? `by ${author}` : "",
    version ? counted(module_count, "module") : "",
    update_available && latest_version ? `version ${latest_version} is there` : "",
    states[install_status] ?? "",
  ]
    .filter(Boolean)
    .join(" · ");
}
