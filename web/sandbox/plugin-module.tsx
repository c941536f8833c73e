import {
  createEffect,
  createMemo,
  createSignal,
  Match,
  on,
  onCleanup,
  onMount,
  Show,
  Switch,
  type JSX,
} from "solid-js";
import type { PluginModule as ModuleOfPlugin, PluginWithModules } from "#core/plugins/registry/plugin.ts";
import { useApp } from "../app/context.tsx";
import { Button } from "../ui/button.tsx";
import { Failed, Loading } from "../ui/states.tsx";
import { allowUnsealed, isAllowedUnsealed, sealedHere } from "./allowed.ts";
import { lookOf, watchTheme } from "./look.ts";
import type { ModuleEvent } from "./module-event.ts";
import { watchPulse, type Pulse } from "./pulse.ts";
import type { ModuleHooks } from "./run-module.ts";
import type { MessageBus } from "./services/message-bus.ts";
import type { PageContext } from "./services/page-context-service.ts";
import { NotAllowed, startModule, type Started } from "./start-module.ts";
import "./plugin-module.css";

export type PluginShown = Pick<
  PluginWithModules,
  | "plugin_slug"
  | "name"
  | "scope"
  | "bundle_url"
  | "bundle_location"
  | "is_local"
  | "permissions"
  | "services_restarted_at"
>;

export interface PluginModuleProps {
  readonly plugin: PluginShown;
  readonly module: ModuleOfPlugin;
  /** The id of this module on its page. It stays the same while the module is shown, and no other module has it. */
  readonly instanceId: string;
  /** The page's values for it, over the module's props and the defaults of its fields. They may change while it runs. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly context: PageContext;
  /** The theme of the app when left out. */
  readonly theme?: "light" | "dark";
  /** The messages of the page. */
  readonly bus: MessageBus;
  /** What it did, for the developer panel. */
  readonly onEvent?: (event: ModuleEvent) => void;
}

/** Milliseconds after which a module that has shown nothing can be started again. */
const SLOW_START = 10_000;

type State = { readonly kind: "starting" | "shown" | "asking" } | { readonly kind: "failed"; readonly reason: string };

/** A running module of a plugin, in its own frame. */
export function PluginModule(props: PluginModuleProps): JSX.Element {
  const app = useApp();
  const [state, setState] = createSignal<State>({ kind: "starting" });
  const [isSlow, setSlow] = createSignal(false);
  const [isSilent, setSilent] = createSignal(false);
  let pulse: Pulse | undefined;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let place: HTMLDivElement | undefined;
  let running: Started | undefined;
  let leave = new AbortController();

  const look = () => {
    const shown = lookOf(document.documentElement);
    return props.theme ? { ...shown, dark: props.theme === "dark" } : shown;
  };
  const end = () => {
    clearTimeout(slow);
    setSlow(false);
    pulse?.stop();
    setSilent(false);
    leave.abort();
    running?.stop();
    running = undefined;
  };
  const failed = (reason: string) => {
    setState({ kind: "failed", reason });
    props.onEvent?.({ kind: "error", message: reason, fatal: true });
  };
  const start = async () => {
    end();
    const { signal } = (leave = new AbortController());
    const begun = performance.now();
    const hooks: ModuleHooks = {
      onShown() {
        setState({ kind: "shown" });
        pulse?.stop();
        pulse = watchPulse({ ask: () => running?.ask(), onChange: setSilent, page: document });
        props.onEvent?.({ kind: "shown", duration: performance.now() - begun });
      },
      onAlive: () => pulse?.answered(),
      onHeight: (pixels) => place?.style.setProperty("--plugin-height", `${pixels}px`),
      onFailed(reason) {
        if (signal.aborted) return;
        end();
        failed(reason);
      },
      onEvent: (event) => props.onEvent?.(event),
    };
    const slug = props.plugin.plugin_slug;
    const mayRunComponents = async () => isAllowedUnsealed(slug) || (await sealedHere());
    setState({ kind: "starting" });
    slow = setTimeout(() => setSlow(true), SLOW_START);
    try {
      if (!place) return;
      const started = await startModule(place, props, { app, look, mayRunComponents }, hooks, signal);
      if (signal.aborted) started.stop();
      else running = started;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof NotAllowed) setState({ kind: "asking" });
      else failed(error instanceof Error ? error.message : String(error));
    }
  };
  const allow = () => (allowUnsealed(props.plugin.plugin_slug), void start());

  onMount(() => onCleanup(watchTheme(document.documentElement, () => running?.lookChanged())));
  onCleanup(end);
  // Another version, other permissions, or a wish to start its services anew: everything begins again.
  const version = createMemo(() => {
    const { bundle_url, permissions, services_restarted_at } = props.plugin;
    return [bundle_url, services_restarted_at, ...permissions].join(" ");
  });
  createEffect(on(version, () => void start()));
  for (const [value, act] of [
    [() => props.settings, () => running?.settingsChanged()],
    [() => props.context, () => running?.contextChanged()],
    [() => props.theme, () => running?.lookChanged()],
  ] as const)
    createEffect(on(() => JSON.stringify(value()), act, { defer: true }));

  const again = () => (
    <Button small icon="retry" onClick={() => void start()}>
      Start it again
    </Button>
  );
  return (
    <div class="plugin-module" data-state={state().kind}>
      <Switch>
        <Match when={state().kind === "starting"}>
          <Loading what={`Starting ${props.module.display_name}…`} />
          <Show when={isSlow()}>
            <p>It has shown nothing for 10 seconds. It may never come to an end.</p>
            {again()}
          </Show>
        </Match>
        <Match when={state().kind === "asking"}>
          <Asking name={props.plugin.name} onAllow={allow} />
        </Match>
        <Match when={isSilent()}>
          <div class="plugin-module-silent" role="alert">
            <p>{props.module.display_name} has not answered for 10 seconds. It may never come to an end.</p>
            {again()}
          </div>
        </Match>
        <Match when={failure(state())}>
          {(reason) => (
            <Failed what={`${props.module.display_name} could not go on.`} reason={reason()}>
              {again()}
            </Failed>
          )}
        </Match>
      </Switch>
      <div class="plugin-module-place" ref={(element) => (place = element)} />
    </div>
  );
}

function Asking(props: { readonly name: string; readonly onAllow: () => void }): JSX.Element {
  return (
    <div class="plugin-module-asking" role="alert">
      <p>This browser cannot keep {props.name} from contacting other machines.</p>
      <Button small onClick={() => props.onAllow()}>
        Run it anyway
      </Button>
    </div>
  );
}

const failure = (state: State) => (state.kind === "failed" ? state.reason || "It gave no reason." : undefined);
