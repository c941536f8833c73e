import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MODELS } from "#core/models/local/catalogue.ts";
import { FIRST_MODEL } from "#core/models/local/first-model.ts";
import { SHIPPED_PATH } from "#core/models/local/model-source.ts";
import { createLocalModels } from "#sync-server/models/local-models.ts";

/** The files of the model that comes with Lectern, by the paths that a server serves them at: those in `MODEL`; none without. */
export async function shippedFiles(folder = process.env["MODEL"]): Promise<ReadonlyMap<string, Uint8Array>> {
  const repository = MODELS.find(({ id }) => id === FIRST_MODEL)?.repository ?? "";
  const files = folder && (await createLocalModels(folder).list(repository, "main"));
  if (!folder || !files) return new Map();
  const base = `${SHIPPED_PATH}/${repository}`;
  const read = async ({ path }: { readonly path: string }) =>
    [`${base}/${path}`, new Uint8Array(await readFile(join(folder, repository, path)))] as const;
  const index = new TextEncoder().encode(JSON.stringify({ files }));
  return new Map([[`${base}/index.json`, index], ...(await Promise.all(files.map(read)))]);
}
