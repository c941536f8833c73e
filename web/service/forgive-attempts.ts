import { documents } from "#core/library/documents/document.ts";
import { ANY_OWNER, change, PreconditionFailed, require, type Store } from "#core/storage/store.ts";

/**
 * The engine's tab was closed or reloaded by its owner, which says nothing about the file being read then: that attempt
 * does not count. Without it three reloads would give a file up as one that takes the tab down.
 */
export async function forgiveAttempts(store: Store): Promise<void> {
  const rows = await store.query(documents, { owner: ANY_OWNER, where: { status: "processing" } });
  for (const { owner, id, attempts } of rows.filter((row) => row.attempts > 0)) {
    try {
      await store.write([
        require(documents, owner, id, { status: "processing", attempts }),
        change(documents, owner, id, { attempts: attempts - 1 }),
      ]);
    } catch (error) {
      if (!(error instanceof PreconditionFailed)) throw error; // deleted or ended meanwhile
    }
  }
}
