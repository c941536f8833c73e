import { GeneratorLost, type GenerationRequest, type TextGenerator } from "../text-generator.ts";

export interface StandInOptions {
  readonly id?: string;
  readonly contextTokens?: number;
  readonly where?: TextGenerator["where"];
  /** Pieces of the answer, or what makes them of the request. */
  readonly says?: readonly string[] | ((request: GenerationRequest) => readonly string[]);
  /** Before each piece; a test holds the model here. */
  readonly beforePiece?: (index: number, signal: AbortSignal) => Promise<void>;
  /** The model is lost before this piece. */
  readonly lostAt?: number;
  /** Goes on with the last piece until it is stopped. */
  readonly endless?: boolean;
  /** Does not hear that it is to stop. */
  readonly deaf?: boolean;
}

export interface StandIn extends TextGenerator {
  readonly asked: GenerationRequest[];
  /** Times that it was told to stop. */
  readonly stops: () => number;
}

/** Stands in for a language model behind its interface: says what a test wants in pieces. A token is four characters. */
export function standIn({
  id = "stand-in",
  contextTokens = 2000,
  where = "on this device",
  says = ["Nothing."],
  beforePiece,
  lostAt,
  endless = false,
  deaf = false,
}: StandInOptions = {}): StandIn {
  const asked: GenerationRequest[] = [];
  let stops = 0;
  return {
    id,
    name: `The ${id}`,
    where,
    contextTokens,
    asked,
    stops: () => stops,
    countTokens: (text) => Promise.resolve(Math.ceil(text.length / 4)),
    async generate(request, onText, signal) {
      asked.push(request);
      signal.addEventListener("abort", () => stops++, { once: true });
      const pieces = typeof says === "function" ? says(request) : says;
      const usage = { prompt_tokens: 10, completion_tokens: pieces.length };
      let text = "";
      for (let index = 0; endless || index < pieces.length; index++) {
        if (index === lostAt) throw new GeneratorLost("device lost");
        await beforePiece?.(index, signal);
        if (signal.aborted && deaf) await new Promise(() => undefined);
        if (signal.aborted) return { text, finish_reason: "cancelled", usage };
        const piece = pieces[Math.min(index, pieces.length - 1)] ?? "";
        text += piece;
        onText(piece);
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
      return { text, finish_reason: "stop", usage };
    },
  };
}
