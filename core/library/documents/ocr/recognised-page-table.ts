import { z } from "zod";
import { RecognisedPage } from "#core/engine/ocr/recognised-page.ts";
import { table } from "#core/storage/table.ts";

const RecognisedPageRow = z.object({
  /** Of the document and the page. */
  id: z.string(),
  owner: z.string(),
  document_id: z.string(),
  page: z.number().int().min(1),
  /** How often recognition of it was begun; a page that takes the process down with it is given up after a few. */
  attempts: z.number().int(),
  /** Null until it was recognised. */
  result: RecognisedPage.nullable(),
});
export type RecognisedPageRow = z.infer<typeof RecognisedPageRow>;

/** Pages of scans that were recognised since the text of their document was last made; they go into the next one. */
export const recognisedPages = table<RecognisedPageRow>({
  name: "recognised_pages",
  schema: RecognisedPageRow,
  indexes: [{ fields: ["document_id", "page"] }],
  syncs: false,
});

export const recognisedPageId = (document: string, page: number): string => `${document} ${page}`;
