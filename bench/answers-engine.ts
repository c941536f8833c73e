import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import type { Engine } from "#core/engine/engine.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import type { Embedder } from "#core/engine/embed-port.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import type { Block, ParsedDocument } from "#core/engine/parsed-document.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { plainDocument } from "#core/engine/testing/plain-document.ts";
import { createMemoryBlobs } from "#core/storage/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import type { Article } from "./answers-data.ts";

export const OWNER = "00000000-0000-4000-8000-000000000001";

/** The real engine over articles as documents, with title and paragraphs as a parser would give them; embedded by `model` where one is given. */
export async function openArticles(
  articles: readonly Article[],
  model?: Embedder,
): Promise<Pick<Engine, "search" | "answer">> {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const embedder = createBuiltinEmbedder();
  const findModelEmbedder = async () => model;
  const ingest = createIngestEngine({
    blobs,
    embedder,
    findModelEmbedder,
    assets: () => Promise.reject(new Error("Articles need no assets.")),
    parse: parseArticleBytes,
  });
  for (const [index, article] of articles.entries()) {
    const file = await blobs.put(new TextEncoder().encode(JSON.stringify(article)));
    const document_id = `10000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
    const request = {
      owner: OWNER,
      file: file.id,
      document_id,
      original_filename: `${article.title}.md`,
      type: "md",
      model: model?.id,
    } as const;
    const made = await ingest.process(request, () => undefined, new AbortController().signal);
    const row = sampleDocument({
      id: document_id,
      owner: OWNER,
      original_filename: request.original_filename,
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

const parseArticleBytes = (bytes: Uint8Array): Promise<ParsedDocument> =>
  Promise.resolve(parseArticle(JSON.parse(new TextDecoder().decode(bytes)) as Article));

function parseArticle({ title, paragraphs }: Article): ParsedDocument {
  const blocks: Block[] = [];
  let text = "";
  for (const paragraph of paragraphs) {
    if (text !== "") text += "\n\n";
    blocks.push({ kind: "paragraph", start: text.length, end: text.length + paragraph.length });
    text += paragraph;
  }
  return plainDocument(text, { blocks, title, language: null });
}
