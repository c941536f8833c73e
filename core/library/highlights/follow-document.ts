import { newId } from "#core/storage/time.ts";
import { put, remove, type Operation, type Store } from "#core/storage/store.ts";
import { markOf } from "../device-only/stays-here.ts";
import { highlights } from "./highlight.ts";

type StoreDeps = { readonly store: Pick<Store, "query" | "write"> };

/** Takes the highlights away in the write that deletes their documents, so that both come back from the trash together. */
export async function removingHighlights(
  { store }: StoreDeps,
  owner: string,
  documentIds: readonly string[],
): Promise<Operation[]> {
  const rows = await rowsOf({ store }, owner, documentIds);
  return rows.map(({ id }) => remove(highlights, owner, id));
}

/** Removes highlights that were written while their documents were being deleted. */
export async function dropLateHighlights(
  deps: StoreDeps,
  owner: string,
  documentIds: readonly string[],
): Promise<void> {
  const late = await removingHighlights(deps, owner, documentIds);
  if (late.length > 0) await deps.store.write(late);
}

/** The same highlights for the copy of a document. */
export async function copyingHighlights(
  { store }: StoreDeps,
  owner: string,
  document_id: string,
  copy: { readonly id: string; readonly stays: boolean },
): Promise<Operation[]> {
  const rows = await rowsOf({ store }, owner, [document_id]);
  return rows.map(({ never_leaves: _, ...row }) =>
    put(highlights, { ...row, id: newId(), document_id: copy.id, ...markOf(copy.stays) }),
  );
}

export async function rowsOf({ store }: StoreDeps, owner: string, documentIds: readonly string[]) {
  const found = await Promise.all(
    documentIds.map((document_id) => store.query(highlights, { owner, where: { document_id } })),
  );
  return found.flat();
}
