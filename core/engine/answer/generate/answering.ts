import type { LostModel } from "./model-work.ts";
import { climb, type Generators } from "./generators.ts";
import type { MoreTime } from "./more-time.ts";
import type { GeneratorLost, LossReason, TextGenerator, Told } from "./text-generator.ts";
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
import type { AnswerParts, Prepared } from "../parts.ts";
import { addressedOf } from "../verify/addressed.ts";
import { writeWithModel, writtenBy, type Written } from "./model-writer.ts";
import { CHARACTERS as CHARACTERS_OF_SEARCH } from "./look-up.ts";
import { mayFollowUp, rewriteQuestion } from "./rewrite-question.ts";
import { PATIENCE, preparing, Stopped, type Patience } from "./watched.ts";

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

/** UTF-16 characters of passages for one token of a model's context, at most, and for the largest context. */
const CHARACTERS = 4;
const MOST_CHARACTERS = 60_000;

/**
 * Answers with the best language model at hand. When one is lost the turn begins again on the next, and the last rung
 * quotes from the documents, so that there is always an answer.
 */
export function createAnswering(deps: AnsweringDeps): Pick<Engine, "answer"> {
  const turn: TurnDeps = { ...deps, patience: deps.patience ?? PATIENCE, now: deps.now ?? (() => performance.now()) };

  return {
    answer: (request, onEvent = () => undefined, signal = new AbortController().signal) =>
      answer(turn, request.without_documents ? request : withShortQuestion(request), onEvent, signal),
  };
}

const quoting = (where: AnsweringDeps["where"]): WrittenBy => ({ id: EXTRACTIVE, name: EXTRACTIVE_NAME, where });

interface TurnDeps extends AnsweringDeps {
  readonly patience: Patience;
  readonly now: () => number;
}

async function answer(
  deps: TurnDeps,
  request: AnswerRequest,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const rungs = request.model === EXTRACTIVE ? [] : await rungsFor(deps, request);
  const lost: LostModel[] = [];
  if (rungs.length > 0) {
    const written = await byModel(deps, rungs, request, onEvent, signal, lost);
    if (written) return { ...written, ...(lost.length > 0 && { lost }) };
    if (signal.aborted) return { ...nothing(rungs[0] ?? null, deps.where), stopped: true };
  }
  if (request.without_documents)
    return { ...nothing(null, deps.where), without_documents: true, ...(lost.length > 0 && { lost }) };
  return quoted(deps, request, onEvent, lost);
}

/** The model asked for first, then the others as the ladder has them, save those that nobody asked for. */
async function rungsFor({ generators }: TurnDeps, request: AnswerRequest): Promise<readonly TextGenerator[]> {
  const { scope, model, allow_sending = true } = request;
  const rungs = await generators.pick({ user: scope.owner, allowSending: allow_sending });
  const chosen = rungs.filter(({ id }) => id === model);
  return [...chosen, ...rungs.filter(({ id, onRequest }) => id !== model && !onRequest)];
}

