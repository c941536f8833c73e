export interface Target {
  /** Each way has a host of its own below this one, so that what arrives is known by its name. */
  readonly domain: string;
  /** TCP and UDP. */
  readonly port: number;
  /** A UDP port for calls between browsers that go by address. */
  readonly calls: number;
}

/** Ways that end the document they are tried in where they work. */
export const ENDING = ["navigation", "refresh", "anchor", "download", "parent", "top"] as const;

/** Ways that Chromium 156, as the tests start it, does not offer to a plain page either: way → why. */
export const NOT_OFFERED: Readonly<Record<string, string>> = {
  "fenced-frame": "A page cannot make the configuration of a fenced frame.",
  "speculation-prefetch": "The browser under test follows no speculation rules.",
  "speculation-prerender": "The same.",
  "address-speculation": "The same.",
  "worker-elsewhere": "A worker's script must be of the page's origin.",
  "policy-report": "A policy in the markup may not name where reports go.",
  "report-endpoint": "Only a header names the endpoints of the Reporting API.",
  attribution: "The browser registers no source of attributions without a sign-up of the site.",
  "notification-icon": "Notifications take the person's consent.",
  artwork: "Pictures of a media session are fetched while something plays.",
};

/**
 * Every way by which a document may reach another machine, each as a function. Uses nothing from outside itself, so that
 * its source can be run in a page and in a plugin alike.
 */
