import type { Answer, AnswerRequest } from "../../engine.ts";
import type { UnreadDocument } from "../../retrieve/unread.ts";
import { composeAnswer } from "../answer.ts";
import { createMemoryLibrary, type MemoryDocument } from "./memory-library.ts";

/** Asks these documents, without a language model; beside them there are `unread` ones. */
export function askOver(documents: readonly MemoryDocument[], unread: readonly UnreadDocument[] = []) {
  const library = createMemoryLibrary(documents, unread);
  const ask = (question: string, history: AnswerRequest["history"] = []): Promise<Answer> =>
    composeAnswer(
      { library, where: "on this device" },
      { scope: { owner: "someone" }, question, history, top_k: 5, hybrid: true },
    );
  return { library, ask };
}
