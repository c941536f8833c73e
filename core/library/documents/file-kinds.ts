import type { DocumentType } from "#core/engine/parsed-document.ts";

export interface FileKind {
  readonly extension: string;
  /** As the operating system and the manifest know it. */
  readonly media: string;
  readonly type: DocumentType;
  readonly name: string;
}

const OFFICE = "application/vnd.openxmlformats-officedocument";
const OPEN = "application/vnd.oasis.opendocument";

/** No document: the page adds the files that are in it. */
export const ARCHIVE = { extension: "zip", media: "application/zip" } as const;

/**
 * Every kind of file that a library takes. What the upload accepts, what text is extracted from, the file dialog, the
 * share target, the file handlers and the texts of `/docs` follow from this list; a test holds the manifest to it.
 */
export const FILE_KINDS: readonly FileKind[] = [
  { extension: "pdf", media: "application/pdf", type: "pdf", name: "PDF" },
  { extension: "docx", media: `${OFFICE}.wordprocessingml.document`, type: "docx", name: "Word document" },
  { extension: "doc", media: "application/msword", type: "doc", name: "Word 97–2003 document" },
  { extension: "pptx", media: `${OFFICE}.presentationml.presentation`, type: "pptx", name: "PowerPoint presentation" },
  { extension: "ppt", media: "application/vnd.ms-powerpoint", type: "ppt", name: "PowerPoint 97–2003 presentation" },
  { extension: "md", media: "text/markdown", type: "md", name: "Markdown" },
  { extension: "markdown", media: "text/markdown", type: "md", name: "Markdown" },
  { extension: "html", media: "text/html", type: "html", name: "Web page" },
  { extension: "htm", media: "text/html", type: "html", name: "Web page" },
  { extension: "txt", media: "text/plain", type: "txt", name: "Plain text" },
  { extension: "text", media: "text/plain", type: "txt", name: "Plain text" },
  { extension: "csv", media: "text/csv", type: "csv", name: "Table as text" },
  { extension: "tsv", media: "text/tab-separated-values", type: "tsv", name: "Table as text" },
  { extension: "xlsx", media: `${OFFICE}.spreadsheetml.sheet`, type: "xlsx", name: "Excel workbook" },
  { extension: "ods", media: `${OPEN}.spreadsheet`, type: "ods", name: "OpenDocument spreadsheet" },
  { extension: "odt", media: `${OPEN}.text`, type: "odt", name: "OpenDocument text" },
  { extension: "odp", media: `${OPEN}.presentation`, type: "odp", name: "OpenDocument presentation" },
  { extension: "rtf", media: "application/rtf", type: "rtf", name: "Rich Text" },
  { extension: "epub", media: "application/epub+zip", type: "epub", name: "E-book" },
  { extension: "eml", media: "message/rfc822", type: "eml", name: "E-mail" },
  { extension: "json", media: "application/json", type: "json", name: "JSON" },
  { extension: "xml", media: "application/xml", type: "xml", name: "XML" },
  { extension: "ipynb", media: "application/x-ipynb+json", type: "ipynb", name: "Jupyter notebook" },
  { extension: "tex", media: "application/x-tex", type: "tex", name: "LaTeX" },
  { extension: "xls", media: "application/vnd.ms-excel", type: "xls", name: "Excel 97–2003 workbook" },
  { extension: "msg", media: "application/vnd.ms-outlook", type: "msg", name: "Outlook message" },
  { extension: "png", media: "image/png", type: "png", name: "Image" },
  { extension: "jpg", media: "image/jpeg", type: "jpg", name: "Photo" },
  { extension: "jpeg", media: "image/jpeg", type: "jpg", name: "Photo" },
  { extension: "webp", media: "image/webp", type: "webp", name: "Image" },
];
