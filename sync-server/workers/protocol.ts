import { ApiError } from "#core/http/errors.ts";
import { DocumentError, PasswordNeeded, UnreadableFile } from "#core/engine/parsed-document.ts";

/** What the server's main thread and an engine thread say to each other: plain data only. */
export type ToThread =
  | { readonly kind: "call"; readonly id: number; readonly method: string; readonly request: unknown }
  | { readonly kind: "abort"; readonly id: number };

export type FromThread =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly failure: Failure };

/** A failure as it crosses the boundary; what the caller may expect keeps its kind. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly status?: number;
  /** For the log, never for an answer. */
  readonly stack?: string;
}

export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return { name: "ApiError", message: error.message, status: error.status };
  if (error instanceof Error) return { name: error.name, message: error.message, stack: error.stack };
  return { name: "Error", message: String(error) };
}

export function toError({ name, message, status, stack }: Failure): Error {
  if (name === "UnreadableFile") return new UnreadableFile(message);
  if (name === "PasswordNeeded") return new PasswordNeeded();
  if (name === "DocumentError") return new DocumentError(message);
  if (name === "AbortError") return new DOMException(message, "AbortError");
  if (name === "ApiError" && status !== undefined) return new ApiError(status, message);
  const error = new Error(message);
  error.name = name;
  if (stack) error.stack = stack;
  return error;
}
