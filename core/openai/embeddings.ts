import { z } from "zod";
import type { RequestContext } from "../context.ts";
import { BUILTIN_EMBEDDER_ID } from "../engine/embed/builtin.ts";
import { notFound, unavailable } from "../http/errors.ts";
import { EMBEDDING_MODELS } from "../models/catalogue.ts";
import { activeModel } from "../models/models.ts";

const Input = z.string().min(1).max(100_000);

export const EmbeddingsRequest = z.object({
  model: z.string().default("default"),
  input: z.union([Input, z.array(Input).min(1).max(2048)]),
  encoding_format: z.enum(["float", "base64"]).default("float"),
  kind: z
    .enum(["passage", "query"])
    .default("passage")
    .meta({ description: "What the text is; some models tell the two apart" }),
});
export type EmbeddingsRequest = z.infer<typeof EmbeddingsRequest>;

/** Unit vectors of the embedder in use, one for each text, in their order. */
export async function embedTexts(
  deps: Pick<RequestContext, "store" | "embed">,
  { model, input, encoding_format, kind }: EmbeddingsRequest,
) {
  if (!deps.embed) throw unavailable("There is no embedder on this host.");
  const active = await activeModel(deps, EMBEDDING_MODELS);
  const id = active?.id ?? BUILTIN_EMBEDDER_ID;
  if (model !== "default" && model !== id) throw notFound("embedding model in use", model);
  const texts = typeof input === "string" ? [input] : input;
  const { vectors, dimensions } = await deps.embed({ texts, kind, model: active?.id ?? null });
  const data = texts.map((_, index) => {
    const vector = vectors.slice(index * dimensions, (index + 1) * dimensions);
    return { object: "embedding", index, embedding: encoding_format === "base64" ? toBase64(vector) : [...vector] };
  });
  return { object: "list", data, model: id, usage: { prompt_tokens: 0, total_tokens: 0 } };
}

/** Little-endian float32, as OpenAI's clients read it. */
function toBase64(vector: Float32Array): string {
  const view = new DataView(new ArrayBuffer(vector.length * 4));
  vector.forEach((value, at) => view.setFloat32(at * 4, value, true));
  return btoa(Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte)).join(""));
}
