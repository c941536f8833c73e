import type { Message } from "./message.ts";

/** The message with its documents named as they are now. A document that is gone keeps the name it had. */
export function withCurrentNames(message: Message, names: ReadonlyMap<string, string>): Message {
  const { answer } = message.metadata;
  if (!answer?.passages.some(({ document_id, document_name }) => isRenamed(names.get(document_id), document_name)))
    return message;
  const passages = answer.passages.map((passage) => ({
    ...passage,
    document_name: names.get(passage.document_id) ?? passage.document_name,
  }));
  return { ...message, metadata: { ...message.metadata, answer: { ...answer, passages } } };
}

const isRenamed = (now: string | undefined, stored: string): boolean => now !== undefined && now !== stored;

export const allWithCurrentNames = (messages: readonly Message[], names: ReadonlyMap<string, string>): Message[] =>
  messages.map((message) => withCurrentNames(message, names));
