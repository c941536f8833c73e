import type { Document } from "#core/library/documents/document.ts";
import type { DocumentGuide } from "#core/library/documents/guides/document-guide.ts";

/** A question that a document answers. */
export interface Offered {
  readonly text: string;
  readonly document: Pick<Document, "id" | "original_filename" | "collection_id">;
}

export interface Guided {
  readonly document: Document;
  /** Null where there is none yet. */
  readonly guide: DocumentGuide | null;
}

/** Questions shown at once, and documents that are looked through for them. */
const MOST_OFFERED = 5;
const MOST_ASKED = 30;

/** The newest documents that can answer; `documents` are newest first. */
export const newestReady = (documents: readonly Document[]): readonly Document[] =>
  documents.filter(({ status, chunk_count }) => status === "completed" && chunk_count > 0).slice(0, MOST_ASKED);

/** Whether no guide of another document is needed. */
export const isEnough = (guides: readonly Guided[]): boolean => offeredOf(guides).length === MOST_OFFERED;

/** One question of each document, then the second of each, and so on; what two documents answer is asked of the first. */
export function offeredOf(guides: readonly Guided[]): readonly Offered[] {
  const offered: Offered[] = [];
  for (let at = 0; at < MOST_OFFERED; at++) {
    for (const { document, guide } of guides) {
      const text = guide?.questions[at]?.text;
      if (text === undefined || offered.some((other) => other.text === text)) continue;
      offered.push({ text, document });
      if (offered.length === MOST_OFFERED) return offered;
    }
  }
  return offered;
}

/**
 * Where questions are shown, so that what comes late moves nothing that is there: above the rest of the page those that had
 * come `inTime`, and where there were none, all below it. Undefined while they are waited for.
 */
export const placesOf = (offered: readonly Offered[], inTime: number | undefined) => ({
  above: offered.slice(0, inTime ?? 0),
  below: inTime === 0 ? offered : [],
});
