import type { Clock } from "#core/storage/time.ts";
import type { Progress } from "#core/engine/engine.ts";
import { tellDocumentJob } from "./document-jobs.ts";
import { change, PreconditionFailed, require, type Store } from "#core/storage/store.ts";
import { documents, type DocumentRow } from "./document.ts";

export interface ProgressWriter {
  readonly report: (progress: Progress) => void;
  /** Resolves when the last write has ended; nothing is written after. */
  settled(): Promise<void>;
}

interface Deps {
  readonly store: Store;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Milliseconds between two writes: clients poll every few seconds. */
const PAUSE = 500;

/** Writes progress into the document's row, where it stays on this host, the newest at most twice a second, and says when the document is gone or has another file. */
export function createProgressWriter(
  deps: Deps,
  { owner, id, attempts, file }: DocumentRow,
  onGone: () => void,
): ProgressWriter {
  const { store, clock, report } = deps;
  let last = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  let ended = false;

  async function write(progress: Progress): Promise<void> {
    try {
      await store.write([
        require(documents, owner, id, { status: "processing", attempts, file }),
        change(documents, owner, id, { progress }),
      ]);
      await tellDocumentJob(deps, owner, id);
    } catch (error) {
      if (error instanceof PreconditionFailed) onGone();
      else report(error);
    } finally {
      writing = undefined;
    }
  }

  return {
    report(progress) {
      if (ended || writing || clock.now() - last < PAUSE) return;
      last = clock.now();
      writing = write(progress);
    },
    async settled() {
      ended = true;
      await writing;
    },
  };
}
