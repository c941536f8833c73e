/**
 * What a token costs on its way from a worker through the service worker to the page, with a stand-in engine in the
 * place of a model: the same ports, the same coordinator's hop, the same events as the built app. Run:
 * node bench/generation.ts [tokens]
 */
import { createServer } from "node:http";
import { launchChromium } from "../e2e/support/chromium.ts";
import { bundle } from "./bundle.ts";

const TOKENS = Number(process.argv[2] ?? 5000);
const ROUNDS = 5;

interface Figures {
  /** Milliseconds a token, from the request to the last event. */
  readonly whole: number;
  /** The same, from the worker that makes it to the worker's own end: what the stand-in itself takes. */
  readonly made: number;
  /** Milliseconds to the first token. */
  readonly first: number;
}

/** A model's worker that says a word as often as it is asked to. */
const MODEL_WORKER = `
import { expose } from "comlink";
import { serveGenerate } from "/web/service/serve-generate.ts";

const { port1, port2 } = new MessageChannel();
port1.start();
/** A timer would take 4 ms each time. */
const nextTurn = () => new Promise((resolve) => {
  port1.addEventListener("message", resolve, { once: true });
  port2.postMessage(null);
});
const usage = { prompt_tokens: 1, completion_tokens: null };
expose(serveGenerate({
  load: async () => ({ kind: "done", value: null }),
  countTokens: async (text) => ({ kind: "done", value: text.length }),
  async generate({ max_tokens }, onText) {
    const began = performance.now();
    for (let at = 0; at < max_tokens; at++) {
      onText("word ");
      // A model gives its thread back between tokens, and so does this.
      if (at % 10 === 0) await nextTurn();
    }
    return { kind: "done", value: { text: String(performance.now() - began), finish_reason: "stop", usage } };
  },
}));
`;

/** The coordinator's part: a hop between the model's worker and the service worker. */
const COORDINATOR = `
import { expose } from "comlink";
import { toOutcome } from "/core/models/local/generation/outcome.ts";
import { startGenerateWorker } from "/web/service/generate-client.ts";
import { writePieces } from "/web/service/generate-port.ts";

const model = startGenerateWorker({ spawn: () => new Worker("/model.js", { type: "module" }) });
addEventListener("message", ({ ports: [port] }) =>
  expose({
    async ping() { return true; },
    async generate(_, request, port) {
      const pieces = writePieces(port);
      try {
        const outcome = await model.generate(request, pieces.write, pieces.signal);
        return await toOutcome(async () => outcome.value);
      } finally {
        pieces.end();
      }
    },
  }, port));
`;

const SERVICE_WORKER = `
import { createEngineLink } from "/web/service/engine-link.ts";
import { createLinkedRunner } from "/web/service/generate-link.ts";
import { eventStream } from "/core/http/event-stream.ts";
import { toResponse } from "/core/http/fetch-handler.ts";

const tell = async () => { for (const page of await self.clients.matchAll()) page.postMessage("wanted"); };
const link = createEngineLink({ askPages: tell });
const runner = createLinkedRunner(link);

async function* answer(request) {
  const waiting = [];
  let wake = () => undefined;
  let result;
  void runner
    .generate("model", { messages: [], max_tokens: Number(request.url.split("=")[1]) }, (text) => {
      waiting.push(text);
      wake();
    }, request.signal)
    .then((value) => { result = value; wake(); });
  for (;;) {
    while (waiting.length > 0) yield { data: { type: "text", text: waiting.shift() } };
    if (result) return yield { data: { type: "end", took: Number(result.text) } };
    await new Promise((resolve) => (wake = resolve));
  }
}

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
addEventListener("message", ({ ports: [port] }) => port && link.offer(port, "bench"));
addEventListener("fetch", (event) => {
  if (event.request.url.includes("/answer?")) event.respondWith(Promise.resolve(toResponse(eventStream(answer(event.request)), "GET")));
});
`;

const PAGE = `
const coordinator = new Worker("/coordinator.js", { type: "module" });
navigator.serviceWorker.addEventListener("message", () => {
  const { port1, port2 } = new MessageChannel();
  coordinator.postMessage("connect", [port1]);
  navigator.serviceWorker.controller.postMessage("offer", [port2]);
});
window.measure = async (tokens) => {
  const began = performance.now();
  const response = await fetch("/answer?tokens=" + tokens);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  let first;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    first ??= performance.now() - began;
    text += value;
  }
  const count = text.split('"type":"text"').length - 1;
  if (count !== tokens) throw new Error(count + " of " + tokens + " tokens arrived");
  const took = Number(/"took":([\\d.]+)/.exec(text)[1]);
  return { whole: (performance.now() - began) / tokens, made: took / tokens, first };
};
await navigator.serviceWorker.register("/sw.js");
if (!navigator.serviceWorker.controller)
  await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
await window.measure(10);
document.title = "ready";
`;

const files = new Map([
  ["/model.js", await bundle(MODEL_WORKER)],
  ["/coordinator.js", await bundle(COORDINATOR)],
  ["/sw.js", await bundle(SERVICE_WORKER, "iife")],
  ["/page.js", await bundle(PAGE)],
]);
const server = createServer((request, response) => {
  const script = files.get(request.url ?? "");
  response.setHeader("content-type", script === undefined ? "text/html" : "text/javascript");
  response.end(script ?? '<!doctype html><title>waiting</title><script type="module" src="/page.js"></script>');
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => document.title === "ready");
  const rounds: Figures[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(
      await page.evaluate(
        (tokens) => (window as unknown as { measure(tokens: number): Promise<Figures> }).measure(tokens),
        TOKENS,
      ),
    );
  const best = (of: (figures: Figures) => number) => Math.min(...rounds.map(of));
  const median = (of: (figures: Figures) => number) => rounds.map(of).toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  console.log(`tokens a round              ${TOKENS}, ${ROUNDS} rounds`);
  console.log(
    `worker to page              ${line(
      best(({ whole }) => whole),
      median(({ whole }) => whole),
    )} ms a token`,
  );
  console.log(
    `of that, the stand-in       ${line(
      best(({ made }) => made),
      median(({ made }) => made),
    )} ms a token`,
  );
  console.log(
    `first token after           ${line(
      best(({ first }) => first),
      median(({ first }) => first),
    )} ms`,
  );
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

function line(best: number, median: number): string {
  return `best ${best.toFixed(3)}, median ${median.toFixed(3)}`;
}
