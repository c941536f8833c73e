import { describe, expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import { DocumentError } from "#core/engine/parsed-document.ts";
import type { Engine, Progress } from "#core/engine/engine.ts";
import type { Document } from "../documents/document.ts";
import type { Job, JobEvent } from "#core/work/job.ts";

type Process = Engine["process"];

async function setup(makeProcess: (real: Process) => Process = (real) => real) {
  const service = createInProcessService({
    engine: (deps) => {
      const engine = createPlainEngine(deps);
      return { ...engine, process: makeProcess(engine.process) };
    },
  });
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const json = { body: JSON.stringify(body ?? {}), headers: { "content-type": "application/json" } };
    const response = await service.fetch(path, { method, ...(method === "GET" || method === "DELETE" ? {} : json) });
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
  const { id: collection_id } = await call<{ id: string }>("POST", "/api/collections/", {
    name: "Papers",
    description: "Read later",
  });
  const upload = async (name: string) => {
    const form = new FormData();
    form.append("collection_id", collection_id);
    form.append("file", new File(["Tea is grown in Assam."], name));
    return (await (await service.fetch("/api/documents/", { method: "POST", body: form })).json()) as Document;
  };
  const jobs = (query = "") => call<Job[]>("GET", `/api/v1/jobs?job_type=document_process${query}`);
  const until = async (id: string, status: Job["status"]) => {
    for (;;) {
      const job = (await jobs()).find(({ payload }) => payload["document_id"] === id);
      if (job?.status === status) return job;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  return { ...service, call, collection_id, upload, jobs, until };
}

/** Reading stands still until it is let go, and hears when it is to stop. */
function gate() {
  let letGo = () => {};
  const open = new Promise<void>((resolve) => (letGo = resolve));
  const process =
    (real: Process): Process =>
    async (document, report, signal) => {
      const at: Progress = { phase: "reading", done: 6, total: 12, unit: "pages" };
      report(at);
      const stopped = new Promise<never>((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason as Error)),
      );
      // As an engine does: it tells of its progress again and again, which is when a stop is found.
      const telling = setInterval(() => report({ ...at, done: 7 }), 20);
      await Promise.race([open, stopped]).finally(() => clearInterval(telling));
      return real(document, report, signal);
    };
  return { letGo: () => letGo(), process };
}

describe("the job of an uploaded document", () => {
  it("is there with the upload, tells how far reading is, and ends with it", async () => {
    const { letGo, process } = gate();
    const { upload, until, call, background, errors } = await setup(process);
    const { id } = await upload("tea.md");
    const running = await until(id, "running");
    expect(running).toMatchObject({ attempt: 1, payload: { document_id: id } });
    const events = () => call<JobEvent[]>("GET", `/api/v1/jobs/${running.id}/events`);
    while (!(await events()).some(({ progress_percent }) => progress_percent === 28))
      await new Promise((resolve) => setTimeout(resolve, 5));
    letGo();
    await background.idle();
    const done = await until(id, "completed");
    expect(done).toMatchObject({
      id: running.id,
      progress_percent: 100,
      error: null,
      result: { document_id: id, chunk_count: 1 },
    });
    // How far it was on the way is not kept.
    expect((await events()).map(({ event }) => event)).toEqual(["status", "completed"]);
    expect(errors).toEqual([]);
  });

  it("is cancelled with the reading, keeps the document, and is tried again through the queue", async () => {
    const { letGo, process } = gate();
    const { upload, until, call, background } = await setup(process);
    const { id } = await upload("tea.md");
    const { id: job } = await until(id, "running");
    expect(await call<Job>("POST", `/api/v1/jobs/${job}/cancel`)).toMatchObject({ status: "cancelled" });
    expect(await call<Document>("GET", `/api/documents/${id}`)).toMatchObject({ status: "failed" });
    letGo();
    await background.idle();
    expect(await call<Job>("POST", `/api/v1/jobs/${job}/retry`)).toMatchObject({ status: "pending", attempt: 2 });
    await background.idle();
    expect(await until(id, "completed")).toMatchObject({ id: job, attempt: 2 });
    expect(await call<Document>("GET", `/api/documents/${id}`)).toMatchObject({ status: "completed" });
  });

  it("fails with the document's reason, and opens again when the document is processed again", async () => {
    let readable = false;
    const { upload, until, call, background } = await setup((real) => (...request) => {
      if (!readable) throw new DocumentError("The file is encrypted.");
      return real(...request);
    });
    const { id } = await upload("tea.md");
    expect(await until(id, "failed")).toMatchObject({ error: "The file is encrypted." });
    readable = true;
    await call("POST", `/api/documents/${id}/process`);
    await background.idle();
    expect(await until(id, "completed")).toMatchObject({ attempt: 2, error: null });
  });

  it("ends when the document or its collection is deleted", async () => {
    const { letGo, process } = gate();
    const { upload, until, call, collection_id, background } = await setup(process);
    const [first, second, third] = [await upload("a.md"), await upload("b.md"), await upload("c.md")];
    await until(first.id, "running");
    await call("DELETE", `/api/documents/${second.id}`);
    expect(await until(second.id, "cancelled")).toMatchObject({ message: null });
    await call("DELETE", `/api/collections/${collection_id}`);
    letGo();
    await background.idle();
    await until(first.id, "cancelled");
    await until(third.id, "cancelled");
  });

  it("is not run by the queue: hundreds of uploads hold up no other job", async () => {
    const { letGo, process } = gate();
    const { upload, call, jobs } = await setup(process);
    await Promise.all(["a.md", "b.md", "c.md"].map(upload));
    const { id } = await call<Job>("POST", "/api/v1/jobs", { job_type: "export" });
    for (let job: Job | undefined; job?.status !== "completed";) {
      job = await call<Job>("GET", `/api/v1/jobs/${id}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await jobs("&status=completed")).toEqual([]);
    letGo();
  });
});
