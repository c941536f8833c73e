import type { Worker } from "./background-loop.ts";

/** Who does which piece of work, where several processes share one store. */
export interface Claims {
  /** Takes the work for this process; null while another process has it. A claim ends with its process, however that ends. */
  take(key: string): Promise<Claim | null>;
  /** Whether there may be other processes, whose work is to be taken up when they are gone. */
  readonly shared: boolean;
}

export interface Claim {
  /** Aborted when the claim was lost without being released: another process may have it now. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** For a store that one process has to itself: everything is its work. */
export const soleProcess: Claims = {
  async take() {
    return { lost: NEVER, release: async () => undefined };
  },
  shared: false,
};

const NEVER = new AbortController().signal;

/** The first of the candidates that no other process has, with the claim on it. */
export async function takeFirst<Candidate>(
  claims: Claims,
  candidates: Iterable<Candidate> | AsyncIterable<Candidate>,
  keyOf: (candidate: Candidate) => string,
): Promise<{ readonly candidate: Candidate; readonly claim: Claim } | undefined> {
  for await (const candidate of candidates) {
    const claim = await claims.take(keyOf(candidate));
    if (claim) return { candidate, claim };
  }
  return undefined;
}

/** Work that one of several processes does for all: it wakes only where the claim on it is held, and held on to. */
export function inOneProcess(claims: Claims, key: string, worker: Worker, report: (error: unknown) => void): Worker {
  if (!claims.shared) return worker;
  let claim: Claim | null = null;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    if (claim?.lost.aborted) claim = null;
    claim ??= await claims.take(key);
    if (claim) worker.wake();
  }

  return {
    wake() {
      asking ??= ask()
        .catch(report)
        .finally(() => (asking = undefined));
    },
    async idle() {
      await asking;
      await worker.idle();
    },
    async stop() {
      await asking;
      await worker.stop();
      await claim?.release();
    },
  };
}
