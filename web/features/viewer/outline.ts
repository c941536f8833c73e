import type { PDFDocumentProxy } from "pdfjs-dist";
import type { DocumentText } from "#core/library/documents/document-text.ts";

export interface OutlineEntry {
  readonly title: string;
  /** From 0. */
  readonly depth: number;
  /** Where the heading is in the extracted text; left out for a bookmark of a PDF. */
  readonly start?: number;
  /** The page it leads to, from 1; undefined where it leads to none. */
  readonly page: () => Promise<number | undefined>;
}

type Headed = Pick<DocumentText, "text" | "blocks">;

/** Titles and headings of a document, in the order of its text. */
export function headingsOf({ text, blocks }: Headed): readonly OutlineEntry[] {
  const headings = blocks.filter(({ kind }) => kind === "title" || kind === "heading");
  const levelOf = ({ kind, level }: (typeof headings)[number]) => level ?? (kind === "title" ? 1 : 2);
  // Levels of the headings that the current one is below: a document may leave some out, and then nothing is indented twice.
  const above: number[] = [];
  return headings.flatMap((block) => {
    const title = text.slice(block.start, block.end).replace(/\s+/g, " ").trim();
    if (title === "") return [];
    const level = levelOf(block);
    while ((above.at(-1) ?? 0) >= level) above.pop();
    const depth = above.length;
    above.push(level);
    return [{ title, depth, start: block.start, page: () => Promise.resolve(block.page) }];
  });
}

type Bookmark = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>[number];

/** The bookmarks of a PDF. The page of each is looked up when it is asked for: a long book has thousands. */
export async function bookmarksOf(pdf: PDFDocumentProxy): Promise<readonly OutlineEntry[]> {
  const flat = (bookmarks: readonly Bookmark[], depth: number): OutlineEntry[] =>
    bookmarks.flatMap((bookmark) => {
      const title = bookmark.title.replace(/\s+/g, " ").trim();
      const entry = { title, depth, page: () => pageOf(pdf, bookmark.dest) };
      return [...(title === "" ? [] : [entry]), ...flat(bookmark.items, depth + 1)];
    });
  // pdf.js answers null where a PDF has no bookmarks, whatever its types say.
  const bookmarks: readonly Bookmark[] | null = await pdf.getOutline();
  return flat(bookmarks ?? [], 0);
}

async function pageOf(pdf: PDFDocumentProxy, dest: Bookmark["dest"]): Promise<number | undefined> {
  const explicit = typeof dest === "string" ? await pdf.getDestination(dest) : dest;
  const target: unknown = explicit?.[0];
  if (typeof target === "number") return target + 1;
  if (!isReference(target)) return undefined;
  // A bookmark may name a page that was taken out of the file.
  return pdf.getPageIndex(target).then(
    (index) => index + 1,
    () => undefined,
  );
}

const isReference = (value: unknown): value is { readonly num: number; readonly gen: number } =>
  typeof value === "object" && value !== null && "num" in value && "gen" in value;
