import type { DocumentType } from "./parsed-document.ts";
import type { ExtractType } from "./extract/extract-types.ts";
import type { Intent } from "./intent.ts";

/**
 * The engine as the operations see it. One code runs behind it in web workers and in Node worker threads;
 * hosts decide where. Requests and answers are plain data.
 */
export interface Engine {
  /**
   * Parses, chunks, embeds and indexes one file, and stores the extracted text and the segments as blobs.
   * Rejects with `DocumentError` when the file cannot be read; its message is for the file's owner.
   */
  process(request: ProcessRequest, report: (progress: Progress) => void, signal: AbortSignal): Promise<Processed>;
  search(request: SearchRequest): Promise<SearchOutcome>;
  answer(request: AnswerRequest): Promise<Answer>;
}

export interface ProcessRequest {
  /** Blob id of the file's bytes. */
  readonly file: string;
  readonly document_id: string;
  readonly original_filename: string;
  readonly type: DocumentType;
  /** Installed model to embed with; the built-in embedder when left out. */
  readonly model?: string;
  /** Blob id of the text extracted before: the file is then not parsed again. */
  readonly text?: string;
  /** Extracts the text and makes no segments; `type` is not looked at. */
  readonly extract?: ExtractRequest;
}

export interface ExtractRequest {
  readonly type: ExtractType;
  /** Also chooses the segments that fit this question best, or the first where it is null, into `metadata.context`. */
  readonly context?: { readonly question: string | null; readonly max_characters: number };
}

export interface Progress {
  readonly phase: "reading" | "embedding" | "indexing";
  readonly done: number;
  readonly total: number;
  readonly unit: "pages" | "chunks" | "bytes";
}

export interface Processed {
  /** Blob id of the extracted text (`text-blob.ts` reads it). */
  readonly text: string;
  /** Blob ids of the segments, in chunk order. */
  readonly segments: readonly string[];
  /** Parser, chunker and embedder versions the segments were made by. */
  readonly pipeline: string;
  readonly chunk_count: number;
  /** pages, title, language, characters, words, warnings, embedding_model, … */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Which documents a question may draw on; all of the owner's completed ones when only `owner` is given. */
export interface Scope {
  readonly owner: string;
  readonly collection_id?: string | null;
  readonly document_ids?: readonly string[];
}

export interface SearchRequest {
  readonly scope: Scope;
  readonly query: string;
  readonly top_k: number;
  readonly hybrid: boolean;
  /** Calibrated scores below are left out, 0–1. */
  readonly threshold: number;
}

export interface SearchOutcome {
  /** Best first. */
  readonly passages: readonly Passage[];
  /** Passages of the top k that the threshold left out. */
  readonly below_threshold: number;
  readonly intent: Intent;
  readonly queries_used: readonly string[];
  readonly method: "hybrid" | "vector";
  readonly embedding_model: string;
}

export interface Passage {
  /** Stable: the same file processed by the same pipeline gives the same id. */
  readonly chunk_id: string;
  readonly document_id: string;
  readonly document_name: string;
  readonly content: string;
  readonly heading: string | null;
  /** 1-based, null where the format has no pages. */
  readonly page: number | null;
  /** UTF-16 range in the document's extracted text. */
  readonly start: number;
  readonly end: number;
  /** Calibrated: 0.7 means "very probably relevant". */
  readonly score: number;
  readonly why: {
    /** Words of the query found here, as written in the passage. */
    readonly words: readonly string[];
    /** Cosine similarity of the embeddings, or null when words alone found it. */
    readonly similarity: number | null;
  };
}

export interface AnswerRequest {
  readonly scope: Scope;
  readonly question: string;
  /** Oldest first; the question itself is not in it. */
  readonly history: readonly { readonly role: "user" | "assistant" | "system"; readonly content: string }[];
  readonly top_k: number;
  readonly hybrid: boolean;
}

export interface Answer {
  /** Markdown; `[n]` after a clause cites `passages[n - 1]`. */
  readonly content: string;
  readonly intent: Intent;
  /** Everything retrieved, cited ones first in the order of their numbers. */
  readonly passages: readonly Passage[];
  readonly receipts: readonly Receipt[];
  /** False when the documents do not say. */
  readonly answered: boolean;
  readonly queries_used: readonly string[];
  /** What wrote the answer and where it ran. */
  readonly generator: {
    readonly id: string;
    readonly name: string;
    readonly where: "on this device" | "on your server";
  };
}

/** What one sentence of an answer rests on. */
export interface Receipt {
  /** UTF-16 range of the sentence in `Answer.content`. */
  readonly from: number;
  readonly to: number;
  /** 1-based into `Answer.passages`; null when nothing supports the sentence. */
  readonly citation: number | null;
  /** The words it rests on, exactly as in the document's extracted text at `start`–`end`. */
  readonly quote: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly supported: boolean;
}
