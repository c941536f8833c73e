import type { EnginePort } from "#core/engine/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import type { Engine } from "#core/engine/engine.ts";
import { GUIDE_VERSION, type Guide } from "#core/engine/guide/guide.ts";
import { ApiError } from "#core/http/errors.ts";
import { ANY_OWNER, put, remove, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents, type DocumentRow } from "../document.ts";
import { requireDocument } from "../documents.ts";
import { documentGuides, type DocumentGuide, type GuideRow } from "./document-guide.ts";

export interface GuideDeps {
  readonly store: Store;
  readonly engine: Pick<Engine, "guide">;
}

/** The guide of a document that has been read; made now where there is none yet. */
export async function documentGuide(
  deps: Pick<RequestContext & EnginePort, "store" | "engine">,
  owner: string,
  id: string,
): Promise<DocumentGuide> {
  const row = await requireDocument(deps, owner, id);
  if (row.status === "failed") throw new ApiError(404, "This document could not be read, so it has no guide.");
  const known = await deps.store.get(documentGuides, owner, id);
  const made = known && isCurrent(known, row) ? known : await makeGuide(deps, row);
  if (!made) throw new ApiError(404, "This document is still being read; its guide comes with status completed.");
  return { document_id: id, ...made.guide };
}

export const isCurrent = ({ text, version }: GuideRow, row: DocumentRow): boolean =>
  text === row.text && version === GUIDE_VERSION;

/** Undefined where its text or its segments are not here yet, and where the document was deleted or read anew meanwhile. */
export async function makeGuide(
  { store, engine }: GuideDeps,
  { owner, id, text, status }: DocumentRow,
): Promise<GuideRow | undefined> {
  if (status !== "completed" || text === null) return undefined;
  const guide = await engine.guide({ scope: { owner }, document_id: id });
  if (!guide) return undefined;
  const row: GuideRow = { id, owner, text, version: GUIDE_VERSION, guide: listsOf(guide) };
  const written = await writeUnlessChanged(store, [require(documents, owner, id, { text }), put(documentGuides, row)]);
  return written ? row : undefined;
}

const listsOf = (guide: Guide): GuideRow["guide"] => ({
  ...guide,
  names: [...guide.names],
  headings: [...guide.headings],
  terms: [...guide.terms],
  questions: [...guide.questions],
});

/** Removes guides whose documents are gone, such as those that another device deleted. */
export async function sweepGuides({ store }: Pick<GuideDeps, "store">): Promise<void> {
  const guides = await store.query(documentGuides, { owner: ANY_OWNER });
  const there = await store.getMany(guides.map(({ owner, id }) => ({ table: documents, owner, id })));
  const gone = guides.filter((_, index) => there[index] === undefined);
  if (gone.length > 0) await store.write(gone.map(({ owner, id }) => remove(documentGuides, owner, id)));
}
