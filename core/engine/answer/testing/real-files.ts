import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createMemoryBlobs } from "../../../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../../../storage/testing/memory-store.ts";
import { put } from "../../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { createBuiltinEmbedder } from "../../embed/builtin.ts";
import type { Embedder } from "../../embed-port.ts";
import type { AnswerRequest, Engine } from "../../engine.ts";
import { createIngestEngine, type IngestDeps } from "../../ingest-engine.ts";
import { nodeAssets } from "../../parse/testing/node-assets.ts";
import { createQueryEngine, type QueryEngine } from "../../query-engine.ts";

export const OWNER = "00000000-0000-4000-8000-000000000001";

export interface RealFile {
  readonly name: string;
  readonly type: DocumentRow["document_type"];
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** How files are read; parsed as the product does, and embedded by the built-in embedder, where left out. */
export interface ReadWith {
  readonly model?: Embedder | undefined;
  readonly parse?: IngestDeps["parse"];
}

/** Files read, indexed and asked by the engine of the product, in memory; embedded by `model` where one is given. */
export async function askFiles(
  files: readonly RealFile[],
  model?: Embedder,
): Promise<(question: string, history?: AnswerRequest["history"]) => ReturnType<Engine["answer"]>> {
  const engine = await openFiles(files, { model });
  return (question, history = []) =>
    engine.answer({ scope: { owner: OWNER }, question, history, top_k: 5, hybrid: true });
}

/** The engine of the product over these files of `OWNER`, in memory. */
export async function openFiles(files: readonly RealFile[], { model, parse }: ReadWith): Promise<QueryEngine> {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const embedder = createBuiltinEmbedder();
  const findModelEmbedder = async () => model;
  const ingest = createIngestEngine({
    blobs,
    embedder,
    findModelEmbedder,
    assets: nodeAssets(),
    ...(parse && { parse }),
  });
  for (const [index, { name, type, content }] of files.entries()) {
    const file = await blobs.put(typeof content === "string" ? new TextEncoder().encode(content) : content);
    const id = `10000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
    const request = { owner: OWNER, file: file.id, document_id: id, original_filename: name, type, model: model?.id };
    const made = await ingest.process(request, () => undefined, new AbortController().signal);
    const row = sampleDocument({
      id,
      owner: OWNER,
      original_filename: name,
      document_type: type,
      file: file.id,
      created_at: new Date(Date.UTC(2026, 0, 1) + index).toISOString(),
      ...made,
    });
    await store.write([put(documents, row)]);
  }
  const report = (error: Error): never => {
    throw error;
  };
  return createQueryEngine({
    documents,
    store,
    blobs,
    embedders: [embedder],
    findModelEmbedder,
    where: "on this device",
    report,
  });
}
