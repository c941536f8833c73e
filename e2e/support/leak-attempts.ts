/** Ways out that code may try, each to a host of its own, so that what got out is known by its name. */
export const TRIES = [
  "fetch",
  "request",
  "socket",
  "events",
  "beacon",
  "script",
  "module",
  "worker",
  "nested",
  "font",
  "webrtc",
  "navigation",
  "frame",
  "image",
  "prefetch",
  "preconnect",
  "form",
] as const;

/**
 * Tries all of them and gives back what each of them said. Uses nothing from outside itself, so that its source can be
 * run in a page and in a plugin alike; what there is not in a worker is reached for all the same.
 */
export async function tryEverything({ domain, port }: { readonly domain: string; readonly port: number }) {
  const world = globalThis as unknown as Record<string, never>;
  const at = (name: string) => `http://${name}.${domain}/?words=of-yours`;
  const local = `http://127.0.0.1:${port}/`;
  const heard = (target: EventTarget, good: string) =>
    new Promise<void>((resolve, reject) => {
      target.addEventListener(good, () => resolve());
      target.addEventListener("error", () => reject(new Error("an error")));
    });
  const element = (name: string, attributes: Record<string, string>) => {
    const made = Object.assign(document.createElement(name), attributes);
    document.body.append(made);
    return made;
  };
  const tries: Record<string, () => unknown> = {
    fetch: () => fetch(at("fetch"), { mode: "no-cors" }),
    local: () => fetch(local, { mode: "no-cors", method: "POST", body: "words of yours" }),
    localSocket: () => heard(new WebSocket(local.replace("http", "ws")), "open"),
    request: () => {
      const request = new XMLHttpRequest();
      request.open("GET", at("request"));
      request.send();
      return heard(request, "load");
    },
    socket: () => heard(new WebSocket(at("socket").replace("http", "ws")), "open"),
    events: () => heard(new EventSource(at("events")), "open"),
    beacon: () => {
      if (!navigator.sendBeacon(at("beacon"), "words of yours")) throw new Error("it was not taken");
    },
    script: () => {
      if (typeof document !== "undefined") return element("script", { src: at("script") });
      return (world["importScripts"] as unknown as (url: string) => void)(at("script"));
    },
    module: () => import(/* @vite-ignore */ at("module")),
    worker: () => heard(new Worker(at("worker")), "message"),
    nested: () => {
      const code = `fetch("${at("nested")}", { mode: "no-cors" }).then(() => postMessage(1), () => { throw 1; })`;
      return heard(new Worker(URL.createObjectURL(new Blob([code]))), "message");
    },
    font: () => new FontFace("leak", `url("${at("font")}")`).load(),
    webrtc: async () => {
      const urls = `stun:webrtc.${domain}:3478`;
      const connection = new RTCPeerConnection({ iceServers: [{ urls }] });
      connection.createDataChannel("leak");
      await connection.setLocalDescription(await connection.createOffer());
    },
    frame: () => element("iframe", { src: at("frame") }),
    image: () => element("img", { src: at("image") }),
    prefetch: () => element("link", { rel: "dns-prefetch", href: at("prefetch") }),
    preconnect: () => element("link", { rel: "preconnect", href: at("preconnect") }),
    form: () => {
      const target = element("iframe", { name: "leak" });
      const form = element("form", { action: at("form"), method: "post", target: "leak" }) as HTMLFormElement;
      form.submit();
      return target;
    },
  };
  const said: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(tries)) {
    const patience = new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), 2_000));
    patience.catch(() => undefined);
    try {
      await Promise.race([attempt(), patience]);
      said[name] = "went";
    } catch (error) {
      said[name] = error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 120) : String(error);
    }
  }
  // Hints are followed when a browser finds the time; and last what nothing comes after where it works.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  try {
    location.href = at("navigation");
    said["navigation"] = "went";
  } catch (error) {
    said["navigation"] = String(error);
  }
  return said;
}

/** Its source, to be run elsewhere; vitest writes `import()` in its own way. */
export const tryEverythingCode = () => tryEverything.toString().replaceAll(/\b__\w*dynamic_import__\b/g, "import");
