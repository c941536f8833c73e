import type { Work } from "#core/work/work-queue.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { change, remove, require, PreconditionFailed, type Store } from "#core/storage/store.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { MODELS } from "./catalogue.ts";
import { installedModels, type InstalledFile, type InstalledModelRow } from "./installed-model.ts";
import { gigabytes } from "./machine.ts";
import type { CatalogueModel } from "./model.ts";
import { findSource, type Found } from "./find-source.ts";
import { SourceUnreachable, unreachable, type ModelSource } from "./model-source.ts";
import { removeFiles } from "./remove-files.ts";
import { takeIntoUse } from "./take-into-use.ts";

export interface InstallerDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  /** Asked in this order; the first that has the model is used. */
  readonly sources: readonly ModelSource[];
  /** The only source of a model that Lectern takes by itself. */
  readonly shipped?: ModelSource | undefined;
  readonly report: (error: unknown) => void;
  /** Called when a model has come into use. */
  readonly installed?: () => void;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly CatalogueModel[];
  /** Bytes that can still be stored; null where the host cannot tell. */
  readonly freeBytes?: () => Promise<number | null>;
}

/** Bytes kept at a time: what a cut-off download loses at most. */
export const PART_BYTES = 8 * 1024 * 1024;

/**
 * Downloads one model whose row says `downloading`, going on where an earlier try stopped, and marks it installed and
 * active. Every file is checked against the hash its source tells. A source that cannot be reached ends the row `failed` with
 * the reason; nothing else stops working. A model that no person asked for leaves no row instead.
 */
export async function downloadModel(deps: InstallerDeps, id: string, signal: AbortSignal): Promise<void> {
  try {
    const model = (deps.models ?? MODELS).find((candidate) => candidate.id === id);
    if (!model) throw new Error(`There is no model ${id} in the catalogue any more.`);
    await downloadFiles(deps, model, signal);
    await takeIntoUse(deps.store, model, { status: "downloading" }, deps.models ?? MODELS);
    deps.installed?.();
  } catch (error) {
    if (signal.aborted || error instanceof PreconditionFailed) return;
    if (!isExpected(error)) deps.report(error);
    await fail(deps, id, error instanceof Error ? error.message : String(error));
  }
}

const isExpected = (error: unknown) =>
  error instanceof SourceUnreachable || error instanceof DamagedDownload || error instanceof TooLittleRoom;

async function downloadFiles(deps: InstallerDeps, model: CatalogueModel, signal: AbortSignal): Promise<void> {
  const before = await deps.store.get(installedModels, LOCAL_USER, model.id);
  const { source, files } = await findSource(sourcesFor(deps, before), model);
  const progress = files.map((file) => resumable(file, before?.files ?? []));
  await checkRoom(deps, progress);
  await save(deps, model.id, { files: progress, source: source.name, error: null });

  for (const [index, file] of progress.entries()) {
    const place = files[index];
    if (!place) continue;
    const update = async (next: InstalledFile) => {
      progress[index] = next;
      await save(deps, model.id, { files: [...progress] });
    };
    const complete = await downloadFile(deps, { place, file, update, signal });
    await verify(deps.blobs, complete, async () => update({ ...complete, parts: [], received: 0 }));
  }
}

const sourcesFor = ({ sources, shipped }: InstallerDeps, row: InstalledModelRow | undefined) =>
  row?.by_itself ? (shipped ? [shipped] : []) : sources;

class TooLittleRoom extends Error {}

/** Bytes left free for documents and for the system. */
const MARGIN = 100_000_000;

async function checkRoom({ freeBytes }: InstallerDeps, files: readonly InstalledFile[]): Promise<void> {
  const missing = files.reduce((sum, file) => sum + file.size - file.received, 0);
  const free = (await freeBytes?.()) ?? null;
  if (free === null || missing === 0 || missing + MARGIN <= free) return;
  throw new TooLittleRoom(
    `There is too little room: ${gigabytes(missing)} are still to be downloaded and ${gigabytes(Math.max(0, free))} are free. Make room or choose a smaller model.`,
  );
}

