import { expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import { pipelineOf } from "#core/engine/ingest-engine.ts";
import { documents } from "#core/library/documents/document.ts";
import { FIRST_MODEL } from "#core/models/local/first-model.ts";
import { installedModels, newRow } from "#core/models/local/installed-model.ts";
import { put } from "#core/storage/store.ts";

it("embeds a document again whose reading began before a model came into use, and ended after", async () => {
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const service = createInProcessService({
    engine(deps) {
      const engine = createPlainEngine(deps);
      return {
        ...engine,
        // Stands for an engine with models: what a model made is told by the pipeline alone.
        async process({ model, ...request }, ...rest) {
          began.resolve();
          if (model === undefined) await gate.promise;
          const processed = await engine.process(request, ...rest);
          return { ...processed, pipeline: pipelineOf(model ?? BUILTIN_EMBEDDER_ID) };
        },
      };
    },
  });
  const made = await service.fetch("/api/collections", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "c", description: "d" }),
  });
  const form = new FormData();
  form.append("collection_id", ((await made.json()) as { id: string }).id);
  form.append("file", new File(["The car stands in the garage."], "garage.md"));
  await service.fetch("/api/documents", { method: "POST", body: form });
  await began.promise;
  await service.store.write([put(installedModels, { ...newRow(FIRST_MODEL), status: "installed", active: true })]);
  service.background.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  gate.resolve();
  await service.background.idle();
  const [document] = await service.store.query(documents, { owner: LOCAL_USER });
  expect(document).toMatchObject({ status: "completed", pipeline: pipelineOf(FIRST_MODEL) });
  expect(service.errors).toEqual([]);
});
