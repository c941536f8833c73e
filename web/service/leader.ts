import { ENGINE_LOCK, isServiceWorkerMessage, type PageMessage } from "./messages.ts";

export interface LeaderDeps {
  readonly locks: LockManager;
  readonly container: ServiceWorkerContainer;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Starts the coordinator worker. */
  spawn(): Worker;
}

/** Set by a tab that is closed or reloaded while it has the engine; a tab that crashed leaves none. */
const CLOSED = "lectern-engine-closed";

/** Milliseconds before a coordinator that could not start is tried again, by this tab or another. */
const RETRY_AFTER = 2_000;

/**
 * Stands for election among the tabs; the one that holds the lock runs the coordinator and hands the service worker
 * a port to it whenever asked. The lock goes with the tab, or when the signal says so, and another takes over.
 */
export function standForElection(deps: LeaderDeps, onLeading: (leading: boolean) => void, end: AbortSignal): void {
  const { locks, container, storage, spawn } = deps;
  const lead = async () => {
    const coordinator = spawn();
    const closed = () => storage.setItem(CLOSED, "yes");
    coordinator.postMessage(storage.getItem(CLOSED) ? "lectern:start-after-close" : "lectern:start");
    storage.removeItem(CLOSED);
    addEventListener("pagehide", closed);
    const engine = crypto.randomUUID();
    const offer = (target: Pick<ServiceWorker, "postMessage"> | null) => {
      if (target) offerEngine(coordinator, engine, target);
    };
    const onMessage = (event: MessageEvent) => {
      if (!isServiceWorkerMessage(event.data) || event.data.kind !== "lectern:engine-wanted") return;
      offer(event.source instanceof ServiceWorker ? event.source : container.controller);
    };

    container.addEventListener("message", onMessage);
    onLeading(true);
    offer(container.controller);
    await Promise.race([crashOf(coordinator), abortOf(end)]);
    container.removeEventListener("message", onMessage);
    removeEventListener("pagehide", closed);
    coordinator.terminate();
    onLeading(false);
    if (!end.aborted) setTimeout(() => standForElection(deps, onLeading, end), RETRY_AFTER);
  };
  locks.request(ENGINE_LOCK, { signal: end }, lead).catch((error: unknown) => {
    if (!end.aborted) throw error;
  });
}

const abortOf = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));

function offerEngine(coordinator: Worker, engine: string, target: Pick<ServiceWorker, "postMessage">): void {
  const { port1, port2 } = new MessageChannel();
  coordinator.postMessage("lectern:connect", [port1]);
  target.postMessage({ kind: "lectern:engine-offer", engine } satisfies PageMessage, [port2]);
}

/** Resolves when the worker could not be loaded or threw where nothing catches; a healthy one keeps it pending. */
function crashOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener("error", (event) => {
      console.error("The coordinator worker stopped:", event.message || "it could not be loaded");
      resolve();
    });
  });
}
