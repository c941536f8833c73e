import { counted } from "#core/http/counted.ts";
import type { Message } from "./message.ts";
import { timeWords } from "./generator-words.ts";

/** What other programs and earlier versions say of an answer; see `POST /api/v1/ai/providers/chat`. */
export interface TalkFacts {
  readonly model?: string;
  readonly finish_reason?: string;
  readonly error?: string;
  readonly duration_ms?: number;
  readonly usage?: { readonly completion_tokens: number } | null;
  /** The first words of a persona. */
  readonly greeting?: boolean;
}

export const talkFacts = ({ metadata }: Pick<Message, "metadata">): TalkFacts => metadata as TalkFacts;

/** Whether nothing of the answer rests on documents. */
export const isAlone = ({ metadata }: Pick<Message, "metadata">): boolean =>
  metadata.answer ? metadata.answer.without_documents === true : metadata.chunks_retrieved === undefined;

/** Said beside such an answer wherever it is read. */
export const ALONE_WORDS = "Not from your documents, and not checked.";

/** Who wrote an answer that was not asked for here. */
export function factsOf(message: Pick<Message, "metadata">): string {
  const { model, duration_ms, usage, greeting } = talkFacts(message);
  if (greeting) return "The persona's greeting";
  return [
    model ? `Written by ${model}` : "",
    usage ? counted(usage.completion_tokens, "token") : "",
    duration_ms === undefined ? "" : timeWords(duration_ms),
  ]
    .filter(Boolean)
    .join(" · ");
}
