import type { Answer, AnswerRequest } from "../engine.ts";
import { createTokenizer, type Tokenizer } from "../index/tokens.ts";
import { type Draft, shown } from "./compose/draft.ts";
import { partlyRead, withShortQuestion } from "../long-question.ts";
import type { Search } from "./compose/find.ts";
import { framesFor } from "./compose/frames.ts";
import { gather } from "./compose/gather.ts";
import { withOwnHeadings } from "./compose/own-headings.ts";
import { settle, understand } from "./understand/understand.ts";
import { withinDocuments, type Library } from "./library.ts";
import { createExtractiveWriter } from "./compose/extractive-writer.ts";
import { inSpellingOf, withApostrophes } from "./understand/spelling.ts";
import { correctedQuestion } from "./understand/misspelt.ts";
import { createTurns, type Turns } from "../turns.ts";
import type { Material, Writer } from "./writer.ts";

export interface AnswerDeps {
  readonly library: Library;
  /** Where this runs, for the person to know. */
  readonly where: Answer["generator"]["where"];
  /** Lets other questions of the thread have their turn between the steps of this one. */
  readonly turn?: Turns;
  /** The query engine's own, to share what it remembers. */
  readonly tokenizer?: Tokenizer;
  /** Writes the words; the extractive one when left out. */
  readonly writer?: Writer;
}

/** Answers a question from the documents of the library: reads the intent, retrieves for it, and writes. */
export async function composeAnswer(deps: AnswerDeps, message: AnswerRequest): Promise<Answer> {
  const tokenizer = deps.tokenizer ?? createTokenizer();
  const typed = withShortQuestion(message);
  const spelled = await inSpellingOf({ library: deps.library, tokenizer }, withApostrophes(typed.question));
  const request = { ...typed, question: spelled };
  const all = await deps.library.documents();
  const read = understand(tokenizer, request.question, request.history, all);
  const understood = await settle({ library: deps.library, tokenizer }, read);
  const { question, intent, followUp } = understood;
  const library = withinDocuments(deps.library, understood.document_ids);
  const [documents, unread] = await Promise.all([library.documents(), library.unread()]);
  const queries: string[] = [];
  const top_k = intent.kind === "retrieval" ? Math.max(request.top_k, LOOKED_THROUGH) : request.top_k;
  const search = { library, tokenizer, request: { ...request, top_k }, queries };
  const groups = await gather(search, understood, documents);
  const writer = deps.writer ?? createExtractiveWriter({ library, tokenizer, turn: deps.turn ?? createTurns() });
  const material = { question, intent, understood, history: request.history, documents, unread, groups };
  const draft = await withOwnHeadings(library, await writeCorrected(search, writer, material));
  const said = request.is_part ? `\n\n${framesFor(request.question).readPart(quoted(request.question))}` : "";
  return {
    ...draft,
    passages:
      intent.kind === "retrieval" ? draft.passages.slice(0, Math.max(request.top_k, citedIn(draft))) : draft.passages,
    content: draft.content + said,
    intent: request.is_part ? partlyRead(intent) : intent,
    queries_used: queries,
    ...(followUp && { understood: followUp }),
    generator: { id: writer.id, name: writer.name, where: deps.where },
  };
}

/** Passages whose sentences are weighed against each other for one question. */
const LOOKED_THROUGH = 10;

/** The cited passages come first. */
const citedIn = ({ receipts }: Draft): number => Math.max(0, ...receipts.map(({ citation }) => citation ?? 0));

const MOST_QUOTED = 100;

const quoted = (question: string): string =>
  shown(question.length > MOST_QUOTED ? `${question.slice(0, MOST_QUOTED).toWellFormed()}…` : question);

/** The question that must have been meant, where a word of it stands nowhere; the answer says what was read for what. */
async function writeCorrected(search: Search, writer: Writer, material: Material): Promise<Draft> {
  const { question, documents, groups, understood } = material;
  const passages = groups.flatMap((group) => group.passages);
  const corrected = understood.request.kind === "question" ? await correctedQuestion(search, question, passages) : null;
  if (!corrected) return writer.write(material);
  const again = understand(search.tokenizer, corrected.question, [], documents);
  const found = await gather(search, again, documents);
  const draft = await writer.write({ ...material, question: corrected.question, understood: again, groups: found });
  if (!draft.answered) return writer.write(material);
  const { readAs } = framesFor(question);
  const said = corrected.words.map(({ asked, read }) => readAs(shown(asked), shown(read))).join(" ");
  return said === "" ? draft : { ...draft, content: `${draft.content}\n\n${said}` };
}
