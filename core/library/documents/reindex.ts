import type { RequestContext } from "#core/http/context.ts";
import type { Clock } from "#core/storage/time.ts";
import type { Work } from "#core/work/work-queue.ts";
import { discardBlobs, notDiscarded } from "#core/storage/discard.ts";
import { documents, isOfAnotherFile, type DocumentRow } from "../documents/document.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import { isCodeUnavailable } from "#core/engine/code-unavailable.ts";
import { isModelFailed } from "#core/engine/model-failed.ts";
import { isFromServer } from "#core/sync/device/client-http.ts";
import type { Engine } from "#core/engine/engine.ts";
import { pipelineOf } from "#core/engine/ingest-engine.ts";
import { ANY_OWNER, change, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "#core/models/local/catalogue.ts";
import { BUILT_IN } from "#core/models/local/described-model.ts";
import { installedModels } from "#core/models/local/installed-model.ts";
import { activeModel } from "#core/models/local/models.ts";
import { stoppedReading } from "#core/models/local/stopped-reading.ts";
import { anyWaits } from "./processing.ts";
import { madeFields } from "./made-fields.ts";
import { NOT_READ_WITH } from "./read-with.ts";

export interface ReindexDeps extends Pick<RequestContext, "store" | "blobs"> {
  readonly clock: Clock;
  readonly engine: Pick<Engine, "process">;
  readonly report: (error: unknown) => void;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly EmbeddingModel[];
}

/** How far the documents are made anew. */
export interface Reindexing {
  /** Looks at all documents once more before `left` says how many there are. */
  lookAgain(): void;
  /** How many of an owner's documents it has still to make by a pipeline; undefined until it has looked in this process. */
  left(owner: string, pipeline: string): number | undefined;
}

/**
 * Makes segments anew that were made by another pipeline than today's (another embedder, an older chunker or parser), or of
 * another file than the document has since two devices replaced it apart; newest document first. The new segments are built
 * beside the old and take their place in one write, so that search never stops. A model that cannot be run is taken out of use
 * with its reason, and the built-in embedder goes on.
 */
export function createReindexer(deps: ReindexDeps): Work & Reindexing {
  // Documents that cannot be made anew keep their old segments; they are tried again after the next start.
  const givenUp = new Set<string>();
  /** How things were when nothing was left to make anew: reading thousands of rows again would find the same. */
  let done = "";
  // Found by one look at all rows, newest first; each is looked at again when it is next.
  let queue: Queue = NOTHING_WANTED;
  let current: DocumentRow | undefined;
  return {
    name: "reindexing",
    among: "alone",
    lookAgain() {
      queue = NOTHING_WANTED;
      done = "";
    },
    left(owner, pipeline) {
      if (queue.pipeline !== pipeline) return undefined;
      return queue.keys.filter(([own]) => own === owner).length + (current?.owner === owner ? 1 : 0);
    },
    async step(signal) {
      // A person who adds files waits for them; they share the reader with this, which is woken when they are read.
      if (await anyWaits(deps)) return false;
      const model = await activeModel(deps, deps.models ?? EMBEDDING_MODELS);
      const pipeline = pipelineOf(model?.id ?? BUILTIN_EMBEDDER_ID);
      const stopped = await stoppedReading(deps.store, model?.id ?? BUILT_IN);
      // What another device's model made is better than what this one would make of it, unless a person here wants that.
      const isByDefault = model === null && (await isNoneChosen(deps));
      const revision = await deps.store.revision(documents, ANY_OWNER);
      const now = JSON.stringify([revision, pipeline, isByDefault, [...stopped]]);
      if (now === done) return false;
      const isStopped = ({ owner, created_at }: DocumentRow) => created_at <= (stopped.get(owner) ?? "");
      // Another device may have another embedder: each text is embedded once by each, else the two would take turns for ever.
      const isMade = ({ text, made_here }: DocumentRow) => text !== null && made_here === madeHere(text, pipeline);
      const isBetter = (row: DocumentRow) => isByDefault && !isOfAnotherFile(row) && isByModel(row);
      const isLeft = (row: DocumentRow) => givenUp.has(row.id) || isStopped(row) || isMade(row) || isBetter(row);
      const isNext = (row: DocumentRow) =>
        row.status === "completed" && (row.pipeline !== pipeline || isOfAnotherFile(row)) && !isLeft(row);
      const wanted = JSON.stringify([pipeline, isByDefault, [...stopped]]);
      const isOver = queue.wanted !== wanted || queue.keys.length === 0;
      if (isOver) queue = { wanted, pipeline, keys: await keysOf(deps.store, isNext) };
      const row = await takeNext(deps.store, queue, isNext);
      if (!row) {
        // Nothing was left of an older queue: others may have come since.
        if (isOver) done = now;
        return !isOver;
      }
      if (!(await deps.blobs.mayRead(row.owner, row.file))) {
        // Its row came by sync, its file has not.
        givenUp.add(row.id);
        return true;
      }
      try {
        current = row;
        await reindex(deps, row, { model, pipeline }, signal);
      } catch (error) {
        if (signal.aborted) return false;
        if (isCodeUnavailable(error) || isFromServer(error)) {
          // No fault of the model or the document; the next wake tries again.
          queue.keys.push([row.owner, row.id]);
          throw error;
        }
        deps.report(error);
        if (model && isAboutModel(error)) await takeOutOfUse(deps.store, model, error);
        else {
          givenUp.add(row.id);
          await noteGivenUp(deps.store, row, pipeline);
        }
      } finally {
        current = undefined;
      }
      return true;
    },
  };
}

/**
 * Whether no person wants the built-in embedder here: none was ever chosen, one that is taken into use by itself may be on
 * its way, and one that was chosen may not run here.
 */
async function isNoneChosen({ store, models = EMBEDDING_MODELS }: ReindexDeps): Promise<boolean> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const own = rows.filter(({ id }) => models.some((model) => model.id === id));
  return own.every(
    ({ status, by_itself, crashed }) => (status === "downloading" && by_itself) || status === "failed" || crashed,
  );
}

