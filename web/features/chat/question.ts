import type { Answers } from "#core/chat/chat.ts";

/** A question as the page asks it. */
export interface Question {
  readonly text: string;
  /** Who is to answer; what the chat has chosen when left out. */
  readonly answers?: Answers | undefined;
  /** Which collection to look in; all of them when left out. */
  readonly collectionId?: string | undefined;
  /** Only these documents, wherever they are. */
  readonly documentIds?: readonly string[] | undefined;
  /** Only these collections, and the documents beside them. */
  readonly collectionIds?: readonly string[] | undefined;
  readonly personaId?: string | undefined;
  /** The language model that is to answer; the best when left out. */
  readonly model?: string | undefined;
  /** The stored question that this one stands for. */
  readonly editOf?: string | undefined;
  /** The stored question to answer once more. */
  readonly retryOf?: string | undefined;
  /** False: it is read as typed, and nothing is filled in from earlier messages. */
  readonly followUp?: boolean | undefined;
  /** The message it follows, where that is not the newest. */
  readonly after?: string | undefined;
}
