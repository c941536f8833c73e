import type { Document } from "#core/library/documents/document.ts";

/** Whether its scanned pages are being read, or wait for it; the rest of it can be searched by then. */
export const isRecognising = ({ metadata }: Document) => ocrOf(metadata)?.state === "waiting";

/** Of scanned pages; undefined where the document has none. */
export function ocrOf({ ocr }: Document["metadata"]): Ocr | undefined {
  return typeof ocr === "object" && ocr !== null && "state" in ocr ? (ocr as Ocr) : undefined;
}

interface Ocr {
  readonly state: "waiting" | "stopped" | "done";
  /** Numbers of scanned pages, and how many of them were read. */
  readonly pages: number;
  readonly done: number;
  /** As Tesseract names them: the one that a person chose, and those that pages were read in. */
  readonly language: string | null;
  readonly languages: readonly string[];
  /** What pages look like that were read in another language. */
  readonly seems?: string;
}
