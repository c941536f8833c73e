import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { Job } from "#core/api/job-kinds.ts";
import { expectRefusal } from "../caller.ts";
import { modelOf, STAND_IN_MODEL } from "../models.cases.ts";
import { responseText } from "../request.ts";
import { createJobSteps, JOBS } from "./job-steps.ts";
import type { PlatformSetup } from "./platform-contract.ts";

/** The real work of each type of job. */
export function jobWorkCases(setup: PlatformSetup): void {
  const { api, queued, ended, done, download } = createJobSteps(setup);

  describe("the work of jobs", () => {
    test("document_process processes a document again, which stays as it is", async () => {
      const { id: collection } = await api().newCollection("Again");
      const before = await api().completed(
        collection,
        "river.md",
        "# Rivers\n\nThe Amazon carries the most water of all rivers.",
      );
      const job = await done({ job_type: "document_process", payload: { document_id: before.id } });
      expect(job.result).toMatchObject({ document_id: before.id, chunk_count: before.chunk_count });
      const after = await api().settled(before.id);
      expect(after).toMatchObject({ status: "completed", chunk_count: before.chunk_count });
      const found = await api().json("POST", "/api/search_u/", {
        query: "Which river carries the most water?",
        collection_id: collection,
      });
      expect(found.text).toContain("Amazon");
    });

    test("every upload has its job, which ends with the reading", async () => {
      const { id: collection } = await api().newCollection("Uploads");
      const { id } = await api().newDocument(collection, "tea.md", "# Tea\n\nIt grows in Assam.");
      const list = await api().get(`${JOBS}?job_type=document_process&limit=1000`);
      const job = Job.array()
        .parse(list.body)
        .find(({ payload }) => payload["document_id"] === id);
      const end = await ended(job?.id ?? "");
      expect(end).toMatchObject({ status: "completed", progress_percent: 100, result: { document_id: id } });
      expect(await api().settled(id)).toMatchObject({ status: "completed" });
    });

    test("an evaluation begun without a job has one all the same", async () => {
      const { id: collection_id } = await api().newCollection("Asked");
      await api().completed(collection_id, "river.md", "# Rivers\n\nThe Nile is 6650 km long.");
      const name = `asked-${crypto.randomUUID()}.json`;
      const file = JSON.stringify([{ question: "How long is the Nile?", ground_truth: "6650 km" }]);
      await api().upload(undefined, [{ name, content: file }], "/api/evaluation/files");
      const { body } = await api().json("POST", "/api/evaluation/run", { collection_id, test_cases_path: name });
      const run = (body as { readonly evaluation_id: string }).evaluation_id;
      const all = Job.array().parse((await api().get(`${JOBS}?job_type=evaluation_run&limit=1000`)).body);
      const job = all.find(({ payload }) => payload["test_cases_path"] === name);
      expect(await ended(job?.id ?? "")).toMatchObject({ status: "completed", result: { evaluation_id: run } });
    });

    test("document_process of a file that cannot be read fails with its reason", async () => {
      const { id: collection } = await api().newCollection("Empty");
      const { id } = await api().settled((await api().newDocument(collection, "empty.md", "")).id);
      const job = await ended((await queued({ job_type: "document_process", payload: { document_id: id } })).id);
      expect(job).toMatchObject({ status: "failed", error: expect.stringMatching(/empty/i) });
    });

    test("evaluation_run asks the questions and tells how many were right", async () => {
      const { id: collection_id } = await api().newCollection("Questions");
      await api().completed(collection_id, "river.md", "# Rivers\n\nThe Nile is 6650 km long.");
      const name = `q-${crypto.randomUUID()}.json`;
      const file = JSON.stringify([{ question: "How long is the Nile?", ground_truth: "6650 km" }]);
      expect((await api().upload(undefined, [{ name, content: file }], "/api/evaluation/files")).status).toBe(201);
      const job = await done({ job_type: "evaluation_run", payload: { collection_id, test_cases_path: name } });
      expect(job.result).toMatchObject({ total_questions: 1, evaluated_count: 1 });
      expect((await api().get(`/api/evaluation/results/${String(job.result?.["evaluation_id"])}`)).body).toMatchObject({
        status: "completed",
        collection_id,
      });
      const none = await ended(
        (await queued({ job_type: "evaluation_run", payload: { collection_id, test_cases_path: "missing.json" } })).id,
      );
      expect(none).toMatchObject({ status: "failed", error: expect.stringContaining("missing.json") });
    });

    test("reindex embeds the documents of a collection again", async () => {
      const { id: collection_id } = await api().newCollection("Reindex");
      await api().completed(collection_id, "one.md", "# One\n\nOne paragraph about whales.");
      await api().completed(collection_id, "two.md", "# Two\n\nAnother paragraph about ants.");
      expect((await done({ job_type: "reindex", payload: { collection_id } })).result).toMatchObject({ documents: 2 });
      expect((await api().json("POST", "/api/search_u/", { query: "whales", collection_id })).text).toContain("whales");
    });

    test.skipIf(!setup.downloadsModels)("model_download brings a model and takes it into use", async () => {
      const job = await done({ job_type: "model_download", payload: { model_id: STAND_IN_MODEL } });
      expect(job.result).toMatchObject({ model_id: STAND_IN_MODEL, active: true, source: expect.any(String) });
      expect(job.result?.["bytes"]).toBeGreaterThan(0);
      expect(await modelOf(api(), STAND_IN_MODEL)).toMatchObject({ status: "installed", active: true });
      expect((await api().remove(`/api/models/${STAND_IN_MODEL}`)).status).toBe(204);
    });

    test("export refuses to be asked for a part, which it cannot give alone", async () => {
      const { id: collection_id } = await api().newCollection("Part");
      const asked = await api().json("POST", JOBS, { job_type: "export", payload: { collection_id } });
      expect(asked).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "payload", "collection_id"] }] } });
    });

    test("export gives all of one's own as a zip, to oneself, until the job is deleted", async () => {
      const collection = await api().newCollection("Export: a/b");
      const content = "# Exported\n\nWord for word.";
      await api().completed(collection.id, "same.md", content);
      await api().completed(collection.id, "same.md", `${content} Again.`);
      await api().newSession({ name: "Talk to keep" });
      const job = await done({ job_type: "export" });
      const path = String(job.result?.["download"]);
      expectRefusal(await setup.bob().api.get(path), 404);
      const response = await download(path);
      expect([response.status, response.headers["content-type"]]).toEqual([200, "application/zip"]);
      const files = unzipSync(Uint8Array.from(atob(response.base64), (character) => character.charCodeAt(0)));
      const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
      expect([text("files/Export_ a_b/same.md"), text("files/Export_ a_b/same (2).md")].toSorted()).toEqual([
        content,
        `${content} Again.`,
      ]);
      expect(JSON.parse(text("collections.json"))).toContainEqual(
        expect.objectContaining({ id: collection.id, name: "Export: a/b" }),
      );
      expect(text("chats.json")).toContain("Talk to keep");
      expect(text("documents.json")).not.toContain('"owner"');
      expect((await api().remove(`${JOBS}/${job.id}`)).status).toBe(204);
      expect(responseText(await download(path))).toContain("detail");
    });
  });
}
