import { describe, expect, test } from "vitest";
import { Job } from "#core/api/job-kinds.ts";
import { JobEvent, JobLog } from "#core/work/job.ts";
import { expectRefusal, UNKNOWN_ID } from "../caller.ts";
import { createJobSteps, FAR_AWAY, JOBS } from "./job-steps.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

/** What a host promises about jobs: their states and their events. */
export function jobCases(setup: PlatformSetup): void {
  const { api, queued, waiting, jobOf, done } = createJobSteps(setup);

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