function resumable({ path, size, digest }: Found, before: readonly InstalledFile[]): InstalledFile {
  const same = before.find((file) => file.path === path && file.size === size && file.digest === digest);
  return same ?? { path, size, digest, parts: [], received: 0 };
}

interface FileDownload {
  readonly place: Found;
  readonly file: InstalledFile;
  readonly update: (file: InstalledFile) => Promise<void>;
  readonly signal: AbortSignal;
}

async function downloadFile(
  deps: InstallerDeps,
  { place, file, update, signal }: FileDownload,
): Promise<InstalledFile> {
  let state = file;
  if (state.received >= state.size) return state;
  const { source, repository, revision } = place;
  const stream = await source.open(repository, revision, file.path, state.received, signal);
  for await (const part of partsOf(stream, source.name)) {
    const { id } = await deps.blobs.put(part);
    state = { ...state, parts: [...state.parts, id], received: state.received + part.length };
    await update(state);
  }
  return state;
}

/** Cuts a stream into parts of `PART_BYTES`; a stream that breaks gives what it had, then fails. */
async function* partsOf(stream: ReadableStream<Uint8Array>, source: string): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let pending: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      pending.push(value);
      length += value.length;
      if (length < PART_BYTES) continue;
      yield join(pending, length);
      pending = [];
      length = 0;
    }
  } catch (error) {
    if (length) yield join(pending, length);
    throw unreachable(source, error);
  } finally {
    // Paused, cancelled or removed: the rest is not wanted.
    void reader.cancel().catch(() => undefined);
  }
  if (length) yield join(pending, length);
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

export class DamagedDownload extends Error {}

/** Throws `DamagedDownload` after `discard` when the bytes are not those of the digest. */
export async function verify(blobs: Blobs, file: InstalledFile, discard: () => Promise<void>): Promise<void> {
  const [algorithm, expected] = file.digest.split(":");
  const { createSHA1, createSHA256 } = await import("#core/storage/wasm-hashes.ts");
  const hasher = await (algorithm === "git-sha1" ? createSHA1() : createSHA256());
  if (algorithm === "git-sha1") hasher.update(`blob ${file.size}\0`);
  for (const part of file.parts) hasher.update((await blobs.bytes(part)) ?? new Uint8Array());
  if (hasher.digest("hex") === expected) return;
  await discard();
  throw new DamagedDownload(`${file.path} did not arrive intact. Start the download again.`);
}

/** Guarded, so that a model cancelled or removed meanwhile stays so. */
async function save({ store }: InstallerDeps, id: string, fields: Partial<InstalledModelRow>): Promise<void> {
  await store.write([
    require(installedModels, LOCAL_USER, id, { status: "downloading" }),
    change(installedModels, LOCAL_USER, id, fields),
  ]);
}

async function fail(deps: InstallerDeps, id: string, error: string): Promise<void> {
  const row = await deps.store.get(installedModels, LOCAL_USER, id);
  try {
    if (row?.by_itself) await forget(deps, row);
    else await save(deps, id, { status: "failed", error, active: false });
  } catch (failure) {
    if (!(failure instanceof PreconditionFailed)) throw failure;
  }
}

async function forget(deps: InstallerDeps, row: InstalledModelRow): Promise<void> {
  await deps.store.write([
    require(installedModels, LOCAL_USER, row.id, { status: "downloading", by_itself: true }),
    remove(installedModels, LOCAL_USER, row.id),
  ]);
  await removeFiles(deps, row);
}

/** Finds downloads to do in the store and does them one after the other; survives restarts. */
export function createModelInstaller(deps: InstallerDeps): Work {
  return {
    name: "models",
    among: "alone",
    async step(signal) {
      const rows = await deps.store.query(installedModels, { owner: LOCAL_USER });
      const next = rows.find((row) => row.status === "downloading");
      if (next) await downloadModel(deps, next.id, signal);
      return next !== undefined;
    },
  };
}
