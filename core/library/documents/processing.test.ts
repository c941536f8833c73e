import { expect, test, vi } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Engine } from "#core/engine/engine.ts";
import { CodeUnavailable } from "#core/engine/code-unavailable.ts";
import { DocumentError, UnreadableFile } from "#core/engine/parsed-document.ts";
import { change } from "#core/storage/store.ts";
import { jobEvents } from "#core/work/job.ts";
import { createBackground } from "#core/api/background.ts";
import { listDeleted, purgeDeleted, restoreDeleted } from "#core/sync/trash/trash.ts";
import { documents, type Document } from "./document.ts";

type Process = Engine["process"];

async function setup(makeProcess?: (real: Process) => Process) {
  const service = createInProcessService({
    engine: (deps) => {
      const engine = createPlainEngine(deps);
      return makeProcess ? { ...engine, process: makeProcess(engine.process) } : engine;
    },
  });
  const created = await service.fetch("/api/collections/", json("POST", { name: "Papers", description: "Read later" }));
  const { id: collection_id } = (await created.json()) as { id: string };
  const upload = async (name: string, content: string) => {
    const form = new FormData();
    form.append("collection_id", collection_id);
    form.append("file", new File([content], name));
    const response = await service.fetch("/api/documents/", { method: "POST", body: form });
    return (await response.json()) as Document;
  };
  const read = async (id: string) => (await (await service.fetch(`/api/documents/${id}`)).json()) as Document;
  const blobCount = async () => {
    let count = 0;
    for await (const _ of service.blobs.list()) count += 1;
    return count;
  };
  const emptyTrash = async () => {
    const { items } = await listDeleted(service, LOCAL_USER, { limit: 1000, offset: 0 });
    await purgeDeleted(
      service,
      LOCAL_USER,
      items.map(({ id }) => id),
    );
  };
  return { ...service, collection_id, upload, read, blobCount, emptyTrash };
}

const json = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

test("a document is processing at once, then completed with its facts", async () => {
  const { upload, read, background, errors } = await setup();
  const uploaded = await upload("notes.md", "Tea is grown in Assam.\n\nCoffee comes from Ethiopia.");
  expect(uploaded).toMatchObject({
    status: "processing",
    processed_at: null,
    chunk_count: 0,
    metadata: {},
    document_type: "md",
  });
  expect(uploaded.filename).toMatch(/^doc_[0-9a-f]{8}\.md$/);

  await background.idle();
  const completed = await read(uploaded.id);
  expect(completed).toMatchObject({ status: "completed", chunk_count: 2, metadata: { processing_time_seconds: 0 } });
  expect(completed.processed_at).not.toBeNull();
  expect(completed.metadata).not.toHaveProperty("progress");
  expect(errors).toEqual([]);
});

test("files that are read in a moment cost no writes of progress, and few rows read to find the next", async () => {
  const { upload, store, background } = await setup();
  const write = vi.spyOn(store, "write");
  const query = vi.spyOn(store, "query");
  const count = 40;
  for (let at = 0; at < count; at++) await upload(`note-${at}.md`, `Tea number ${at} is grown in Assam.`);
  await background.idle();

  const written = write.mock.calls.flatMap(([batch]) => batch);
  expect(written.filter((one) => one.kind === "change" && one.fields["progress"])).toEqual([]);
  const looks = await Promise.all(
    query.mock.calls.flatMap(([table, { where }], at) =>
      table.name === documents.name && where?.["status"] === "processing" ? [query.mock.results[at]?.value] : [],
    ),
  );
  expect(query.mock.calls.filter(([table]) => table.name === jobEvents.name)).toEqual([]);
  // Each is looked for once in the whole queue, and waited for by two others that look at one row.
  expect(looks.length).toBeGreaterThanOrEqual(count);
  expect(looks.flat().length).toBeLessThan(count * (count / 2 + 3));
});

test("a file that cannot be read fails with the reason, and says that another try would end alike", async () => {
  const { upload, read, background, errors } = await setup(() => async () => {
    throw new UnreadableFile("This PDF is protected by a password.");
  });
  const { id } = await upload("locked.pdf", "%PDF");
  await background.idle();
  expect(await read(id)).toMatchObject({
    status: "failed",
    metadata: { error: "This PDF is protected by a password.", try_again: false },
  });
  expect(errors).toEqual([]);
});

test("a file that was given up for lack of memory may be tried again", async () => {
  const { upload, read, background, errors } = await setup(() => async () => {
    throw new DocumentError("Reading this file needs more memory than one file may take, so it was stopped.");
  });
  const { id } = await upload("huge.pdf", "%PDF");
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "failed" });
  expect((await read(id)).metadata).not.toHaveProperty("try_again");
  expect(errors).toEqual([]);
});

test("that the program itself could not be loaded costs the document no attempt, and it is read at the next wake", async () => {
  let offline = true;
  const { upload, read, background, errors } = await setup((real) => async (...request) => {
    if (offline) throw new CodeUnavailable(new Error("Failed to fetch"));
    return real(...request);
  });
  const { id } = await upload("notes.md", "Tea is grown in Assam.");
  for (let wake = 0; wake < 4; wake++) {
    background.wake();
    await background.idle();
  }
  expect(await read(id)).toMatchObject({ status: "processing" });
  expect(errors.length).toBeGreaterThan(3);

  offline = false;
  background.wake();
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "completed" });
});

