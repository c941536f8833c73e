import type { Processed } from "#core/engine/engine.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import { markOfFile, type DocumentRow } from "./document.ts";
import { scanFields } from "./ocr/scan-fields.ts";

/**
 * What a row says of the text and the segments that were made of its file. Where all text is still to be recognised, it
 * goes on being processed: nothing of it can be searched yet. `again` are pages that are still to be recognised anew.
 */
export async function madeFields(
  blobs: Pick<HostBlobs, "size">,
  processed: Processed,
  before: DocumentRow,
  again: readonly number[] = before.ocr === "none" ? [] : before.ocr_unread,
) {
  const { text, segments, pipeline, chunk_count } = processed;
  const [file_size = before.file_size, textSize = 0, ...sizes] = await Promise.all(
    [before.file, text, ...segments].map((blob) => blobs.size(blob)),
  );
  const scan = scanFields(processed, before, again);
  const isReadable = chunk_count > 0 || scan.ocr !== "waiting" || before.status === "completed";
  return {
    ...scan,
    status: isReadable ? ("completed" as const) : ("processing" as const),
    file_size,
    text,
    text_of: markOfFile(before.file),
    text_size: textSize,
    segments: [...segments],
    segments_size: sizes.reduce<number>((sum, size = 0) => sum + size, 0),
    pipeline,
    chunk_count,
  } satisfies Partial<DocumentRow>;
}