/** Whether a model of the catalogue made it as one would today. */
const isByModel = ({ pipeline }: DocumentRow): boolean =>
  EMBEDDING_MODELS.some(({ id }) => pipeline === pipelineOf(id));

async function noteGivenUp(store: Store, { id, owner, metadata, pipeline: made }: DocumentRow, pipeline: string) {
  await writeUnlessChanged(store, [
    require(documents, owner, id, { pipeline: made }),
    change(documents, owner, id, { metadata: { ...metadata, [NOT_READ_WITH]: pipeline } }),
  ]);
}

interface Queue {
  readonly pipeline: string | null;
  /** What the documents are to be made by; another queue is looked for where this has changed. */
  readonly wanted: string;
  /** Owner and id. */
  readonly keys: (readonly [string, string])[];
}

/** Before the first look. */
const NOTHING_WANTED: Queue = { wanted: "", pipeline: null, keys: [] };

async function keysOf(store: Store, isNext: (row: DocumentRow) => boolean): Promise<Queue["keys"]> {
  const rows = await store.query(documents, {
    owner: ANY_OWNER,
    where: { status: "completed" },
    order: { by: "created_at", direction: "descending" },
  });
  return rows.filter(isNext).map(({ owner, id }) => [owner, id]);
}

/** The next of the queue as it is now; what has changed since so that it needs nothing is left out. */
async function takeNext(
  store: Store,
  { keys }: Queue,
  isNext: (row: DocumentRow) => boolean,
): Promise<DocumentRow | undefined> {
  for (let key = keys.shift(); key; key = keys.shift()) {
    const row = await store.get(documents, ...key);
    if (row && isNext(row)) return row;
  }
  return undefined;
}

interface Wanted {
  readonly model: EmbeddingModel | null;
  readonly pipeline: string;
}

async function reindex(
  { store, blobs, engine }: ReindexDeps,
  row: DocumentRow,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<void> {
  const { id: document_id, file, text, original_filename, document_type: type, owner, pipeline } = row;
  // The password of a protected file was not kept, so that it cannot be parsed anew.
  const isCurrent = parserOf(pipeline) === parserOf(wanted.pipeline) || row.metadata["protected"] === true;
  const isOther = isOfAnotherFile(row);
  const isTextCurrent = text !== null && isCurrent && !isOther;
  const request = {
    owner,
    document_id,
    file,
    original_filename,
    type,
    ...(isTextCurrent ? { text } : isOther ? {} : { recognised: { text, pages: [] } }),
    ...(wanted.model && { model: wanted.model.id }),
  };
  const processed = await engine.process(request, () => undefined, signal);
  // Else the same document would be next again, for ever.
  if (processed.pipeline !== wanted.pipeline)
    throw new Error(`The engine made segments by ${processed.pipeline} where ${wanted.pipeline} was asked.`);
  const made = [processed.text, ...processed.segments];
  const written = await writeUnlessChanged(store, [
    require(documents, owner, document_id, { status: "completed", pipeline, file }),
    ...notDiscarded(made),
    ...holding(owner, made),
    change(documents, owner, document_id, {
      ...(await madeFields(blobs, processed, row)),
      made_here: madeHere(processed.text, processed.pipeline),
      metadata: { ...row.metadata, ...processed.metadata },
    }),
  ]);
  await discardBlobs({ store, blobs }, written ? [...row.segments, ...(row.text ? [row.text] : [])] : made);
}

async function takeOutOfUse(store: Store, model: EmbeddingModel, error: unknown): Promise<void> {
  const why = error instanceof Error ? error.message : String(error);
  const fields = { status: "failed", active: false, error: `This model cannot run here: ${why}` } as const;
  await writeUnlessChanged(store, [
    require(installedModels, LOCAL_USER, model.id, { status: "installed" }),
    change(installedModels, LOCAL_USER, model.id, fields),
  ]);
}

/** A worker that died had the model in it. By name, as errors that crossed a worker boundary have lost their class. */
const isAboutModel = (error: unknown) =>
  isModelFailed(error) || (error instanceof Error && error.name === "WorkerFailed");

/** The part of a pipeline that names the parser; a text made by the same one need not be extracted again. */
const parserOf = (pipeline: string | null) => pipeline?.split("+")[0];

/** For `made_here` of a document. */
const madeHere = (text: string, pipeline: string): string => `${text}/${pipeline}`;
