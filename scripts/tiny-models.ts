import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MODELS, type CatalogueModel } from "#core/models/local/catalogue.ts";
import { makeTinyEmbedder, type ModelFile } from "#core/models/local/testing/tiny-embedder.ts";
import { makeTinyGenerator } from "#core/models/local/testing/tiny-generator.ts";
import { makeTinyReranker } from "#core/models/local/testing/tiny-reranker.ts";

/**
 * Writes a tiny model in the place of each real one, laid out as on the hub; WebLLM's cannot be made without its compiler.
 * Gives what it wrote, a line each.
 */
export async function writeTinyModels(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const model of MODELS) {
    const files = makeTinyModel(model);
    if (!files) continue;
    for (const { path, bytes } of files) {
      const file = join(folder, model.repository, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    const facts = model.kind === "embedder" ? ` with ${model.dimensions} dimensions` : "";
    lines.push(`${model.repository}: a tiny ${model.kind}${facts}`);
  }
  return lines;
}

/** A tiny model with the files of a real one; undefined for one that runs in WebLLM, and for a language of scans. */
export function makeTinyModel(model: CatalogueModel): readonly ModelFile[] | undefined {
  const weights = model.files.find((path) => /\.onnx\*?$/.test(path))?.replace("*", "") ?? "onnx/model.onnx";
  const outside = model.files.some((path) => path.includes("_data"));
  if (model.kind === "embedder")
    return makeTinyEmbedder({ dimensions: model.dimensions, weights, outside, whole: model.pooling === "own" });
  if (model.kind === "recogniser") return undefined;
  // Language models with weights beside them have no tiny form.
  if (outside) return undefined;
  if (model.kind === "reranker") return makeTinyReranker({ weights });
  return model.runtime.kind === "transformers" ? makeTinyGenerator({ weights }) : undefined;
}
