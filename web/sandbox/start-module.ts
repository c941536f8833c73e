import type { App } from "../app/context.tsx";
import { encodedPath, fileAddress } from "./component/bundle-path.ts";
import { createAsk } from "./ask.ts";
import { saveForPlugin } from "./component/save-for-plugin.ts";
import { runComponent, type RunningComponent } from "./component/run-component.ts";
import { allowRequest } from "./services/api-service.ts";
import { createPluginFiles, type PluginFiles } from "./plugin-files.ts";
import { declaredBy, grantedTo, makeServices, type ServiceParts } from "./make-services.ts";
import { guessKind, type ModuleKind } from "./module-kind.ts";
import { configOf, plainly, propsOf } from "./module-props.ts";
import type { PluginModuleProps } from "./plugin-module.tsx";
import { createPluginStorage } from "./plugin-storage.ts";
import { createUnsavedChanges } from "./unsaved-changes.ts";
import { withChanges, type StorageChanges } from "./storage-changes.ts";
import { runModule, type Look, type ModuleHooks } from "./run-module.ts";

export interface Started {
  settingsChanged(): void;
  lookChanged(): void;
  contextChanged(): void;
  /** Asks for a sign of life; `onAlive` of the hooks is called when one comes. */
  ask(): void;
  stop(): void;
}

export interface StartDeps {
  readonly app: ServiceParts["app"] & Pick<App, "client">;
  readonly look: () => Look;
  /** Whether component modules may run; asks the person where this browser does not seal documents. */
  readonly mayRunComponents: () => Promise<boolean>;
}

/** Starts a module as the kind that it is; what goes wrong is told to `hooks`. Rejects where its files cannot be had. */
export async function startModule(
  place: HTMLElement,
  props: PluginModuleProps,
  deps: StartDeps,
  hooks: ModuleHooks,
  signal: AbortSignal,
): Promise<Started> {
  const { bundle_url, name, scope } = props.plugin;
  if (bundle_url === null) throw new Error("Its files are not here: a script registered it, and nobody installed it.");
  const files = createPluginFiles(deps.app);
  const code = await files.text(bundle_url);
  signal.throwIfAborted();
  const title = `${props.module.display_name}, a module of the plugin ${name}`;
  const part = { place, props, deps, files, code, title, scope, signal };
  let started: Started | undefined;
  let other: ModuleKind | undefined;
  const begin = async (kind: ModuleKind) => {
    // What was guessed is corrected once, so that no module goes back and forth.
    const correct = (next: ModuleKind) => {
      if (other !== undefined) return hooks.onFailed("It is neither a component nor a view.");
      other = next;
      return void begin(next).catch((error: unknown) => hooks.onFailed(String(error)));
    };
    started =
      kind === "view"
        ? startView(part, hooks, () => correct("component"))
        : await startComponent(part, hooks, () => correct("view"));
    if (signal.aborted) started.stop();
  };
  await begin(guessKind(code));
  return {
    settingsChanged: () => started?.settingsChanged(),
    lookChanged: () => started?.lookChanged(),
    contextChanged: () => started?.contextChanged(),
    ask: () => started?.ask(),
    stop: () => started?.stop(),
  };
}

interface Parts {
  readonly place: HTMLElement;
  readonly props: PluginModuleProps;
  readonly deps: StartDeps;
  readonly files: PluginFiles;
  readonly code: string;
  readonly title: string;
  readonly scope: string;
  readonly signal: AbortSignal;
}

function connectServices({ props, deps }: Parts) {
  let changed: (() => void) | undefined;
  const parts: ServiceParts = {
    app: deps.app,
    props,
    isDark: () => deps.look().dark,
    onContext: (listener) => ((changed = listener), () => (changed = undefined)),
  };
  return {
    make: (tell: Parameters<typeof makeServices>[1]) => makeServices(parts, tell),
    contextChanged: () => changed?.(),
  };
}

function startView(parts: Parts, hooks: ModuleHooks, onComponent: () => void): Started {
  const { place, props, deps, code, title, scope } = parts;
  const services = connectServices(parts);
  const module = { title, code, scope, module: props.module.name, services: declaredBy(props) };
  const given = { ...module, props: propsOf(props.module, props.settings) };
  const running = runModule(place, given, deps.look(), services.make, { ...hooks, onNoView: onComponent });
  return {
    settingsChanged: () => running.setProps(propsOf(props.module, props.settings)),
    lookChanged: () => running.setLook(deps.look()),
    contextChanged: services.contextChanged,
    ask: running.ask,
    stop: running.stop,
  };
}

async function startComponent(parts: Parts, hooks: ModuleHooks, onView: () => void): Promise<Started> {
  const { place, props, deps, files, code, title, scope, signal } = parts;
  const { plugin, module } = props;
  const { send } = deps.app;
  const slug = plugin.plugin_slug;
  const permissions = [...plugin.permissions];
  const { ask } = createAsk(send);
  /** What other modules changed while this one was started. */
  let missed: StorageChanges = {};
  const storage = createPluginStorage({
    ask,
    askTogether: files.ask,
    slug,
    permissions,
    onChanges(changes) {
      missed = { ...missed, ...changes };
      running.setStored(changes);
    },
    unsaved: createUnsavedChanges(slug, localStorage),
    locks: navigator.locks,
  });
  const services = connectServices(parts);
  const root = (plugin.bundle_url ?? "").slice(0, -encodedPath(plugin.bundle_location).length);
  const failed = (error: unknown) =>
    hooks.onEvent?.({ kind: "error", message: error instanceof Error ? error.message : String(error), fatal: false });
  // The document is made meanwhile; it has nothing of the plugin until this is known.
  const ready = Promise.all([deps.mayRunComponents(), storage.read()]).then(([mayRun, stored]) => {
    if (!mayRun) throw new NotAllowed();
    return stored;
  });
  const running: RunningComponent = runComponent(
    place,
    {
      title,
      granted: grantedTo(props),
      start: async () => {
        const stored = await ready;
        return {
          code,
          entry: plugin.bundle_location,
          scope,
          module: module.name,
          props: propsOf(module, props.settings),
          host: {
            pluginId: slug,
            moduleId: props.instanceId,
            isLocal: plugin.is_local,
            config: configOf(module, props.settings),
          },
          services: declaredBy(props),
          context: plainly(props.context),
          stored: withChanges(stored, missed),
          mayNotify: permissions.includes("notification.send"),
          mayPickFiles: permissions.includes("file.access"),
        };
      },
    },
    deps.look(),
    {
      make: services.make,
      file: async (path) => files.file(fileAddress(root, path)),
      network: {
        origin: location.origin,
        allow: (method, path, body) => allowRequest({ ask, slug, permissions }, method, path, body),
        raw: send,
        refused: (url) => navigator.serviceWorker?.controller?.postMessage({ kind: "lectern:refused", url }),
      },
      stored: (changes) => void storage.write(changes).catch(failed),
      save: (file) => saveForPlugin(file, permissions, failed),
    },
    { ...hooks, onView },
  );
  const stop = () => {
    storage.close();
    running.stop();
  };
  try {
    await ready;
    signal.throwIfAborted();
  } catch (error) {
    stop();
    throw error;
  }
  return {
    settingsChanged: () => running.setProps(propsOf(module, props.settings), configOf(module, props.settings)),
    lookChanged: () => running.setLook(deps.look()),
    contextChanged: () => (services.contextChanged(), running.setContext(plainly(props.context))),
    ask: running.ask,
    stop,
  };
}

/** The person has not allowed the plugin to run where it cannot be sealed. */
export class NotAllowed extends Error {}
