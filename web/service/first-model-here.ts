import { documents } from "#core/library/documents/document.ts";
import { ANY_OWNER, type Store } from "#core/storage/store.ts";

/** Gigabytes of memory, where the browser tells them, without which a model is loaded only for a person who asks for it. */
const LEAST_MEMORY = 4;

/** What a browser says about its machine and its connection; either may be missing. */
export interface BrowserHints {
  readonly deviceMemory?: unknown;
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Whether the model that comes with Lectern may be fetched by itself: not before a first document has been read, so that the
 * first load stays small, not where a person saves data, and not where there is little memory.
 */
export function createMayBegin(
  store: Pick<Store, "query">,
  hints: BrowserHints = navigator as BrowserHints,
): () => Promise<boolean> {
  return async () => {
    const { deviceMemory, connection } = hints;
    if (connection?.saveData || (typeof deviceMemory === "number" && deviceMemory < LEAST_MEMORY)) return false;
    const read = await store.query(documents, { owner: ANY_OWNER, where: { status: "completed" }, limit: 1 });
    return read.length > 0;
  };
}
