// Writes tiny models in the layout of the model hub, under the catalogue's names, for trying the model code without
// the real weights: node scripts/make-tiny-models.ts [folder, ./models when left out]
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { EMBEDDING_MODELS } from "#core/models/catalogue.ts";
import { makeTinyEmbedder } from "#core/models/testing/tiny-embedder.ts";

const folder = process.argv[2] ?? "models";

for (const { repository, dimensions, files } of EMBEDDING_MODELS) {
  const weights = files.find((path) => path.endsWith(".onnx"));
  for (const { path, bytes } of makeTinyEmbedder({ dimensions, ...(weights && { weights }) })) {
    const file = join(folder, repository, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  console.log(`${repository}: a tiny stand-in with ${dimensions} dimensions`);
}
