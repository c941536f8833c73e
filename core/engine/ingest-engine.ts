import type { HostBlobs } from "../storage/blobs.ts";
import { chunkDocument, CHUNKER_VERSION, type ChunkRange } from "./chunk/chunk.ts";
import type { Embedder } from "./embed-port.ts";
import { GLOSSES_VERSION } from "./gloss/glosses.ts";
import { embedderFor } from "./gloss/glossed-embedder.ts";
import type { Engine, ExtractRequest, Processed, ProcessRequest, Progress } from "./engine.ts";
import { changesBetween } from "./changes.ts";
import { readEarlier, readTexts, type Earlier } from "./earlier-version.ts";
import { relevantSegments } from "./extract/relevant-segments.ts";
import { BUILTIN_EMBEDDER_ID } from "./embed/builtin.ts";
import { embedChunks } from "./embed-chunks.ts";
import { SENTENCES_VERSION, withSentences } from "./index/sentence-vectors.ts";
import { withSignsOfLife } from "./signs-of-life.ts";
import { encodeSegment } from "./index/segment-codec.ts";
import { createTokenizer, TOKENIZER_VERSION } from "./index/tokens.ts";
import type { ParseAssets } from "./parse/context.ts";
import { readLargeFile } from "./parse/large-files.ts";
import { parseDocument, PARSER_VERSION } from "./parse/parse.ts";
import type { Recogniser } from "./ocr/recognise.ts";
import type { RecognisedPage } from "./ocr/recognised-page.ts";
import { DocumentError, type ParsedDocument } from "./parsed-document.ts";
import { byModel, ModelFailed } from "./model-failed.ts";
import { MAX_SEGMENT_CHUNKS, type Chunk } from "./segment.ts";
import { processedScan } from "./processed-scan.ts";
import { decodeText, encodeText } from "./text-blob.ts";

export interface IngestDeps {
  readonly blobs: Pick<HostBlobs, "heldBy" | "put">;
  /** Used when the request names no model. */
  readonly embedder: Embedder;
  readonly findModelEmbedder?: (id: string) => Promise<Embedder | undefined>;
  readonly assets: ParseAssets;
  /** Reads text off pages; none is read where it is left out. */
  readonly recogniser?: Recogniser;
  /** `parseDocument` when left out. */
  readonly parse?: typeof parseDocument;
}

/** The side of the engine that reads files. One call at a time uses it best. */
export function createIngestEngine(deps: IngestDeps): Pick<Engine, "process" | "tryPassword"> {
  const tokenizer = createTokenizer();

  return {
    async tryPassword({ owner, file, password }) {
      const bytes = await deps.blobs.heldBy(owner).bytes(file);
      if (bytes === undefined) throw new DocumentError("The uploaded file is no longer there. Upload it again.");
      const { tryPassword } = await import("./parse/try-password.ts");
      return tryPassword(bytes, password);
    },

    async process(request, report, signal) {
      if (request.recognise !== undefined) return recognise(deps, request, request.recognise, report, signal);
      if (request.extract) return extract(deps, request, request.extract, report, signal);
      const wanted = await openEmbedder(deps, request, report);
      const pipeline = pipelineOf(wanted.id);
      const document = (await readText(deps, request)) ?? (await parseFile(deps, request, report, signal));
      const embedder = (await embedderFor(wanted, document.language)) ?? deps.embedder;
      const text = await deps.blobs.put(encodeText(document));
      const chunks = await identify(chunkDocument(document), request.file, pipeline);
      const earlier = await earlierOf(deps, request, { pipeline, dimensions: embedder.dimensions });
      let kept = 0;
      const segments: string[] = [];
      for (let from = 0; from < chunks.length; from += MAX_SEGMENT_CHUNKS) {
        const part = chunks.slice(from, from + MAX_SEGMENT_CHUNKS);
        const progress = (done: number): void =>
          report({ phase: "embedding", done: from + done, total: chunks.length, unit: "chunks" });
        const embedded = await embedChunks(embedder, part, { title: document.title, earlier, progress, signal });
        const { vectors, sentences } = embedded;
        kept += embedded.kept;
        const { id, dimensions } = embedder;
        const content = { embedder: id, dimensions, title: document.title, chunks: part, vectors };
        const segment = encodeSegment(tokenizer, content);
        const stored = await deps.blobs.put(sentences ? withSentences(segment, sentences, dimensions) : segment);
        segments.push(stored.id);
        report({ phase: "indexing", done: from + part.length, total: chunks.length, unit: "chunks" });
      }
      const result = { text: text.id, segments, pipeline, chunk_count: chunks.length };
      const passages = { kept, embedded: chunks.length - kept };
      const older = await readTexts(deps.blobs.heldBy(request.owner), request.earlier?.older ?? []);
      const changes = earlier && {
        ...changesBetween(earlier.document, document),
        passages,
        older: older.map((each) => (each ? changesBetween(each, document) : null)),
      };
      return processed(embedder, document, request, { ...result, ...(changes && { changes }) });
    },
  };
}

