import { counted } from "#core/http/counted.ts";
import { useQuery } from "@tanstack/solid-query";
import { useNavigate, useParams } from "@tanstack/solid-router";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { AccountView } from "../../app/account-view.tsx";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { PluginModule as RunningModule } from "../../sandbox/plugin-module.tsx";
import { createMessageBus } from "../../sandbox/services/message-bus.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { loaded } from "../../ui/states.tsx";
import { formatBytes } from "../documents/file-kinds.ts";
import { InstallsBegun } from "./install-progress.tsx";
import { createInstalls } from "./installs.ts";
import { useModuleSwitch, usePluginSwitch } from "./plugin-actions.ts";
import type { PluginInfo, PluginModule } from "#core/plugins/registry/plugin.ts";
import { PermissionSwitches } from "./permission-switches.tsx";
import { Problems } from "./problems.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { UpdateDialog } from "./update-dialog.tsx";
import { Switch } from "../../ui/switch.tsx";
import "./plugins.css";

/** One plugin: what it may do, what is in it, how it is. */
export function PluginPage(): JSX.Element {
  const { api } = useApp();
  const params = useParams({ from: "/settings/plugins/$pluginSlug" });
  const slug = createMemo(() => params().pluginSlug);
  const plugin = useQuery(() => ({
    queryKey: [...keys.plugins, "one", slug()],
    queryFn: () => api.getPluginBySlug({ params: { plugin_slug: slug() } }),
    staleTime: 0,
    reconcile: "id",
  }));
  return (
    <div class="page">
      <p>
        <BackLink to="/settings/plugins">All plugins</BackLink>
      </p>
      <AccountView
        query={plugin}
        belongs="Plugins belong to an account"
        loading="Loading the plugin…"
        isPage
        failed="There is no such plugin here, or it could not be loaded."
      >
        {(known) => <PluginDetail plugin={known()} />}
      </AccountView>
    </div>
  );
}

function PluginDetail(props: { readonly plugin: PluginInfo }): JSX.Element {
  const isOn = usePluginSwitch(() => props.plugin);
  const navigate = useNavigate();
  const installs = createInstalls();
  const [isRemoving, setRemoving] = createSignal(false);
  const [isUpdating, setUpdating] = createSignal(false);
  return (
    <>
      <div class="page-head">
        <h1>{props.plugin.name}</h1>
        <Switch small isOn={isOn.value()} onChange={(value) => isOn.choose(value)}>
          {isOn.value() ? "The plugin is on" : "The plugin is off"}
        </Switch>
      </div>
      <p class="lede">{props.plugin.long_description ?? props.plugin.description}</p>
      <Health plugin={props.plugin} />
      <InstallsBegun installs={installs} />
      <Problems what="It cannot be updated:" problems={installs.problems()} />
      <section class="card stack" aria-labelledby="plugin-may">
        <h2 id="plugin-may">What it may do</h2>
        <PermissionSwitches plugin={props.plugin} />
      </section>
      <Modules plugin={props.plugin} />
      <About plugin={props.plugin} />
      <div class="row">
        <Show when={props.plugin.update_available}>
          <Button look="solid" icon="download" onClick={() => setUpdating(true)}>
            Update to {props.plugin.latest_version}
          </Button>
        </Show>
        <Button icon="trash" onClick={() => setRemoving(true)}>
          Remove the plugin
        </Button>
      </div>
      <UpdateDialog
        plugin={isUpdating() ? props.plugin : undefined}
        installs={installs}
        onClose={() => setUpdating(false)}
      />
      <RemoveDialog
        plugin={isRemoving() ? props.plugin : undefined}
        onClose={() => setRemoving(false)}
        onRemoved={() => void navigate({ to: "/settings/plugins" })}
      />
    </>
  );
}

