import type { Processed } from "#core/engine/engine.ts";
import type { DocumentRow } from "../document.ts";

export type ScanFields = Pick<DocumentRow, "ocr" | "ocr_unread" | "ocr_read">;

/** What a row says of its scanned pages once its file was read; what a person stopped stays stopped. */
export function scanFields({ scan }: Processed, before?: DocumentRow): ScanFields {
  const unread = [...(scan?.unread ?? [])];
  const ocr = unread.length === 0 ? "none" : before?.ocr === "stopped" ? "stopped" : "waiting";
  return { ocr, ocr_unread: unread, ocr_read: [...(scan?.read ?? [])] };
}

/** For `metadata.ocr`; nothing where no page needs text recognition. */
export function ocrOf({ ocr, ocr_unread, ocr_read }: DocumentRow): Readonly<Record<string, unknown>> {
  const pages = ocr_unread.length + ocr_read.length;
  if (pages === 0) return {};
  return { ocr: { state: ocr === "none" ? "done" : ocr, pages, done: ocr_read.length, unread: ocr_unread } };
}

/** Read as far as it can be without text recognition, which is all that it waits for. */
export const waitsForOcr = ({ ocr }: DocumentRow): boolean => ocr === "waiting";
