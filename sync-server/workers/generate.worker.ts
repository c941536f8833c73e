// The process that runs one language model.
import { createModelHost, type ModelHost } from "#core/models/local/generation/model-host.ts";
import { GeneratorLost, type GenerationRequest } from "#core/engine/answer/generate/text-generator.ts";
import { loadTransformersGenerator } from "#core/models/local/generation/transformers-generator.ts";
import { GENERATOR_MODELS } from "#core/models/local/catalogue.ts";
import { openAllBlobs } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { startedWith } from "./child-port.ts";
import { serveCalls } from "./serve-calls.ts";

const { port, data } = await startedWith<{ readonly storage: StoragePlaces }>();
const { storage } = data;

const host = createModelHost({
  models: GENERATOR_MODELS,
  blobs: await openAllBlobs(storage.blobs),
  load: async (model, read) => {
    if (model.runtime.kind !== "transformers") throw new GeneratorLost("failed");
    return loadTransformersGenerator(read, { ...model, runtime: model.runtime }, { device: "cpu" });
  },
});

serveCalls(port, {
  load: ([model, files]: Parameters<ModelHost["load"]>) => host.load(model, files),
  countTokens: (text: string) => host.countTokens(text),
  generate: (request: GenerationRequest, { progress, signal }) => host.generate(request, progress, signal),
});
