import type { Answer, AnswerRequest } from "../engine.ts";
import { createTokenizer, type Tokenizer } from "../index/tokens.ts";
import { type Draft, shown } from "./draft.ts";
import type { Search } from "./find.ts";
import { framesFor } from "./frames.ts";
import { gather } from "./gather.ts";
import { resolveFollowUp } from "./follow-up.ts";
import { classifyIntent } from "./intent-classifier.ts";
import type { Library } from "./library.ts";
import { createExtractiveWriter } from "./extractive-writer.ts";
import { correctedQuestion } from "./misspelt.ts";
import type { Material, Writer } from "./writer.ts";

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
  const search = { library: deps.library, tokenizer, request, queries };
  const groups = await gather(search, question, intent, documents);
  const writer = deps.writer ?? createExtractiveWriter({ tokenizer });
  const material = { question, intent, history: request.history, documents, groups };
  const draft = await writeCorrected(search, writer, material);
  return {
    ...draft,
    intent,
    queries_used: queries,
    generator: { id: writer.id, name: writer.name, where: deps.where },
  };
}

/** The question that must have been meant, where a word of it stands nowhere; the answer says what was read for what. */
async function writeCorrected(search: Search, writer: Writer, material: Material): Promise<Draft> {
  const { question, intent, documents, groups } = material;
  const passages = groups.flatMap((group) => group.passages);
  const corrected = intent.kind === "retrieval" ? correctedQuestion(search.tokenizer, question, passages) : null;
  if (!corrected) return writer.write(material);
  const found = await gather(search, corrected.question, intent, documents);
  const draft = await writer.write({ ...material, question: corrected.question, groups: found });
  if (!draft.answered) return writer.write(material);
  const { readAs } = framesFor(question);
  const said = corrected.words.map(({ asked, read }) => readAs(shown(asked), shown(read))).join(" ");
  return { ...draft, content: `${draft.content}\n\n${said}` };
}
