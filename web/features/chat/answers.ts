import type { Answers } from "#core/chat/chat.ts";

export type { Answers };

/** What an address may ask for. */
export const readAnswers = (text: string | undefined): Answers | undefined =>
  text === "documents" || text === "model" || text === "both" ? text : undefined;