/** What is wrong with it, if anything is. */
function Health(props: { readonly plugin: PluginInfo }): JSX.Element {
  const { api } = useApp();
  const status = useQuery(() => ({
    queryKey: [...keys.plugins, "status", props.plugin.plugin_slug],
    queryFn: () => api.getPluginStatus({ params: { plugin_slug: props.plugin.plugin_slug } }),
    staleTime: 0,
  }));
  const known = createMemo(() => loaded(status));
  return (
    <>
      <Problems
        what="Some of its files are missing on this device. Install it again; its stored data stays."
        problems={known()?.missing_files ?? []}
      />
      <Problems
        what="The last update failed. The version before it is still in use."
        problems={known()?.job?.error?.split("\n") ?? []}
      />
    </>
  );
}

function Modules(props: { readonly plugin: PluginInfo }): JSX.Element {
  return (
    <section class="stack" aria-labelledby="plugin-modules">
      <h2 id="plugin-modules">Modules</h2>
      <Show
        when={props.plugin.modules.length > 0}
        fallback={<p class="note">It has no modules, so there is nothing that you could put on a page.</p>}
      >
        <ul class="plugins stack">
          <For each={props.plugin.modules}>{(module) => <ModuleCard plugin={props.plugin} module={module} />}</For>
        </ul>
      </Show>
    </section>
  );
}

/** What a module is, and on request the module at work. */
function ModuleCard(props: { readonly plugin: PluginInfo; readonly module: PluginModule }): JSX.Element {
  const chosen = useModuleSwitch(
    () => props.plugin.id,
    () => ({ id: props.module.id, name: props.module.display_name, enabled: props.module.enabled }),
  );
  const [isShown, setShown] = createSignal(false);
  const bus = createMessageBus();
  const isOn = () => chosen.value() && props.plugin.enabled;
  return (
    <li class="card plugin" data-enabled={isOn()}>
      <div class="plugin-main">
        <h3>{props.module.display_name}</h3>
        <Show when={props.module.description}>
          <p>{props.module.description}</p>
        </Show>
        <p class="note">{moduleFacts(props.module)}</p>
      </div>
      <Switch
        small
        isOn={chosen.value()}
        name={`${props.module.display_name} is on`}
        onChange={(value) => chosen.choose(value)}
      >
        {chosen.value() ? "On" : "Off"}
      </Switch>

      <Show when={isOn()}>
        <Button small onClick={() => setShown(!isShown())} aria-expanded={isShown()}>
          {isShown() ? "Close it" : "Try it here"}
        </Button>
      </Show>
      <Show when={isOn() && isShown()}>
        <div class="plugin-try">
          <RunningModule
            plugin={props.plugin}
            module={props.module}
            instanceId={props.module.id}
            settings={{}}
            context={{ pageId: null, pageName: null, pageRoute: null, isStudioPage: false }}
            bus={bus}
          />
        </div>
      </Show>
    </li>
  );
}

function moduleFacts({ category, tags, required_services, config_fields }: PluginModule): string {
  const services = Object.keys(required_services);
  const fields = Object.keys(config_fields).length;
  return [
    category,
    tags.join(", "),
    services.length > 0 ? `uses ${services.join(", ")}` : "",
    fields > 0 ? counted(fields, "setting") : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function About(props: { readonly plugin: PluginInfo }): JSX.Element {
  const facts = () => {
    const { version, author, category, plugin_slug, source_url, files, bundle_size, created_at } = props.plugin;
    return [
      ["Version", version],
      ["Author", author],
      ["Category", category],
      ["Slug", plugin_slug],
      ["Comes from", source_url],
      ["Files", `${files.length.toLocaleString()} · ${formatBytes(bundle_size)}`],
      ["Here since", new Date(created_at).toLocaleDateString(undefined, { dateStyle: "medium" })],
    ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  };
  return (
    <section class="stack" aria-labelledby="plugin-about">
      <h2 id="plugin-about">About it</h2>
      <dl class="plugin-facts">
        <For each={facts()}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={props.plugin.warnings.length > 0}>
        <details class="plugin-asks">
          <summary>Notes for its author ({props.plugin.warnings.length})</summary>
          <ul class="plugin-warnings">
            <For each={props.plugin.warnings}>{(warning) => <li>{warning}</li>}</For>
          </ul>
        </details>
      </Show>
    </section>
  );
}
