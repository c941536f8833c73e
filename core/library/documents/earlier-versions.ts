import type { Changes, VersionChanges } from "#core/engine/changes.ts";
import type { Processed, ProcessRequest } from "#core/engine/engine.ts";
import type { DocumentRow, EarlierVersion } from "./document.ts";

type EarlierFields = Pick<DocumentRow, "earlier" | "earlier_files" | "earlier_texts" | "earlier_segments">;

/** Versions that stay beside the newest one. Each takes as much room as its file. */
const MOST_EARLIER = 3;

/**
 * What a row says of earlier versions once its file is replaced. A file that was not read makes no version: nothing can
 * rest on it, and the version before it stays the one to compare with.
 */
export function withEarlier(row: DocumentRow, replaced_at: string): EarlierFields {
  const { earlier = [], earlier_files = [], earlier_texts = [], ...now } = row;
  const { earlier_segments = [], file, file_size, pipeline, segments, status, text } = now;
  if (status !== "completed" || text === null || pipeline === null)
    return earlier.length > 0 ? { earlier, earlier_files, earlier_texts, earlier_segments } : {};
  const [before] = earlier;
  const version: EarlierVersion = {
    version: (before?.version ?? 0) + 1,
    began_at: before?.replaced_at ?? row.created_at,
    replaced_at,
    file_size,
    pipeline,
    changes: null,
  };
  // Their differences were to a version that is not the newest any more.
  const others = earlier.map((each) => ({ ...each, changes: null }));
  return {
    earlier: [version, ...others].slice(0, MOST_EARLIER),
    earlier_files: [file, ...earlier_files].slice(0, MOST_EARLIER),
    earlier_texts: [text, ...earlier_texts].slice(0, MOST_EARLIER),
    earlier_segments: segments,
  };
}

/** For reading a file that replaced another one; nothing where that comparison has been made. */
export function earlierToRead({ earlier, earlier_texts, earlier_segments = [] }: DocumentRow) {
  const [version] = earlier ?? [];
  const [text, ...older] = earlier_texts ?? [];
  if (!version || version.changes || text === undefined) return {};
  const { pipeline } = version;
  return { earlier: { text, segments: earlier_segments, pipeline, older } } satisfies Partial<ProcessRequest>;
}

/** What a row says of earlier versions once its new file has been read: their segments are not needed any more. */
export function afterReading({ earlier }: DocumentRow, { changes }: Processed): EarlierFields {
  const [newest] = earlier ?? [];
  if (!newest || newest.changes) return {};
  const { older = [], passages, ...first } = changes ?? {};
  const told = [passages ? { ...first, passages } : null, ...older];
  return {
    earlier: (earlier ?? []).map((version, at) => ({ ...version, changes: copied(told[at] ?? null) })),
    earlier_segments: [],
  };
}

type Told = Partial<VersionChanges> & { readonly passages?: Changes["passages"] };

function copied(told: Told | null): EarlierVersion["changes"] {
  const { pages, earlier_pages, gone, passages } = told ?? {};
  if (!pages || !earlier_pages || !gone) return null;
  return {
    pages: [...pages],
    earlier_pages: [...earlier_pages],
    gone: gone.map((range) => ({ ...range })),
    ...(passages && { passages: { ...passages } }),
  };
}

/** For `metadata`: `changes` once the newest file has been read, and `earlier_versions` where there are any. */
export function changesOf({ earlier = [] }: DocumentRow): Readonly<Record<string, unknown>> {
  const [newest] = earlier;
  if (!newest) return {};
  const { version, replaced_at, changes } = newest;
  const { gone: _, ...differences } = changes ?? { gone: [] };
  return {
    ...(changes && { changes: { version: version + 1, replaced_at, ...differences } }),
    earlier_versions: earlier.map(({ changes, pipeline: _, ...each }) => ({ ...each, gone: changes?.gone ?? null })),
  };
}

/** The blob ids of a version: of the newest where none is named. Undefined where it is not kept. */
export function versionOf(
  row: DocumentRow,
  version: number | undefined,
): { readonly file: string; readonly file_size: number; readonly text: string | null } | undefined {
  const { earlier = [], earlier_files = [], earlier_texts = [] } = row;
  if (version === undefined || version === (earlier[0]?.version ?? 0) + 1) return row;
  const at = earlier.findIndex((each) => each.version === version);
  const [found, file, text] = [earlier[at], earlier_files[at], earlier_texts[at]];
  return found && file !== undefined && text !== undefined ? { file, file_size: found.file_size, text } : undefined;
}