async function byModel(
  deps: TurnDeps,
  rungs: readonly TextGenerator[],
  request: AnswerRequest,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
  lost: LostModel[],
): Promise<Answer | null> {
  const stepDown = (from: TextGenerator, error: GeneratorLost, next: TextGenerator | null): void => {
    // What a server told, the person reads; the log is for what nobody expected.
    if (!error.told) deps.report(error);
    const told = error.told ?? toldOf(from, error.reason);
    lost.push({ name: from.name, reason: error.reason, ...told });
    onEvent({ type: "restart", reason: error.reason, ...told, generator: next && writtenBy(next) });
  };
  const context = Math.max(...rungs.map(({ contextTokens }) => contextTokens));
  const most_characters = Math.min(MOST_CHARACTERS, context * CHARACTERS);
  try {
    const told = await climb(rungs, (rung) => oneTurn(deps, rung, { request, most_characters }, onEvent, signal), {
      onStepDown: stepDown,
    });
    return told === null || told.value === NEEDS_NO_MODEL ? null : told.value;
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
}

/** Of a model that runs here, which fails without words for people. */
function toldOf({ name }: TextGenerator, reason: LossReason): Told {
  switch (reason) {
    case "out of memory":
      return { code: "out_of_memory", detail: `There is not enough memory here for ${name}; choose a smaller model.` };
    case "device lost":
      return {
        code: "device_lost",
        detail: `The graphics card gave up while ${name} wrote; ask again, or choose a smaller model.`,
      };
    case "worker ended":
      return {
        code: "worker_ended",
        detail: `${name} was ended in the middle, most likely for want of memory; ask again, or choose a smaller model.`,
      };
    case "unreachable":
      return { code: "unreachable", detail: `${name} could not be reached; look whether its server runs.` };
    default:
      return { code: "failed", detail: `${name} failed; ask again, or choose another model.` };
  }
}

const NEEDS_NO_MODEL = Symbol("needs no model");

async function oneTurn(
  deps: TurnDeps,
  generator: TextGenerator,
  { request: wanted, most_characters }: { readonly request: AnswerRequest; readonly most_characters: number },
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Answer | typeof NEEDS_NO_MODEL> {
  const request = askedOf(generator, wanted);
  const phase = request.without_documents ? "loading" : "searching";
  onEvent({ type: "status", phase, generator: writtenBy(generator) });
  if (generator.describe) await preparing(generator.describe(signal), deps.patience, signal);
  if (request.without_documents) return aloneTurn(deps, generator, request, onEvent, signal);
  const resolved = mayFollowUp(request.question, request.history)
    ? await preparing(rewriteQuestion(generator, request, deps.patience, signal), deps.patience, signal)
    : undefined;
  const found = await deps.parts.prepare({ request, most_characters, resolved });
  // What a small model made of "And when?" may find nothing; then the rules fill in what was left out.
  const isLost = resolved !== undefined && !found.needs_model;
  const prepared = isLost ? await deps.parts.prepare({ request, most_characters, resolved: undefined }) : found;
  if (!prepared.needs_model) return NEEDS_NO_MODEL;
  const { history, persona = null } = request;
  const { patience, now, moreTime } = deps;
  const onMoreTime = moreTime && ((give: () => void) => moreTime.wait(request.scope.owner, request.turn, give));
  const find = (query: string) =>
    deps.parts.prepare({
      request: { ...request, question: query, history: [] },
      most_characters: CHARACTERS_OF_SEARCH,
    });
  const writer = { generator, check: deps.parts.check, patience, now, find, ...(onMoreTime && { onMoreTime }) };
  const written = await writeWithModel(writer, { prepared, history, persona }, onEvent, signal);
  const left_out = request === wanted ? undefined : wanted.sendable?.left_out;
  return { ...toAnswer(written, prepared, generator), ...(left_out && { left_out }) };
}

/** What a model that is asked alone is prepared with: its question. */
const alone = (question: string): Prepared => ({
  question,
  intent: { kind: "chat", confidence: 1, reasoning: "Asked of the language model alone." },
  passages: [],
  queries_used: [],
  understood: null,
  embedder: "none",
  needs_model: true,
});

async function aloneTurn(
  { parts, patience, now, moreTime }: TurnDeps,
  generator: TextGenerator,
  { question, history, persona = null, scope, turn }: AnswerRequest,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const prepared = alone(question);
  const onMoreTime = moreTime && ((give: () => void) => moreTime.wait(scope.owner, turn, give));
  const writer = { generator, check: parts.check, patience, now, ...(onMoreTime && { onMoreTime }) };
  const written = await writeWithModel(writer, { prepared, history, persona, isAlone: true }, onEvent, signal);
  return { ...toAnswer(written, prepared, generator), without_documents: true };
}

/** A hosted model is asked about what may leave, and about nothing else. */
const askedOf = ({ where }: TextGenerator, request: AnswerRequest): AnswerRequest =>
  request.sendable && typeof where !== "string" ? { ...request, scope: request.sendable.scope } : request;

function toAnswer({ stopped, queries, ...written }: Written, prepared: Prepared, generator: TextGenerator): Answer {
  const addressed = addressedOf(written.passages);
  const { intent, queries_used, understood } = prepared;
  return {
    ...written,
    intent,
    queries_used: [...queries_used, ...queries],
    ...(understood && { understood }),
    ...(addressed.length > 0 && { addressed }),
    generator: writtenBy(generator),
    ...(stopped && { stopped }),
  };
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
  { parts }: TurnDeps,
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
