import type { Document } from "#core/library/documents/document.ts";
import { ocrOf } from "./ocr-of.ts";

/** Whether the file, or its scanned pages that are not read yet, wait for its password. */
export const asksForPassword = ({ metadata, status }: Document): boolean =>
  metadata["protected"] === true && (status === "failed" || ocrOf(metadata)?.state === "stopped");
