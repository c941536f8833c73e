// The thread that runs one language model.
import { parentPort, workerData } from "node:worker_threads";
import { createModelHost, type ModelHost } from "#core/generation/model-host.ts";
import { GeneratorLost, type GenerationRequest } from "#core/generation/text-generator.ts";
import { loadTransformersGenerator } from "#core/generation/transformers-generator.ts";
import { GENERATOR_MODELS } from "#core/models/catalogue.ts";
import { openBlobs } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { serveCalls } from "./serve-calls.ts";

if (!parentPort) throw new Error("This runs in a thread of the sync server only.");
const { storage } = workerData as { readonly storage: StoragePlaces };

const host = createModelHost({
  models: GENERATOR_MODELS,
  blobs: await openBlobs(storage.blobs),
  load: async (model, read) => {
    if (model.runtime.kind !== "transformers") throw new GeneratorLost("failed");
    return loadTransformersGenerator(read, { ...model, runtime: model.runtime }, { device: "cpu" });
  },
});

serveCalls(parentPort, {
  load: ([model, files]: Parameters<ModelHost["load"]>) => host.load(model, files),
  countTokens: (text: string) => host.countTokens(text),
  generate: (request: GenerationRequest, { progress, signal }) => host.generate(request, progress, signal),
});
