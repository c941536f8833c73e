import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { EMBEDDING_MODELS } from "#core/models/catalogue.ts";
import { makeTinyEmbedder } from "#core/models/testing/tiny-embedder.ts";

/** Writes a tiny model in the place of each real one, laid out as on the hub. Gives what it wrote, a line each. */
export async function writeTinyModels(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const { repository, dimensions, files } of EMBEDDING_MODELS) {
    const weights = files.find((path) => path.endsWith(".onnx"));
    for (const { path, bytes } of makeTinyEmbedder({ dimensions, ...(weights && { weights }) })) {
      const file = join(folder, repository, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    lines.push(`${repository}: a tiny stand-in with ${dimensions} dimensions`);
  }
  return lines;
}
