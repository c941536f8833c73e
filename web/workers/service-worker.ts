import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { apiRoutes } from "#core/app.ts";
import { requestContext } from "#core/accounts/request-context.ts";
import type { Answer, Engine } from "#core/engine/engine.ts";
import { countedContext, createRateLimiter, DEVICE_LIMITS } from "#core/http/rate-limit.ts";
import { createFetchHandler } from "#core/http/fetch-handler.ts";
import { browserServices } from "../service/browser-services.ts";
import { createEngineLink } from "../service/engine-link.ts";
import { createLinkedMachine, createLinkedRunner } from "../service/generate-link.ts";
import {
  dropOldBuilds,
  fetchAndKeep,
  findKept,
  keepLater,
  shellCache,
  type BuildManifest,
} from "../service/kept-files.ts";
import {
  BUSY_LOCK,
  isPageMessage,
  PAGE_LOCK,
  WAKE_CHANNEL,
  type OfflineProgress,
  type ServiceWorkerMessage,
} from "../service/messages.ts";
import { createRequestLedger } from "../service/ledger/request-ledger.ts";
import { LINES_CHANNEL, type SeenLine } from "../service/ledger/watch-lines.ts";
import { createSeenMemory } from "../service/ledger/seen-memory.ts";
import { seenRequest } from "../service/ledger/seen-request.ts";
import { fetchFor, seenFromPage, watchFetch } from "../service/ledger/watch-fetch.ts";
import { requestKind } from "../service/request-kind.ts";
import { createPendingFiles } from "../service/pending-files.ts";
import { keepShared } from "../service/shared-files.ts";
import { openDeviceStorage } from "../service/sync/device-storage.ts";
import { createPassOn } from "../service/sync/pass-on.ts";
import { serverHere } from "../service/sync/sync-here.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __LECTERN_MANIFEST__: BuildManifest;

/** Milliseconds that counted requests wait for others, to be written with them. */
const LEDGER_PAUSE = 1000;

/**
 * Another version is in charge: what is stored has its shape, and is left alone until this one takes over. It would be
 * given this version's shape by the first write, and the tabs there are could not read it any more.
 */
let isWaiting = false;

// First of all: what is asked for before it is counted would be missing.
watchFetch(self, self.location.origin, (seen) => (isWaiting ? beforehand.note(seen) : ledger.note(seen)));

const manifest = __LECTERN_MANIFEST__;
const kept = new Set([...manifest.shell, ...manifest.later].map((file) => file.url));
const shell = new PrecacheController({ cacheName: shellCache(manifest.build), fallbackToNetwork: true });
shell.precache(manifest.shell.map(({ url, revision }) => ({ url, revision })));

/** Keeping goes one round at a time: pages that start together want the same files. */
let keeping: Promise<void> = Promise.resolve();

const link = createEngineLink({ askPages: () => tellPages({ kind: "lectern:engine-wanted" }) });
const wakeChannel = new BroadcastChannel(WAKE_CHANNEL);
const storage = openDeviceStorage();
const services = browserServices({
  storage,
  parts: link.engine,
  background: { wake: () => wakeChannel.postMessage("wake") },
  runner: createLinkedRunner(link),
  machine: createLinkedMachine(link),
});
const counting = {
  later: (work: () => Promise<void>) => void setTimeout(() => void work(), LEDGER_PAUSE),
  report: (error: unknown) => console.error("Requests could not be counted:", error),
};
const ledger = createRequestLedger({ store: services.store, now: Date.now, ...counting });
const beforehand = createSeenMemory({ caches, ...counting });
const pendingFiles = createPendingFiles({ caches, origin: self.location.origin, now: Date.now });
const limiter = createRateLimiter(DEVICE_LIMITS);
const answerHere = createFetchHandler({
  routes: apiRoutes,
  contextOf: (request, route) =>
    countedContext(limiter, route, "this device", () =>
      requestContext(
        { ...services, engine: { ...services.engine, answer: answerWhileBusy } },
        { authorization: request.headers.get("authorization"), cookie: () => undefined },
        route,
        false,
      ),
    ),
  report: (error) => console.error("A request failed:", error),
});

const answerApi = createPassOn({
  answer: answerHere,
  server: () => serverHere(services.store, fetchFor("web access")),
});

new BroadcastChannel(LINES_CHANNEL).addEventListener("message", ({ data }: MessageEvent<SeenLine>) => noteLine(data));

