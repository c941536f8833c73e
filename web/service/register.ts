import { messageOf } from "#core/storage/message-of.ts";
import { Workbox } from "workbox-window";
import { standForElection } from "./leader.ts";
import { BUSY_LOCK, isServiceWorkerMessage, PAGE_LOCK, type OfflineProgress, type PageMessage } from "./messages.ts";
import { watchLines } from "./ledger/watch-lines.ts";

export interface ServiceEvents {
  /**
   * A new version waits. `apply` waits until nothing is being written or read in any tab, which may take minutes, then
   * switches and reloads this tab; other tabs go on undisturbed. Say so to the person while it is pending.
   */
  onUpdateReady?(apply: () => Promise<void>): void;
  /**
   * The new version is about to take over, and this tab is reloaded. Chromium lets the old service worker go when it is
   * idle, and a request that comes in the wrong moment keeps it for half a minute more: nothing may be asked any more.
   */
  onSwitch?(): void;
  /** How much of the app is kept for use without a network. */
  onOffline?(progress: OfflineProgress): void;
  /** The service worker took over after all, when the page had gone to the server already: it answers from now on. */
  onLateTakeover?(): void;
  /** What is stored belongs to a newer version, which another tab has opened; the words say what to do. */
  onOutgrown?(message: string): void;
  /** Ends this tab's engine with all its workers, and its part in the election. */
  readonly end?: AbortSignal;
}

export type ServiceState =
  | { readonly mode: "device" }
  /** There is no service worker here: the page works against the server it came from. */
  | { readonly mode: "server"; readonly reason: string };

/** Milliseconds for a service worker to take over a page; past it the page goes to the server. */
const TAKEOVER_LIMIT = 15_000;
/** Milliseconds for a new version to take over a page that has ended for it. */
const SWITCH_LIMIT = 45_000;
/** Milliseconds between looks for a new version while the page stays open. */
const UPDATE_EVERY = 60 * 60 * 1000;

/**
 * Sees to it that `/api` is answered: by the service worker on this device, or by the server the page came from.
 * Await it before the first request. Never rejects.
 */
export async function startService(events: ServiceEvents = {}): Promise<ServiceState> {
  if ("serviceWorker" in navigator && "locks" in navigator && navigator.serviceWorker.controller) {
    // One is in charge already: nothing is waited for, the engine starts at once. That a newer one cannot be had now,
    // offline for instance, changes nothing.
    takePart(events);
    register(createWorkbox(), events).catch((error: unknown) =>
      console.warn("Could not look for a new version:", error),
    );
    return { mode: "device" };
  }
  const obstacle = await whyNoServiceWorker();
  if (obstacle) return { mode: "server", reason: obstacle };
  try {
    await painted();
    await takeover(await register(createWorkbox(), events));
  } catch (error) {
    joinLate(events);
    return {
      mode: "server",
      reason: `This browser does not let the app work on its own (${messageOf(error)}).`,
    };
  }
  takePart(events);
  return { mode: "device" };
}

/**
 * A slow device may let the service worker take over when the page no longer waits for it. It answers this page's requests
 * from then on, and needs the engine of a tab for that: without one they would wait for ever.
 */
function joinLate(events: ServiceEvents): void {
  const join = () => {
    takePart(events);
    events.onLateTakeover?.();
  };
  if (navigator.serviceWorker.controller) join();
  else navigator.serviceWorker.addEventListener("controllerchange", join, { once: true });
}

const createWorkbox = () => new Workbox("/sw.js", { scope: "/", type: "classic" });

/** Joins the other tabs: engine election, messages of the service worker, and what must be kept for this page. */
function takePart(events: ServiceEvents): void {
  standForElection({
    locks: navigator.locks,
    container: navigator.serviceWorker,
    storage: localStorage,
    spawn: () =>
      new Worker(new URL("../workers/coordinator.worker.ts", import.meta.url), {
        type: "module",
        name: "lectern-coordinator",
      }),
    onOutgrown: (message) => events.onOutgrown?.(message),
    end: events.end ?? new AbortController().signal,
  });
  listen(events);
  holdPageLock();
  tell({ kind: "lectern:page-started" });
}

async function register(workbox: Workbox, events: ServiceEvents): Promise<ServiceWorkerRegistration | undefined> {
  workbox.addEventListener("waiting", ({ sw }) => {
    sw?.postMessage({ kind: "lectern:keep-files" } satisfies PageMessage);
    events.onUpdateReady?.(() => applyUpdate(workbox, events));
  });
  const registration = await workbox.register({ immediate: true });
  setInterval(() => void workbox.update().catch(() => undefined), UPDATE_EVERY);
  return registration;
}

/** Resolves when the page has been drawn, or is hidden and draws nothing: reading the service worker's scripts would delay that. */
function painted(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves once a service worker answers this page's requests. */
async function takeover(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  const container = navigator.serviceWorker;
  if (container.controller) return;
  const controlled = new Promise<void>((resolve) =>
    container.addEventListener("controllerchange", () => resolve(), { once: true }),
  );
  registration?.active?.postMessage({ kind: "lectern:claim" } satisfies PageMessage);
  await Promise.race([controlled, failAfter(TAKEOVER_LIMIT)]);
}

/** Waits until nothing is being written or processed in any tab, then lets the new version take over. */
async function applyUpdate(workbox: Workbox, events: ServiceEvents): Promise<void> {
  while (await isBusy()) await pause(300);
  // Another tab has let it in already.
  if (!(await navigator.serviceWorker.getRegistration())?.waiting) return location.reload();
  const switched = new Promise<void>((resolve) => workbox.addEventListener("controlling", () => resolve()));
  events.onSwitch?.();
  navigator.serviceWorker.controller?.postMessage({ kind: "lectern:let-go" } satisfies PageMessage);
  workbox.messageSkipWaiting();
  // Where it is not let in by then, the page opens anew with the one there is.
  await Promise.race([switched, pause(SWITCH_LIMIT)]);
  location.reload();
}

async function isBusy(): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return (held ?? []).some((lock) => lock.name === BUSY_LOCK);
}

function listen(events: ServiceEvents): void {
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isServiceWorkerMessage(data) && data.kind === "lectern:offline") events.onOffline?.(data);
  });
  navigator.serviceWorker.startMessages();
  watchLines(globalThis, ({ url, refused }) => tell({ kind: refused ? "lectern:refused" : "lectern:opened", url }));
}

/** Tells the service worker, for as long as this page lives, which build's files it still needs. */
function holdPageLock(): void {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  const path = entry ? new URL(entry.src).pathname : "";
  void navigator.locks.request(PAGE_LOCK + path, { mode: "shared" }, () => new Promise(() => undefined));
}

function tell(message: PageMessage): void {
  navigator.serviceWorker.controller?.postMessage(message);
}

/** Why this browser cannot keep the app and its data, in words; undefined when it can. */
async function whyNoServiceWorker(): Promise<string | undefined> {
  if (!isSecureContext)
    return "The page was opened over plain http from another machine, where browsers allow no service worker.";
  if (!("serviceWorker" in navigator) || !("locks" in navigator)) return "This browser has no service workers.";
  try {
    await navigator.storage.getDirectory();
    return undefined;
  } catch {
    return "This browser keeps no files for web pages (a private window may be the reason).";
  }
}

async function failAfter(ms: number): Promise<never> {
  await pause(ms);
  throw new Error("the service worker did not take over in time");
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
