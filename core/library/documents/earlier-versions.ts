import type { Processed, ProcessRequest } from "#core/engine/engine.ts";
import type { DocumentRow, EarlierVersion } from "./document.ts";

type EarlierFields = Pick<DocumentRow, "earlier" | "earlier_files" | "earlier_texts" | "earlier_segments">;

/** Versions that stay beside the newest one. Each takes as much room as its file. */
export const MOST_EARLIER = 3;

/**
 * What a row says of earlier versions once its file is replaced. A file that was not read makes no version: nothing can
 * rest on it, and the version before it stays the one to compare with.
 */
export function withEarlier(row: DocumentRow, replaced_at: string): EarlierFields {
  const { earlier = [], earlier_files = [], earlier_texts = [], ...now } = row;
  const { earlier_segments = [], file, file_size, pipeline, segments, status, text } = now;
  if (status !== "completed" || text === null || pipeline === null)
    return earlier.length > 0 ? { earlier, earlier_files, earlier_texts, earlier_segments } : {};
  const version: EarlierVersion = {
    version: (earlier[0]?.version ?? 0) + 1,
    replaced_at,
    file_size,
    pipeline,
    changes: null,
  };
  return {
    earlier: [version, ...earlier].slice(0, MOST_EARLIER),
    earlier_files: [file, ...earlier_files].slice(0, MOST_EARLIER),
    earlier_texts: [text, ...earlier_texts].slice(0, MOST_EARLIER),
    earlier_segments: segments,
  };
}

/** For reading a file that replaced another one; nothing where that comparison has been made. */
export function earlierToRead({ earlier, earlier_texts, earlier_segments = [] }: DocumentRow) {
  const [version] = earlier ?? [];
  const [text] = earlier_texts ?? [];
  if (!version || version.changes || text === undefined) return {};
  const { pipeline } = version;
  return { earlier: { text, segments: earlier_segments, pipeline } } satisfies Partial<ProcessRequest>;
}

/** What a row says of earlier versions once its new file has been read: their segments are not needed any more. */
export function afterReading({ earlier }: DocumentRow, { changes }: Processed): EarlierFields {
  const [newest, ...others] = earlier ?? [];
  if (!newest || newest.changes) return {};
  const { pages, earlier_pages, gone, passages } = changes ?? {};
  const told = pages && earlier_pages && gone && passages;
  const copied = told && {
    pages: [...pages],
    earlier_pages: [...earlier_pages],
    gone: gone.map((range) => ({ ...range })),
    passages: { ...passages },
  };
  return { earlier: [{ ...newest, changes: copied ?? null }, ...others], earlier_segments: [] };
}

/** For `metadata.changes`; nothing where no file was replaced, or the newest one has not been read. */
export function changesOf({ earlier = [] }: DocumentRow): Readonly<Record<string, unknown>> {
  const [newest] = earlier;
  if (!newest?.changes) return {};
  const { version, replaced_at, changes } = newest;
  return { changes: { version: version + 1, replaced_at, ...changes } };
}
