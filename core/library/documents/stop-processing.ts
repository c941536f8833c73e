import type { Clock } from "#core/storage/time.ts";
import { change, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents } from "./document.ts";
import { failed } from "./processing-outcome.ts";

const STOPPED = "Processing was cancelled. Process the document again when you want it to be searched.";

/** What the processor finds at its next write; the document and its file stay. */
export async function stopProcessing(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  owner: string,
  id: string,
): Promise<void> {
  const fields = failed(clock, STOPPED);
  for (const status of ["processing", "pending"] as const) {
    await writeUnlessChanged(store, [require(documents, owner, id, { status }), change(documents, owner, id, fields)]);
  }
}
