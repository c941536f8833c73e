import type { Changes, EarlierVersion } from "./changes.ts";
import type { LostModel, ModelWork } from "./answer/generate/model-work.ts";
import type { RecognisedPage } from "./ocr/recognised-page.ts";
import type { DocumentType } from "./formats.ts";
import type { GenerationRequest, TextGenerator, Told } from "./answer/generate/text-generator.ts";
import type { Guide, GuideRequest } from "./guide/guide.ts";
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
  /** Tries a password on a file, and reads nothing of it. Rejects with `DocumentError` for a damaged file. */
  tryPassword(request: PasswordRequest): Promise<PasswordFit>;
  search(request: SearchRequest): Promise<SearchOutcome>;
  /**
   * `onEvent` hears how the answer comes about; where it is left out, or the host has no way to tell, only the answer
   * comes. An aborted signal stops a language model; the answer then holds what was written, and `stopped`.
   */
  answer(request: AnswerRequest, onEvent?: (event: AnswerEvent) => void, signal?: AbortSignal): Promise<Answer>;
  /** Describes one document and finds questions that it answers; null where its text or its segments are not here yet. */
  guide(request: GuideRequest): Promise<Guide | null>;
}

export interface ProcessRequest {
  /** Whose file it is: only what this owner holds is read. */
  readonly owner: string;
  /** Blob id of the file's bytes. */
  readonly file: string;
  readonly document_id: string;
  readonly original_filename: string;
  readonly type: DocumentType;
  /** Opens the file where it is encrypted. Never stored. */
  readonly password?: string | undefined;
  /** Installed model to embed with; the built-in embedder when left out. */
  readonly model?: string;
  /** Blob id of the text extracted before: the file is then not parsed again. */
  readonly text?: string;
  /** Extracts the text and makes no segments; `type` is not looked at. */
  readonly extract?: ExtractRequest;
  /** Reads the text off this page, 1-based, and makes nothing else: the answer holds `recognised`. */
  readonly recognise?: number;
  /** As Tesseract names it; the one that fits the page, of those that are on this machine, where left out. */
  readonly ocr_language?: string | undefined;
  /** What text recognition found before: in this extracted text, by its blob id, and on these pages. */
  readonly recognised?: { readonly text: string | null; readonly pages: readonly RecognisedPage[] };
  /** What the file replaces: equal passages keep its embeddings, and the answer holds `changes`. */
  readonly earlier?: EarlierVersion;
}

export interface PasswordRequest extends Pick<ProcessRequest, "owner" | "file"> {
  readonly password: string;
}

/** `not protected` also where the file is encrypted in a way that cannot be undone here. */
export type PasswordFit = "right" | "wrong" | "not protected";

export interface ExtractRequest {
  readonly type: DocumentType;
  /** Also chooses the segments that fit this question best, or the first where it is null, into `metadata.context`. */
  readonly context?: { readonly question: string | null; readonly max_characters: number };
}

export interface Progress {
  readonly phase: "reading" | "recognising" | "embedding" | "indexing";
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
  /** Numbers of pages, 1-based: `unread` ones wait for text recognition, `read` ones had it. Left out where there are none. */
  readonly scan?: {
    readonly unread: readonly number[];
    readonly read: readonly number[];
    /** Languages that pages were read in, as Tesseract names them, the most frequent one first. */
    readonly languages: readonly string[];
    /** What pages look like that were read in another language: see `RecognisedPage.seems`. */
    readonly seems?: string;
  };
  /** Where a page was to be recognised. */
  readonly recognised?: RecognisedPage;
  /** Where the request names an earlier version whose text is still here. */
  readonly changes?: Changes;
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
  /** False where an index segment in scope was not here yet: the same search may find more later. */
  readonly isComplete: boolean;
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
  /** All pages of a passage that is on more than one. */
  readonly pages?: readonly number[];
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
  /** Of a message longer than `LONGEST_QUESTION` only a part is read as the question. */
  readonly question: string;
  /** The question is a part of a longer message, the rest of which is the last message of `history`. */
  readonly is_part?: boolean;
  /** Oldest first; the question itself is not in it. */
  readonly history: readonly { readonly role: "user" | "assistant" | "system"; readonly content: string }[];
  /** What a hosted model is given instead, where something in scope never leaves; everything in scope when left out. */
  readonly sendable?: Sendable;
  readonly top_k: number;
  readonly hybrid: boolean;
  /** False: by words alone, whatever `hybrid` says; true when left out. */
  readonly vectors?: boolean;
  /** False: documents that the question names do not rank higher; true when left out. */
  readonly document_choice?: boolean;
  /** Passages scored lower are not used, 0–1; 0 when left out. */
  readonly threshold?: number;
  /** Who the language model speaks as. */
  readonly persona?: SpeaksAs | null;
  /** Id of the model that is to write, `EXTRACTIVE` for none; the best at hand when left out. */
  readonly model?: string | null;
  /** False where nothing of the turn may leave the device; true when left out. */
  readonly allow_sending?: boolean;
  /** A name of this turn, by which its model can be given more time to think. */
  readonly turn?: string;
  /** A language model answers from what it has learned: nothing is searched, quoted or checked. */
  readonly without_documents?: boolean;
}

