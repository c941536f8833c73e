import { expect, test } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { jobs, newJobRow } from "#core/work/job.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { documents, type DocumentRow } from "./document.ts";
import { noteInterrupted } from "./note-interrupted.ts";
import { MAX_ATTEMPTS, MOST_ATTEMPTS } from "./processing.ts";
import { sampleDocument } from "./testing/sample-document.ts";

const reading = (fields: Partial<DocumentRow> = {}) => sampleDocument({ status: "processing", attempts: 1, ...fields });

async function setup(...rows: readonly DocumentRow[]) {
  const store = createMemoryStore(tables);
  await store.write(rows.map((row) => put(documents, row)));
  const interrupted = async ({ owner, id }: DocumentRow) => (await store.get(documents, owner, id))?.interrupted;
  return { store, interrupted };
}

test("an attempt counts for the document that alone was in work when its server was killed; others only waited", async () => {
  const [one, waiting] = [reading(), reading({ attempts: 0 })];
  const { store, interrupted } = await setup(one, waiting);
  await noteInterrupted(store);
  expect([await interrupted(one), await interrupted(waiting)]).toEqual([0, 0]);
});

test("beside a job that was running no document is blamed, nor is one of two that were read at once", async () => {
  const one = reading();
  const { store, interrupted } = await setup(one);
  const job = newJobRow(one.owner, { job_type: "export", payload: {}, priority: 0 }, "2026-11-22T00:00:00.000Z");
  await store.write([put(jobs, { ...job, status: "running" })]);
  await noteInterrupted(store);
  expect(await interrupted(one)).toBe(1);
  // Started again without having come to it: that was no other attempt.
  await noteInterrupted(store);
  expect(await interrupted(one)).toBe(1);

  const pair = [reading(), reading()];
  const two = await setup(...pair);
  await noteInterrupted(two.store);
  expect(await Promise.all(pair.map(two.interrupted))).toEqual([1, 1]);
});

test("attempts that were interrupted count for nothing, up to a number that ends every circle", async () => {
  const service = createInProcessService();
  const { id: collection_id } = (await (
    await service.fetch("/api/collections/", {
      method: "POST",
      body: JSON.stringify({ name: "Papers", description: "Read later" }),
      headers: { "content-type": "application/json" },
    })
  ).json()) as { id: string };
  const { id: file, size: file_size } = await service.blobs.put(new TextEncoder().encode("Tea is grown in Assam."));
  const rows = [
    reading({ attempts: MAX_ATTEMPTS, interrupted: 1 }),
    reading({ attempts: MAX_ATTEMPTS, interrupted: 0 }),
    reading({ attempts: MOST_ATTEMPTS, interrupted: MOST_ATTEMPTS }),
  ].map((row) => ({ ...row, collection_id, file, file_size }));
  await service.store.write(rows.map((row) => put(documents, row)));
  service.background.wake();
  await service.background.idle();
  const ended = await Promise.all(rows.map(({ owner, id }) => service.store.get(documents, owner, id)));
  expect(ended.map((row) => row?.status)).toEqual(["completed", "failed", "failed"]);
});
