import type { PassageText, PassageVectors } from "#core/engine/embed-port.ts";
import { nextTurn } from "#core/storage/next-turn.ts";
import { BATCH, batchesByLength } from "./batches.ts";
import { type Hidden, poolRange } from "./pool.ts";
import { type Window, windowsOf } from "./windows.ts";

type Tokens = readonly number[];

export interface PassageEmbedderDeps<Values> {
  readonly tokenizer: {
    (texts: string[], options: Readonly<Record<string, boolean>>): unknown;
    /** Tokens that the model reads at once. */
    readonly model_max_length?: number | undefined;
    readonly pad_token_id?: number | undefined;
  };
  /** Put before each passage. */
  readonly prefix: string;
  readonly dimensions: number;
  readonly tensor: (values: BigInt64Array, dims: number[]) => Values;
  readonly run: (inputs: Readonly<Record<string, Values>>) => Promise<{
    readonly last_hidden_state?: Hidden & { dispose(): void };
  }>;
}

/** Tokens that a model reads at once where its tokenizer does not say. */
const USUAL_LENGTH = 512;

/**
 * Embeds passages and their sentences in one run of a model whose vectors are the mean of its tokens. The tokens of a sentence
 * are averaged after each has read the whole passage (late chunking, arXiv 2409.04701). Undefined where the model puts
 * something else around a text than one token before it and one after it.
 */
export function createPassageEmbedder<Values>({
  tokenizer,
  prefix,
  dimensions,
  tensor,
  run,
}: PassageEmbedderDeps<Values>): ((passages: readonly PassageText[]) => Promise<PassageVectors>) | undefined {
  const PLAIN = { return_tensor: false, padding: false, truncation: false };
  const encoded = tokenizer([""], PLAIN) as Encoded;
  const around = encoded.input_ids[0] ?? [];
  if (around.length !== 2) return undefined;
  const [before = 0, after = 0] = around;
  const hasTypes = "token_type_ids" in encoded;
  const most = mostTokens(tokenizer) - around.length;
  const tokensOf = (texts: readonly string[]): readonly Tokens[] =>
    texts.length === 0 ? [] : (tokenizer([...texts], { ...PLAIN, add_special_tokens: false }) as Encoded).input_ids;

  async function embedBatch(windows: readonly Window[], vectors: PassageVectors): Promise<void> {
    const lines = windows.map(({ tokens }) => [before, ...tokens, after]);
    const width = Math.max(...lines.map((line) => line.length));
    const filled = (of: (line: Tokens, at: number) => number) => {
      const values = new BigInt64Array(lines.length * width);
      for (const [row, line] of lines.entries())
        for (let at = 0; at < width; at++) values[row * width + at] = BigInt(of(line, at));
      return tensor(values, [lines.length, width]);
    };
    const { last_hidden_state: hidden } = await run({
      input_ids: filled((line, at) => line[at] ?? tokenizer.pad_token_id ?? 0),
      attention_mask: filled((line, at) => Number(at < line.length)),
      ...(hasTypes && { token_type_ids: filled(() => 0) }),
    });
    if (!hidden) throw new Error("The model gave no last_hidden_state.");
    for (const [text, { passage, sentences }] of windows.entries()) {
      const length = lines[text]?.length ?? 0;
      if (passage !== null) poolRange(vectors.passages, passage, hidden, { text, from: 0, to: length });
      // The token before the text comes first.
      for (const { row, from, to } of sentences)
        poolRange(vectors.sentences, row, hidden, { text, from: from + 1, to: to + 1 });
    }
    hidden.dispose();
  }

  return async (passages) => {
    const windows = windowsOf(passages, { tokensOf, most, prefix });
    const sentences = passages.reduce((sum, passage) => sum + passage.sentences.length, 0);
    const vectors = {
      passages: new Float32Array(passages.length * dimensions),
      sentences: new Float32Array(sentences * dimensions),
    };
    const lengths = windows.map(({ tokens }) => tokens);
    for (const batch of batchesByLength(lengths, BATCH)) {
      await embedBatch(
        batch.flatMap((at) => windows[at] ?? []),
        vectors,
      );
      // In WebAssembly nothing else would be heard before the last batch: no stop, and no timer.
      await nextTurn();
    }
    return vectors;
  };
}

/** Tokens that a model reads at once, with those around the text. */
export const mostTokens = ({
  model_max_length: most,
}: Pick<PassageEmbedderDeps<unknown>["tokenizer"], "model_max_length">) => Math.min(most ?? USUAL_LENGTH, MOST_LENGTH);

/** Some tokenizers say that there is no limit. */
const MOST_LENGTH = 8192;

interface Encoded {
  readonly input_ids: readonly Tokens[];
  readonly token_type_ids?: readonly Tokens[];
}