/** The part of a scope that may leave, and what it leaves out. */
export interface Sendable {
  readonly scope: Scope;
  readonly left_out: readonly LeftOut[];
}

/** A collection that never leaves, and that a hosted model was not given. */
export interface LeftOut {
  readonly collection_id: string;
  readonly name: string;
}

/** Id of the writer that quotes and needs no model. */
export const EXTRACTIVE = "extractive";

export interface SpeaksAs {
  readonly name: string;
  readonly system_prompt: string;
  readonly model_settings: Partial<Pick<GenerationRequest, "temperature" | "top_p" | "max_tokens">>;
}

export interface WrittenBy {
  readonly id: string;
  readonly name: string;
  readonly where: TextGenerator["where"];
}

/** What is told while an answer comes about. */
export type AnswerEvent =
  | { readonly type: "status"; readonly phase: AnswerPhase; readonly generator: WrittenBy | null }
  /** Everything retrieved, before the first word: the `[n]` of the text mean these. */
  | { readonly type: "passages"; readonly passages: readonly Passage[] }
  /** More of what the model thinks before it answers. With `replaces` all text that came so far was thinking, too. */
  | { readonly type: "thinking"; readonly text: string; readonly replaces?: true }
  /** More of the answer. Its citations are not checked yet. */
  | { readonly type: "text"; readonly text: string }
  /** What came so far does not count: its writer was lost, and `generator` begins again (null: it is not known yet which). */
  | ({ readonly type: "restart"; readonly reason: string; readonly generator: WrittenBy | null } & Partial<Told>);

export type AnswerPhase = "searching" | "loading" | "writing" | "checking";

export interface Answer {
  /** Markdown; `[n]` after a clause cites `passages[n - 1]`. */
  readonly content: string;
  readonly intent: Intent;
  /**
   * Everything retrieved. Where it was quoted, cited ones come first in the order of their numbers; where a model wrote,
   * the numbers are those of its prompt.
   */
  readonly passages: readonly Passage[];
  readonly receipts: readonly Receipt[];
  /** False when the documents do not say. */
  readonly answered: boolean;
  readonly queries_used: readonly string[];
  /** What an earlier message supplied; left out where the question was read as typed. */
  readonly understood?: { readonly about: string };
  /** What wrote the answer and where it ran. */
  readonly generator: WrittenBy;
  /** Collections that the hosted model was not given, because they never leave; left out where there are none. */
  readonly left_out?: readonly LeftOut[];
  /** Text in the documents that addresses the language model, which was not given it; left out where there is none. */
  readonly addressed?: readonly Addressed[];
  /** What a language model was given and what it cost; left out where none wrote. */
  readonly model?: ModelWork;
  /** Stopped by the person, or cut off because whoever asked went away. */
  readonly stopped?: boolean;
  /** Models that were lost under this answer, in order. */
  readonly lost?: readonly LostModel[];
  /** The model broke off, and what it had written until then was checked and kept. */
  readonly broken?: Told;
  /** Asked of a language model alone: nothing of it rests on documents. Empty, and not answered, where no model was left. */
  readonly without_documents?: true;
}

/** Words of a document to the language model that reads it: "Ignore all previous instructions …". */
export interface Addressed {
  readonly document_id: string;
  readonly document_name: string;
  readonly page: number | null;
  readonly text: string;
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
  /** Only part of its words could be found: its numbers and names are held, whether the rest says the same cannot be told. */
  readonly wording?: "unchecked";
  /** Numbers, names and quotations of the sentence that the documents do not hold that way; left out when there are none. */
  readonly missing?: readonly string[];
}
