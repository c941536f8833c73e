import { isRecord } from "#core/storage/is-record.ts";
/**
 * The script of the sealed document of a component module. The plugin's code runs beside it and may change all of it:
 * nothing rests on it. What keeps the document without a network is the header of the document around it
 * (`core/plugins/registry/plugin-frame.routes.ts`), and what a plugin may ask for is decided in the page.
 */
import { COMPONENT_READY, type FromComponent, type StartComponent, type ToComponent } from "../messages.ts";
import { findModule, loadReact } from "./container.ts";
import { createBundleFiles, type BundleFiles } from "./files.ts";
import { loadFromBundle } from "./load-files.ts";
import { isReactComponent, mountFunction, mountReact, type Mounted } from "./mount.ts";
import { createNetwork, eventSourceOver } from "./network.ts";
import { keepFromFiles, notificationOver } from "./permitted.ts";
import { createLine, type Line } from "./port.ts";
import { offerServices, type Shown } from "./services.ts";
import { addReact, reactOf } from "./react.ts";
import type { StorageChanges } from "../../storage-changes.ts";
import { saveOverLine } from "./save-files.ts";
import { createMemoryStorage } from "./storage.ts";
import { tellSubmits } from "./submit.ts";
import { xmlHttpRequestOver } from "./xml-http-request.ts";

/** Milliseconds between two reports of the memory in use. */
const MEMORY_EVERY = 10_000;

const root = document.createElement("div");
root.id = "root";
document.body.append(root);

// An origin of its own is what keeps the plugin from everything that is kept in this browser.
if (self.origin === "null") {
  addEventListener("message", meet);
  parent.parent.postMessage(COMPONENT_READY, "*");
} else root.textContent = "This frame is not closed off, so nothing runs in it.";

/** The first message brings the line to the page; nobody else is listened to. */
function meet({ source, data, ports }: MessageEvent<unknown>): void {
  const [port] = ports;
  if (source !== parent.parent || data !== COMPONENT_READY || !port) return;
  removeEventListener("message", meet);
  const line = createLine((message, transfer = []) => port.postMessage(message, transfer));
  const hear: { more?: (message: ToComponent) => void } = {};
  port.addEventListener("message", ({ data: message }: MessageEvent<ToComponent>) => {
    line.hear(message);
    if (message.kind === "start") start(message, line, hear);
    else if (message.kind === "ping") line.tell({ kind: "pong" });
    else hear.more?.(message);
  });
  port.start();
}

function start(given: StartComponent, line: Line, hear: { more?: (message: ToComponent) => void }): void {
  const { tell } = line;
  let isShown = false;
  const fail = (error: unknown) => tell({ kind: "failed", reason: wordsOf(error) });
  const note = (error: unknown) => tell({ kind: "error", message: wordsOf(error) });
  addEventListener("error", (event) => note(event.error ?? event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));

  const files = createBundleFiles((path) => line.file(path));
  const network = createNetwork(line, files);
  const shown: Shown = { theme: given.theme, context: given.context };
  const offered = offerServices(given.services, shown, line, note);
  const stored = createMemoryStorage(
    given.stored,
    gathered((changes) => tell({ kind: "stored", changes })),
  );
  replaceGlobals(given, line, network.fetch, stored.storage);
  loadFromBundle(files);
  tellSubmits();
  saveOverLine(line, network.fetch);
  look(given);

  let props = { ...given.props, ...given.host, services: offered.services };
  let mounted: Mounted | undefined;
  hear.more = (message) => {
    if (message.kind === "props") {
      props = { ...message.props, ...given.host, config: message.config, services: offered.services };
      mounted?.update(props);
    }
    if (message.kind === "look") {
      const isOther = message.theme !== shown.theme;
      shown.theme = message.theme;
      look(message);
      if (isOther) offered.themeChanged();
    }
    if (message.kind === "context") {
      shown.context = message.context;
      offered.contextChanged();
    }
    if (message.kind === "stored")
      for (const { key, from, to } of stored.take(message.changes))
        dispatchEvent(new StorageEvent("storage", { key, oldValue: from, newValue: to }));
    if (message.kind === "response" || message.kind === "chunk" || message.kind === "end") network.hear(message);
  };
  const onShown = () => {
    if (isShown) return;
    isShown = true;
    tell({ kind: "shown" });
    tellMemory(tell);
  };
  let mountedWith: object = props;
  const take = () => (mountedWith = props);
  show(given, files, take, { onShown, onFailed: fail }, tell).then((made) => {
    mounted = made;
    // Its props may have changed while it was loaded.
    if (props !== mountedWith) made?.update(props);
  }, fail);
  new ResizeObserver(() => tell({ kind: "height", pixels: Math.ceil(root.getBoundingClientRect().height) })).observe(
    root,
  );
}

async function show(
  given: StartComponent,
  files: BundleFiles,
  props: () => object,
  hooks: { onShown(): void; onFailed(error: unknown): void },
  tell: (message: FromComponent) => void,
): Promise<Mounted | undefined> {
  const load = (part: "react" | "react-dom") => loadReact(files, part);
  const { exported, shared, usesReact } = await findModule(given, (scope, isNamed) => addReact(scope, load, isNamed));
  if (isView(exported)) return void tell({ kind: "view" });
  if (isReactComponent(exported) || (typeof exported === "function" && usesReact))
    return mountReact(await reactOf(shared, load), exported, root, props(), hooks);
  if (typeof exported !== "function")
    throw new Error(`The module ${given.module} exports no component and no function that takes an element.`);
  const mounted = await mountFunction(exported as Parameters<typeof mountFunction>[0], root, props(), hooks.onFailed);
  hooks.onShown();
  return mounted;
}

const isView = (exported: unknown): boolean => isRecord(exported) && typeof exported["mount"] === "function";

/** What a document without an origin and a network lacks. */
function replaceGlobals(given: StartComponent, line: Line, send: typeof fetch, stored: Storage): void {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  define(window, "fetch", send);
  define(window, "XMLHttpRequest", xmlHttpRequestOver(send));
  define(window, "EventSource", eventSourceOver(send));
  define(window, "localStorage", stored);
  define(window, "sessionStorage", createMemoryStorage({}, () => undefined).storage);
  define(document, "cookie", "");
  define(window, "Notification", notificationOver(line, given.mayNotify));
  if (!given.mayPickFiles) keepFromFiles(line);
}

/** Tells what changed at the end of the current step: whatever waited longer would be lost when the frame is removed. */
function gathered(act: (changes: StorageChanges) => void): (key: string, value: string | null) => void {
  const changes = new Map<string, string | null>();
  return (key, value) => {
    if (changes.size === 0)
      queueMicrotask(() => {
        act(Object.fromEntries(changes));
        changes.clear();
      });
    changes.set(key, value);
  };
}

function look({ look: tokens, theme }: Pick<StartComponent, "look" | "theme">): void {
  const { style, dataset } = document.documentElement;
  style.colorScheme = theme;
  dataset["theme"] = theme;
  for (const [name, value] of Object.entries(tokens)) if (/^--[\w-]+$/.test(name)) style.setProperty(name, value);
}

/** Bytes of the heap, where the browser tells them. */
function tellMemory(tell: (message: FromComponent) => void): void {
  const { memory } = performance as { memory?: { readonly usedJSHeapSize: number } };
  const now = () => memory && tell({ kind: "memory", bytes: memory.usedJSHeapSize });
  now();
  if (memory) setInterval(now, MEMORY_EVERY);
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).slice(0, 500);
