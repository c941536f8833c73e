import { describe, expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents } from "../documents/document.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import { pipelineOf } from "#core/engine/ingest-engine.ts";
import { createReindexer } from "./reindex.ts";
import { change, put } from "#core/storage/store.ts";
import { jobs, AnyNewJob, newJobRow } from "#core/work/job.ts";
import { installedModels, newRow } from "#core/models/local/installed-model.ts";
import { makeTinyEmbedder } from "#core/models/local/testing/tiny-embedder.ts";
import { tiny, withDocument } from "./testing/model-scene.ts";

describe("taking a model into use", () => {
  it("embeds documents again beside the old segments, and then finds by meaning", async () => {
    const { settle, install, models, search, store, blobs, document_id, errors } = await withDocument();
    expect(await models()).toEqual([BUILTIN_EMBEDDER_ID]);
    const [before] = (await store.get(documents, LOCAL_USER, document_id))?.segments ?? [];
    await install();
    await settle();
    expect(await models()).toEqual([tiny.id]);
    expect(before && (await blobs.size(before)), "the old segment is gone").toBeUndefined();

    const { passages, embedding_model } = await search("automobile");
    expect(embedding_model).toBe(tiny.id);
    expect(passages[0]).toMatchObject({ document_id, why: { words: [] } });
    expect(passages[0]?.why.similarity).toBeGreaterThan(0.3);
    expect(errors).toEqual([]);
  });

  it("leaves a document to the built-in embedder whose language the model does not read and that no glosses are of", async () => {
    const { settle, install, models, upload, search, store } = await withDocument();
    await upload(
      "# Γκαράζ\n\nΤο αυτοκίνητο βρίσκεται στο γκαράζ πίσω από το σπίτι και το κλειδί είναι πάνω στο τραπέζι της κουζίνας.",
      "el.md",
    );
    await install();
    await settle();
    expect((await models()).toSorted()).toEqual([tiny.id, BUILTIN_EMBEDDER_ID].toSorted());
    const rows = await store.query(documents, { owner: LOCAL_USER });
    expect(new Set(rows.map(({ pipeline }) => pipeline)).size, "both are done").toBe(1);
    expect((await search("Πού είναι το κλειδί;")).passages[0]?.document_name).toBe("el.md");
  });

  it("embeds a document by English glosses of its language, and finds it in both languages", async () => {
    const { settle, install, models, upload, search } = await withDocument();
    await upload(
      "# Garage\n\nDas Auto steht in der Garage hinter dem Haus, und der Schlüssel liegt auf dem Tisch.",
      "de.md",
    );
    await install();
    await settle();
    expect(await models()).toEqual([tiny.id, tiny.id]);
    for (const question of ["Wo liegt der Schlüssel?", "Where is the key?"])
      expect((await search(question)).passages[0]?.document_name, question).toBe("de.md");
  });

  it("does not take turns for ever with a device that has another embedder", async () => {
    const { settle, install, models, store, document_id } = await withDocument();
    const theirs = await store.get(documents, LOCAL_USER, document_id);
    await install();
    await settle();
    expect(await models()).toEqual([tiny.id]);
    // Their version comes back by sync.
    await store.write([change(documents, LOCAL_USER, document_id, { pipeline: theirs?.pipeline ?? null })]);
    await settle();
    expect((await store.get(documents, LOCAL_USER, document_id))?.pipeline).toBe(theirs?.pipeline);
  });

  it.each([
    ["Refused", "The server answered with an error."],
    ["Unreachable", "The server cannot be reached."],
  ])(
    "stays in use where the server is why a document could not be read (%s), which is tried again",
    async (name, says) => {
      const { settle, install, store, blobs, document_id } = await withDocument();
      await install();
      await settle();
      await store.write([change(documents, LOCAL_USER, document_id, { pipeline: "p0+older", made_here: undefined })]);
      const asked: string[] = [];
      const process = (request: { readonly document_id: string }) => {
        asked.push(request.document_id);
        return Promise.reject(Object.assign(new Error(says), { name }));
      };
      const reported: unknown[] = [];
      const report = (error: unknown) => void reported.push(error);
      const reindexer = createReindexer({ store, blobs, clock: Date, engine: { process }, report, models: [tiny] });
      const step = () => reindexer.step(new AbortController().signal);
      await expect(step()).rejects.toThrow(says);
      expect(reindexer.left(LOCAL_USER, pipelineOf(tiny.id))).toBe(1);
      await expect(step()).rejects.toThrow(says);
      expect(asked).toEqual([document_id, document_id]);
      expect(await store.get(installedModels, LOCAL_USER, tiny.id)).toMatchObject({
        status: "installed",
        active: true,
      });
      expect(reported).toEqual([]);
    },
  );

  it("stays in use where neither it nor the server is why a document could not be made anew", async () => {
    const { settle, install, store, blobs, document_id } = await withDocument();
    await install();
    await settle();
    await store.write([change(documents, LOCAL_USER, document_id, { pipeline: "p0+older", made_here: undefined })]);
    const process = () => Promise.reject(new Error("The disk is full."));
    const report = () => undefined;
    const reindexer = createReindexer({ store, blobs, clock: Date, engine: { process }, report, models: [tiny] });
    while (await reindexer.step(new AbortController().signal));
    expect(await store.get(installedModels, LOCAL_USER, tiny.id)).toMatchObject({ status: "installed", active: true });
  });

  it.each([{ status: "failed" }, { status: "installed", active: true, crashed: true }] as const)(
    "that does not run here ($status) leaves what another device's model made",
    async (fields) => {
      const { settle, store, document_id } = await withDocument();
      await store.write([
        put(installedModels, { ...newRow(tiny.id), ...fields }),
        change(documents, LOCAL_USER, document_id, { pipeline: pipelineOf(tiny.id) }),
      ]);
      await settle();
      expect((await store.get(documents, LOCAL_USER, document_id))?.pipeline).toBe(pipelineOf(tiny.id));
    },
  );

  it("does not begin to take turns with another device at each start", async () => {
    const { settle, install, store, blobs, document_id } = await withDocument();
    const theirs = await store.get(documents, LOCAL_USER, document_id);
    await install();
    await settle();
    await store.write([change(documents, LOCAL_USER, document_id, { pipeline: theirs?.pipeline ?? null })]);
    const engine = { process: () => Promise.reject(new Error("Nothing is to be made.")) };
    const report = () => undefined;
    const started = createReindexer({ store, blobs, clock: Date, engine, report, models: [tiny] });
    expect(await started.step(new AbortController().signal)).toBe(false);
  });

  it("leaves what another device's model made, where no person has chosen an embedder here", async () => {
    const { settle, fetch, store, document_id } = await withDocument();
    await store.write([change(documents, LOCAL_USER, document_id, { pipeline: pipelineOf(tiny.id) })]);
    await settle();
    const pipeline = async () => (await store.get(documents, LOCAL_USER, document_id))?.pipeline;
    expect(await pipeline()).toBe(pipelineOf(tiny.id));
    const byItself = { ...newRow(tiny.id), status: "downloading", by_itself: true } as const;
    await store.write([put(installedModels, byItself)]);
    await settle();
    expect((await fetch("/api/models/built-in/activate", { method: "POST" })).status).toBe(200);
    await settle();
    expect(await pipeline()).toBe(pipelineOf(BUILTIN_EMBEDDER_ID));
  });

  it("embeds a document once more whose text was read anew since", async () => {
    const { settle, install, models, upload, store, document_id } = await withDocument();
    const before = await store.get(documents, LOCAL_USER, document_id);
    await install();
    await settle();
    const other = await store.get(
      documents,
      LOCAL_USER,
      await upload("# House\n\nThe house has a red door.", "house.md"),
    );
    // As text recognition leaves it: another text, by the built-in embedder.
    const fields = { text: other?.text ?? null, pipeline: before?.pipeline ?? null };
    await store.write([change(documents, LOCAL_USER, document_id, fields)]);
    await settle();
    expect(await models()).toEqual([tiny.id, tiny.id]);
    expect((await store.get(documents, LOCAL_USER, document_id))?.pipeline).toBe(other?.pipeline);
  });

  it("waits until the files that were added are read", async () => {
    const { store, blobs, document_id, upload } = await withDocument();
    const asked: string[] = [];
    const process = (request: { readonly document_id: string }) => {
      asked.push(request.document_id);
      return Promise.reject(new DOMException("Stopped.", "AbortError"));
    };
    const clock = { now: () => Date.now() };
    const reindexer = createReindexer({
      store,
      blobs,
      clock,
      engine: { process },
      report: () => undefined,
      models: [tiny],
    });
    const other = await upload("# House\n\nThe house has a red door.", "house.md");
    await store.write([change(documents, LOCAL_USER, document_id, { pipeline: "p0+older" })]);
    await store.write([change(documents, LOCAL_USER, other, { status: "processing" })]);
    expect(await reindexer.step(new AbortController().signal)).toBe(false);
    expect(asked).toEqual([]);
    await store.write([change(documents, LOCAL_USER, other, { status: "completed" })]);
    await reindexer.step(new AbortController().signal);
    expect(asked).toEqual([document_id]);
  });

  it("that cannot run here says so, and the built-in embedder goes on", async () => {
    const broken = makeTinyEmbedder().map((file) =>
      file.path.endsWith(".onnx") ? { ...file, bytes: Uint8Array.of(1, 2, 3) } : file,
    );
    const { settle, install, models, search, store, document_id } = await withDocument(broken);
    await install();
    await settle();
    const row = await store.get(installedModels, LOCAL_USER, tiny.id);
    expect(row).toMatchObject({ status: "failed", active: false });
    expect(row?.error).toContain("This model cannot run here");
    expect(await models()).toEqual([BUILTIN_EMBEDDER_ID]);
    expect((await search("garage")).passages[0]).toMatchObject({ document_id });
  });

  it("rebuilds what an older version made, from the file where its parser was another", async () => {
    const { settle, store, document_id, search } = await withDocument();
    const row = await store.get(documents, LOCAL_USER, document_id);
    if (!row) throw new Error("The document is gone.");
    await store.write([put(documents, { ...row, pipeline: "p0+older", text: null, segments: [] })]);
    expect((await search("garage")).passages).toEqual([]);
    await settle();
    expect(await store.get(documents, LOCAL_USER, document_id)).toMatchObject({
      pipeline: row.pipeline,
      text: row.text,
      segments: row.segments,
    });
    expect((await search("garage")).passages).toHaveLength(1);
  });

  it("is told of by a job, which ends with the last document", async () => {
    const { settle, install, models, fetch, store } = await withDocument();
    await install();
    await settle();
    expect((await fetch("/api/models/built-in/activate", { method: "POST" })).status).toBe(200);
    await settle();
    expect(await models()).toEqual([BUILTIN_EMBEDDER_ID]);
    const [job] = await store.query(jobs, { owner: LOCAL_USER, where: { job_type: "reindex" } });
    expect(job).toMatchObject({
      status: "completed",
      payload: { model_id: "built-in" },
      result: { documents: 1, embedding_model: "built-in" },
    });
  });

  it("ends its job although another device keeps its own embedder for a document", async () => {
    const { settle, install, store, document_id } = await withDocument();
    const theirs = await store.get(documents, LOCAL_USER, document_id);
    await install();
    await settle();
    // Their version comes back by sync, and stays.
    await store.write([change(documents, LOCAL_USER, document_id, { pipeline: theirs?.pipeline ?? null })]);
    const asked = { job_type: "reindex", payload: { model_id: tiny.id } };
    const job = newJobRow(LOCAL_USER, AnyNewJob.parse(asked), new Date().toISOString());
    await store.write([put(jobs, job)]);
    await settle();
    expect(await store.get(jobs, LOCAL_USER, job.id)).toMatchObject({ status: "completed" });
    expect((await store.get(documents, LOCAL_USER, document_id))?.pipeline).toBe(theirs?.pipeline);
  });

  it("is stopped with that job; what comes later is read with the model all the same", async () => {
    const { settle, install, models, search, store } = await withDocument();
    const asked = AnyNewJob.parse({ job_type: "reindex", payload: { model_id: tiny.id } });
    const job = newJobRow(LOCAL_USER, asked, new Date().toISOString());
    await store.write([put(jobs, { ...job, status: "cancelled" })]);
    await install();
    await settle();
    expect(await models()).toEqual([BUILTIN_EMBEDDER_ID]);
    expect((await search("garage")).passages).toHaveLength(1);
    // Taken up again.
    await store.write([put(jobs, { ...job, status: "pending" })]);
    await settle();
    expect(await models()).toEqual([tiny.id]);
  });
});
