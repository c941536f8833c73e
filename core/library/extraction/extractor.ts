import type { Work } from "#core/work/work-queue.ts";
import type { Clock } from "#core/storage/time.ts";
import { isForOwner } from "#core/work/error-for-owner.ts";
import { discardBlobs, notDiscarded } from "#core/storage/discard.ts";
import type { Engine } from "#core/engine/engine.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import { ANY_OWNER, change, remove, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { extractions, type ExtractionRow } from "./extraction.ts";

interface Deps {
  readonly store: Store;
  readonly blobs: HostBlobs;
  readonly engine: Pick<Engine, "process">;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Milliseconds after which nobody waits any more; what a killed process left is tidied then. */
const FORGOTTEN_AFTER = 600_000;
const MAX_ATTEMPTS = 2;
const GIVEN_UP = "Reading this file ended in a crash, so it was stopped.";

/** Extracts the text of files that somebody waits for, oldest first. */
export function createExtractor(deps: Deps): Work {
  return {
    name: "extraction",
    among: "alone",
    async step(signal) {
      const order = { by: "created_at", direction: "ascending" } as const;
      const [row] = await deps.store.query(extractions, {
        owner: ANY_OWNER,
        where: { status: "pending" },
        order,
        limit: 1,
      });
      if (!row) return false;
      if (deps.clock.now() - Date.parse(row.created_at) > FORGOTTEN_AFTER) await forget(deps, row);
      else await extract(deps, row, signal);
      return true;
    },
  };
}

async function extract(deps: Deps, row: ExtractionRow, signal: AbortSignal): Promise<void> {
  const { file, id: document_id, filename: original_filename, type, context, owner, attempts } = row;
  if (attempts >= MAX_ATTEMPTS) return settle(deps, row, { status: "failed", error: GIVEN_UP });
  if (!(await write(deps, row, { attempts: attempts + 1 }))) return;
  try {
    const request = {
      owner,
      file,
      document_id,
      original_filename,
      type: "md",
      extract: { type, ...(context && { context }) },
    } as const;
    const { text, metadata } = await deps.engine.process(request, () => undefined, signal);
    const settled = await writeUnlessChanged(deps.store, [
      require(extractions, owner, row.id, { status: "pending" }),
      ...notDiscarded([text]),
      change(extractions, owner, row.id, { status: "done", text, metadata: { ...metadata } }),
    ]);
    if (!settled) await discardBlobs(deps, [text]);
  } catch (error) {
    if (signal.aborted) return;
    if (!isForOwner(error)) deps.report(error);
    await settle(deps, row, { status: "failed", error: isForOwner(error) ? error.message : GIVEN_UP });
  }
}

const settle = async (deps: Deps, row: ExtractionRow, fields: Partial<ExtractionRow>): Promise<void> =>
  void (await write(deps, row, fields));

/** False when nobody waits for it any more. */
function write({ store }: Deps, { owner, id }: ExtractionRow, fields: Partial<ExtractionRow>): Promise<boolean> {
  return writeUnlessChanged(store, [
    require(extractions, owner, id, { status: "pending" }),
    change(extractions, owner, id, fields),
  ]);
}

/** Removes the row with its blobs. */
export async function forget(deps: Pick<Deps, "store" | "blobs">, { owner, id, file }: ExtractionRow): Promise<void> {
  const row = await deps.store.get(extractions, owner, id);
  await deps.store.write([remove(extractions, owner, id)]);
  await discardBlobs(deps, row?.text ? [file, row.text] : [file]);
}
