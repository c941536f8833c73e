import { createAnswering } from "../answer-calls.ts";
import type { ModuleHooks, Look } from "../run-module.ts";
import type { Granted } from "../protocol.ts";
import type { PageContext } from "../services/page-context-service.ts";
import type { MadeService, Tell } from "../services/service.ts";
import type { StorageChanges } from "../storage-changes.ts";
import type { FileToSave, FromComponent, GivenFile, StartComponent, ToComponent } from "./messages.ts";
import { createModuleNetwork, type NetworkDeps } from "./network-service.ts";
import { readFromComponent } from "./read-component.ts";
import { openSealedFrame, themeOf } from "./sealed-frame.ts";

export interface ComponentToRun {
  readonly title: string;
  /**
   * What its code is started with, asked for once its document is there: the document is made meanwhile. Where this
   * rejects nothing is started; the caller hears of it and calls `stop`.
   */
  readonly start: () => Promise<Omit<StartComponent, "kind" | "look" | "theme">>;
  readonly granted: Granted;
}

/** Milliseconds in which what the module stored last may still arrive once its frame is gone. */
const LAST_WORDS = 1_000;

export interface ComponentDeps {
  readonly make: (tell: Tell) => Readonly<Record<string, MadeService>>;
  /** A file of the bundle; rejects where there is none. */
  readonly file: (path: string) => Promise<GivenFile>;
  readonly network: Omit<NetworkDeps, "send" | "note">;
  readonly stored: (changes: StorageChanges) => void;
  /** Gives the person a file, or says why not. */
  readonly save: (file: FileToSave) => void;
}

export interface ComponentHooks extends ModuleHooks {
  /** The module is a view, which runs in a worker; it was ended here. */
  onView(): void;
}

export interface RunningComponent {
  setProps(props: Readonly<Record<string, unknown>>, config: Readonly<Record<string, unknown>>): void;
  setLook(look: Look): void;
  setContext(context: PageContext): void;
  /** Asks for a sign of life; `onAlive` is called when one comes. */
  ask(): void;
  /** What other modules of the plugin changed in its `localStorage`. */
  setStored(changes: StorageChanges): void;
  stop(): void;
}

/** Runs a component module in a sealed document put into `place`: an opaque frame in a frame that opens no connection. */
export function runComponent(
  place: HTMLElement,
  { title, start, granted }: ComponentToRun,
  firstLook: Look,
  deps: ComponentDeps,
  hooks: ComponentHooks,
): RunningComponent {
  let look = firstLook;
  let isStarted = false;
  let isStopped = false;
  const { port1: port, port2: line } = new MessageChannel();
  const send = (message: ToComponent, transfer: Transferable[] = []) => port.postMessage(message, transfer);
  const note = hooks.onEvent ?? (() => undefined);
  const made = deps.make((listener, value) => send({ kind: "event", listener, value }));
  const answer = createAnswering(granted, made, note);
  const network = createModuleNetwork({ ...deps.network, send, note });

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    for (const service of Object.values(made)) service.close?.();
    network.close();
    frame.close();
    setTimeout(() => port.close(), LAST_WORDS);
  }
  function begin(given: Awaited<ReturnType<typeof start>>): void {
    if (isStopped) return;
    isStarted = true;
    send({ kind: "start", ...given, look: look.look, theme: themeOf(look) });
  }
  /** Changes from before the start are part of the start. */
  const sendChange = (message: ToComponent) => isStarted && send(message);
  async function giveFile({ id, path }: Extract<FromComponent, { kind: "file" }>): Promise<void> {
    try {
      const file = await deps.file(path);
      // A copy: other modules are given the same bytes.
      if (!isStopped) send({ kind: "file", id, file });
    } catch (error) {
      if (!isStopped) send({ kind: "file", id, error: error instanceof Error ? error.message : String(error) });
    }
  }
  function hear(message: FromComponent): void {
    switch (message.kind) {
      case "call":
        return void answer(message).then((answered) => !isStopped && send(answered));
      case "request":
      case "abort":
        return network.hear(message);
      case "file":
        return void giveFile(message);
      case "stored":
        return deps.stored(message.changes);
      case "save":
        return deps.save(message);
      case "height":
        return hooks.onHeight(message.pixels);
      case "shown":
        return hooks.onShown();
      case "pong":
        return hooks.onAlive?.();
      case "error":
        return note({ kind: "error", message: message.message, fatal: false });
      case "memory":
        return note(message);
      case "view":
        return (stop(), hooks.onView());
      case "failed":
        return (stop(), hooks.onFailed(message.reason));
    }
  }

  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = readFromComponent(data);
    if (message && (!isStopped || message.kind === "stored")) hear(message);
  });
  port.start();
  const frame = openSealedFrame({
    place,
    title,
    look,
    line,
    onMet: () => void start().then(begin, () => undefined), // the caller hears it
    onMissing() {
      stop();
      hooks.onFailed("The document that it runs in did not load. Reload the page.");
    },
  });

  return {
    setProps: (props, config) => sendChange({ kind: "props", props, config }),
    setLook(next) {
      look = next;
      frame.setLook(next);
      sendChange({ kind: "look", look: next.look, theme: themeOf(next) });
    },
    setContext: (context) => sendChange({ kind: "context", context }),
    ask: () => sendChange({ kind: "ping" }),
    setStored: (changes) => sendChange({ kind: "stored", changes }),
    stop,
  };
}
