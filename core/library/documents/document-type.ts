import type { DocumentType } from "#core/engine/formats.ts";
import { badRequest } from "#core/http/errors.ts";
import { extensionOf } from "#core/http/upload.ts";
import { ARCHIVE, FILE_KINDS } from "./file-kinds.ts";

const TYPES: Readonly<Record<string, DocumentType>> = Object.fromEntries(
  FILE_KINDS.map(({ extension, type }) => [extension, type]),
);

/** What the upload takes. */
export const SUPPORTED_EXTENSIONS: readonly string[] = Object.keys(TYPES).map((extension) => `.${extension}`);

/** By the name's extension; another one is 400, naming the supported ones and, for a zip file, what to do. */
export function documentTypeOf(filename: string): DocumentType {
  const extension = extensionOf(filename);
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  if (type) return type;
  const what = extension === "" ? "a file without an extension" : `.${extension}`;
  if (extension === ARCHIVE.extension)
    throw badRequest(
      `file: .zip is an archive; unpack it and send each file in it in a request of its own. Supported: ${SUPPORTED_EXTENSIONS.join(", ")}`,
    );
  throw badRequest(`file: ${what} is not supported; send one of ${SUPPORTED_EXTENSIONS.join(", ")}`);
}

const UTF_8: readonly DocumentType[] = ["md", "txt", "csv", "tsv"];

/** By the type of a document; the first of its kinds of files. */
export const MEDIA_TYPES = Object.fromEntries(
  FILE_KINDS.toReversed().map(({ type, media }) => [type, UTF_8.includes(type) ? `${media}; charset=utf-8` : media]),
) as Readonly<Record<DocumentType, string>>;