test("a crash is tried again, three times in all, and reported each time", async () => {
  let calls = 0;
  const { upload, read, background, errors } = await setup(() => async () => {
    calls += 1;
    throw new Error("out of memory");
  });
  const { id } = await upload("huge.pdf", "%PDF");
  await background.idle();
  expect(calls).toBe(3);
  expect(errors).toHaveLength(3);
  const failed = await read(id);
  expect(failed.status).toBe("failed");
  expect(failed.metadata.error).toContain("so it was stopped");
});

test("attempts that took the process down with them count", async () => {
  const never = await setup(() => () => new Promise(() => {}));
  const { id } = await never.upload("killer.pdf", "%PDF");
  await never.store.write([change(documents, LOCAL_USER, id, { attempts: 3 })]);

  const restarted = createBackground({ ...never, clock: Date, report: (error) => never.errors.push(error) });
  restarted.wake();
  await restarted.idle();
  expect(await never.read(id)).toMatchObject({ status: "failed" });
});

test("what a stop cut off goes on at the next start, and the stop costs no attempt", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = await setup(() => (_request, _report, signal) => {
    begin();
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  });
  const { id } = await first.upload("notes.md", "Some text.");
  await begun;
  await first.background.stop();
  expect(await first.store.get(documents, LOCAL_USER, id)).toMatchObject({ status: "processing", attempts: 0 });

  const engine = createPlainEngine(first);
  const restarted = createBackground({ ...first, engine, clock: Date, report: (error) => first.errors.push(error) });
  restarted.wake();
  await restarted.idle();
  expect(await first.read(id)).toMatchObject({ status: "completed" });
});

test("a document deleted while it is processed stays deleted and leaves no blob", async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: deleted, resolve: goOn } = Promise.withResolvers<void>();
  const { upload, read, fetch, background, blobCount, emptyTrash } = await setup((real) => async (...call) => {
    begin();
    await deleted;
    return real(...call);
  });
  const { id } = await upload("notes.md", "Some text.");
  await begun;
  expect((await fetch(`/api/documents/${id}`, { method: "DELETE" })).status).toBe(204);
  goOn();
  await background.idle();
  expect(await read(id)).toHaveProperty("detail");
  await emptyTrash();
  expect(await blobCount()).toBe(0);
});

test("a document in the trash keeps its blobs, and is read again when it comes back", async () => {
  const { upload, fetch, background, blobCount, store } = await setup();
  const { id } = await upload("a.md", "The heron stands in the reeds.");
  await background.idle();
  await fetch(`/api/documents/${id}`, { method: "DELETE" });
  expect((await fetch(`/api/documents/${id}/file`)).status).toBe(404);
  expect(await blobCount()).toBe(3);
  expect(await restoreDeleted({ store, clock: Date }, LOCAL_USER, `documents/${id}`)).toBe(1);
  expect(await (await fetch(`/api/documents/${id}/file`)).text()).toBe("The heron stands in the reeds.");
  const text = (await (await fetch(`/api/documents/${id}/text`)).json()) as { text: string };
  expect(text.text).toContain("The heron stands");
});

test("equal files share their blobs until the last document is deleted for ever", async () => {
  const { upload, fetch, background, blobCount, emptyTrash } = await setup();
  const first = await upload("a.md", "The same text.");
  const second = await upload("b.md", "The same text.");
  await background.idle();
  expect(await blobCount()).toBe(3);

  await fetch(`/api/documents/${first.id}`, { method: "DELETE" });
  expect(await blobCount()).toBe(3);
  expect(await (await fetch(`/api/documents/${second.id}/file`)).text()).toBe("The same text.");

  await emptyTrash();
  expect(await blobCount()).toBe(3);

  await fetch(`/api/documents/${second.id}`, { method: "DELETE" });
  await emptyTrash();
  expect(await blobCount()).toBe(0);
});

test("uploads and deletions of one file at the same time never leave a document without its file", async () => {
  const { upload, fetch, background } = await setup();
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { id } = await upload(`${index}.md`, "Contended text.");
      if (index % 2 === 0) await fetch(`/api/documents/${id}`, { method: "DELETE" });
    }),
  );
  await background.idle();
  const rows = (await (await fetch("/api/documents/")).json()) as Document[];
  expect(rows).toHaveLength(10);
  for (const { id } of rows) {
    expect(await (await fetch(`/api/documents/${id}/file`)).text()).toBe("Contended text.");
    expect((await fetch(`/api/documents/${id}/text`)).status).toBe(200);
  }
});

test("a failed document can be processed again, any other not", async () => {
  let fail = true;
  const { upload, read, fetch, background } = await setup((real) => async (...call) => {
    if (fail) throw new DocumentError("Not now.");
    return real(...call);
  });
  const { id } = await upload("notes.md", "Some text.");
  await background.idle();
  fail = false;
  const again = await fetch(`/api/documents/${id}/process`, { method: "POST" });
  expect(await again.json()).toMatchObject({ status: "processing", metadata: {} });
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "completed" });
  expect((await fetch(`/api/documents/${id}/process`, { method: "POST" })).status).toBe(400);
});
