import type { LostModel } from "./model-work.ts";
import type { AnsweringDeps } from "./answering.ts";
import { climb } from "./generators.ts";
import { writtenBy, type GeneratorLost, type LossReason, type TextGenerator, type Told } from "./text-generator.ts";
import type { Answer, AnswerEvent, AnswerRequest } from "../../engine.ts";
import type { Prepared } from "../parts.ts";
import { addressedOf } from "../verify/addressed.ts";
import { writeWithModel, type Written } from "./model-writer.ts";
import { CHARACTERS as CHARACTERS_OF_SEARCH } from "./look-up.ts";
import { mayFollowUp, rewriteQuestion } from "./rewrite-question.ts";
import { PATIENCE, preparing, Stopped, type Patience } from "./watched.ts";

/** UTF-16 characters of passages for one token of a model's context, at most, and for the largest context. */
const CHARACTERS = 4;
const MOST_CHARACTERS = 60_000;

interface TurnDeps extends AnsweringDeps {
  readonly patience: Patience;
  readonly now: () => number;
}

/** Answers with the first of these models that is not lost; null where all are, or none is needed. */
export async function byModel(
  given: AnsweringDeps,
  rungs: readonly TextGenerator[],
  request: AnswerRequest,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
  lost: LostModel[],
): Promise<Answer | null> {
  const deps: TurnDeps = {
    ...given,
    patience: given.patience ?? PATIENCE,
    now: given.now ?? (() => performance.now()),
  };
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