self.addEventListener("install", (event) => {
  isWaiting = self.registration.active !== null;
  void shell.install(event);
});

self.addEventListener("activate", (event) => {
  isWaiting = false;
  event.waitUntil(Promise.all([self.clients.claim(), beforehand.take().then((all) => all.forEach(ledger.note))]));
});

self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin, (path) => kept.has(path));
  const seen = kind === "network" ? seenFromPage(event.request, self.location.origin) : undefined;
  if (seen) ledger.note(seen);
  if (event.request.mode === "navigate") storage.pageOpens();
  if (kind === "api") event.respondWith(whileBusy(event.request, answerApi(event.request)));
  else if (kind === "share") event.respondWith(keepShared(pendingFiles, event.request));
  else if (kind === "asset") event.respondWith(keptOrFetched(event.request, new URL(event.request.url).pathname));
  else if (kind === "page") event.respondWith(keptOrFetched(event.request, "/index.html"));
});

self.addEventListener("message", (event) => {
  const message: unknown = event.data;
  if (!isPageMessage(message)) return;
  if ("type" in message) return void event.waitUntil(self.skipWaiting());
  const [port] = event.ports;
  if (message.kind === "lectern:engine-offer" && port) link.offer(port, message.engine);
  if (message.kind === "lectern:ledger" && port) event.waitUntil(tellLedger(port, message.ask));
  if (message.kind === "lectern:refused") noteLine({ url: message.url, refused: true });
  if (message.kind === "lectern:opened") noteLine({ url: message.url, refused: false });
  // Pages that were not loaded through this worker.
  if (message.kind === "lectern:claim" || message.kind === "lectern:page-started") storage.pageOpens();
  if (message.kind === "lectern:claim") event.waitUntil(self.clients.claim());
  if (message.kind === "lectern:page-started") event.waitUntil(tidyAndKeep());
  if (message.kind === "lectern:keep-files") event.waitUntil(keepBeforehand());
});

async function tellLedger(port: MessagePort, ask: "read" | "reset"): Promise<void> {
  try {
    port.postMessage({ report: await ledger[ask]() });
  } catch (error) {
    port.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
}

function noteLine({ url, refused }: SeenLine): void {
  if (isWaiting) return; // the version in charge hears of it too
  // How much a line that stays open sends, nobody can tell.
  const seen = seenRequest({ url, bytes: refused ? 0 : null, refused }, self.location.origin);
  if (seen) ledger.note(seen);
}

async function keptOrFetched(request: Request, path: string): Promise<Response> {
  const found = await findKept(caches, manifest.build, path);
  return found ?? fetchAndKeep(caches, manifest.build, request);
}

/** An answer may go on long after the first of it was sent; no update may cut it off. */
function answerWhileBusy(...asked: Parameters<Engine["answer"]>): Promise<Answer> {
  return navigator.locks.request(BUSY_LOCK, { mode: "shared" }, () => services.engine.answer(...asked));
}

/** Holds off an update while a write or an answer is under way. Reads and searches are not worth the lock. */
function whileBusy(request: Request, answer: Promise<Response>): Promise<Response> {
  const reads = request.method === "GET" || request.method === "HEAD" || request.url.includes("/api/search_u");
  if (!reads) void navigator.locks.request(BUSY_LOCK, { mode: "shared" }, () => answer);
  return answer;
}

async function tidyAndKeep(): Promise<void> {
  const newer = self.registration.installing ?? self.registration.waiting;
  if (!newer) await dropOldBuilds(caches, manifest.build, await openEntries()); // a version that waits has its files here already
  await keepRest((progress) => void tellPages({ kind: "lectern:offline", ...progress }));
}

/** Nobody is told how far it is: the pages there are run another version, and hear of that one. */
function keepBeforehand(): Promise<void> {
  isWaiting = self.registration.waiting !== null;
  return keepRest(() => undefined);
}

function keepRest(report: (progress: OfflineProgress) => void): Promise<void> {
  keeping = keeping
    .catch(() => undefined)
    .then(() => keepLater({ caches, fetch: (request) => fetch(request) }, manifest, report));
  return keeping;
}

/** The entry scripts of all open pages. */
async function openEntries(): Promise<string[]> {
  const { held } = await navigator.locks.query();
  return (held ?? []).flatMap(({ name }) => (name?.startsWith(PAGE_LOCK) ? [name.slice(PAGE_LOCK.length)] : []));
}

async function tellPages(message: ServiceWorkerMessage): Promise<void> {
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    page.postMessage(message);
}
