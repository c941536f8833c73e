import type { Outcome } from "#core/models/local/generation/outcome.ts";
import type { GenerationRequest, GenerationResult } from "#core/engine/answer/generate/text-generator.ts";
import type { MachineFacts } from "#core/models/local/machine.ts";
import type { AnswerParts } from "#core/engine/answer/parts.ts";
import type { HeldPassword } from "#core/library/documents/held-passwords.ts";
import type { Engine, PasswordFit, PasswordRequest, SearchOutcome, SearchRequest } from "#core/engine/engine.ts";

/** What the coordinator worker offers over each port it is given (Comlink). */
export interface CoordinatorApi extends AnswerParts, Pick<Engine, "guide"> {
  search(request: SearchRequest): Promise<SearchOutcome>;
  /** A port to the query worker itself, which offers a `QueryWorkerApi`; it closes when that worker ends. */
  queryPort(): Promise<MessagePort>;
  /** What this machine has for running models. */
  machine(): Promise<MachineFacts>;
  countTokens(model: string, text: string): Promise<Outcome<number>>;
  /** An installed language model writes; pieces come over the port (`generate-port.ts`). */
  generate(model: string, request: GenerationRequest, pieces: MessagePort): Promise<Outcome<GenerationResult>>;
  tryPassword(request: PasswordRequest): Promise<PasswordFit>;
  holdPassword(held: HeldPassword): Promise<boolean>;
  /** Answers at once while the worker lives. */
  ping(): Promise<true>;
}
