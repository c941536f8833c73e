import { isGeneratorLost } from "./generators.ts";
import {
  GeneratorLost,
  PromptTooLong,
  writtenBy,
  type GenerationResult,
  type PromptMessage,
  type TextGenerator,
  type Thought,
  type Told,
} from "./text-generator.ts";
import { counted } from "#core/http/counted.ts";
import type { AnswerEvent, AnswerRequest, SpeaksAs } from "../../engine.ts";
import type { ModelWork } from "./model-work.ts";
import type { Draft } from "../compose/draft.ts";
import type { AnswerParts, Prepared } from "../parts.ts";
import { createLookUp } from "./look-up.ts";
import { createShownText, type PieceFilter } from "./shown-text.ts";
import { buildPrompt, type Prompt } from "./prompt.ts";
import { generateWatched, preparing, type Listener, type Patience } from "./watched.ts";

export interface ModelWriterDeps {
  readonly generator: TextGenerator;
  readonly check: AnswerParts["check"];
  readonly patience: Patience;
  /** Milliseconds. */
  readonly now: () => number;
  readonly onMoreTime?: Listener["onMoreTime"];
  /** Finds passages for a query of the model's own. */
  readonly find?: (query: string) => Promise<Prepared>;
}

export interface ModelTurn {
  readonly prepared: Prepared;
  readonly history: AnswerRequest["history"];
  readonly persona: SpeaksAs | null;
  /** Without documents: the model writes from what it has learned, and nothing of it is checked. */
  readonly isAlone?: boolean;
}

export interface Written extends Draft {
  readonly model: ModelWork;
  readonly stopped: boolean;
  readonly broken?: Told;
  /** What the model searched for itself. */
  readonly queries: readonly string[];
}

/** UTF-16 characters of thoughts that are kept beside an answer. */
const MOST_THOUGHTS = 20_000;

/** Tokens of an answer where the persona does not say; never more than this share of what the model can hold. */
const ANSWER_TOKENS = 700;
const ALONE_TOKENS = 4000;
const SHARE_OF_ANSWER = 0.35;
/** Little room for chance: the words are to be those of the documents. */
const TEMPERATURE = 0.2;

/** One turn of one language model: prompt, words as they come, receipts. Rejects with `GeneratorLost` when it says nothing. */
export async function writeWithModel(
  { generator, check, patience, now, onMoreTime, find }: ModelWriterDeps,
  turn: ModelTurn,
  onEvent: (event: AnswerEvent) => void,
  signal: AbortSignal,
): Promise<Written> {
  const by = writtenBy(generator);
  const began = now();
  onEvent({ type: "status", phase: "loading", generator: by });
  const settings = turn.persona?.model_settings ?? {};
  const most = Math.floor(generator.contextTokens * SHARE_OF_ANSWER);
  const { prepared, history, persona, isAlone = false } = turn;
  const usual = isAlone ? ALONE_TOKENS : ANSWER_TOKENS;
  const max_tokens = Math.max(1, Math.min(settings.max_tokens ?? usual, most));
  const { question } = prepared;
  const { passages: found, shown: tables = {} } = prepared;
  const wanted = { question, history, persona, passages: found, shown: tables, answerTokens: max_tokens, isAlone };
  const { temperature = isAlone ? undefined : TEMPERATURE, top_p } = settings;
  const thoughts = createThinking(now, onEvent);
  let first: number | null = null;
  const generate = async ({ messages, passages }: Prompt) => {
    onEvent({ type: "passages", passages });
    onEvent({ type: "status", phase: "writing", generator: by });
    const lookUp = createLookUp(passages, find);
    const count = () => lookUp.passages.length;
    const filter = () => (isAlone ? AS_IT_IS : createShownText(count));
    let shown = filter();
    let content = "";
    const show = (text: string): void => {
      if (text === "") return;
      first ??= now() - began;
      content += text;
      onEvent({ type: "text", text });
    };
    const listener: Listener = {
      onText: (piece) => (thoughts.end(), show(shown.push(piece))),
      onThought(thought) {
        if (thought.wasThinking) {
          shown = filter();
          thoughts.add({ ...thought, text: content + thought.text });
          content = "";
        } else thoughts.add(thought);
      },
      ...(onMoreTime && { onMoreTime }),
    };
    const search = async (query: string) => {
      const found = await lookUp.search(query);
      onEvent({ type: "passages", passages: [...lookUp.passages] });
      return found;
    };
    const request = {
      messages,
      max_tokens,
      ...(temperature !== undefined && { temperature }),
      ...(top_p !== undefined && { top_p }),
      ...(find && { lookUp: search }),
    };
    try {
      const result = await generateWatched(generator, request, listener, patience, signal);
      show(shown.end());
      return { content, result, messages, lookUp };
    } catch (error) {
      const kept = wholeSentences(content);
      if (!isGeneratorLost(error) || !error.told || kept === "") throw error;
      return { content: kept, result: BROKEN, messages, lookUp, broken: error.told };
    }
  };
  const { content, result, messages, lookUp, broken } = await fitting(
    generator,
    (room) => preparing(buildPrompt(room, wanted), patience, signal),
    generate,
    isAlone,
  );
  thoughts.end();
  if (content.trim() === "" && !signal.aborted)
    throw new GeneratorLost("failed", { told: wroteNothing(generator, result) });

  const { passages, queries } = lookUp;
  const checked = isAlone ? { content, receipts: [], answered: content.trim() !== "" } : await checkWritten();
  async function checkWritten() {
    onEvent({ type: "status", phase: "checking", generator: by });
    const cells = { ...prepared.cells, ...lookUp.cells };
    return check({ content, passages, cells, embedder: prepared.embedder });
  }
  const cut = result.finish_reason === "length";
  const work = workOf([...messages, ...lookUp.said], result.usage, {
    first_text_ms: first,
    duration_ms: now() - began,
    cut,
  });
  const device = result.device && { device: result.device };
  const model = { ...work, ...device, ...thoughts.work(result) };
  const stopped = result.finish_reason === "cancelled";
  return { ...checked, passages, queries, model, stopped, ...(broken && { broken }) };
}

