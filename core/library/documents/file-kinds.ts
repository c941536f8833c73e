import { DOCUMENT_TYPES, FORMATS, type DocumentType } from "#core/engine/formats.ts";

export interface FileKind {
  readonly extension: string;
  /** As the operating system and the manifest know it. */
  readonly media: string;
  readonly type: DocumentType;
  readonly name: string;
}

/** No document: the page adds the files that are in it. */
export const ARCHIVE = { extension: "zip", media: "application/zip" } as const;

/** Every kind of file that a library takes: the formats by the endings of their files. */
export const FILE_KINDS: readonly FileKind[] = DOCUMENT_TYPES.flatMap((type) => {
  const { extensions, media, name } = FORMATS[type];
  return extensions.map((extension) => ({ extension, media, type, name }));
});
