import { EXTRACTIVE, type Answer } from "../../engine.ts";

type Said = Pick<Answer, "content" | "answered" | "receipts" | "passages" | "intent" | "generator">;

/** An answer to a question, quoted and not written where nothing else is given. */
export const said = (content: string, more: Partial<Said> = {}): Said => ({
  content,
  answered: true,
  receipts: [],
  passages: [],
  intent: { kind: "retrieval", confidence: 1, reasoning: "" },
  generator: { id: EXTRACTIVE, name: "Quotes", where: "on this device" },
  ...more,
});

export const WRITTEN: Answer["generator"] = { id: "m", name: "M", where: "on this device" };
