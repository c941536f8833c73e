import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { createPolicy } from "../security/trusted-types.ts";
import { createApiParts, type ApiPaths } from "../service/api-parts.ts";
import { createApiScript } from "../service/api-script.ts";
import {
  createFindKept,
  dropOldBuilds,
  fetchAndKeep,
  keepLater,
  shellCache,
  type BuildManifest,
} from "../service/kept-files.ts";
import {
  BUSY_LOCK,
  isPageMessage,
  PAGE_LOCK,
  type OfflineProgress,
  type ServiceWorkerMessage,
} from "../service/messages.ts";
import { LINES_CHANNEL, type SeenLine } from "../service/ledger/watch-lines.ts";
import { seenRequest } from "../service/ledger/seen-request.ts";
import { seenFromPage, watchFetch } from "../service/ledger/watch-fetch.ts";
import { requestKind } from "../service/request-kind.ts";
import { createPendingFiles } from "../service/pending-files.ts";
import { keepShared } from "../service/shared-files.ts";
import type * as ApiModule from "./service-worker-api.ts";

declare const self: ServiceWorkerGlobalScope & { importScripts(...urls: string[]): void };
declare const __LECTERN_MANIFEST__: BuildManifest;
declare const __LECTERN_API__: ApiPaths;

/** Another version is in charge; see `ApiHereDeps`. */
let isWaiting = false;

const manifest = __LECTERN_MANIFEST__;
const findKept = createFindKept(caches, manifest);

const apiPaths = __LECTERN_API__;
const ownScripts = createPolicy("lectern-api", {
  createScriptURL: (path) => (Object.values(apiPaths).includes(path) ? path : null),
});
const apiParts = createApiParts({
  paths: apiPaths,
  importScripts: (...paths) => self.importScripts(...paths.map((path) => ownScripts.createScriptURL(path))),
});
Object.assign(globalThis, { lecternApiPart: apiParts.define });
const api = createApiScript({
  install: apiParts.install,
  run: () => (apiParts.begin() as typeof ApiModule).createApiHere,
  askPages: () => tellPages({ kind: "lectern:engine-wanted" }),
  isWaiting: () => isWaiting,
  find: findKept,
});

// First of all: what is asked for before it is counted would be missing.
watchFetch(self, self.location.origin, (seen) => api.note(seen));

/** All that comes to be kept by itself. */
const kept = new Set(
  [...manifest.shell, ...manifest.later, ...manifest.later.flatMap(({ parts = [] }) => parts)].map(({ url }) => url),
);
const shell = new PrecacheController({ cacheName: shellCache(manifest.build), fallbackToNetwork: true });
shell.precache(manifest.shell.map(({ url, revision }) => ({ url, revision })));

/** Keeping goes one round at a time: pages that start together want the same files. */
let keeping: Promise<void> = Promise.resolve();

const pendingFiles = createPendingFiles({ caches, origin: self.location.origin, now: Date.now });

new BroadcastChannel(LINES_CHANNEL).addEventListener("message", ({ data }: MessageEvent<SeenLine>) => noteLine(data));

self.addEventListener("install", (event) => {
  isWaiting = self.registration.active !== null;
  api.install();
  void shell.install(event);
});

self.addEventListener("activate", (event) => {
  isWaiting = false;
  event.waitUntil(Promise.all([self.clients.claim(), api.here().activated()]));
});

self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin, (path) => kept.has(path));
  const seen = kind === "network" ? seenFromPage(event.request, self.location.origin) : undefined;
  if (seen) api.note(seen);
  // What is not made yet holds nothing back.
  if (event.request.mode === "navigate") api.made()?.pageOpens();
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
  if (message.kind === "lectern:engine-offer" && port) api.here().offer(port, message.engine);
  if (message.kind === "lectern:let-go") api.made()?.letGo();
  if (message.kind === "lectern:ledger" && port) event.waitUntil(tellLedger(port, message.ask));
  if (message.kind === "lectern:refused") noteLine({ url: message.url, refused: true });
  if (message.kind === "lectern:opened") noteLine({ url: message.url, refused: false });
  // Pages that were not loaded through this worker.
  if (message.kind === "lectern:claim" || message.kind === "lectern:page-started") api.made()?.pageOpens();
  if (message.kind === "lectern:claim") event.waitUntil(self.clients.claim());
  if (message.kind === "lectern:page-started") event.waitUntil(tidyAndKeep());
  if (message.kind === "lectern:keep-files") event.waitUntil(keepBeforehand());
});

async function tellLedger(port: MessagePort, ask: "read" | "reset"): Promise<void> {
  try {
    port.postMessage({ report: await api.here().ledger(ask) });
  } catch (error) {
    port.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
}

function noteLine({ url, refused }: SeenLine): void {
  if (isWaiting) return; // the version in charge hears of it too
  // How much a line that stays open sends, nobody can tell.
  const seen = seenRequest({ url, bytes: refused ? 0 : null, refused }, self.location.origin);
  if (seen) api.note(seen);
}

async function keptOrFetched(request: Request, path: string): Promise<Response> {
  const found = await findKept(path);
  if (found) return found;
  return kept.has(path) ? fetch(request) : fetchAndKeep(caches, manifest.build, request);
}

/** A script that cannot be run is a request that fails, and not one for the network. */
const answerApi = async (request: Request): Promise<Response> => api.here().answer(request);

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
