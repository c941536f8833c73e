import { z } from "zod";
import { isOcrLanguage } from "#core/engine/ocr/languages.ts";
import type { RequestContext } from "#core/http/context.ts";
import { badRequest, conflict } from "#core/http/errors.ts";
import type { BackgroundPort } from "#core/work/ports.ts";
import { change, remove, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents, type Document } from "../document.ts";
import { getDocument, READ_AGAIN, requireDocument, toDocument } from "../documents.ts";
import { failed } from "../processing-outcome.ts";
import { recognisedPages } from "./recognised-page-table.ts";

type Deps = Pick<RequestContext, "store" | "clock"> & BackgroundPort;

const STOPPED = "Text recognition was stopped. Process the document again when you want it to be searched.";

/** Stops text recognition; pages that were recognised can be searched. A document without other text ends failed. Nothing changes where no page waits. */
export async function stopOcr({ store, clock }: Deps, owner: string, id: string): Promise<Document> {
  const row = await requireDocument({ store }, owner, id);
  if (row.ocr !== "waiting") return toDocument(row);
  const fields = row.status === "completed" ? { ocr: "stopped" as const, progress: null } : failed(clock, STOPPED);
  const { status, ocr } = row;
  await writeUnlessChanged(store, [
    require(documents, owner, id, { status, ocr }),
    change(documents, owner, id, fields),
  ]);
  return getDocument({ store }, owner, id);
}

export const OcrChoice = z.object({
  language: z
    .string()
    .refine((code) => code === AUTOMATIC || isOcrLanguage(code), "is no language that text recognition knows")
    .meta({ description: "eng, deu, …, as Tesseract names it; auto for the one that fits each page" }),
});

const AUTOMATIC = "auto";

/**
 * Recognises all scanned pages of a document anew, in a language. What they had stays in the text until each has been read; the pages
 * wait where the language is not on this machine yet. Throws 400 for a document without scanned pages.
 */
export async function readAgainIn(
  { store, background }: Deps,
  owner: string,
  id: string,
  { language }: z.infer<typeof OcrChoice>,
): Promise<Document> {
  for (;;) {
    const row = await requireDocument({ store }, owner, id);
    const { status, ocr, text } = row;
    const pages = [...row.ocr_unread, ...row.ocr_read].sort((a, b) => a - b);
    if (pages.length === 0) throw badRequest("This document has no scanned pages.");
    if (status === "processing" && ocr !== "waiting")
      throw conflict("This document is just being read. Wait until that has ended.");
    const found = await store.query(recognisedPages, { owner, where: { document_id: id } });
    const again = status === "failed" ? READ_AGAIN : { ocr: "waiting" as const, ocr_unread: pages, ocr_read: [] };
    const written = await writeUnlessChanged(store, [
      require(documents, owner, id, { status, ocr, text }),
      change(documents, owner, id, { ...again, ocr_language: language === AUTOMATIC ? null : language }),
      ...found.map((page) => remove(recognisedPages, owner, page.id)),
    ]);
    if (!written) continue;
    background.wake();
    return getDocument({ store }, owner, id);
  }
}

/** Goes on with recognition that was stopped, at the page where it was. Nothing changes where it was not stopped. */
export async function resumeOcr({ store, background }: Deps, owner: string, id: string): Promise<Document> {
  const row = await requireDocument({ store }, owner, id);
  if (row.ocr !== "stopped") return toDocument(row);
  await writeUnlessChanged(store, [
    require(documents, owner, id, { ocr: "stopped" }),
    change(documents, owner, id, { ocr: "waiting" }),
  ]);
  background.wake();
  return getDocument({ store }, owner, id);
}
