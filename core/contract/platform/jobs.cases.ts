import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { Job, JobEvent, JobLog } from "../../jobs/job.ts";
import { expectRefusal, UNKNOWN_ID, type Caller } from "../caller.ts";
import { modelOf, STAND_IN_MODEL } from "../models.cases.ts";
import { responseText } from "../request.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const JOBS = "/api/v1/jobs";
const FAR_AWAY = "2099-01-01T00:00:00Z";

/** What a host promises about jobs: their states, their events, and the real work of each type. */
export function jobCases(setup: PlatformSetup): void {
  const api = () => setup.ada().api;

  async function queued(fields: Record<string, unknown>, expected = 201): Promise<Job> {
    const answer = await api().json("POST", JOBS, fields);
    expect(answer.status, answer.text).toBe(expected);
    return Job.parse(answer.body);
  }
  const waiting = () => queued({ job_type: "export", scheduled_for: FAR_AWAY });
  const jobOf = async (id: string, caller: Caller = api()) => Job.parse((await caller.get(`${JOBS}/${id}`)).body);

  async function ended(id: string): Promise<Job> {
    for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
      const job = await jobOf(id);
      if (job.completed_at !== null) return job;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  async function done(fields: Record<string, unknown>): Promise<Job> {
    const job = await ended((await queued(fields)).id);
    expect(job.status, JSON.stringify(job)).toBe("completed");
    expect(job).toMatchObject({ progress_percent: 100, error: null });
    return job;
  }
  async function download(path: string) {
    const { token } = setup.ada();
    return setup.send({ method: "GET", path, headers: { authorization: `Bearer ${token}` } });
  }

  describe("jobs", () => {
    test("a new job waits for its time, with all its fields", async () => {
      const job = await queued({ job_type: "export", payload: {}, priority: 7, scheduled_for: FAR_AWAY });
      expect(job).toMatchObject({
        job_type: "export",
        status: "pending",
        priority: 7,
        progress_percent: 0,
        result: null,
        error: null,
        attempt: 1,
        started_at: null,
        completed_at: null,
      });
      expect(job.scheduled_for).toBe("2099-01-01T00:00:00.000Z");
      expect(await jobOf(job.id)).toEqual(job);
    });

    test("refuses unknown types, payloads that are not as the type needs them, and things that are not there", async () => {
      const post = (body: unknown) => api().json("POST", JOBS, body);
      expectInvalid(await post({ job_type: "dance" }), ["body", "job_type"]);
      expectInvalid(await post({ job_type: "document_process" }), ["body", "payload", "document_id"]);
      expectInvalid(await post({ job_type: "document_process", payload: { document_id: "x" } }), [
        "body",
        "payload",
        "document_id",
      ]);
      expectInvalid(await post({ job_type: "evaluation_run", payload: { collection_id: UNKNOWN_ID } }), [
        "body",
        "payload",
        "test_cases_path",
      ]);
      expectInvalid(await post({ job_type: "model_download", payload: {} }), ["body", "payload", "model_id"]);
      expectInvalid(await post({ job_type: "export", scheduled_for: "tomorrow" }), ["body", "scheduled_for"]);
      expectRefusal(await post({ job_type: "document_process", payload: { document_id: UNKNOWN_ID } }), 404);
      expectRefusal(await post({ job_type: "reindex", payload: { collection_id: UNKNOWN_ID } }), 404);
      expectRefusal(await post({ job_type: "model_download", payload: { model_id: "nobody/knows-it" } }), 404);
    });

    test("answers an idempotency key with the job there is, to its user only", async () => {
      const fields = { job_type: "export", scheduled_for: FAR_AWAY, idempotency_key: `key-${crypto.randomUUID()}` };
      const first = await queued(fields);
      expect((await queued({ ...fields, priority: 9 }, 200)).id).toBe(first.id);
      const others = await setup.bob().api.json("POST", JOBS, fields);
      expect(others.status).toBe(201);
      expect(Job.parse(others.body).id).not.toBe(first.id);
    });

    test("a waiting job is cancelled at once, can be tried again, and is deleted once it has ended", async () => {
      const { id } = await waiting();
      const path = `${JOBS}/${id}`;
      expectRefusal(await api().remove(path), 400);
      expectRefusal(await api().json("POST", `${path}/retry`, {}), 400);
      expect(Job.parse((await api().json("POST", `${path}/cancel`, {})).body).status).toBe("cancelled");
      expectRefusal(await api().json("POST", `${path}/cancel`, {}), 400);
      expect(Job.parse((await api().json("POST", `${path}/retry`, {})).body)).toMatchObject({
        status: "pending",
        attempt: 2,
        completed_at: null,
      });
      await api().json("POST", `${path}/cancel`, {});
      expect((await api().remove(path)).status).toBe(204);
      expectRefusal(await api().get(path), 404);
      expectRefusal(await api().get(`${path}/events`), 404);
    });

    test("lists newest first, by status and type, in pages", async () => {
      const made = [await waiting(), await waiting(), await waiting()];
      const list = await api().get(`${JOBS}?status=pending&job_type=export&limit=2`);
      expect(Job.array().parse(list.body)).toHaveLength(2);
      expect(Number(list.headers["x-total-count"])).toBeGreaterThanOrEqual(3);
      const all = Job.array().parse((await api().get(`${JOBS}?limit=1000`)).body);
      expect(all.map(({ created_at }) => created_at)).toEqual(
        all
          .map(({ created_at }) => created_at)
          .toSorted()
          .toReversed(),
      );
      for (const { id } of made) expect(all.map((job) => job.id)).toContain(id);
      const envelope = (await api().get(`${JOBS}?limit=2&offset=2&envelope=true`)).body;
      expect(envelope).toMatchObject({
        page: 2,
        page_size: 2,
        total_items: all.length,
        items: [expect.anything(), ...(all.length > 3 ? [expect.anything()] : [])],
      });
      for (const query of ["status=lost", "job_type=dance", "limit=0"])
        expectInvalid(await api().get(`${JOBS}?${query}`), ["query", query.split("=")[0] ?? ""]);
    });

    test("nobody sees or touches another's job", async () => {
      const { id } = await waiting();
      const bob = setup.bob().api;
      for (const path of ["", "/events", "/logs", "/events/stream"])
        expectRefusal(await bob.get(`${JOBS}/${id}${path}`), 404);
      for (const act of ["cancel", "retry"]) expectRefusal(await bob.json("POST", `${JOBS}/${id}/${act}`, {}), 404);
      expectRefusal(await bob.remove(`${JOBS}/${id}`), 404);
      expectRefusal(await bob.get(`/api/v1/exports/${id}`), 404);
      expectRefusal(await setup.stranger.get(`${JOBS}/${id}`), 401);
      expect((await jobOf(id)).status).toBe("pending");
    });

    test("tells its events as a list and as a stream that resumes after the one last seen", async () => {
      const { id } = await done({ job_type: "export" });
      const events = JobEvent.array().parse((await api().get(`${JOBS}/${id}/events`)).body);
      expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
      expect([events[0]?.event, events.at(-1)?.event]).toEqual(["status", "completed"]);
      expect(JobLog.array().parse((await api().get(`${JOBS}/${id}/logs`)).body)).toEqual([]);

      const whole = await api().get(`${JOBS}/${id}/events/stream`);
      expect([whole.status, whole.headers["content-type"]]).toEqual([200, "text/event-stream; charset=utf-8"]);
      expect(parseStream(whole.text).map(({ event }) => event)).toEqual(["snapshot", "completed"]);
      const resumed = parseStream((await api().get(`${JOBS}/${id}/events/stream`, { "last-event-id": "1" })).text);
      expect(resumed.map(({ event }) => event)).toEqual(["snapshot", ...events.slice(1).map(({ event }) => event)]);
      expect(resumed.slice(1).map((message) => message.id)).toEqual(
        events.slice(1).map(({ sequence }) => String(sequence)),
      );
      for (const { data } of resumed) {
        expect(data).toEqual({
          job_id: id,
          sequence: expect.any(Number),
          timestamp: expect.any(String),
          status: expect.any(String),
          progress_percent: expect.any(Number),
          message: data["message"],
          data: data["data"],
        });
      }
    });

    test("a stream opened while the job waits ends with the event that ends the job", async () => {
      const { id } = await waiting();
      const following = api().get(`${JOBS}/${id}/events/stream`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await api().json("POST", `${JOBS}/${id}/cancel`, {});
      expect(parseStream((await following).text).map(({ event }) => event)).toEqual(
        expect.arrayContaining(["snapshot", "cancelled"]),
      );
    });
  });

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

interface StreamMessage {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: Record<string, unknown>;
}

/** Messages of an event stream, comments left out. */
function parseStream(text: string): StreamMessage[] {
  const field = (message: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(message)?.[1];
  return text
    .split("\n\n")
    .filter((message) => /^data: /m.test(message))
    .map((message) => ({
      id: field(message, "id"),
      event: field(message, "event"),
      data: JSON.parse(field(message, "data") ?? "{}") as Record<string, unknown>,
    }));
}
