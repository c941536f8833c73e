import { z } from "zod";
import { requireCollection } from "../../collections/collections.ts";
import { neverLeaves } from "../../device-only/stays-here.ts";
import type { WebPagesPort } from "../../ports.ts";
import { Uuid } from "#core/http/fields.ts";
import { timestamp } from "#core/storage/time.ts";
import { addDocument, type AddDeps } from "../add-document.ts";
import type { Document } from "../document.ts";
import { fetchPage, WebAddress } from "./fetch-page.ts";

export const FromWeb = z.object({ url: WebAddress, collection_id: Uuid });
export type FromWeb = z.infer<typeof FromWeb>;

/**
 * Fetches the page or file once and keeps it as a document, with its address and the time. Throws 404 for the
 * collection, 400 for what is no document, and what `fetchPage` throws.
 */
export async function addFromWeb(
  deps: AddDeps & WebPagesPort,
  owner: string,
  { url, collection_id }: FromWeb,
  signal: AbortSignal,
): Promise<Document> {
  const stays = neverLeaves(await requireCollection(deps, owner, collection_id));
  const page = await fetchPage(deps.web.guardedFetch, url, deps.limits.uploadBytes, signal);
  const { webPageFile } = await import("./web-page-file.ts");
  const { name: original_filename, type: document_type, bytes } = webPageFile(page);
  const file = { stream: () => new Blob([bytes]).stream() };
  const source = { url: page.url, fetched_at: timestamp(deps.clock) };
  return addDocument(deps, owner, { file, original_filename, document_type, collection_id, stays, source });
}
