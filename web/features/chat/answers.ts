import type { Answers } from "#core/chat/chat.ts";

export type { Answers };

/** As a person chooses them. */
export const ANSWERS = {
  both: "Documents and model",
  documents: "Documents only",
  model: "Model only",
} as const satisfies Readonly<Record<Answers, string>>;

/** What an address may ask for. */
export const readAnswers = (text: string | undefined): Answers | undefined =>
  text === "documents" || text === "model" || text === "both" ? text : undefined;
