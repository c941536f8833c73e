import { createPolicy } from "../security/trusted-types.ts";
import { WORKER_SCRIPT } from "#core/plugins/frame/frame-code.ts";
import { createAnswering } from "./answer-calls.ts";
import { readFromFrame } from "./check-message.ts";
import { frameDocument } from "./frame-document.ts";
import type { ModuleEvent } from "./module-event.ts";
import { LIMITS, READY, type Granted, type ToFrame } from "./protocol.ts";
import type { MadeService, Tell } from "./services/service.ts";

/** Makes the document of a frame; what is in it is ours but for a title and a language, which are escaped. */
const documents = createPolicy("plugin-frame", { createHTML: (html) => html });

export interface ModuleToRun {
  /** Of the frame, for those who do not see it. */
  readonly title: string;
  /** The bundle: a classic script that defines a container under the name `scope`. */
  readonly code: string;
  readonly scope: string;
  readonly module: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Services that the module declared; what it did not declare is not there for it. */
  readonly services: Granted;
}

export interface Running {
  setProps(props: Readonly<Record<string, unknown>>): void;
  setLook(look: Look): void;
  /** Asks for a sign of life; `onAlive` is called when one comes. */
  ask(): void;
  /** Ends the plugin's code and removes the frame. */
  stop(): void;
}

export interface Look {
  readonly look: Readonly<Record<string, string>>;
  readonly dark: boolean;
}

export interface ModuleHooks {
  onShown(): void;
  /** The module has answered `ask`. */
  onAlive?(): void;
  onHeight(pixels: number): void;
  /** The module was ended. The reason is a sentence of ours, or the plugin's own words. */
  onFailed(reason: string): void;
  onEvent?(event: ModuleEvent): void;
  /** What the bundle gives is no view; it was ended. */
  onNoView?(): void;
}

/**
 * Runs a plugin's module in a sandboxed frame put into `place`. Its code runs in a worker within the frame: without a
 * document, an origin or a network. `make` gives the services that exist, by name. Throws for a bundle that cannot be run.
 */
export function runModule(
  place: HTMLElement,
  given: ModuleToRun,
  firstLook: Look,
  make: (tell: Tell) => Readonly<Record<string, MadeService>>,
  hooks: ModuleHooks,
): Running {
  const code = workerCode(given);
  let { props } = given;
  let look = firstLook;
  let isStarted = false;
  const frame = document.createElement("iframe");
  const { port1: port, port2: theirs } = new MessageChannel();
  const send = (message: ToFrame) => port.postMessage(message);
  const made = make((listener, value) => send({ kind: "event", listener, value }));
  const answer = createAnswering(given.services, made, hooks.onEvent);
  let isStopped = false;

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    for (const service of Object.values(made)) service.close?.();
    removeEventListener("message", meet);
    port.close();
    // Removing the frame ends the worker, whatever it is doing.
    frame.remove();
  }
  function meet({ source, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || data !== READY) return;
    removeEventListener("message", meet);
    // An opaque origin cannot be named: the message goes to whoever is in the frame, and it holds nothing but the line.
    frame.contentWindow?.postMessage(READY, "*", [theirs]);
    const { module, services } = given;
    isStarted = true;
    send({ kind: "start", code, module, props, services, ...look });
  }
  /** Changes from before the start are part of the start. */
  const sendChange = (message: ToFrame) => isStarted && send(message);

  port.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = readFromFrame(data);
    if (!message || isStopped) return;
    if (message.kind === "shown") hooks.onShown();
    if (message.kind === "pong") hooks.onAlive?.();
    if (message.kind === "height") hooks.onHeight(message.pixels);
    if (message.kind === "failed" || message.kind === "no-view") {
      stop();
      if (message.kind === "no-view" && hooks.onNoView) hooks.onNoView();
      else hooks.onFailed(message.reason);
    }
    if (message.kind === "call") void answer(message).then((answered) => !isStopped && send(answered));
  });
  port.start();
  addEventListener("message", meet);

  frame.setAttribute("sandbox", "allow-scripts");
  // Nothing of what a browser can do is handed on, and no name of where it stands.
  frame.allow = "";
  frame.referrerPolicy = "no-referrer";
  frame.title = given.title;
  frame.srcdoc = documents.createHTML(frameDocument(given.title, document.documentElement.lang));
  place.replaceChildren(frame);

  return {
    setProps: (next) => sendChange({ kind: "props", props: (props = next) }),
    setLook: (next) => sendChange({ kind: "look", ...(look = next) }),
    ask: () => sendChange({ kind: "ping" }),
    stop,
  };
}

/** Begins with a statement, so that the strictness of our part is not the plugin's. The last line sees the container however the bundle declared it. */
function workerCode({ code, scope }: ModuleToRun): string {
  if (!/^[A-Za-z_$][\w$]{0,200}$/.test(scope)) throw new Error("The plugin's scope is no name that a script can have.");
  if (code.length > LIMITS.bundle) throw new Error(`Its bundle has more than ${LIMITS.bundle} characters.`);
  return `void 0;${WORKER_SCRIPT}\n${code}\n;lecternPlugin(typeof ${scope} === "undefined" ? undefined : ${scope});`;
}
