import type { Processed } from "#core/engine/engine.ts";
import type { DocumentRow } from "../document.ts";

export type ScanFields = Pick<DocumentRow, "ocr" | "ocr_unread" | "ocr_read" | "ocr_languages" | "ocr_seems">;

/**
 * What a row says of its scanned pages once its file was read; what a person stopped stays stopped. `again` are pages that
 * were recognised before and are still to be read in another language: till then the text keeps what they had.
 */
export function scanFields({ scan }: Processed, before: DocumentRow, again: readonly number[]): ScanFields {
  const unread = [...new Set([...(scan?.unread ?? []), ...again])].sort((a, b) => a - b);
  const ocr = unread.length === 0 ? "none" : before.ocr === "stopped" ? "stopped" : "waiting";
  const read = (scan?.read ?? []).filter((page) => !unread.includes(page));
  const { languages = [], seems = null } = scan ?? {};
  return {
    ocr,
    ocr_unread: unread,
    ocr_read: read,
    // Rows of documents without scanned pages stay as they were.
    ...((read.length > 0 || before.ocr_languages) && { ocr_languages: [...languages], ocr_seems: seems }),
  };
}

/** For `metadata.ocr`; nothing where no page needs text recognition. */
export function ocrOf(row: DocumentRow): Readonly<Record<string, unknown>> {
  const { ocr, ocr_unread, ocr_read, ocr_language = null, ocr_languages = [], ocr_seems = null } = row;
  const pages = ocr_unread.length + ocr_read.length;
  if (pages === 0) return {};
  return {
    ocr: {
      state: ocr === "none" ? "done" : ocr,
      pages,
      done: ocr_read.length,
      unread: ocr_unread,
      language: ocr_language,
      languages: ocr_languages,
      ...(ocr_seems !== null && { seems: ocr_seems }),
    },
  };
}

/** Read as far as it can be without text recognition, which is all that it waits for. */
export const waitsForOcr = ({ ocr }: DocumentRow): boolean => ocr === "waiting";
