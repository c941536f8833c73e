import { ENGINE_LOCK, isServiceWorkerMessage, type CoordinatorNotice, type PageMessage } from "./messages.ts";

export interface LeaderDeps {
  readonly locks: LockManager;
  readonly container: ServiceWorkerContainer;
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Starts the coordinator worker. */
  spawn(): Worker;
  /** What is stored belongs to a newer version of the program: this tab stands no more. The words say what to do. */
  onOutgrown(message: string): void;
  /** Ends the coordinator and this tab's part in the election. */
  readonly end: AbortSignal;
}

/** Set by a tab that is closed or reloaded, or makes way, while it has the engine; a tab that crashed leaves none. */
const CLOSED = "lectern-engine-closed";

/** Milliseconds before a coordinator that could not start is tried again, by this tab or another. */
const RETRY_AFTER = 2_000;
/** Milliseconds for a tab of a new version to stand for election before those of the old one. */
const MAKE_WAY = 10_000;

/**
 * Stands for election among the tabs; the one that holds the lock runs the coordinator and hands the service worker
 * a port to it whenever asked. The lock goes with the tab, or when the signal says so, and another takes over. Once a
 * new version has taken over, tabs of the old one make way for those of the new, which alone can read what it stores.
 */
export function standForElection(deps: LeaderDeps): void {
  const { locks, container, storage, spawn, onOutgrown, end } = deps;
  const round = new AbortController();
  const over = AbortSignal.any([end, round.signal]);
  const again = (after: number) => void setTimeout(() => end.aborted || standForElection(deps), after);
  const makeWay = () => (round.abort(), again(MAKE_WAY));
  container.addEventListener("controllerchange", makeWay, { once: true, signal: over });

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
    offer(container.controller);
    const outgrown = await Promise.race([crashOf(coordinator), abortOf(over), outgrowthOf(coordinator)]);
    container.removeEventListener("message", onMessage);
    removeEventListener("pagehide", closed);
    coordinator.terminate();
    if (over.aborted) return closed(); // not a crash
    round.abort();
    if (outgrown) onOutgrown(outgrown);
    else again(RETRY_AFTER);
  };
  locks.request(ENGINE_LOCK, { signal: over }, lead).catch((error: unknown) => {
    if (!over.aborted) throw error;
  });
}

/** Resolves with what to do when the coordinator has met what a newer version stored. */
function outgrowthOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<CoordinatorNotice>) => resolve(data.outgrown));
  });
}

const abortOf = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

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
