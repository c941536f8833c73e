import { expose } from "comlink";
import { createModelHost } from "#core/models/local/generation/model-host.ts";
import { loadTransformersGenerator } from "#core/models/local/generation/transformers-generator.ts";
import { contextFor } from "#core/models/local/context-size.ts";
import { GENERATOR_MODELS } from "#core/models/local/catalogue.ts";
import { createBrowserMachine } from "../service/browser-machine.ts";
import { LEFT_TO_COORDINATOR, openDeviceStorage } from "../service/sync/device-storage.ts";
import { createModelRuntime, fetchOnnxRuntime } from "../service/model-runtime.ts";
import { serveGenerate } from "../service/serve-generate.ts";
import { trustOwnScripts } from "../security/trusted-types.ts";
import { tellLines } from "../service/ledger/watch-lines.ts";

trustOwnScripts();
tellLines(globalThis);
const runtimeFor = createModelRuntime();
const host = createModelHost({
  models: GENERATOR_MODELS,
  blobs: openDeviceStorage(LEFT_TO_COORDINATOR).blobs,
  async load(model, read) {
    const { runtime } = model;
    if (runtime.kind === "transformers")
      return loadTransformersGenerator(read, { ...model, runtime }, await runtimeFor(runtime.dtype));
    const { loadWebLlm } = await import("../service/generate-web-llm.ts");
    const machine = await createBrowserMachine().describe();
    return loadWebLlm(read, { ...model, runtime, context_tokens: contextFor(model, machine) });
  },
});

expose(
  serveGenerate(host, async (kind) => {
    if (kind === "transformers") return fetchOnnxRuntime();
    const { importWebLlm } = await import("../service/generate-web-llm.ts");
    await importWebLlm();
  }),
);
