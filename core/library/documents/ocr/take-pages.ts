import type { RecognisedPage } from "#core/engine/ocr/recognised-page.ts";
import { change, remove, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { timestamp } from "#core/storage/time.ts";
import { discardBlobs, notDiscarded } from "#core/storage/discard.ts";
import { documents, type DocumentRow } from "../document.ts";
import { afterReading, earlierToRead } from "../earlier-versions.ts";
import { isForOwner } from "#core/work/error-for-owner.ts";
import { madeFields } from "../made-fields.ts";
import { failed } from "../processing-outcome.ts";
import type { ScanReaderOptions } from "./scan-reader.ts";
import { recognisedPageId, recognisedPages } from "./recognised-page-table.ts";

/**
 * Makes the text and the segments of a document anew with pages that were recognised. They take the place of the old ones
 * in one write, so that search never stops; where the document was deleted or changed meanwhile, nothing is written.
 */
export async function takePages(
  options: ScanReaderOptions,
  row: DocumentRow,
  pages: readonly RecognisedPage[],
  signal: AbortSignal,
): Promise<void> {
  const { id: document_id, owner, file, original_filename, document_type: type, text, pipeline, ocr_language } = row;
  const password = options.passwords.of(document_id);
  const recognised = { text, pages };
  const about = { owner, document_id, file, original_filename, type, password };
  const request = { ...about, recognised, ...earlierToRead(row) };
  const taken = pages.map(({ page }) => remove(recognisedPages, owner, recognisedPageId(document_id, page)));
  const unchanged = require(documents, owner, document_id, { ocr: "waiting", text, pipeline, file, ocr_language });
  const began = options.clock.now();
  let made: readonly string[] = [];
  try {
    const processed = await options.engine.process(request, () => undefined, signal);
    made = [processed.text, ...processed.segments];
    const again = row.ocr_unread.filter((number) => !pages.some(({ page }) => page === number));
    const fields = await madeFields(options.blobs, processed, row, again);
    const secondsBefore = Number(row.metadata["processing_time_seconds"] ?? 0);
    const processing_time_seconds = secondsBefore + Math.round((options.clock.now() - began) / 1000);
    const written = await writeUnlessChanged(options.store, [
      unchanged,
      ...notDiscarded(made),
      ...holding(owner, made),
      change(documents, owner, document_id, {
        ...fields,
        metadata: { ...processed.metadata, processing_time_seconds },
        processed_at: fields.status === "completed" ? timestamp(options.clock) : null,
        progress: fields.ocr === "waiting" ? row.progress : null,
        ...(fields.status === "completed" && afterReading(row, processed)),
      }),
      ...taken,
    ]);
    const before = [...row.segments, ...(text ? [text] : []), ...(row.earlier_segments ?? [])];
    await discardBlobs(options, written ? before.filter((blob) => !made.includes(blob)) : made);
  } catch (error) {
    if (signal.aborted) return;
    if (!isForOwner(error)) throw error;
    const fields = row.status === "completed" ? { ocr: "stopped" as const } : failed(options.clock, error.message);
    await writeUnlessChanged(options.store, [unchanged, change(documents, owner, document_id, fields), ...taken]);
  }
}
