import type { Outcome } from "./bring-in-step.ts";
import type { KnownFile } from "./known-files.ts";

/** Milliseconds that changes are gathered for: programs write a file in several steps. */
const GATHER = 300;
/** Milliseconds that a file has to be missing before it is taken for removed: programs that save one take it away first. */
const MISSING = 2000;

export interface LookAgainOptions {
  /** One look at the folder; undefined where there is nothing to look at for now. */
  readonly look: (isGoneForGood: (file: KnownFile) => boolean) => Promise<Pick<Outcome, "missing"> | undefined>;
  /** Takes what a look throws, save once `signal` is aborted. */
  readonly failed: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/**
 * Looks at a folder whenever it is told to, one look at a time and soon after, and once more where files are missing that
 * may come back. Ends with `signal`.
 */
export function createLookAgain({ look, failed, signal }: LookAgainOptions): { readonly wake: () => void } {
  const missing = createMissing();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isWanted = false;

  async function run(): Promise<void> {
    isLooking = true;
    isWanted = false;
    try {
      const outcome = await look(missing.isGoneForGood);
      missing.looked();
      if (outcome && outcome.missing > 0) later(MISSING);
    } catch (error) {
      if (!signal.aborted) failed(error);
    } finally {
      isLooking = false;
      if (isWanted) later(GATHER);
    }
  }
  function later(milliseconds: number): void {
    if (signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  }
  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  return {
    wake() {
      if (isLooking) isWanted = true;
      else later(GATHER);
    },
  };
}

/** Remembers since when files are missing. */
function createMissing() {
  /** By path; milliseconds since the epoch. */
  let since = new Map<string, number>();
  let now = new Map<string, number>();
  return {
    isGoneForGood({ path }: KnownFile): boolean {
      const first = since.get(path) ?? Date.now();
      now.set(path, first);
      return Date.now() - first >= MISSING;
    },
    /** After each look: what was not missing in it has come back. */
    looked(): void {
      since = now;
      now = new Map();
    },
  };
}
