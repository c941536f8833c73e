import type { ExtractType } from "../engine/extract/extract-types.ts";
import { badRequest } from "../http/errors.ts";
import { extensionOf } from "../http/upload.ts";

export interface FileType {
  readonly extension: string;
  readonly file_type: ExtractType;
  readonly content_type: string;
  readonly name: string;
}

const OFFICE = "application/vnd.openxmlformats-officedocument";
const row = (extension: string, file_type: ExtractType, content_type: string, name: string): FileType => ({
  extension: `.${extension}`,
  file_type,
  content_type,
  name,
});

export const FILE_TYPES: readonly FileType[] = [
  row("pdf", "pdf", "application/pdf", "PDF"),
  row("docx", "docx", `${OFFICE}.wordprocessingml.document`, "Word document"),
  row("doc", "doc", "application/msword", "Word 97–2003 document"),
  row("pptx", "pptx", `${OFFICE}.presentationml.presentation`, "PowerPoint presentation"),
  row("ppt", "ppt", "application/vnd.ms-powerpoint", "PowerPoint 97–2003 presentation"),
  row("xlsx", "xlsx", `${OFFICE}.spreadsheetml.sheet`, "Excel workbook"),
  row("md", "md", "text/markdown", "Markdown"),
  row("markdown", "md", "text/markdown", "Markdown"),
  row("html", "html", "text/html", "Web page"),
  row("htm", "html", "text/html", "Web page"),
  row("txt", "txt", "text/plain", "Plain text"),
  row("text", "txt", "text/plain", "Plain text"),
  row("csv", "csv", "text/csv", "Table as text"),
  row("json", "json", "application/json", "JSON"),
  row("rtf", "rtf", "application/rtf", "Rich Text"),
  row("epub", "epub", "application/epub+zip", "E-book"),
  row("eml", "eml", "message/rfc822", "E-mail"),
];

/** By the name's extension; another one is 400, naming the supported ones. */
export function fileTypeOf(filename: string): FileType {
  const extension = `.${extensionOf(filename)}`;
  const found = FILE_TYPES.find((type) => type.extension === extension);
  if (found) return found;
  const what = extension === "." ? "A file without an extension" : extension;
  throw badRequest(`${what} is not supported; send one of ${FILE_TYPES.map((type) => type.extension).join(", ")}.`);
}
