import { createInProcessService } from "#contract/testing/in-process.ts";
import { createBackground } from "#core/api/background.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents } from "../document.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import { put, type Store } from "#core/storage/store.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "#core/models/local/catalogue.ts";
import { installedModels, newRow } from "#core/models/local/installed-model.ts";
import { createModelEmbedders } from "#core/models/local/model-embedders.ts";
import { createHubSource } from "#core/models/local/model-source.ts";
import { openModelsHere } from "#core/models/local/open-models.ts";
import { createFakeHub } from "#core/models/local/testing/fake-hub.ts";
import { makeTinyEmbedder, TINY_DIMENSIONS, type ModelFile } from "#core/models/local/testing/tiny-embedder.ts";

// The catalogue's first model, with the tiny embedder's files in its place.
const [first] = EMBEDDING_MODELS;
if (!first) throw new Error("The catalogue is empty.");
export const tiny: EmbeddingModel = {
  ...first,
  files: makeTinyEmbedder().map(({ path }) => path),
  dimensions: TINY_DIMENSIONS,
  pooling: "mean",
  dtype: "fp32",
  calibration: { byModel: true, language: "en", weight: 0.9, midpoint: 0.5, slope: 10 },
};

function makeEngine({ store, blobs }: { readonly store: Store; readonly blobs: HostBlobs }) {
  const open = openModelsHere({ blobs, runtime: () => ({ device: "cpu" }) });
  const findModelEmbedder = createModelEmbedders({ store, open, models: [tiny] });
  const embedder = createBuiltinEmbedder();
  const assets = () => Promise.reject(new Error("Markdown needs no assets."));
  const report = (error: Error) => {
    throw error;
  };
  return {
    ...createIngestEngine({ blobs, embedder, findModelEmbedder, assets }),
    ...createQueryEngine({
      documents,
      store,
      blobs,
      embedders: [embedder],
      findModelEmbedder,
      where: "on this device",
      report,
    }),
  };
}

async function setup(files: readonly ModelFile[]) {
  const service = createInProcessService({ engine: makeEngine });
  const { store, blobs, errors } = service;
  const hub = createFakeHub(tiny.repository, files);
  const engine = makeEngine(service);
  const background = createBackground({
    store,
    blobs,
    engine,
    clock: Date,
    models: [tiny],
    modelSources: [createHubSource({ fetch: hub.fetch, host: "https://hub.test" })],
    report: (error) => void errors.push(error),
  });
  // Both the service's own background work and this one, which knows the model; an installed model wakes the reindexer.
  const settle = async () => {
    await service.background.idle();
    background.wake();
    await background.idle();
    await background.idle();
  };
  const install = () => store.write([put(installedModels, { ...newRow(tiny.id), status: "downloading" })]);
  const models = async () =>
    (await store.query(documents, { owner: LOCAL_USER })).map(({ metadata }) => metadata["embedding_model"]);
  const search = (query: string) =>
    engine.search({ scope: { owner: LOCAL_USER }, query, top_k: 5, hybrid: true, threshold: 0 });
  return { ...service, settle, install, models, search, errors };
}

/** One document about a garage, and what installs and settles the tiny embedder. */
export async function withDocument(files = makeTinyEmbedder()) {
  const scene = await setup(files);
  const headers = { "content-type": "application/json" };
  const collection = await scene.fetch("/api/collections", {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "c", description: "d" }),
  });
  const { id: collection_id } = (await collection.json()) as { id: string };
  const upload = async (text: string, name: string) => {
    const form = new FormData();
    form.append("collection_id", collection_id);
    form.append("file", new File([text], name));
    const response = await scene.fetch("/api/documents", { method: "POST", body: form });
    await scene.settle();
    return ((await response.json()) as { id: string }).id;
  };
  const document_id = await upload("# Garage\n\nThe car stands in the garage behind the house.", "garage.md");
  return { ...scene, upload, document_id };
}
