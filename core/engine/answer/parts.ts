import type { Answer, AnswerRequest, Passage, Receipt } from "../engine.ts";
import type { Intent } from "../intent.ts";
import type { ToldCell } from "./verify/table-cells.ts";

/**
 * The parts of answering that need the index and the embedder. They run where those are, in a worker; the language
 * model runs elsewhere, so all of this is plain data.
 */
export interface AnswerParts {
  /** The whole answer without a language model. */
  answer(request: AnswerRequest): Promise<Answer>;
  /** Everything a language model is given. */
  prepare(request: PrepareRequest): Promise<Prepared>;
  /** Checks what a language model wrote against what it was given. */
  check(request: CheckRequest): Promise<Checked>;
}

export interface PrepareRequest {
  readonly request: AnswerRequest;
  /** The question with what earlier messages supply filled in by a model; a rule does it when left out. */
  readonly resolved?: string | undefined;
  /** UTF-16 characters of passages that are of use; small documents are given whole within it. */
  readonly most_characters: number;
}

export interface Prepared {
  /** As it was searched for. */
  readonly question: string;
  readonly intent: Intent;
  /** The most wanted first: a smaller model takes fewer of them. */
  readonly passages: readonly Passage[];
  /** Passages with tables as a model is shown them, by chunk id; all others as they are. */
  readonly shown?: Readonly<Record<string, string>>;
  /** The cells of those tables, by chunk id, for `check`. */
  readonly cells?: TableCells;
  readonly queries_used: readonly string[];
  /** What an earlier message supplied; null where the question was read as typed. */
  readonly understood: { readonly about: string } | null;
  /** The embedder of the documents in scope, for `check`. */
  readonly embedder: string;
  /** False for small talk, questions back, and where there is nothing to write from: these need no language model. */
  readonly needs_model: boolean;
}

export interface CheckRequest {
  /** What was written, citations as `[n]`. */
  readonly content: string;
  /** As numbered in the prompt. */
  readonly passages: readonly Passage[];
  /** What the cells of tables in them say under their heads, by chunk id. */
  readonly cells?: TableCells | undefined;
  /** Tells likeness in meaning, where it is a model; left out, words alone decide. */
  readonly embedder?: string;
}

export type TableCells = Readonly<Record<string, readonly ToldCell[]>>;

export interface Checked {
  /** With citations where the words are supported, and nowhere else. */
  readonly content: string;
  readonly receipts: readonly Receipt[];
  /** False when it says that the documents do not say. */
  readonly answered: boolean;
}
