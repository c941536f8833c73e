import type { LostModel } from "./model-work.ts";
import type { Generators } from "./generators.ts";
import type { MoreTime } from "./more-time.ts";
import { writtenBy, type TextGenerator } from "./text-generator.ts";
import {
  EXTRACTIVE,
  type Answer,
  type AnswerEvent,
  type AnswerRequest,
  type Engine,
  type WrittenBy,
} from "../../engine.ts";
import { withShortQuestion } from "../../long-question.ts";
import { EXTRACTIVE_NAME } from "../writer.ts";
import type { AnswerParts } from "../parts.ts";
import type { Patience } from "./watched.ts";

export interface AnsweringDeps {
  readonly parts: AnswerParts;
  readonly generators: Generators;
  /** Where quoting runs. */
  readonly where: "on this device" | "on your server";
  readonly patience?: Patience;
  readonly now?: () => number;
  /** By which the person gives a model more time to think. */
  readonly moreTime?: MoreTime;
  /** Gets what went wrong with a model that was left for the next. */
  readonly report: (error: unknown) => void;
}

/**
 * Answers with the best language model at hand. When one is lost the turn begins again on the next, and the last rung
 * quotes from the documents, so that there is always an answer.
 */
export function createAnswering(deps: AnsweringDeps): Pick<Engine, "answer"> {
  return {
    answer: (request, onEvent = () => undefined, signal = new AbortController().signal) =>
      answer(deps, request.without_documents ? request : withShortQuestion(request), onEvent, signal),
  };
}

const quoting = (where: AnsweringDeps["where"]): WrittenBy => ({ id: EXTRACTIVE, name: EXTRACTIVE_NAME, where });

async function answer(
  deps: AnsweringDeps,
  request: AnswerRequest,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const rungs = request.model === EXTRACTIVE ? [] : await rungsFor(deps, request);
  const lost: LostModel[] = [];
  if (rungs.length > 0) {
    // Most of the code for models, which no answer in the documents' own words needs.
    const { byModel } = await import("./by-model.ts");
    const written = await byModel(deps, rungs, request, onEvent, signal, lost);
    if (written) return { ...written, ...(lost.length > 0 && { lost }) };
    if (signal.aborted) return { ...nothing(rungs[0] ?? null, deps.where), stopped: true };
  }
  if (request.without_documents)
    return { ...nothing(null, deps.where), without_documents: true, ...(lost.length > 0 && { lost }) };
  return quoted(deps, request, onEvent, lost);
}

/** The model asked for first, then the others as the ladder has them, save those that nobody asked for. */
async function rungsFor({ generators }: AnsweringDeps, request: AnswerRequest): Promise<readonly TextGenerator[]> {
  const { scope, model, allow_sending = true } = request;
  const rungs = await generators.pick({ user: scope.owner, allowSending: allow_sending });
  const chosen = rungs.filter(({ id }) => id === model);
  return [...chosen, ...rungs.filter(({ id, onRequest }) => id !== model && !onRequest)];
}

/** What there is of an answer before its first word. */
function nothing(rung: TextGenerator | null, where: AnsweringDeps["where"]): Answer {
  const intent = { kind: "retrieval", confidence: 0, reasoning: "Nothing was looked into." } as const;
  const generator = rung ? writtenBy(rung) : quoting(where);
  return {
    content: "",
    intent,
    passages: [],
    receipts: [],
    answered: false,
    queries_used: [],
    generator,
  };
}

/** The last rung: in the documents' own words. */
async function quoted(
  { parts }: AnsweringDeps,
  request: AnswerRequest,
  onEvent: (event: AnswerEvent) => void,
  lost: readonly LostModel[],
): Promise<Answer> {
  onEvent({ type: "status", phase: "searching", generator: null });
  const answer = await parts.answer(request);
  onEvent({ type: "status", phase: "writing", generator: answer.generator });
  onEvent({ type: "passages", passages: answer.passages });
  onEvent({ type: "text", text: answer.content });
  return lost.length > 0 ? { ...answer, lost } : answer;
}
