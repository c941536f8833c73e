import { DOCUMENT_TYPES, type DocumentType } from "../parsed-document.ts";

/** What text can be extracted from: every document type, and kinds of files that are read for their text only. */
export const EXTRACT_TYPES = [...DOCUMENT_TYPES, "txt", "csv", "json", "rtf", "xlsx", "epub", "eml"] as const;
export type ExtractType = (typeof EXTRACT_TYPES)[number];

export const isDocumentType = (type: ExtractType): type is DocumentType =>
  (DOCUMENT_TYPES as readonly string[]).includes(type);
