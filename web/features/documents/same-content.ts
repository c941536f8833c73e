import { filePath } from "#core/library/documents/content-tag.ts";
import type { Document } from "#core/library/documents/document.ts";

type Placed = Pick<Document, "id" | "collection_id" | "file_path" | "file_size">;

/** The document among `documents` that was made of the same bytes. Files of other sizes cost nothing. */
export async function sameAs<Each extends Placed>(file: File, documents: readonly Each[]): Promise<Each | undefined> {
  const alike = documents.filter(({ file_size }) => file_size === file.size);
  if (alike.length === 0) return undefined;
  const path = filePath(await sha256(file));
  return alike.find(({ file_path }) => file_path === path);
}

/** Whether two files have the same bytes. */
export const sameFile = async (file: File, other: File): Promise<boolean> =>
  file.size === other.size && (await sha256(file)) === (await sha256(other));

async function sha256(file: File): Promise<string> {
  const { createBlobHash, chunksOf } = await import("#core/storage/blob-hash.ts");
  const hash = await createBlobHash();
  for await (const bytes of chunksOf(file.stream())) hash.update(bytes);
  return hash.finish();
}

export interface Copy<Each> {
  readonly copy: Each;
  /** The one that stays. */
  readonly of: Each;
}

/**
 * Documents that say nothing another one of their collection does not say: of each content, all but one that can be
 * searched, and of those but the oldest. Every device finds the same.
 */
export function copiesAmong<Each extends Placed & Pick<Document, "status" | "created_at">>(
  documents: readonly Each[],
): readonly Copy<Each>[] {
  const alike = Map.groupBy(documents, ({ collection_id, file_path }) => `${collection_id} ${file_path}`);
  return [...alike.values()].flatMap((group) => {
    if (group.length === 1) return [];
    const [first, ...copies] = group.toSorted(
      (a, b) =>
        Number(b.status === "completed") - Number(a.status === "completed") ||
        compare(a.created_at, b.created_at) ||
        compare(a.id, b.id),
    );
    return first ? copies.map((copy) => ({ copy, of: first })) : [];
  });
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
