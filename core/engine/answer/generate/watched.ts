import { createThoughts, type Heard } from "./thoughts.ts";
import { counted } from "#core/http/counted.ts";
import {
  GeneratorLost,
  type GenerationRequest,
  type GenerationResult,
  type TextGenerator,
  type Thought,
  type Told,
} from "./text-generator.ts";

/** Milliseconds a model may be silent before it is taken for lost. */
export interface Patience {
  /** Until the first words: it may have gigabytes to load. */
  readonly first: number;
  /** For thinking, from the first thought to the first words; the person may give as much again, and again. */
  readonly thinking: number;
  readonly next: number;
  /** After it was told to stop. */
  readonly stop: number;
}

export const PATIENCE: Patience = { first: 240_000, thinking: 180_000, next: 60_000, stop: 3_000 };

export const THOUGHT_TOO_LONG = "thinking_too_long";

/** Characters of an answer for one token allowed, before a model that counts otherwise is stopped. */
const CHARACTERS = 16;

/** Pieces between looks for a loop, and the characters that must repeat. */
const LOOK_EVERY = 16;
const REPEATED = 240;

/** Who hears what a model says. */
export interface Listener {
  readonly onText: (piece: string) => void;
  readonly onThought?: (thought: Thought) => void;
  /** Gets what gives the model more time; given back, it is not used any more. */
  readonly onMoreTime?: (give: () => void) => () => void;
}

/**
 * Generates, and never waits for ever: a model that falls silent is lost, and so is one that thinks for too long; one that
 * does not hear that it is to stop is left behind, one that writes on past its limit or only repeats itself is stopped.
 * What it thinks is told apart from what it answers and uses up nothing of its limit.
 */
export async function generateWatched(
  generator: TextGenerator,
  request: GenerationRequest,
  { onText, onThought = () => undefined, onMoreTime = () => () => undefined }: Listener,
  patience: Patience,
  signal: AbortSignal,
): Promise<GenerationResult> {
  const stop = new AbortController();
  const thoughts = createThoughts();
  let written = "";
  let pieces = 0;
  let isHeard = false;
  let endedBy: GenerationResult["finish_reason"] | undefined;
  const { promise: gaveUp, resolve: give, reject: lose } = Promise.withResolvers<GenerationResult>();
  const usage = { prompt_tokens: null, completion_tokens: null };
  let timer = setTimeout(giveUp, patience.first);
  /** Of thinking; none before the first thought, and after the first words. */
  let limit: ReturnType<typeof setTimeout> | undefined;
  const takeBack = onMoreTime(moreTime);

  function lostFor(told: Told): void {
    stop.abort();
    lose(new GeneratorLost("failed", { told }));
  }
  function giveUp(): void {
    lostFor({
      code: "too_slow",
      detail: `${generator.name} said nothing for too long; ask again, or choose another model.`,
    });
  }
  function thoughtTooLong(): void {
    const minutes = counted(Math.max(1, Math.round(patience.thinking / 60_000)), "minute");
    lostFor({
      code: THOUGHT_TOO_LONG,
      detail: `${generator.name} thought for ${minutes} without answering; ask again and give it more time, or choose another model.`,
    });
  }
  function moreTime(): void {
    if (written !== "" || endedBy) return;
    clearTimeout(timer);
    timer = setTimeout(giveUp, Math.max(patience.first, patience.thinking));
    if (limit === undefined) return;
    clearTimeout(limit);
    limit = setTimeout(thoughtTooLong, patience.thinking);
  }
  function end(reason: GenerationResult["finish_reason"]): void {
    if (endedBy) return;
    endedBy = reason;
    stop.abort();
    clearTimeout(timer);
    timer = setTimeout(() => give({ text: written, finish_reason: reason, usage }), patience.stop);
  }
  const stopped = () => end("cancelled");
  if (signal.aborted) stopped();
  signal.addEventListener("abort", stopped, { once: true });

  const think = (thought: Thought): void => {
    if (endedBy) return;
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience.next);
    if (thought.wasThinking) written = "";
    if (written === "") limit ??= setTimeout(thoughtTooLong, patience.thinking);
    onThought(thought);
  };
  const write = (piece: string): void => {
    if (endedBy || piece === "") return;
    clearTimeout(timer);
    clearTimeout(limit);
    timer = setTimeout(giveUp, patience.next);
    written += piece;
    onText(piece);
    const isLong = written.length > request.max_tokens * CHARACTERS;
    if (isLong || (++pieces % LOOK_EVERY === 0 && isStuck(written))) end("length");
  };
  const hear = ({ text, thinking, wasThinking }: Heard): void => {
    if (thinking !== "" || wasThinking) think({ text: thinking, ...(wasThinking && { wasThinking }) });
    write(text);
  };

  try {
    const going = generator.generate(
      request,
      (piece) => ((isHeard = true), hear(thoughts.push(piece))),
      stop.signal,
      think,
    );
    const result = await Promise.race([going, gaveUp]);
    if (!isHeard) hear(thoughts.push(result.text));
    hear(thoughts.end());
    return { ...result, text: written, finish_reason: endedBy ?? result.finish_reason };
  } finally {
    takeBack();
    clearTimeout(timer);
    clearTimeout(limit);
    signal.removeEventListener("abort", stopped);
  }
}

/** Small models fall into loops: the same words over and over. */
function isStuck(text: string): boolean {
  if (text.length < 2 * REPEATED) return false;
  const tail = text.slice(-REPEATED);
  for (let length = 1; length <= REPEATED / 4; length++) {
    const last = tail.slice(-length);
    if (tail === last.repeat(Math.ceil(REPEATED / length)).slice(-REPEATED)) return true;
  }
  return false;
}

const NEVER_READY: Told = {
  code: "too_slow",
  detail: "The language model did not get ready in time; ask again, or choose a smaller model.",
};

/** The model may have to be loaded to count tokens; that is waited for as for first words. Rejects when stopped meanwhile. */
export async function preparing<Value>(work: Promise<Value>, patience: Patience, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new GeneratorLost("failed", { told: NEVER_READY })), patience.first);
  const stopped = () => reject(new Stopped());
  if (signal.aborted) stopped();
  signal.addEventListener("abort", stopped, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stopped);
  }
}

/** The person stopped the answer before there was any of it. */
export class Stopped extends Error {
  constructor() {
    super("The answer was stopped before it began.");
    this.name = "Stopped";
  }
}
