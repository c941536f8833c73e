import type { Answer, AnswerRequest } from "../engine.ts";
import { createTokenizer, type Tokenizer } from "../index/tokens.ts";
import { gather } from "./gather.ts";
import { resolveFollowUp } from "./follow-up.ts";
import { classifyIntent } from "./intent-classifier.ts";
import type { Library } from "./library.ts";
import { createExtractiveWriter } from "./extractive-writer.ts";
import type { Writer } from "./writer.ts";

export interface AnswerDeps {
  readonly library: Library;
  /** Where this runs, for the person to know. */
  readonly where: Answer["generator"]["where"];
  /** The query engine's own, to share what it remembers. */
  readonly tokenizer?: Tokenizer;
  /** Writes the words; the extractive one when left out. */
  readonly writer?: Writer;
}

/** Answers a question from the documents of the library: reads the intent, retrieves for it, and writes. */
export async function composeAnswer(deps: AnswerDeps, request: AnswerRequest): Promise<Answer> {
  const tokenizer = deps.tokenizer ?? createTokenizer();
  const documents = await deps.library.documents();
  const intent = classifyIntent(request.question, { history: request.history, documents });
  const question = resolveFollowUp(tokenizer, request.question, request.history);
  const queries: string[] = [];
  const groups = await gather({ library: deps.library, tokenizer, request, queries }, question, intent, documents);
  const writer = deps.writer ?? createExtractiveWriter({ tokenizer });
  const draft = await writer.write({ question, intent, history: request.history, documents, groups });
  return {
    ...draft,
    intent,
    queries_used: queries,
    generator: { id: writer.id, name: writer.name, where: deps.where },
  };
}
