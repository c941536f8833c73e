import { EXTRACTIVE, type AnswerEvent } from "#core/engine/engine.ts";
import { createStopWatch } from "#core/models/local/generation/stop-watch.ts";
import { charactersOf } from "./token-usage.ts";
import type { ServedRequest } from "./served-answer.ts";

type Limits = Pick<ServedRequest, "stop" | "longest">;

/** The text of an answer as it is told to a caller, up to the first stop word. */
export interface ToldText {
  readonly hear: (event: AnswerEvent) => void;
  /** Tells what is held back, or the whole of an answer whose writer told nothing before. */
  end(content: string): void;
  /** Aborted once nothing more of the answer is wanted. */
  readonly enough: AbortSignal;
}

export function createToldText(
  limits: Limits,
  tell: (piece: string) => void,
  think: (piece: string) => void,
): ToldText {
  const enough = new AbortController();
  let watch = createStopWatch(limits.stop);
  let writer: string | null = null;
  let length = 0;
  let isTold = false;
  const say = (piece: string): void => {
    length += piece.length;
    if (piece !== "") tell(piece);
  };
  const hear = (event: AnswerEvent): void => {
    if (event.type === "status") writer = event.generator?.id ?? writer;
    if (event.type === "text") {
      isTold = true;
      say(watch.add(writer === EXTRACTIVE ? room(event.text, limits.longest, length) : event.text));
      if (watch.stopped) enough.abort();
    }
    if (event.type === "thinking" && event.text !== "") think(event.text);
    if (event.type === "thinking" && event.replaces && length > 0) {
      say("\n\n(That was the model thinking. The answer begins here.)\n\n");
      watch = createStopWatch(limits.stop);
    }
    if (event.type !== "restart") return;
    // What was sent cannot be taken back; the reader is told that it begins again.
    if (length > 0) say(`\n\n(${event.detail ?? event.reason} The answer begins again.)\n\n`);
    watch = createStopWatch(limits.stop);
    writer = event.generator?.id ?? null;
  };
  return {
    hear,
    end(content) {
      if (!isTold) say(shorten({ content, generator: { id: EXTRACTIVE } }, limits).content);
      else say(watch.flush());
    },
    enough: enough.signal,
  };
}

/** Quotes are cut to the tokens asked for; a language model was told the limit and cuts by itself. */
export function shorten(
  { content, generator }: { readonly content: string; readonly generator: { readonly id: string } },
  { stop, longest }: Limits,
): { readonly content: string; readonly finish: "stop" | "length" } {
  const watch = createStopWatch(stop);
  const said = watch.add(content) + watch.flush();
  const kept = generator.id === EXTRACTIVE ? room(said, longest, 0) : said;
  return { content: kept, finish: kept === said ? "stop" : "length" };
}

function room(text: string, longest: number | null, told: number): string {
  return longest === null ? text : text.slice(0, Math.max(0, charactersOf(longest) - told)).toWellFormed();
}
