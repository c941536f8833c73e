import type { FileKind, FileOrder } from "../../languages/language.ts";
import type { DocumentType } from "../../formats.ts";
import { formatOf } from "../../formats.ts";
import type { LibraryDocument } from "../library.ts";
import type { AskedFiles } from "../understand/asked-files.ts";

const TYPES: Readonly<Record<FileKind, readonly DocumentType[]>> = {
  pdf: ["pdf"],
  text: ["docx", "doc", "odt", "rtf", "md", "txt", "tex"],
  sheet: ["xlsx", "xls", "ods", "csv", "tsv"],
  slides: ["pptx", "ppt", "odp"],
  image: ["png", "jpg", "webp", "tiff", "heic"],
  mail: ["eml", "msg"],
  web: ["html"],
  book: ["epub"],
};

/** Documents that are listed where the first by some order are asked for. */
const MOST_IN_ORDER = 5;

/** The files that are asked for. `documents` come with those first that were added first. */
export function filesAsked(
  { of, order, language: asked }: AskedFiles,
  documents: readonly LibraryDocument[],
): readonly LibraryDocument[] {
  const endings = of === null ? null : TYPES[of].flatMap((type) => formatOf(type).extensions);
  const own = documents.filter(
    ({ name, language }) =>
      (asked === null || language === asked) &&
      (endings?.some((ending) => name.toLowerCase().endsWith(`.${ending}`)) ?? true),
  );
  return order === null ? own : inOrder(own, order).slice(0, MOST_IN_ORDER);
}

function inOrder(documents: readonly LibraryDocument[], order: FileOrder): readonly LibraryDocument[] {
  switch (order) {
    case "oldest":
      return documents;
    case "newest":
      return documents.toReversed();
    case "longest":
      return documents.toSorted((a, b) => b.words - a.words);
    case "shortest":
      return documents.toSorted((a, b) => a.words - b.words);
  }
}
