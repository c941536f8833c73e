import { FILE_KINDS } from "../documents/file-kinds.ts";
import type { DocumentType } from "#core/engine/formats.ts";
import { badRequest } from "#core/http/errors.ts";
import { extensionOf } from "#core/http/upload.ts";

export interface FileType {
  readonly extension: string;
  readonly file_type: DocumentType;
  readonly content_type: string;
  readonly name: string;
}

export const FILE_TYPES: readonly FileType[] = FILE_KINDS.map(({ extension, type, media, name }) => ({
  extension: `.${extension}`,
  file_type: type,
  content_type: media,
  name,
}));

/** By the name's extension; another one is 400, naming the supported ones. */
export function fileTypeOf(filename: string): FileType {
  const extension = `.${extensionOf(filename)}`;
  const found = FILE_TYPES.find((type) => type.extension === extension);
  if (found) return found;
  const what = extension === "." ? "A file without an extension" : extension;
  throw badRequest(`${what} is not supported; send one of ${FILE_TYPES.map((type) => type.extension).join(", ")}.`);
}
