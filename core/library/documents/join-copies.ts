import type { HostBlobs } from "#core/storage/blobs.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { change, erase, remove, require, type Operation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import type { RequestContext } from "#core/http/context.ts";
import { rowsOf } from "../highlights/follow-document.ts";
import { highlights } from "../highlights/highlight.ts";
import { neverLeaves } from "../device-only/stays-here.ts";
import type { Arrivals } from "#core/sync/device/arrivals.ts";
import type { ChatsPort } from "../ports.ts";
import { tellDocumentJob } from "./document-jobs.ts";
import { getDocument } from "./documents.ts";
import { blobsOf, documents, NOT_READ, type Document, type DocumentRow } from "./document.ts";
import { documentGuides } from "./guides/document-guide.ts";

type Deps = Pick<RequestContext, "store" | "clock"> & ChatsPort & { readonly blobs: Pick<HostBlobs, "remove"> };

/**
 * Makes one document of two that were made of the same file in the same collection. The one that stays gets the tags,
 * the reference and the highlights of the other, and what was read of it where it has not been read itself. Chats that
 * cite the other cite the one that stays. The other goes to the trash, or is erased where nobody has seen it elsewhere.
 * Answers false where the two are not, or no longer, such documents.
 */
export async function joinCopy(
  deps: Deps,
  owner: string,
  { keep, copy, erased = false }: { readonly keep: string; readonly copy: string; readonly erased?: boolean },
): Promise<boolean> {
  for (;;) {
    const [kept, other] = await Promise.all([keep, copy].map((id) => deps.store.get(documents, owner, id)));
    if (!kept || !other || !isSame(kept, other)) return false;
    const batch = [
      ...[kept, other].map(({ id, status, text }) => require(documents, owner, id, { status, text })),
      change(documents, owner, kept.id, takenOver(kept, other)),
      ...(await movingHighlights(deps, kept, other)),
      ...(await citingKept(deps, kept, other)),
      remove(documentGuides, owner, other.id),
      (erased ? erase : remove)(documents, owner, other.id),
    ];
    if (!(await writeUnlessChanged(deps.store, batch))) continue;
    await tellDocumentJob(deps, owner, other.id);
    await discardBlobs(deps, blobsOf(other));
    return true;
  }
}

/** Joins several, one after another, and answers the document that they are now. Throws 404 where it is gone. */
export async function joinCopies(
  deps: Deps,
  owner: string,
  keep: string,
  copies: readonly string[],
): Promise<Document> {
  for (const copy of copies) await joinCopy(deps, owner, { keep, copy });
  return getDocument(deps, owner, keep);
}

/**
 * Joins documents that come from elsewhere with those of the same file that were made here apart from them: for
 * `SyncClientOptions`. What nobody else has seen goes. Of two that may be joined on both devices at the same time, the
 * older one stays on both.
 */
export const joiningCopies = (deps: Deps, owner: string): Arrivals => ({
  table: documents.name,
  async took(arrived, { unsent, sent }) {
    const [alone, shared] = [new Set(unsent), new Set(sent)];
    for (const id of arrived.filter((each) => !alone.has(each) && !shared.has(each))) {
      const row = await deps.store.get(documents, owner, id);
      if (!row) continue;
      const alike = await deps.store.query(documents, { owner, where: { file: row.file } });
      for (const made of alike.filter((each) => alone.has(each.id) || shared.has(each.id))) {
        const isAlone = alone.has(made.id);
        const [keep, copy] = isAlone || isOlder(row, made) ? [row, made] : [made, row];
        await joinCopy(deps, owner, { keep: keep.id, copy: copy.id, erased: isAlone });
      }
    }
  },
});

const isOlder = (a: DocumentRow, b: DocumentRow): boolean => `${a.created_at} ${a.id}` < `${b.created_at} ${b.id}`;

/** One with earlier versions is more than its file. */
const isSame = (kept: DocumentRow, other: DocumentRow): boolean =>
  kept.id !== other.id &&
  kept.file === other.file &&
  kept.collection_id === other.collection_id &&
  neverLeaves(kept) === neverLeaves(other) &&
  other.earlier === undefined;

function takenOver(kept: DocumentRow, other: DocumentRow): Partial<DocumentRow> {
  const tags = [...new Set([...(kept.tags ?? []), ...(other.tags ?? [])])];
  return {
    ...(tags.length > (kept.tags?.length ?? 0) && { tags }),
    ...(!kept.reference && other.reference && { reference: other.reference }),
    ...(!kept.source && other.source && { source: other.source }),
    ...(kept.status !== "completed" && other.status === "completed" && readingOf(other)),
  };
}

/** All that reading the file has brought. */
function readingOf(row: DocumentRow): Partial<DocumentRow> {
  const { text_of, ocr_language, ocr_languages, ocr_seems, progress: _, ...read } = row;
  const fields = Object.keys(NOT_READ);
  const left = { text_of, ocr_language, ocr_languages, ocr_seems };
  return Object.fromEntries([
    ...Object.entries(read).filter(([field]) => fields.includes(field)),
    ...Object.entries(left).filter(([, value]) => value !== undefined),
  ]);
}

async function movingHighlights(
  deps: Pick<Deps, "store">,
  kept: DocumentRow,
  other: DocumentRow,
): Promise<Operation[]> {
  const rows = await rowsOf(deps, other.owner, [other.id]);
  return rows.map(({ id }) => change(highlights, other.owner, id, { document_id: kept.id }));
}

/** An answer names the documents it quotes in many places of its metadata. */
async function citingKept({ store, chats }: Deps, kept: DocumentRow, other: DocumentRow): Promise<Operation[]> {
  const { owner } = other;
  const messages = await store.query(chats.messages, { owner });
  return messages.flatMap(({ id, metadata }) => {
    const text = JSON.stringify(metadata);
    if (!text.includes(other.id)) return [];
    const changed: unknown = JSON.parse(text.replaceAll(`"${other.id}"`, `"${kept.id}"`));
    return [change(chats.messages, owner, id, { metadata: changed })];
  });
}
