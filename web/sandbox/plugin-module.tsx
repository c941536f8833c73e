import { createEffect, createSignal, Match, on, onCleanup, onMount, Switch, type JSX } from "solid-js";
import type { PluginModule as ModuleOfPlugin, PluginWithModules } from "#core/plugins/plugin.ts";
import { useApp } from "../app/context.tsx";
import { Button } from "../ui/button.tsx";
import { Failed, Loading } from "../ui/states.tsx";
import { lookOf, watchTheme } from "./look.ts";
import { runModule, type Running } from "./run-module.ts";
import { createApiService } from "./services/api-service.ts";
import { createEventService } from "./services/event-service.ts";
import type { MessageBus } from "./services/message-bus.ts";
import { createPageContextService, type PageContext } from "./services/page-context-service.ts";
import { createSettingsService } from "./services/settings-service.ts";
import { createThemeService } from "./services/theme-service.ts";
import "./plugin-module.css";

export type PluginShown = Pick<
  PluginWithModules,
  "plugin_slug" | "name" | "scope" | "bundle_url" | "permissions" | "services_restarted_at"
>;

interface PluginModuleProps {
  readonly plugin: PluginShown;
  readonly module: ModuleOfPlugin;
  /** What is set for it where it stands. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly context: PageContext;
  readonly bus: MessageBus;
}

type State = { readonly kind: "starting" | "shown" } | { readonly kind: "failed"; readonly reason: string };

/** A module of a plugin at work, in a sandboxed frame. */
export function PluginModule(props: PluginModuleProps): JSX.Element {
  const { api } = useApp();
  const [state, setState] = createSignal<State>({ kind: "starting" });
  let place: HTMLDivElement | undefined;
  let running: Running | undefined;
  let leave = new AbortController();

  const end = () => {
    leave.abort();
    running?.stop();
    running = undefined;
  };
  const start = async () => {
    end();
    const { signal } = (leave = new AbortController());
    setState({ kind: "starting" });
    try {
      const code = await bundleOf(props.plugin, (path) => api.follow(path, {}, signal));
      if (!signal.aborted && place) running = run(place, code);
    } catch (error) {
      if (!signal.aborted) failed(error instanceof Error ? error.message : String(error));
    }
  };
  const failed = (reason: string) => setState({ kind: "failed", reason });
  const run = (at: HTMLElement, code: string) => {
    // Copies: what the page's queries give is watched, and cannot be sent to a frame.
    const [plugin, module] = [plainly(props.plugin), plainly(props.module)];
    const services = Object.entries(module.required_services).map(([name, { methods }]) => [name, methods] as const);
    return runModule(
      at,
      {
        title: `${module.display_name}, a module of the plugin ${plugin.name}`,
        code,
        scope: plugin.scope,
        module: module.name,
        props: settingsOf(module, props.settings),
        services: Object.fromEntries(services),
      },
      lookOf(document.documentElement),
      (tell) => ({
        api: createApiService({
          ask: api.ask,
          open: api.open,
          tell,
          slug: plugin.plugin_slug,
          permissions: plugin.permissions,
        }),
        settings: createSettingsService({ ask: api.ask, slug: plugin.plugin_slug }),
        theme: createThemeService({
          isDark: () => lookOf(document.documentElement).dark,
          onTheme: (changed) => watchTheme(document.documentElement, changed),
          tell,
        }),
        event: createEventService({ bus: props.bus, ...module.messages, tell }),
        pageContext: createPageContextService({
          context: () => ({ ...props.context }),
          onContext: (changed) => ((contextChanged = changed), () => (contextChanged = undefined)),
          tell,
        }),
      }),
      {
        onShown: () => setState({ kind: "shown" }),
        onHeight: (pixels) => at.style.setProperty("--plugin-height", `${pixels}px`),
        onFailed: failed,
      },
    );
  };
  let contextChanged: (() => void) | undefined;

  onMount(() =>
    onCleanup(watchTheme(document.documentElement, () => running?.setLook(lookOf(document.documentElement)))),
  );
  onCleanup(end);
  // Another version, or a wish to start its services anew: everything begins again.
  createEffect(
    on(
      () => [props.plugin.bundle_url, props.plugin.services_restarted_at],
      () => void start(),
    ),
  );
  createEffect(
    on(
      () => JSON.stringify(props.settings),
      () => running?.setProps(settingsOf(props.module, props.settings)),
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => JSON.stringify(props.context),
      () => contextChanged?.(),
      { defer: true },
    ),
  );

  return (
    <div class="plugin-module" data-state={state().kind}>
      <Switch>
        <Match when={state().kind === "starting"}>
          <Loading what={`Starting ${props.module.display_name}…`} />
        </Match>
        <Match when={failure(state())}>
          {(reason) => (
            <Failed what={`${props.module.display_name} could not go on.`} reason={reason()}>
              <Button small icon="retry" onClick={() => void start()}>
                Start it again
              </Button>
            </Failed>
          )}
        </Match>
      </Switch>
      <div class="plugin-module-place" ref={(element) => (place = element)} />
    </div>
  );
}

const failure = (state: State) => (state.kind === "failed" ? state.reason || "It gave no reason." : undefined);

/** What is set, over what the plugin and its fields say where nothing is set. */
function settingsOf({ props, config_fields }: ModuleOfPlugin, settings: Readonly<Record<string, unknown>>) {
  const defaults = Object.entries(config_fields).flatMap(([name, field]) =>
    field["default"] === undefined ? [] : [[name, field["default"]] as const],
  );
  return plainly({ ...Object.fromEntries(defaults), ...props, ...settings });
}

const plainly = <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

async function bundleOf({ bundle_url }: PluginShown, open: (path: string) => Promise<Response>): Promise<string> {
  if (bundle_url === null) throw new Error("Its files are not here: it told of itself, and was not installed.");
  return (await open(bundle_url)).text();
}
