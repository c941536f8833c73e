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

/** Milliseconds before each write: clients poll every few seconds, and most files are read sooner. */
const PAUSE = 500;

/**
 * Writes progress into the document's row, where it stays on this host, the newest at most twice a second, and says when
 * the document is gone or has another file.
 */
export function createProgressWriter(
  deps: Deps,
  { owner, id, attempts, file }: DocumentRow,
  onGone: () => void,
): ProgressWriter {
  const { store, report } = deps;
  let newest: Progress | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
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

  function writeSoon(): void {
    due ??= setTimeout(() => {
      due = undefined;
      if (writing) return writeSoon();
      if (newest) writing = write(newest);
      newest = undefined;
    }, PAUSE);
  }

  return {
    report(progress) {
      if (ended) return;
      newest = progress;
      writeSoon();
    },
    async settled() {
      ended = true;
      clearTimeout(due);
      await writing;
    },
  };
}
