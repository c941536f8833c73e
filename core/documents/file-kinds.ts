import type { DocumentType } from "../engine/parsed-document.ts";

interface FileKind {
  readonly extension: string;
  /** As the operating system and the manifest know it. */
  readonly media: string;
  /** Null for plain text, which is Markdown without marks: the app sends it under its name and `.md`. */
  readonly type: DocumentType | null;
}

const OFFICE = "application/vnd.openxmlformats-officedocument";

/**
 * Every kind of file that a library takes. What the upload accepts, the file dialog, the share target, the file handlers
 * and the texts of `/docs` follow from this list; a test holds the manifest to it.
 */
export const FILE_KINDS: readonly FileKind[] = [
  { extension: "pdf", media: "application/pdf", type: "pdf" },
  { extension: "docx", media: `${OFFICE}.wordprocessingml.document`, type: "docx" },
  { extension: "doc", media: "application/msword", type: "doc" },
  { extension: "pptx", media: `${OFFICE}.presentationml.presentation`, type: "pptx" },
  { extension: "ppt", media: "application/vnd.ms-powerpoint", type: "ppt" },
  { extension: "md", media: "text/markdown", type: "md" },
  { extension: "markdown", media: "text/markdown", type: "md" },
  { extension: "html", media: "text/html", type: "html" },
  { extension: "htm", media: "text/html", type: "html" },
  { extension: "txt", media: "text/plain", type: null },
  { extension: "text", media: "text/plain", type: null },
];
