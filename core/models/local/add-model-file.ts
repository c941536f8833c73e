import { counted } from "#core/http/counted.ts";
import { z } from "zod";
import { languageDataProblem } from "#core/engine/ocr/language-data.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { badRequest, conflict } from "#core/http/errors.ts";
import type { UploadedFile } from "#core/http/route.ts";
import { change, put, remove, require } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { MODELS } from "./catalogue.ts";
import { describeModel, type Model } from "./described-model.ts";
import { installedModels, isComplete, newRow, type InstalledFile, type InstalledModelRow } from "./installed-model.ts";
import { fitsPattern, type CatalogueModel } from "./model.ts";
import { DamagedDownload, verify } from "./model-installer.ts";
import { factsOf, inCatalogue, type ModelDeps } from "./models.ts";
import { takeIntoUse } from "./take-into-use.ts";

export const FilePiece = z.object({
  path: z.string().min(1).max(500),
  /** Bytes of the whole file. */
  size: z.coerce.number().int().min(0),
  /** Where in it the piece begins. */
  offset: z.coerce.number().int().min(0),
});
export type FilePiece = z.infer<typeof FilePiece>;

const YOUR_FILES = "files you added";

/**
 * Takes a piece of a model's file from the person's own disk; pieces come in order, each is kept at once, and the model is
 * taken into use when its last file is whole. A file whose hash a source has told before must hash to it. Throws 400 for a
 * path that is none of the model's, 409 with the number of bytes there are for a piece that does not follow.
 */
export async function addModelFile(
  deps: ModelDeps,
  id: string,
  piece: FilePiece,
  content: UploadedFile,
): Promise<Model> {
  const model = inCatalogue(id);
  const patterns = [...model.files, ...(model.also ?? []).map(({ path }) => path)];
  if (!patterns.some((pattern) => fitsPattern(pattern, piece.path)))
    throw badRequest(`${piece.path} is not a file of ${model.name}. It needs: ${patterns.join(", ")}.`);
  if (piece.offset + content.size > piece.size) throw badRequest("The piece reaches beyond the end of its file.");

  const row = await begin(deps, id);
  const before = fileOf(row, piece);
  if (before.received !== piece.offset)
    throw conflict(`There are ${before.received} bytes of ${piece.path}; go on from there.`);
  const { id: blob } = await deps.blobs.put(content.stream());
  const file = { ...before, parts: [...before.parts, blob], received: before.received + content.size };
  const settled = isComplete(file) ? await settle(deps, model, row, file) : file;
  const files = [...row.files.filter(({ path }) => path !== file.path), settled];
  const isWritten = await writeUnlessChanged(deps.store, [
    require(installedModels, LOCAL_USER, id, { status: "paused", files: row.files }),
    change(installedModels, LOCAL_USER, id, { files, source: row.source ?? YOUR_FILES, error: null, by_itself: false }),
  ]);
  if (!isWritten) throw conflict("Something else changed this model meanwhile. Send the piece again.");
  if ((await missingFiles(deps, model, files)).length === 0) {
    await takeIntoUse(deps.store, model, { status: "paused" }, MODELS);
    deps.background.wake();
  }
  const now = await deps.store.get(installedModels, LOCAL_USER, id);
  return describeModel(model, now, await factsOf(deps.machine));
}

/** The row to add to; a download under way is paused, a failed one taken up. */
async function begin({ store }: ModelDeps, id: string): Promise<InstalledModelRow> {
  const found = await store.get(installedModels, LOCAL_USER, id);
  if (found?.status === "installed") throw conflict("This model is installed already. Remove it first.");
  if (found?.status === "paused") return found;
  const row: InstalledModelRow = { ...newRow(id), ...found, status: "paused", error: null };
  await store.write([put(installedModels, row)]);
  return row;
}

function fileOf({ files }: InstalledModelRow, { path, size }: FilePiece): InstalledFile {
  const found = files.find((file) => file.path === path);
  if (found?.digest && found.size !== size)
    throw badRequest(`${path} has ${counted(size, "byte")} and should have ${found.size}: it is of another version.`);
  return found && found.size === size ? found : { path, size, digest: "", parts: [], received: 0 };
}

async function settle(
  { blobs, store }: ModelDeps,
  model: CatalogueModel,
  row: InstalledModelRow,
  file: InstalledFile,
): Promise<InstalledFile> {
  const restart = async () => {
    const files = row.files.map((other) => (other.path === file.path ? { ...other, parts: [], received: 0 } : other));
    const isNew = row.files.length === 0;
    await store.write([
      isNew ? remove(installedModels, LOCAL_USER, row.id) : change(installedModels, LOCAL_USER, row.id, { files }),
    ]);
  };
  if (model.kind === "recogniser") await checkLanguage(blobs, file, restart);
  if (!file.digest) return { ...file, digest: `sha256:${await sha256(blobs, file)}` };
  try {
    await verify(blobs, file, restart);
  } catch (error) {
    if (error instanceof DamagedDownload)
      throw badRequest(`${file.path} is not the file of this model: it is damaged or of another version.`);
    throw error;
  }
  return file;
}

/** Nothing tells the hash of a language that a system or a person has, so that its contents are looked at. */
async function checkLanguage(blobs: ModelDeps["blobs"], file: InstalledFile, restart: () => Promise<void>) {
  const bytes = new Uint8Array(
    await new Blob((await blobs.bytesOfMany(file.parts)).filter((part) => part !== undefined)).arrayBuffer(),
  );
  const problem = languageDataProblem(bytes);
  if (problem === undefined) return;
  await restart();
  throw badRequest(`${file.path} cannot be used. ${problem}`);
}

async function sha256(blobs: ModelDeps["blobs"], { parts }: InstalledFile): Promise<string> {
  const { createSHA256 } = await import("#core/storage/wasm-hashes.ts");
  const hasher = await createSHA256();
  for (const part of parts) hasher.update((await blobs.bytes(part)) ?? new Uint8Array());
  return hasher.digest("hex");
}

const Shards = z.object({ records: z.array(z.object({ dataPath: z.string() })) });

/** Which files are still to come. A pattern that any number of files fits is filled by those that WebLLM's own list names. */
async function missingFiles(
  { blobs }: ModelDeps,
  model: CatalogueModel,
  files: readonly InstalledFile[],
): Promise<string[]> {
  const whole = files.filter(isComplete);
  const wanted = [...model.files, ...(model.also ?? []).map(({ path }) => path)];
  const list = whole.find(({ path }) => path === "tensor-cache.json");
  const parts = list ? await blobs.bytesOfMany(list.parts) : [];
  const shards = list ? Shards.parse(JSON.parse(parts.map((part) => new TextDecoder().decode(part)).join(""))) : null;
  const named = shards?.records.map(({ dataPath }) => dataPath) ?? [];
  return [...wanted, ...named].filter((pattern) => !whole.some(({ path }) => fitsPattern(pattern, path)));
}