export function documentWays({ domain, port, calls }: Target): Record<string, () => unknown> {
  const world = globalThis as unknown as Record<string, new (...given: unknown[]) => EventTarget>;
  const at = (name: string) => `http://${name}.${domain}:${port}/words-of-yours`;
  const secure = (name: string) => at(name).replace("http:", "https:");
  const socket = (name: string) => at(name).replace("http:", "ws:");
  const byAddress = (name: string) => `http://127.0.0.1:${port}/${name}/${domain}`;
  const make = (name: string, attributes: Record<string, string> = {}, text = "") => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.textContent = text;
    document.body.append(made);
    return made;
  };
  const link = (rel: string, name: string, more = {}) => make("link", { rel, href: at(name), ...more });
  const rule = (name: string, text: string) => (make("style", {}, text), make("div", { class: name }, "Styled."));
  const markup = (html: string) => (make("div").innerHTML = html);
  const code = (text: string) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const frame = (attributes: Record<string, string>) => make("iframe", attributes) as HTMLIFrameElement;
  const speculate = (kind: string, url: string) =>
    make("script", { type: "speculationrules" }, JSON.stringify({ [kind]: [{ urls: [url], eagerness: "immediate" }] }));
  const call = async (urls: string) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls, username: "words", credential: "yours" }] });
    connection.createDataChannel("leak");
    await connection.setLocalDescription(await connection.createOffer());
  };
  const submit = (name: string, method: string) => {
    frame({ name: `for-${name}` });
    const form = make("form", { action: at(name), method, target: `for-${name}` }) as HTMLFormElement;
    form.append(Object.assign(document.createElement("input"), { name: "words", value: "yours" }));
    form.submit();
  };
  return {
    fetch: () => fetch(at("fetch"), { mode: "no-cors" }),
    keepalive: () => fetch(at("keepalive"), { mode: "no-cors", keepalive: true, method: "POST", body: "words" }),
    "fetch-later": () =>
      (globalThis as never as { fetchLater: typeof fetch }).fetchLater(secure("fetch-later"), {
        activateAfter: 0,
      } as never),
    xhr: () => {
      const request = new XMLHttpRequest();
      request.open("GET", at("xhr"));
      request.send();
    },
    socket: () => new WebSocket(socket("socket")),
    transport: () => void new WebTransport(secure("transport")).ready.catch(() => undefined),
    events: () => new EventSource(at("events")),
    beacon: () => navigator.sendBeacon(at("beacon"), "words"),
    "address-fetch": () => fetch(byAddress("address-fetch"), { mode: "no-cors" }),
    "address-socket": () => new WebSocket(byAddress("address-socket").replace("http", "ws")),
    "address-image": () => make("img", { src: byAddress("address-image") }),
    image: () => make("img", { src: at("image") }),
    srcset: () => make("img", { srcset: `${at("srcset")} 1x` }),
    "svg-image": () => markup(`<svg><image href="${at("svg-image")}"/></svg>`),
    "svg-filter": () =>
      markup(
        `<svg width="9" height="9"><filter id="f"><feImage href="${at("svg-filter")}"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
      ),
    "input-image": () => make("input", { type: "image", src: at("input-image") }),
    background: () => markup(`<table background="${at("background")}"><tr><td>1</td></tr></table>`),
    favicon: () => document.head.append(link("icon", "favicon")),
    manifest: () => document.head.append(link("manifest", "manifest")),
    style: () => link("stylesheet", "style"),
    "css-import": () => make("style", {}, `@import "${at("css-import")}";`),
    "css-url": () => rule("a", `.a { background: url("${at("css-url")}") }`),
    "css-image-set": () => rule("b", `.b { list-style: image-set("${at("css-image-set")}" 1x); display: list-item }`),
    "css-font": () =>
      rule("c", `@font-face { font-family: leak; src: url("${at("css-font")}") } .c { font-family: leak }`),
    "css-cursor": () => rule("d", `.d { cursor: url("${at("css-cursor")}"), auto }`),
    font: () => void new FontFace("leaks", `url("${at("font")}")`).load().catch(() => undefined),
    script: () => make("script", { src: at("script") }),
    module: () => make("script", { type: "module", src: at("module") }),
    import: () => void import(/* @vite-ignore */ at("import")).catch(() => undefined),
    "inner-import": () =>
      void import(/* @vite-ignore */ code(`import "${at("inner-import")}";`)).catch(() => undefined),
    audio: () => make("audio", { src: at("audio"), preload: "auto" }),
    video: () => make("video", { src: at("video"), preload: "auto" }),
    poster: () => make("video", { poster: at("poster") }),
    track: () => {
      const video = make("video", { crossorigin: "anonymous" });
      const track = document.createElement("track");
      video.append(Object.assign(track, { src: at("track"), default: true, kind: "captions" }));
      track.track.mode = "showing";
    },
    frame: () => frame({ src: at("frame") }),
    "frame-markup": () => markup(`<iframe src="${at("frame-markup")}"></iframe>`),
    "frame-of-text": () => frame({ srcdoc: `<script>fetch("${at("frame-of-text")}", { mode: "no-cors" })</script>` }),
    "frame-navigated": () => frame({ srcdoc: `<script>location.href = "${at("frame-navigated")}"</script>` }),
    "frame-of-blob": () => {
      const page = new Blob([`<img src="${at("frame-of-blob")}">`], { type: "text/html" });
      frame({ src: URL.createObjectURL(page) });
    },
    "frame-of-data": () => frame({ src: `data:text/html,<img src="${at("frame-of-data")}">` }),
    "fenced-frame": () => {
      const config = new (globalThis as never as { FencedFrameConfig: new (url: string) => object }).FencedFrameConfig(
        at("fenced-frame"),
      );
      return Object.assign(make("fencedframe"), { config });
    },
    object: () => make("object", { data: at("object"), type: "text/html" }),
    embed: () => make("embed", { src: at("embed"), type: "text/html" }),
    preload: () => link("preload", "preload", { as: "image" }),
    prefetch: () => link("prefetch", "prefetch"),
    "dns-prefetch": () => link("dns-prefetch", "dns-prefetch"),
    preconnect: () => link("preconnect", "preconnect"),
    modulepreload: () => link("modulepreload", "modulepreload"),
    "speculation-prefetch": () => speculate("prefetch", secure("speculation-prefetch")),
    "speculation-prerender": () => speculate("prerender", secure("speculation-prerender")),
    "address-speculation": () => speculate("prefetch", byAddress("address-speculation")),
    "form-get": () => submit("form-get", "get"),
    "form-post": () => submit("form-post", "post"),
    ping: () => {
      frame({ name: "for-ping" });
      make("a", { href: "about:blank", target: "for-ping", ping: at("ping") }, "Ping").click();
    },
    download: () => make("a", { href: at("download"), download: "leak" }, "Download").click(),
    "new-window": () => make("a", { href: at("new-window"), target: "_blank" }, "Window").click(),
    open: () => {
      if (!open(at("open"))) throw new Error("No window was opened.");
    },
    "open-then-move": () => {
      const opened = open("about:blank");
      if (!opened) throw new Error("No window was opened.");
      opened.location.href = at("open-then-move");
    },
    worker: () => new Worker(code(`fetch("${at("worker")}", { mode: "no-cors" })`)),
    "worker-script": () => new Worker(code(`importScripts("${at("worker-script")}")`)),
    "worker-import": () => new Worker(code(`import "${at("worker-import")}"`), { type: "module" }),
    "worker-socket": () => new Worker(code(`new WebSocket("${socket("worker-socket")}")`)),
    "worker-in-worker": () =>
      new Worker(
        code(`new Worker(URL.createObjectURL(new Blob(['fetch("${at("worker-in-worker")}", { mode: "no-cors" })'])))`),
      ),
    "shared-worker": () => new SharedWorker(code(`fetch("${at("shared-worker")}", { mode: "no-cors" })`)),
    "worker-elsewhere": () => new Worker(at("worker-elsewhere")),
    worklet: () => new AudioContext().audioWorklet.addModule(at("worklet")),
    wasm: () => WebAssembly.compileStreaming(fetch(at("wasm"))),
    webrtc: () => call(`stun:webrtc.${domain}:${port}`),
    "webrtc-relay": () => call(`turn:webrtc-relay.${domain}:${port}?transport=tcp`),
    "address-webrtc": () => call(`stun:127.0.0.1:${calls}`),
    "policy-report": () => {
      const policy = `img-src 'none'; report-uri ${at("policy-report")}`;
      frame({ srcdoc: `<meta http-equiv="Content-Security-Policy" content="${policy}"><img src="data:,words">` });
    },
    "report-endpoint": () => {
      const meta = `<meta http-equiv="Reporting-Endpoints" content='leak="${secure("report-endpoint")}"'>`;
      const policy = `<meta http-equiv="Content-Security-Policy" content="img-src 'none'; report-to leak">`;
      frame({ srcdoc: `${meta}${policy}<img src="data:,words">` });
    },
    "frame-policy-report": () =>
      frame({ src: at("frame-policy-report"), csp: `report-uri ${at("frame-policy-report")}` }),
    attribution: () => make("img", { attributionsrc: at("attribution") }),
    credentials: () =>
      void navigator.credentials
        .get({ identity: { providers: [{ configURL: secure("credentials"), clientId: "words" }] } } as never)
        .catch(() => undefined),
    payment: () =>
      new (world["PaymentRequest"] as never as new (...given: unknown[]) => { canMakePayment(): unknown })(
        [{ supportedMethods: secure("payment") }],
        { total: { label: "1", amount: { currency: "EUR", value: "1" } } },
      ).canMakePayment(),
    "notification-icon": () => new Notification("Words", { icon: at("notification-icon") }),
    artwork: () => (navigator.mediaSession.metadata = new MediaMetadata({ artwork: [{ src: at("artwork") }] })),
    navigation: () => (location.href = at("navigation")),
    refresh: () => document.head.append(make("meta", { "http-equiv": "refresh", content: `0;url=${at("refresh")}` })),
    anchor: () => make("a", { href: at("anchor") }, "Leave").click(),
    parent: () => (parent.location.href = at("parent")),
    top: () => top && (top.location.href = at("top")),
  };
}

/** How a line of the console begins that says of a way that it is tried now, or how it failed. */
export const TRIED = "Way out";

/**
 * Code that tries these ways at once, or all but those that end a document, and says each to the console: beforehand,
 * since nothing is heard of a document that has ended.
 */
export function tryingCode(target: Target, names?: readonly string[]): string {
  const ways = documentWays.toString().replaceAll(/\b__\w*dynamic_import__\b/g, "import");
  return `const ways = (${ways})(${JSON.stringify(target)});
    const ending = ${JSON.stringify(ENDING)};
    for (const name of ${JSON.stringify(names) ?? "Object.keys(ways).filter((name) => !ending.includes(name))"}) {
      const say = (how) => console.log(["${TRIED}", name, how].join("|"));
      const failed = (error) => say(String(error?.message ?? error));
      say("begun");
      try {
        Promise.resolve(ways[name]()).catch(failed);
      } catch (error) {
        failed(error);
      }
    }`;
}