/** Text of a model that cites nothing: brackets in it are no citations. */
const AS_IT_IS: PieceFilter = { push: (piece) => piece, end: () => "" };

/** What is known of a request that did not come to its end. */
const BROKEN: GenerationResult = {
  text: "",
  finish_reason: "stop",
  usage: { prompt_tokens: null, completion_tokens: null },
};

/** Up to the end of the last whole sentence, with its citations; what was broken off says nothing that can be checked. */
export function wholeSentences(text: string): string {
  const ends = [...text.matchAll(/(?:[.!?](?=[\s"”’)*]|$)|[。！？।])["”’)*]{0,3}(?: ?\[\d{1,4}\]){0,12}[.]?/gu)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : "";
}

function wroteNothing({ name }: TextGenerator, { finish_reason }: GenerationResult): Told {
  if (finish_reason === "length")
    return {
      code: "thinking_too_long",
      detail: `${name} used up all its tokens with thinking; choose another model, or give it a larger context.`,
    };
  return { code: "no_answer", detail: `${name} ended without writing an answer; ask again, or choose another model.` };
}

/** What a model thinks: told as it comes, timed, and kept up to a length. */
function createThinking(now: () => number, onEvent: (event: AnswerEvent) => void) {
  let text = "";
  let since: number | null = null;
  let thinking_ms = 0;
  return {
    add({ text: piece, wasThinking }: Thought): void {
      since ??= now();
      if (text.length < MOST_THOUGHTS) text += piece.slice(0, MOST_THOUGHTS - text.length);
      onEvent({ type: "thinking", text: piece, ...(wasThinking && { replaces: true as const }) });
    },
    /** The thought under way is over: words came, or the end. */
    end(): void {
      if (since !== null) thinking_ms += now() - since;
      since = null;
    },
    work({ thinking_tokens }: GenerationResult): Partial<ModelWork> {
      const tokens = thinking_tokens === undefined ? {} : { thinking_tokens };
      return text === "" ? tokens : { thinking: text, thinking_ms, ...tokens };
    },
  };
}

/** Where tokens were only guessed, the model may find the prompt too long: less of the documents then, before it is given up. */
async function fitting<Value>(
  generator: TextGenerator,
  build: (room: Pick<TextGenerator, "contextTokens" | "countTokens">) => Promise<Prompt>,
  run: (prompt: Prompt) => Promise<Value>,
  isAlone: boolean,
): Promise<Value> {
  let { contextTokens } = generator;
  const counts = new Map<string, Promise<number>>();
  const countTokens = (text: string): Promise<number> => {
    const count = counts.get(text) ?? generator.countTokens(text);
    counts.set(text, count);
    return count;
  };
  for (let attempt = 1; ; attempt++) {
    const prompt = await build({ contextTokens, countTokens });
    const hasRoom = isAlone ? prompt.messages.length > 0 : prompt.passages.length > 0;
    if (!hasRoom) throw new GeneratorLost("failed", { told: noRoom(generator, isAlone) });
    try {
      return await run(prompt);
    } catch (error) {
      if (!isPromptTooLong(error)) throw error;
      // A server that was asked over the network is asked once more, a model here a few times.
      if (attempt === (error.told ? 2 : MOST_ATTEMPTS))
        throw error.told ? new GeneratorLost("failed", { told: error.told }) : error;
      contextTokens = shorter(contextTokens, error);
    }
  }
}

const MOST_ATTEMPTS = 4;

/** As much shorter as the prompt was too long, by the model's own count; with some to spare. */
function shorter(contextTokens: number, { tokens, limit, told }: PromptTooLong): number {
  if (!told) return contextTokens - Math.max(64, tokens - limit) * 2;
  return Math.floor(Math.min(limit, contextTokens * Math.min(1, limit / tokens)) * 0.9);
}

const noRoom = ({ name, contextTokens }: TextGenerator, isAlone: boolean): Told => ({
  code: "context_too_small",
  detail: `${name} reads ${counted(contextTokens, "token")} at once, too few for ${isAlone ? "this message" : "a question with a passage"}; give it a larger context, or choose another model.`,
});

/** By name: one that came out of a worker has lost its class. */
export const isPromptTooLong = (error: unknown): error is PromptTooLong =>
  error instanceof PromptTooLong || (error instanceof Error && error.name === "PromptTooLong");

function workOf(
  prompt: readonly PromptMessage[],
  usage: Pick<ModelWork, "prompt_tokens" | "completion_tokens">,
  times: Pick<ModelWork, "first_text_ms" | "duration_ms" | "cut">,
): ModelWork {
  const { prompt_tokens, completion_tokens } = usage;
  return { prompt, prompt_tokens, completion_tokens, ...times };
}
