import { readFile, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newPerson } from "#contract/platform/people.ts";
import { sendBounded } from "#contract/platform/testing/send-bounded.ts";
import type { Caller } from "#contract/caller.ts";
import type { Job } from "#core/work/job.ts";
import { startInProcess } from "./testing/start-in-process.ts";

const TEXT = `# Tides\n\n${"The tide turns at noon. ".repeat(20_000)}`;

async function setup() {
  const server = await startInProcess();
  onTestFinished(() => server.close());
  const send = sendBounded((path, init) => fetch(server.origin + path, init));
  const { api } = await newPerson(send, "cookies");
  const { id: collection } = await api.newCollection();
  const document = await api.completed(collection, "tides.md", TEXT);
  const sha256 = createHash("sha256").update(TEXT).digest("hex");
  const path = join(server.dataDir, "blobs", sha256.slice(0, 2), sha256.slice(2));
  const damage = async () => {
    const bytes = await readFile(path);
    bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1;
    await writeFile(path, bytes);
  };
  const file = `/api/documents/${document.id}/file`;
  return { server, api, collection, document, sha256, damage, file };
}

test("a damaged original is answered with an error, whole and in ranges, though it was read before", async () => {
  const { api, damage, file, sha256 } = await setup();
  expect((await api.get(file, { range: "bytes=0-6" })).text).toBe(TEXT.slice(0, 7));
  await damage();
  for (const range of ["bytes=0-", "bytes=0-6", "bytes=-5", ""]) {
    const { status, body } = await api.get(file, range === "" ? {} : { range });
    expect([status, (body as { detail: string }).detail]).toEqual([500, expect.stringContaining("is damaged")]);
  }
  expect((await api.get(`/sync/blobs/${sha256}`)).status).toBe(500);
});

test("a document whose file is damaged is not read anew: the job says why, and the text of before stays", async () => {
  const { api, damage, document } = await setup();
  await damage();
  const job = await api.json("POST", "/api/v1/jobs", {
    job_type: "document_process",
    payload: { document_id: document.id },
  });
  const ended = await jobEnded(api, (job.body as Job).id);
  expect([ended.status, ended.error]).toEqual(["failed", expect.stringContaining("is damaged")]);
  expect((await api.get(`/api/documents/${document.id}/text`)).status).toBe(200);
});

test("adding the same file again puts sound bytes in the place of damaged ones", async () => {
  const { api, collection, damage, file } = await setup();
  await damage();
  expect((await api.get(file)).status).toBe(500);
  await api.completed(collection, "again.md", TEXT);
  expect(await api.get(file)).toMatchObject({ status: 200, text: TEXT });
});

async function jobEnded(api: Caller, id: string): Promise<Job> {
  for (;;) {
    const job = (await api.get(`/api/v1/jobs/${id}`)).body as Job;
    if (job.status !== "pending" && job.status !== "running") return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
