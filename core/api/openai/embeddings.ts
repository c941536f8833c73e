import type { EmbedPort, Embedded } from "#core/engine/ports.ts";
import { z } from "zod";
import type { RequestContext } from "#core/http/context.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import { invalidField, unavailable } from "#core/http/errors.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "#core/models/local/catalogue.ts";
import { activeModel } from "#core/models/local/models.ts";
import { normalize } from "#core/models/local/pool.ts";
import { labels, strictly } from "./parameters.ts";
import { noModel } from "./served-models.ts";
import { decodeTokens } from "./token-input.ts";
import { estimateTokens } from "./token-usage.ts";

const Text = z.string().min(1).max(100_000);
const Token = z.number().int().min(0);
const Tokens = z.array(Token).min(1).max(32_768);

export const EmbeddingsRequest = strictly({
  model: z.string().default("default"),
  input: z.union([Text, z.array(Text).min(1).max(2048), Tokens, z.array(Tokens).min(1).max(2048)]).meta({
    description: "Texts, or tokens of cl100k_base",
  }),
  encoding_format: z.enum(["float", "base64"]).default("float"),
  dimensions: z.number().int().min(1).nullish(),
  user: labels.user,
  kind: z
    .enum(["passage", "query"])
    .default("passage")
    .meta({ description: "What the text is; some models tell the two apart" }),
});
export type EmbeddingsRequest = z.infer<typeof EmbeddingsRequest>;

/** Unit vectors of the embedder in use, one for each text, in their order. */
export async function embedTexts(
  deps: Pick<RequestContext & EmbedPort, "store" | "embed">,
  { model, input, encoding_format, dimensions, kind }: EmbeddingsRequest,
) {
  if (!deps.embed) throw unavailable("There is no embedder on this host.");
  const active = await activeModel(deps, EMBEDDING_MODELS);
  const id = active?.id ?? BUILTIN_EMBEDDER_ID;
  if (model !== "default" && model !== id)
    throw noModel(model, `No embedding model with the id ${model}; the one in use is ${id}.`);
  const texts = await textsOf(input);
  const embedded = await deps.embed({ texts, kind, model: active?.id ?? null });
  const data = vectorsOf(embedded, lengthWanted(embedded, active, dimensions)).map((vector, index) => ({
    object: "embedding",
    index,
    embedding: encoding_format === "base64" ? toBase64(vector) : [...vector],
  }));
  const tokens = texts.reduce((sum, text) => sum + estimateTokens(text), 0);
  return { object: "list", data, model: id, usage: { prompt_tokens: tokens, total_tokens: tokens } };
}

async function textsOf(input: EmbeddingsRequest["input"]): Promise<string[]> {
  if (typeof input === "string") return [input];
  if (isOf(input, "string")) return [...input];
  return decodeTokens(isOf(input, "number") ? [input] : input);
}

const isOf = <Kind extends "string" | "number">(
  input: readonly unknown[],
  kind: Kind,
): input is readonly (Kind extends "string" ? string : number)[] => typeof input[0] === kind;

/** Vectors that were not trained to be cut say less, and nothing warns of it. */
export function lengthWanted(
  { dimensions: own }: Pick<Embedded, "dimensions">,
  model: Pick<EmbeddingModel, "shorter"> | null,
  wanted: number | null | undefined,
): number {
  if (wanted === null || wanted === undefined || wanted === own) return own;
  const shorter = model?.shorter;
  if (!shorter)
    throw invalidField("dimensions", `must be ${own} or left out: the vectors of this embedder cannot be cut`);
  const isOne = "sizes" in shorter ? shorter.sizes.includes(wanted) : wanted >= shorter.least && wanted < own;
  const ones = "sizes" in shorter ? [own, ...shorter.sizes].join(", ") : `${shorter.least} to ${own}`;
  if (!isOne) throw invalidField("dimensions", `must be one of ${ones}: this embedder was trained for no other`);
  return wanted;
}

/** The first `length` numbers of each, as unit vectors again. */
export function vectorsOf({ vectors, dimensions }: Pick<Embedded, "vectors" | "dimensions">, length: number) {
  return Array.from({ length: vectors.length / dimensions }, (_, at) => {
    const vector = vectors.slice(at * dimensions, at * dimensions + length);
    if (length < dimensions) normalize(vector);
    return vector;
  });
}

/** Little-endian float32, as OpenAI's clients read it. */
function toBase64(vector: Float32Array): string {
  const view = new DataView(new ArrayBuffer(vector.length * 4));
  vector.forEach((value, at) => view.setFloat32(at * 4, value, true));
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(""));
}
