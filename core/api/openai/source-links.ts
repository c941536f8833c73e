import type { PlacedReceipt } from "#core/chat/receipt-pages.ts";
import { findMarkers } from "#core/engine/answer/verify/markers.ts";
import type { CheckedValue } from "./checked-values.ts";
import type { Answer, Passage } from "#core/engine/engine.ts";

/** Where the app opens a document with these words marked; null where the host does not know its own address. */
export function linkTo(
  origin: string | undefined,
  { document_id, start, end }: Pick<Passage, "document_id" | "start" | "end">,
): string | null {
  return origin === undefined ? null : `${origin}/documents/${document_id}?start=${start}&end=${end}`;
}

export interface CitedSource {
  /** As `[n]` in the text has it. */
  readonly number: number;
  /** With the page that the cited words are on; a passage may begin a page before. */
  readonly passage: Passage;
  readonly url: string | null;
}

/** An answer whose receipts know the pages of their words (`withPages`). */
export interface PlacedAnswer extends Answer {
  readonly receipts: readonly PlacedReceipt[];
  /** Of a filled schema: what of it stands in the passages. Its text holds no citations. */
  readonly values?: readonly CheckedValue[];
}

/** The passages that the text cites, in the order of their numbers. */
export function citedSources(
  { content, passages, receipts }: Pick<PlacedAnswer, "content" | "passages" | "receipts">,
  origin: string | undefined,
): CitedSource[] {
  const cited = new Set(findMarkers(content, passages.length).flatMap(({ numbers }) => numbers));
  return passages.flatMap((passage, index) => {
    const number = index + 1;
    if (!cited.has(number)) return [];
    const receipt = receipts.find(({ citation }) => citation === number);
    const start = receipt?.start ?? passage.start;
    const end = receipt?.end ?? passage.end;
    const page = receipt?.page ?? passage.page;
    return [
      { number, passage: { ...passage, page }, url: linkTo(origin, { document_id: passage.document_id, start, end }) },
    ];
  });
}

/** "manual.pdf, page 3". */
export function placeOf({ document_name, page }: Pick<Passage, "document_name" | "page">): string {
  return page === null ? document_name : `${document_name}, page ${page}`;
}
