import type { Answer, AnswerRequest } from "../../engine.ts";
import { composeAnswer } from "../answer.ts";
import { createMemoryLibrary, type MemoryDocument } from "./memory-library.ts";

/** Asks these documents, without a language model. */
export function askOver(documents: readonly MemoryDocument[]) {
  const library = createMemoryLibrary(documents);
  const ask = (question: string, history: AnswerRequest["history"] = []): Promise<Answer> =>
    composeAnswer(
      { library, where: "on this device" },
      { scope: { owner: "someone" }, question, history, top_k: 5, hybrid: true },
    );
  return { library, ask };
}
