import type { AnswerRequest } from "./engine.ts";
import type { Intent } from "./intent.ts";

/** UTF-16 characters of a message that are read as the question; what is longer holds other text as well. */
export const LONGEST_QUESTION = 2000;

/**
 * Parts a message that is too long for a question: the question is its last line, or its first, whichever ends with a
 * question mark, else the first, cut where it is too long. The rest is context.
 */
export function partsOfMessage(message: string): { readonly question: string; readonly context: string } {
  if (message.length <= LONGEST_QUESTION) return { question: message, context: "" };
  const text = message.trim();
  const firstEnd = endOf(text.indexOf("\n"), text.length);
  const lastStart = text.lastIndexOf("\n") + 1;
  const [first, last] = [text.slice(0, firstEnd).trim(), text.slice(lastStart)];
  if (isAsked(last) && !isAsked(first)) return { question: last, context: text.slice(0, lastStart).trim() };
  if (first.length <= LONGEST_QUESTION) return { question: first, context: text.slice(firstEnd).trim() };
  const cut = endOf(text.lastIndexOf(" ", LONGEST_QUESTION), LONGEST_QUESTION);
  return { question: text.slice(0, cut).toWellFormed(), context: text.slice(cut).trim() };
}

const endOf = (found: number, otherwise: number): number => (found > 0 ? found : otherwise);

const isAsked = (line: string): boolean => line.length <= LONGEST_QUESTION && /[?？؟]["”’)]?$/u.test(line.slice(-2));

/** The request with a question of that length; the rest of a longer message becomes the last message of the history. */
export function withShortQuestion(request: AnswerRequest): AnswerRequest {
  const { question, context } = partsOfMessage(request.question);
  if (context === "") return request;
  return {
    ...request,
    question,
    history: [...request.history, { role: "user", content: context }],
    is_part: true,
  };
}

/** Says so in the intent, where only a part of the message was read as the question. */
export const partlyRead = (intent: Intent): Intent => ({
  ...intent,
  reasoning: `${intent.reasoning} The message is longer than ${LONGEST_QUESTION} characters: a part of it was read as the question, the rest as context.`,
});
