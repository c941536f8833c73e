import { EXTRACTIVE } from "#core/engine/engine.ts";
import { isAlone } from "./alone.ts";
import type { Answers } from "./answers.ts";
import type { Message } from "./message.ts";

/**
 * What is to answer a question once more: as the answer came about, or as chosen where there is none yet; a model chosen by
 * its name writes, and quotes need none.
 */
export function answersAgain(before: Message | undefined, model: string | undefined, chosen: Answers): Answers {
  if (model === EXTRACTIVE) return "documents";
  if (before && isAlone(before)) return "model";
  if (before && chosen === "model") return "both";
  return model !== undefined && chosen === "documents" ? "both" : chosen;
}
