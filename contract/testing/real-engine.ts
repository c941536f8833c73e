import { documents } from "#core/library/documents/document.ts";
import { readFile } from "node:fs/promises";
import { createAnswering } from "#core/engine/answer/generate/answering.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import type { Engine } from "#core/engine/engine.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";

const PDFJS = new URL("../../node_modules/pdfjs-dist/", import.meta.url);

/** The engine of the product, both sides in this thread. */
export function createRealEngine({ store, blobs }: { readonly store: Store; readonly blobs: HostBlobs }): Engine {
  const assets = (name: string) => readFile(new URL(name, PDFJS));
  const embedder = createBuiltinEmbedder();
  const report = (error: unknown) => {
    throw error;
  };
  const parts = createQueryEngine({ documents, store, blobs, embedders: [embedder], where: "on this device", report });
  return {
    ...createIngestEngine({ blobs, embedder, assets }),
    search: parts.search,
    guide: parts.guide,
    ...createAnswering({ parts, generators: { pick: async () => [] }, where: "on this device", report }),
  };
}