/** Scanned pages of a file whose text is extracted that are recognised: whoever asked waits for them. */
const MOST_RECOGNISED = 20;

/** Text without segments; nothing is embedded. */
async function extract(
  deps: IngestDeps,
  request: ProcessRequest,
  { type, context }: ExtractRequest,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Processed> {
  const { assets, blobs } = deps;
  const file = await readLargeFile(blobs.heldBy(request.owner), request.file, type);
  if (file === undefined) throw new DocumentError("The file is no longer there. Send it again.");
  const { bytes, size } = file;
  const parse = (recognised: readonly RecognisedPage[]) =>
    parseDocument(bytes, { type, filename: request.original_filename, size }, { assets, report, signal, recognised });
  let document = await parse([]);
  const unread = (document.scan?.unread ?? []).slice(0, MOST_RECOGNISED);
  const recognised = await recogniseNow(deps, { bytes }, unread, report, signal);
  if (recognised.length > 0) document = await parse(recognised);
  signal.throwIfAborted();
  const { title, language, warnings } = document;
  const found = context && { context: relevantSegments(document, context.question, context.max_characters) };
  const text = await blobs.put(encodeText(document));
  const metadata = {
    ...ownFacts(document),
    title,
    language,
    warnings,
    ...found,
  };
  return { text: text.id, segments: [], pipeline: `x${PARSER_VERSION}`, chunk_count: 0, metadata };
}

/** One page read by text recognition; nothing is stored. */
async function recognise(
  deps: IngestDeps,
  { owner, file, password, ocr_language }: ProcessRequest,
  page: number,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Processed> {
  const bytes = await deps.blobs.heldBy(owner).bytes(file);
  if (bytes === undefined) throw new DocumentError("The file is no longer there. Send it again.");
  const [recognised] = await recogniseNow(deps, { bytes, password, ocr_language }, [page], report, signal);
  if (!recognised) throw new Error("This host recognises no text.");
  return { text: "", segments: [], pipeline: "", chunk_count: 0, metadata: {}, recognised };
}

interface FileOfPages extends Pick<ProcessRequest, "password" | "ocr_language"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

async function recogniseNow(
  { recogniser }: IngestDeps,
  { bytes, password, ocr_language: language }: FileOfPages,
  pages: readonly number[],
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<RecognisedPage[]> {
  const found: RecognisedPage[] = [];
  if (!recogniser) return found;
  const tell = () => report({ phase: "recognising", done: found.length, total: pages.length, unit: "pages" });
  for (const page of pages) {
    signal.throwIfAborted();
    const source = { bytes, page, password, language };
    found.push(await withSignsOfLife(tell, () => recogniser.recognise(source, tell)));
  }
  return found;
}

/**
 * Names what makes the segments of a file: a change of any part makes other segments. A document in a language that the
 * embedder does not read, and that has no glosses, is embedded by the built-in one, and says so in its segments.
 */
export function pipelineOf(embedderId: string): string {
  const byModel = embedderId === BUILTIN_EMBEDDER_ID ? "" : `+${SENTENCES_VERSION}+${GLOSSES_VERSION}`;
  return `p${PARSER_VERSION}+${CHUNKER_VERSION}+${TOKENIZER_VERSION}+${embedderId}${byModel}`;
}

async function openEmbedder(
  { embedder, findModelEmbedder }: IngestDeps,
  { model }: ProcessRequest,
  report: (progress: Progress) => void,
): Promise<Embedder> {
  if (model === undefined) return embedder;
  const progress = () => report({ phase: "embedding", done: 0, total: 1, unit: "chunks" });
  const found = await withSignsOfLife(progress, () => byModel(async () => findModelEmbedder?.(model)));
  if (!found) throw new ModelFailed(new Error(`The model ${model} is not installed.`));
  return found;
}

/** The text extracted before, where the request names it and it is still there. */
async function readText({ blobs }: IngestDeps, { owner, text }: ProcessRequest): Promise<ParsedDocument | undefined> {
  const bytes = text === undefined ? undefined : await blobs.heldBy(owner).bytes(text);
  return bytes && decodeText(bytes);
}

/** Pages that were recognised for an earlier text; none where that is no text, for this one takes its place. */
async function recognisedIn(
  blobs: IngestDeps["blobs"],
  owner: string,
  text: string,
): Promise<readonly RecognisedPage[]> {
  const bytes = await blobs.heldBy(owner).bytes(text);
  try {
    return (bytes && decodeText(bytes).scan?.pages) ?? [];
  } catch {
    return [];
  }
}

async function parseFile(
  { assets, blobs, parse = parseDocument }: IngestDeps,
  request: ProcessRequest,
  report: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<ParsedDocument> {
  const file = await readLargeFile(blobs.heldBy(request.owner), request.file, request.type);
  if (file === undefined) throw new DocumentError("The uploaded file is no longer there. Upload it again.");
  signal.throwIfAborted();
  const { text = null, pages = [] } = request.recognised ?? {};
  const before = text === null ? [] : await recognisedIn(blobs, request.owner, text);
  const document = await parse(
    file.bytes,
    { type: request.type, filename: request.original_filename, size: file.size },
    { assets, report, signal, password: request.password, recognised: newest([...before, ...pages]) },
  );
  signal.throwIfAborted();
  return document;
}

/** A page that was read again takes the place of the one before. */
const newest = (pages: readonly RecognisedPage[]) => [...new Map(pages.map((page) => [page.page, page])).values()];

/** Ids from file, pipeline and position: 12 bytes of a hash and the position. */
async function identify(ranges: readonly ChunkRange[], file: string, pipeline: string): Promise<Chunk[]> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${file} ${pipeline}`)));
  const stem = Array.from(digest.subarray(0, 12), hex).join("");
  return ranges.map((range, ordinal) => ({ id: stem + ordinal.toString(16).padStart(8, "0"), ...range }));
}

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");

/** Undefined where the request names no earlier version, or its text is not here any more. */
async function earlierOf(
  { blobs }: IngestDeps,
  { owner, earlier }: ProcessRequest,
  wanted: { readonly pipeline: string; readonly dimensions: number },
): Promise<Earlier | undefined> {
  return earlier && readEarlier(blobs.heldBy(owner), earlier, wanted);
}

function processed(
  embedder: Embedder,
  document: ParsedDocument,
  { password }: ProcessRequest,
  result: Omit<Processed, "metadata">,
): Processed {
  const { text, title, language, warnings, scan } = document;
  const metadata = {
    ...ownFacts(document),
    title,
    language,
    characters: text.length,
    words: countWords(text, language),
    warnings:
      result.chunk_count === 0 && !scan?.unread.length
        ? [...warnings, "No text was found in this file, so it cannot be searched."]
        : warnings,
    embedding_model: embedder.id,
    ...(password !== undefined && { protected: true }),
  };
  return { ...result, metadata, ...(scan && { scan: processedScan(scan) }) };
}

/** What the file says about itself, and its number of pages where its format has pages. */
function ownFacts({ properties, pages }: ParsedDocument): Record<string, unknown> {
  const said = Object.entries(properties).filter(([name]) => !OURS.has(name));
  return { ...Object.fromEntries(said), ...(pages.length > 0 && { pages: pages.length }) };
}

/** Facts that only processing states; a file's own front matter may have fields of these names. */
const OURS = new Set([
  "pages",
  "processing_time_seconds",
  "progress",
  "error",
  "try_again",
  "context",
  "ocr",
  "protected",
  "changes",
]);

/** Words as a person would count them, in scripts with and without spaces. */
function countWords(text: string, language: string | null): number {
  if (!/[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/.test(text))
    return text.match(/\p{L}[\p{L}\p{M}'’-]*|\p{N}[\p{N}.,]*/gu)?.length ?? 0;
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(language ?? undefined, { granularity: "word" }).segment(text))
    if (isWordLike === true) words++;
  return words;
}
