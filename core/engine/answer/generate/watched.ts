import {
  GeneratorLost,
  type GenerationRequest,
  type GenerationResult,
  type TextGenerator,
} from "../../../generation/text-generator.ts";

/** Milliseconds a model may be silent before it is taken for lost. */
export interface Patience {
  /** Until the first words: it may have gigabytes to load. */
  readonly first: number;
  readonly next: number;
  /** After it was told to stop. */
  readonly stop: number;
}

export const PATIENCE: Patience = { first: 240_000, next: 60_000, stop: 3_000 };

/** Characters of an answer for one token allowed, before a model that counts otherwise is stopped. */
const CHARACTERS = 16;

/** Pieces between looks for a loop, and the characters that must repeat. */
const LOOK_EVERY = 16;
const REPEATED = 240;

/**
 * Generates, and never waits for ever: a model that falls silent is lost, one that does not hear that it is to stop is
 * left behind, one that writes on past its limit or only repeats itself is stopped.
 */
export async function generateWatched(
  generator: TextGenerator,
  request: GenerationRequest,
  onText: (piece: string) => void,
  patience: Patience,
  signal: AbortSignal,
): Promise<GenerationResult> {
  const stop = new AbortController();
  let written = "";
  let pieces = 0;
  let endedBy: GenerationResult["finish_reason"] | undefined;
  const { promise: gaveUp, resolve: give, reject: lose } = Promise.withResolvers<GenerationResult>();
  const usage = { prompt_tokens: null, completion_tokens: null };
  let timer = setTimeout(giveUp, patience.first);

  function giveUp(): void {
    stop.abort();
    lose(new GeneratorLost("failed", { cause: new Error("It said nothing for too long.") }));
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

  const hear = (piece: string): void => {
    if (endedBy || piece === "") return;
    clearTimeout(timer);
    timer = setTimeout(giveUp, patience.next);
    written += piece;
    onText(piece);
    const isLong = written.length > request.max_tokens * CHARACTERS;
    if (isLong || (++pieces % LOOK_EVERY === 0 && isStuck(written))) end("length");
  };

  try {
    const result = await Promise.race([generator.generate(request, hear, stop.signal), gaveUp]);
    return { ...result, text: written || result.text, finish_reason: endedBy ?? result.finish_reason };
  } finally {
    clearTimeout(timer);
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

/** The model may have to be loaded to count tokens; that is waited for as for first words. Rejects when stopped meanwhile. */
export async function preparing<Value>(work: Promise<Value>, patience: Patience, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new GeneratorLost("failed")), patience.first);
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
