import {
  GeneratorLost,
  PromptTooLong,
  type PromptMessage,
  type TextGenerator,
} from "../../../generation/text-generator.ts";
import type { AnswerEvent, AnswerRequest, ModelWork, SpeaksAs, WrittenBy } from "../../engine.ts";
import type { Draft } from "../compose/draft.ts";
import type { AnswerParts, Prepared } from "../parts.ts";
import { createShownText } from "./shown-text.ts";
import { buildPrompt, type Prompt } from "./prompt.ts";
import { generateWatched, preparing, type Patience } from "./watched.ts";

export interface ModelWriterDeps {
  readonly generator: TextGenerator;
  readonly check: AnswerParts["check"];
  readonly patience: Patience;
  /** Milliseconds. */
  readonly now: () => number;
}

export interface ModelTurn {
  readonly prepared: Prepared;
  readonly history: AnswerRequest["history"];
  readonly persona: SpeaksAs | null;
}

export interface Written extends Draft {
  readonly model: ModelWork;
  readonly stopped: boolean;
}

/** Tokens of an answer where the persona does not say; never more than this share of what the model can hold. */
const ANSWER_TOKENS = 700;
const SHARE_OF_ANSWER = 0.35;
/** Little room for chance: the words are to be those of the documents. */
const TEMPERATURE = 0.2;

/** One turn of one language model: prompt, words as they come, receipts. Rejects with `GeneratorLost` when it says nothing. */
export async function writeWithModel(
  { generator, check, patience, now }: ModelWriterDeps,
  turn: ModelTurn,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Written> {
  const by = writtenBy(generator);
  const began = now();
  onEvent({ type: "status", phase: "loading", generator: by });
  const settings = turn.persona?.model_settings ?? {};
  const most = Math.floor(generator.contextTokens * SHARE_OF_ANSWER);
  const max_tokens = Math.max(16, Math.min(settings.max_tokens ?? ANSWER_TOKENS, most));
  const { prepared, history, persona } = turn;
  const { question } = prepared;
  const { passages: found, shown: tables = {} } = prepared;
  const wanted = { question, history, persona, passages: found, shown: tables, answerTokens: max_tokens };
  const { temperature = TEMPERATURE, top_p } = settings;
  let first: number | null = null;
  const generate = async ({ messages, passages }: Prompt) => {
    onEvent({ type: "passages", passages });
    onEvent({ type: "status", phase: "writing", generator: by });
    const shown = createShownText(passages.length);
    let content = "";
    let heard = false;
    const show = (text: string): void => {
      if (text === "") return;
      first ??= now() - began;
      content += text;
      onEvent({ type: "text", text });
    };
    const hear = (piece: string): void => ((heard = true), show(shown.push(piece)));
    const request = { messages, max_tokens, temperature, ...(top_p !== undefined && { top_p }) };
    const result = await generateWatched(generator, request, hear, patience, signal);
    if (!heard) hear(result.text);
    show(shown.end());
    return { content, result, messages, passages };
  };
  const { content, result, messages, passages } = await fitting(
    generator,
    (room) => preparing(buildPrompt(room, wanted), patience, signal),
    generate,
  );
  if (content.trim() === "" && !signal.aborted)
    throw new GeneratorLost("failed", { cause: new Error("It wrote nothing.") });

  onEvent({ type: "status", phase: "checking", generator: by });
  const checked = await check({ content, passages, cells: prepared.cells, embedder: prepared.embedder });
  const cut = result.finish_reason === "length";
  const work = workOf(messages, result.usage, { first_text_ms: first, duration_ms: now() - began, cut });
  const device = result.device && { device: result.device };
  return { ...checked, passages, model: { ...work, ...device }, stopped: result.finish_reason === "cancelled" };
}

/** Where tokens were only guessed, the model may find the prompt too long: less of the documents then, before it is given up. */
async function fitting<Value>(
  generator: TextGenerator,
  build: (room: Pick<TextGenerator, "contextTokens" | "countTokens">) => Promise<Prompt>,
  run: (prompt: Prompt) => Promise<Value>,
): Promise<Value> {
  let { contextTokens } = generator;
  const countTokens = (text: string) => generator.countTokens(text);
  for (let attempt = 1; ; attempt++) {
    const prompt = await build({ contextTokens, countTokens });
    if (prompt.passages.length === 0)
      throw new GeneratorLost("failed", { cause: new Error("No passage finds room in its context.") });
    try {
      return await run(prompt);
    } catch (error) {
      if (!isPromptTooLong(error) || attempt === MOST_ATTEMPTS) throw error;
      contextTokens -= Math.max(64, error.tokens - error.limit) * 2;
    }
  }
}

const MOST_ATTEMPTS = 4;

/** By name: one that came out of a worker has lost its class. */
const isPromptTooLong = (error: unknown): error is PromptTooLong =>
  error instanceof PromptTooLong || (error instanceof Error && error.name === "PromptTooLong");

export const writtenBy = ({ id, name, where }: TextGenerator): WrittenBy => ({ id, name, where });

function workOf(
  prompt: readonly PromptMessage[],
  usage: Pick<ModelWork, "prompt_tokens" | "completion_tokens">,
  times: Pick<ModelWork, "first_text_ms" | "duration_ms" | "cut">,
): ModelWork {
  const { prompt_tokens, completion_tokens } = usage;
  return { prompt, prompt_tokens, completion_tokens, ...times };
}
