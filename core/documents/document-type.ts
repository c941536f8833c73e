import type { DocumentType } from "../engine/parsed-document.ts";
import { badRequest } from "../http/errors.ts";
import { extensionOf } from "../http/upload.ts";
import { FILE_KINDS } from "./file-kinds.ts";

const TYPES: Readonly<Record<string, DocumentType>> = Object.fromEntries(
  FILE_KINDS.flatMap(({ extension, type }) => (type === null ? [] : [[extension, type] as const])),
);

/** What the upload takes. Plain text is no type of document in the specification. */
export const SUPPORTED_EXTENSIONS: readonly string[] = Object.keys(TYPES).map((extension) => `.${extension}`);

/** By the name's extension; another one is 400, naming the supported ones. */
export function documentTypeOf(filename: string): DocumentType {
  const extension = extensionOf(filename);
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  if (type) return type;
  const what = extension === "" ? "a file without an extension" : `.${extension}`;
  throw badRequest(`file: ${what} is not supported; send one of ${SUPPORTED_EXTENSIONS.join(", ")}`);
}

export const MEDIA_TYPES: Readonly<Record<DocumentType, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ppt: "application/vnd.ms-powerpoint",
  md: "text/markdown; charset=utf-8",
  html: "text/html",
};
