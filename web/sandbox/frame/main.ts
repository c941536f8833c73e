/**
 * The only script of a plugin's frame: it starts the plugin's code in a worker, draws what that wants shown, and hands
 * its calls on to the page. The plugin's code never meets a document: Chromium opens a connection to the host of a
 * frame that a script makes before any policy is asked, so code that can make frames can tell the world things.
 */
import { createPolicy } from "../../security/trusted-types.ts";
import {
  LIMITS,
  READY,
  type FromFrame,
  type FromWorker,
  type Start,
  type ToFrame,
  type ToWorker,
} from "../protocol.ts";
import { checkView } from "./check-view.ts";
import { createDrawing } from "./draw.ts";

/** A worker is made of the plugin's text here, and nothing else is ever made of one. */
const workers = createPolicy("plugin-frame", { createScriptURL: (url) => url });

const root = document.createElement("main");
document.body.append(root);

// An origin of its own is what keeps the plugin from everything that is kept in this browser.
if (self.origin === "null") {
  addEventListener("message", meet);
  parent.postMessage(READY, "*");
} else root.textContent = "This frame is not closed off, so nothing runs in it.";

/** The first message of the page brings the line to it; nobody else is listened to. */
function meet({ source, ports }: MessageEvent<unknown>): void {
  const [port] = ports;
  if (source !== parent || !port) return;
  removeEventListener("message", meet);
  const page = port;
  let worker: Worker | undefined;
  const tell = (message: FromFrame) => page.postMessage(message);
  const fail = (reason: string, kind: "failed" | "no-view" = "failed") => {
    worker?.terminate();
    worker = undefined;
    root.replaceChildren();
    tell({ kind, reason: reason.slice(0, 500) });
  };
  page.addEventListener("message", ({ data }: MessageEvent<ToFrame>) => {
    if (data.kind === "look") return look(data);
    if (data.kind !== "start") return worker?.postMessage(data satisfies ToWorker);
    look(data);
    worker ??= run(data, tell, fail);
    return undefined;
  });
  page.start();
  new ResizeObserver(() => tell({ kind: "height", pixels: Math.ceil(root.getBoundingClientRect().height) })).observe(
    root,
  );
}

function run(
  { code, module, props, services }: Start,
  tell: (message: FromFrame) => void,
  fail: (reason: string, kind?: "failed" | "no-view") => void,
): Worker {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  const worker = new Worker(workers.createScriptURL(url), { name: module });
  const draw = createDrawing(root, (input, value) =>
    worker.postMessage({ kind: "input", input, value } satisfies ToWorker),
  );
  let waiting: unknown;
  let drawn: number | undefined;
  let isShown = false;
  let heard = 0;
  const second = setInterval(() => (heard = 0), 1_000);
  const end = (reason: string, kind?: "failed" | "no-view") => {
    clearInterval(second);
    fail(reason, kind);
  };
  const show = () => {
    drawn = undefined;
    try {
      draw(checkView(waiting));
    } catch (error) {
      return end(error instanceof Error ? error.message : String(error));
    }
    if (!isShown) tell({ kind: "shown" });
    isShown = true;
    return undefined;
  };
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (++heard > LIMITS.messages) return end("It sent more than can be followed.");
    if (data?.kind === "view") {
      waiting = data.view;
      // Only the last of many is drawn. Not by the frame rate: a frame out of sight has none.
      drawn ??= window.setTimeout(show, 16);
    } else if (data?.kind === "failed" || data?.kind === "no-view") end(String(data.reason), data.kind);
    else if (data?.kind === "call" || data?.kind === "pong") tell(data);
    return undefined;
  });
  worker.addEventListener("error", (event) => {
    // Once there is something to see, a worker goes on after an error, and so may the plugin.
    if (isShown) return;
    event.preventDefault();
    end(event.message || "Its code could not be started.", "no-view");
  });
  worker.postMessage({ kind: "start", module, props, services } satisfies ToWorker);
  return worker;
}

function look({ look: tokens, dark }: Pick<Start, "look" | "dark">): void {
  const style = document.documentElement.style;
  style.colorScheme = dark ? "dark" : "light";
  for (const [name, value] of Object.entries(tokens)) if (/^--[\w-]+$/.test(name)) style.setProperty(name, value);
}
