import type { Passage, Receipt, Answer } from "#core/engine/engine.ts";
import type { Block, Link, Page } from "#core/engine/parsed-document.ts";

export type { Collection } from "#core/collections/collection.ts";
export type { Document } from "#core/documents/document.ts";
export type { ChatSession as Session } from "#core/chat/chat.ts";
export type { EvaluationRun, EvaluationRunSummary, EvaluationFile, RunResult } from "#core/evaluation/evaluation.ts";
export type { SearchAnswer, SearchChunk } from "#core/search/search.ts";
export type { StorageUse } from "#core/storage-use/storage-use.ts";
export type { Passage, Receipt, Block };

/** What an assistant's message carries beyond its text; see `POST /api/chat/message`. */
export interface AnswerDetails {
  readonly receipts: readonly Receipt[];
  readonly passages: readonly Passage[];
  readonly queries_used: readonly string[];
  readonly generator: Answer["generator"];
  readonly answered: boolean;
}

export interface Message {
  readonly id: string;
  readonly session_id: string;
  readonly role: "user" | "assistant" | "system";
  readonly content: string;
  readonly created_at: string;
  readonly metadata: {
    readonly intent?: string;
    readonly chunks_retrieved?: number;
    readonly response_time_ms?: number;
    readonly answer?: AnswerDetails;
  };
}

export interface DocumentText {
  readonly title: string | null;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly pages: readonly Page[];
  readonly links: readonly Link[];
}

export interface Mark {
  /** 1-based. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rectangles in PDF points from the page's top left, and the sizes of the pages they are on. */
export interface DocumentMarks {
  readonly marks: readonly Mark[];
  readonly pages: readonly { readonly page: number; readonly width: number; readonly height: number }[];
}

/** Which words of a document an answer rests on: UTF-16 offsets into its extracted text. */
export interface Place {
  readonly documentId: string;
  readonly start: number;
  readonly end: number;
}
