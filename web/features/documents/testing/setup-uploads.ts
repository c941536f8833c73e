import { QueryClient } from "@tanstack/solid-query";
import { expect } from "vitest";
import { keys } from "../../../app/keys.ts";
import type { Api } from "../../../app/client/client.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { filePath } from "#core/library/documents/content-tag.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import type { UploadMemory } from "../upload-memory.ts";
import { createUploads } from "../uploads.ts";

/** A service that takes every file at once, and a page that notes what it shows. */
export function setupUploads({ memory }: { readonly memory?: UploadMemory } = {}) {
  const client = new QueryClient();
  client.setQueryData<Document[]>(keys.documents, []);
  client.setQueryData<Collection[]>(keys.collections, [
    { id: "mine", name: "Mine" },
    { id: "other", name: "Other" },
  ] as Collection[]);
  let changes = 0;
  client.getQueryCache().subscribe(({ query }) => (changes += query.queryKey[0] === keys.documents[0] ? 1 : 0));
  const blobs = createMemoryBlobs();
  let made = 0;
  /** What the service has; the page's list may not have it yet. */
  const kept: Document[] = [];
  let isHeld = Promise.resolve();
  let refuses: Error | undefined;
  const api = {
    listDocuments: async () => [...kept],
    uploadDocument: async ({ files, fields }: { files: { file: File }; fields: { collection_id: string } }) => {
      const [{ file }, { collection_id }] = [files, fields];
      if (refuses) throw refuses;
      const { id: blob, size } = await blobs.put(file.stream());
      const about = { original_filename: file.name, collection_id, file_path: filePath(blob), file_size: size };
      const document = { id: `document ${++made}`, ...about } as unknown as Document;
      kept.unshift(document);
      await isHeld;
      return document;
    },
  } as unknown as Api;
  const said: { text: string; action: () => void }[] = [];
  const show = (text: string, { action }: { action?: { run: () => void } } = {}) => {
    said.push({ text, action: () => action?.run() });
    return () => undefined;
  };
  const gone = new Set<string>();
  const isGone = (id: string) => gone.has(id);
  const archives: string[] = [];
  const onArchives = (asked: readonly File[]) => void archives.push(...asked.map(({ name }) => name));
  const asked: string[][] = [];
  let answer: string | undefined;
  const askWhere = async (_: readonly File[], collections: readonly Collection[]) => {
    asked.push(collections.map(({ name }) => name));
    return answer;
  };
  const page = new EventTarget();
  /** Whether a new version waits for the page. */
  const isHeldOpen = () => locked > 0;
  let locked = 0;
  const locks = {
    request: async (_name: string, _options: unknown, held: () => Promise<void>) => {
      locked++;
      await held();
      locked--;
    },
  } as unknown as LockManager;
  const deps = {
    ...(memory && { memory }),
    locks,
    api,
    page,
    client,
    toasts: { show },
    isGone,
    askWhere,
    onFirst: () => undefined,
    onArchives,
  };
  const uploads = createUploads(deps);
  const documents = () => client.getQueryData<Document[]>(keys.documents) ?? [];
  async function added(count: number): Promise<void> {
    await expect.poll(() => documents().length, { timeout: 30_000 }).toBe(count);
  }
  /** From now on the service has a file at once, and says so when the returned function is called. */
  const holdAnswers = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    isHeld = promise;
    return resolve;
  };
  const refuseWith = (error: Error | undefined) => (refuses = error);
  const answerWith = (collection: string | undefined) => (answer = collection);
  /** Whether the browser would ask before the page is left. */
  const asksToStay = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  return {
    client,
    asksToStay,
    uploads,
    documents,
    changes: () => changes,
    said,
    gone,
    added,
    archives,
    asked,
    answerWith,
    kept,
    holdAnswers,
    isHeldOpen,
    refuseWith,
  };
}
