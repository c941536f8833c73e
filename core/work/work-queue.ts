import { createLoop, type Worker } from "./background-loop.ts";
import { type Claims, inOneProcess, takeFirst } from "./claims.ts";

/** Work that runs later, declared by the folder that does it. It finds what there is to do in the store. */
export interface Work {
  readonly name: string;
  /**
   * Where several processes share a store: `alone` is done by one of them for all; `shared` is done by each, and every
   * piece has its own claim (`claimedStep`).
   */
  readonly among: "alone" | "shared";
  /** Does the next piece; false where there is none. */
  step(signal: AbortSignal): Promise<boolean>;
}

interface QueueDeps {
  readonly claims: Claims;
  readonly report: (error: unknown) => void;
}

export interface WorkQueue extends Worker {
  /** Wakes the work of these names alone. */
  wakeOnly(...names: readonly string[]): void;
}

/** Runs each declared work beside the others, one piece at a time. A step that throws is tried again at the next wake. */
export function createWorkQueue({ claims, report }: QueueDeps, works: readonly Work[]): WorkQueue {
  const workers = new Map(
    works.map(({ name, among, step }) => {
      const loop = createLoop(report, step);
      return [name, among === "alone" ? inOneProcess(claims, name, loop, report) : loop];
    }),
  );
  let wakes = 0;
  const each = (act: (worker: Worker) => Promise<void>) => Promise.all([...workers.values()].map(act));
  return {
    wake() {
      wakes += 1;
      for (const worker of workers.values()) worker.wake();
    },
    wakeOnly(...names) {
      wakes += 1;
      for (const name of names) workers.get(name)?.wake();
    },
    async idle() {
      // The end of one work may wake another.
      for (let before = -1; before !== wakes;) {
        before = wakes;
        await each((worker) => worker.idle());
      }
    },
    stop: async () => void (await each((worker) => worker.stop())),
  };
}

interface Claimed<Piece> {
  readonly claims: Claims;
  /** What waits, in order. */
  readonly waiting: () => AsyncIterable<Piece> | Promise<Iterable<Piece> | AsyncIterable<Piece>>;
  /** Names the claim on a piece. */
  readonly keyOf: (piece: Piece) => string;
  /** `signal` is aborted when the host stops, or when another process has taken the piece. */
  readonly run: (piece: Piece, signal: AbortSignal) => Promise<void>;
  /** Called after a piece was done and its claim released. */
  readonly after?: (piece: Piece) => Promise<void>;
  /** Called where nothing waits. */
  readonly settled?: () => Promise<void>;
}

/** The step of a work that several processes share: takes the first piece that no other process has. */
export function claimedStep<Piece>({ claims, waiting, keyOf, run, after, settled }: Claimed<Piece>): Work["step"] {
  return async (signal) => {
    const next = await takeFirst(claims, await waiting(), keyOf);
    if (!next) {
      await settled?.();
      return false;
    }
    const { candidate, claim } = next;
    try {
      await run(candidate, AbortSignal.any([signal, claim.lost]));
    } finally {
      await claim.release();
    }
    await after?.(candidate);
    return true;
  };
}
