import type { AnswerParts } from "#core/engine/answer/parts.ts";
import type {
  Engine,
  PasswordFit,
  PasswordRequest,
  Processed,
  ProcessRequest,
  Progress,
  SearchOutcome,
  SearchRequest,
} from "#core/engine/engine.ts";

/** What the ingest worker offers. An `AbortSignal` cannot be cloned: a job has an id, and `cancel` takes it. */
export interface IngestWorkerApi {
  /** Answers once the worker's code is loaded: a slow network is no fault of a file. */
  ready(): Promise<true>;
  process(job: string, request: ProcessRequest, report: (progress: Progress) => void): Promise<IngestOutcome>;
  tryPassword(request: PasswordRequest): Promise<PasswordOutcome>;
  cancel(job: string): void;
}

/** A file that cannot be read is an outcome, told as plain data; everything else that goes wrong is thrown. */
export type IngestOutcome = { readonly kind: "processed"; readonly processed: Processed } | Unreadable;

export type PasswordOutcome = { readonly kind: "tried"; readonly fit: PasswordFit } | Unreadable;

/** `name` is that of the error. */
export interface Unreadable {
  readonly kind: "unreadable";
  readonly reason: string;
  readonly name: string;
}

export interface QueryWorkerApi extends AnswerParts, Pick<Engine, "guide"> {
  /** Offers everything else on the port, too. */
  connect(port: MessagePort): void;
  search(request: SearchRequest): Promise<SearchOutcome>;
  /** Resolves when the index has been opened, or could not be, and nobody waits for an answer. */
  quiet(): Promise<void>;
}
