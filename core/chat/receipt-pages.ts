import type { RequestContext } from "#core/http/context.ts";
import { documents } from "#core/library/documents/document.ts";
import type { Answer, Receipt } from "../engine/engine.ts";
import type { ParsedDocument } from "../engine/parsed-document.ts";
import { pageOf } from "../engine/pages.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** A receipt with the page its quote begins on: 1-based, null where the format has no pages. */
export interface PlacedReceipt extends Receipt {
  readonly page: number | null;
}

/** A passage may begin a page before the words a sentence rests on, so the page of the words is looked up in the text. */
export async function withPages(
  deps: Deps,
  owner: string,
  { receipts, passages }: Pick<Answer, "receipts" | "passages">,
): Promise<PlacedReceipt[]> {
  const texts = new Map<string, Promise<Pages | undefined>>();
  const pagesOf = (id: string) => {
    const known = texts.get(id) ?? readPages(deps, owner, id);
    texts.set(id, known);
    return known;
  };
  return Promise.all(
    receipts.map(async (receipt) => {
      const passage = passages[(receipt.citation ?? 0) - 1];
      if (!passage || passage.page === null || receipt.start === null)
        return { ...receipt, page: passage?.page ?? null };
      const pages = receipt.start === passage.start ? undefined : await pagesOf(passage.document_id);
      return { ...receipt, page: (pages && pageOf(pages, receipt.start)) ?? passage.page };
    }),
  );
}

type Pages = ParsedDocument["pages"];

/** Undefined for a document that was deleted while the answer was written, and for a text that cannot be read. */
async function readPages({ store, blobs }: Deps, owner: string, id: string): Promise<Pages | undefined> {
  const row = await store.get(documents, owner, id);
  const bytes = row?.text ? await blobs.heldBy(owner).bytes(row.text) : undefined;
  if (!bytes) return undefined;
  const { decodeText } = await import("../engine/text-blob.ts");
  try {
    return decodeText(bytes).pages;
  } catch {
    return undefined; // the answer is given with the page of the passage
  }
}
