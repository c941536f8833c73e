import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import type { Answer, Engine, Passage, Scope } from "#core/engine/engine.ts";
import { pipelineOf } from "#core/engine/ingest-engine.ts";
import { DocumentError, type ParsedDocument } from "#core/engine/parsed-document.ts";
import { plainDocument } from "#core/engine/testing/plain-document.ts";
import { decodeText, encodeText } from "#core/engine/text-blob.ts";
import { tryPassword } from "#core/engine/parse/try-password.ts";
import type { BlobReader, HostBlobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";

interface Deps {
  readonly store: Store;
  readonly blobs: HostBlobs;
}

/** The smallest engine that keeps the promises of the port: paragraphs are chunks, words decide. For tests of what is around it. */
export function createPlainEngine(deps: Deps): Engine {
  return {
    async process({ owner, file }, report, signal) {
      const bytes = await deps.blobs.heldBy(owner).bytes(file);
      const text = new TextDecoder().decode(bytes);
      if (text.trim() === "") throw new DocumentError("The file is empty.");
      const parsed = inParagraphs(text);
      report({ phase: "reading", done: 1, total: 1, unit: "pages" });
      await new Promise((resolve) => setTimeout(resolve, 1));
      signal.throwIfAborted();
      const stored = await deps.blobs.put(encodeText(parsed));
      const segment = await deps.blobs.put(new TextEncoder().encode(`segment of ${file}`));
      const metadata = { characters: text.length, warnings: [], embedding_model: BUILTIN_EMBEDDER_ID };
      return {
        text: stored.id,
        segments: [segment.id],
        pipeline: pipelineOf(BUILTIN_EMBEDDER_ID),
        chunk_count: parsed.blocks.length,
        metadata,
      };
    },

    async tryPassword({ owner, file, password }) {
      const bytes = await deps.blobs.heldBy(owner).bytes(file);
      return tryPassword(bytes ?? new Uint8Array(), password);
    },

    async search({ scope, query, top_k, threshold, hybrid }) {
      const found = await passagesFor(deps, scope, query);
      const passages = found.slice(0, top_k).filter((passage) => passage.score >= threshold);
      return {
        passages,
        below_threshold: Math.min(found.length, top_k) - passages.length,
        intent: { kind: "retrieval", confidence: 1, reasoning: "Everything is retrieval here." },
        queries_used: [query],
        method: hybrid ? "hybrid" : "vector",
        embedding_model: BUILTIN_EMBEDDER_ID,
        isComplete: true,
      };
    },

    async guide({ scope, document_id }) {
      const row = await deps.store.get(documents, scope.owner, document_id);
      const bytes = row?.text ? await deps.blobs.heldBy(scope.owner).bytes(row.text) : undefined;
      if (!bytes) return null;
      const { text, blocks } = decodeText(bytes);
      const questions = blocks
        .slice(0, 1)
        .map(({ start, end }) => ({ text: text.slice(start, end), start, end, page: null }));
      return { title: null, kind: null, date: null, names: [], headings: [], terms: [], questions };
    },

    async answer({ scope, question, top_k }, onEvent = () => undefined): Promise<Answer> {
      const passages = (await passagesFor(deps, scope, question)).slice(0, top_k);
      const [best] = passages;
      const content = best ? `${best.content} [1]` : "The documents do not say.";
      const place = best
        ? { citation: 1, quote: best.content, start: best.start, end: best.end }
        : { citation: null, quote: null, start: null, end: null };
      onEvent({ type: "passages", passages });
      onEvent({ type: "text", text: content });
      return {
        content,
        intent: { kind: "retrieval", confidence: 1, reasoning: "Everything is retrieval here." },
        passages,
        receipts: [{ from: 0, to: content.length, ...place, supported: best !== undefined }],
        answered: best !== undefined,
        queries_used: [question],
        generator: { id: "plain", name: "Best paragraph", where: "on this device" },
      };
    },
  };
}

function inParagraphs(text: string): ParsedDocument {
  const blocks = [...text.matchAll(/\S(?:.|\n(?!\n))*/g)].map((match) => ({
    kind: "paragraph" as const,
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
  return plainDocument(text, { blocks });
}

async function passagesFor({ store, blobs }: Deps, scope: Scope, query: string): Promise<Passage[]> {
  const where = scope.collection_id ? { collection_id: scope.collection_id } : {};
  const rows = await store.query(documents, { owner: scope.owner, where });
  const wanted = wordsOf(query);
  const perDocument = await Promise.all(
    rows.filter((row) => row.status === "completed").map((row) => passagesOf(blobs.heldBy(scope.owner), row, wanted)),
  );
  return perDocument.flat().sort((a, b) => b.score - a.score);
}

async function passagesOf(blobs: BlobReader, row: DocumentRow, wanted: ReadonlySet<string>): Promise<Passage[]> {
  const bytes = row.text ? await blobs.bytes(row.text) : undefined;
  if (!bytes) return [];
  const { text, blocks } = decodeText(bytes);
  return blocks.flatMap(({ start, end }, index) => {
    const content = text.slice(start, end);
    const words = [...wordsOf(content)].filter((word) => wanted.has(word));
    if (words.length === 0) return [];
    const about = { document_id: row.id, document_name: row.original_filename, heading: null, page: null, start, end };
    return [
      {
        ...about,
        chunk_id: `${row.file.slice(0, 12)}-${index}`,
        content,
        score: words.length / wanted.size,
        why: { words, similarity: null },
      },
    ];
  });
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
