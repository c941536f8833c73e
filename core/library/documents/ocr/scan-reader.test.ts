import { expect, test } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { CodeUnavailable } from "#core/engine/code-unavailable.ts";
import { change } from "#core/storage/store.ts";
import { documents } from "../document.ts";
import { MAX_PAGE_ATTEMPTS } from "./scan-reader.ts";
import { found, heldAt, json, PASSWORD, startScans } from "./testing/scan-service.ts";

test("a document with text is completed before its scanned pages are recognised, one without is processing till then", async () => {
  const held = heldAt(2);
  const { upload, read, background, errors, asked, pagesLeft } = await startScans(held.recognise);
  const mixed = await upload("mixed.pdf", ["text", "scan", "scan"]);
  await held.reached;
  expect(await read(mixed)).toMatchObject({
    status: "completed",
    chunk_count: 1,
    metadata: { ocr: { state: "waiting", pages: 2, done: 0, unread: [2, 3] } },
  });
  const paper = await upload("paper.pdf", ["scan"]);
  held.go();
  await background.idle();
  expect(await read(mixed)).toMatchObject({
    status: "completed",
    chunk_count: 3,
    metadata: { ocr: { state: "done", pages: 2, done: 2, unread: [] } },
  });
  expect(await read(paper)).toMatchObject({ status: "completed", chunk_count: 1 });
  expect(asked.slice(-3)).toEqual([
    "mixed.pdf with 2 pages recognised",
    "paper.pdf page 1",
    "paper.pdf with 1 pages recognised",
  ]);
  expect(await pagesLeft()).toEqual([]);
  expect(errors).toEqual([]);
});

test("a file that was added meanwhile is read before the next page", async () => {
  const held = heldAt(1);
  const { upload, background, asked } = await startScans(held.recognise);
  await upload("paper.pdf", ["scan", "scan"]);
  await held.reached;
  await upload("letter.pdf", ["text"]);
  held.go();
  await background.idle();
  expect(asked.slice(1)).toEqual([
    "paper.pdf page 1",
    "letter.pdf with 0 pages recognised",
    "paper.pdf page 2",
    "paper.pdf with 2 pages recognised",
  ]);
});

test("a long scan can be searched from its first pages on", async () => {
  const held = heldAt(12);
  const { upload, read, background, asked } = await startScans(held.recognise);
  const id = await upload(
    "book.pdf",
    Array.from({ length: 20 }, () => "scan"),
  );
  await held.reached;
  expect(await read(id)).toMatchObject({
    status: "completed",
    chunk_count: 8,
    metadata: { ocr: { done: 8 }, progress: { phase: "recognising", done: 11, total: 20, unit: "pages" } },
  });
  held.go();
  await background.idle();
  expect(asked.filter((step) => step.includes("with"))).toEqual(
    [0, 8, 16, 20].map((pages) => `book.pdf with ${pages} pages recognised`),
  );
});

test("recognition that was stopped is aborted, keeps the text of the other pages, and goes on at its page", async () => {
  const held = heldAt(3);
  const { upload, read, ocr, background, asked, errors } = await startScans(held.recognise);
  const id = await upload("mixed.pdf", ["text", "scan", "scan"]);
  await held.reached;
  const stopped = await ocr("DELETE", id);
  expect(stopped).toMatchObject({ status: "completed", chunk_count: 1, metadata: { ocr: { state: "stopped" } } });
  await background.idle();
  expect(await read(id)).toMatchObject({
    status: "completed",
    metadata: { ocr: { state: "stopped", unread: [2, 3] } },
  });

  held.go();
  expect(await ocr("POST", id)).toMatchObject({ metadata: { ocr: { state: "waiting" } } });
  await background.idle();
  expect(await read(id)).toMatchObject({ chunk_count: 3, metadata: { ocr: { state: "done" } } });
  // Page 2 was recognised once, before it was stopped.
  expect(asked.filter((step) => step.endsWith("page 2"))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a scan that was stopped has failed, and is taken up where it was when it is processed again", async () => {
  const held = heldAt(2);
  const { upload, read, ocr, fetch, background, asked } = await startScans(held.recognise);
  const id = await upload("paper.pdf", ["scan", "scan"]);
  await held.reached;
  expect(await ocr("DELETE", id)).toMatchObject({
    status: "failed",
    metadata: { error: expect.stringContaining("was stopped") },
  });
  await background.idle();
  held.go();
  await fetch(`/api/documents/${id}/process`, json("POST", {}));
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "completed", chunk_count: 2 });
  expect(asked.filter((step) => step.endsWith("page 1"))).toHaveLength(1);
});

test("a page that ends the engine each time is given up with its reason, and the others are read", async () => {
  const { upload, read, background, asked, errors } = await startScans(({ recognise: page }) =>
    page === 1 ? Promise.reject(new Error("The engine crashed.")) : Promise.resolve(found(page)),
  );
  const id = await upload("paper.pdf", ["scan", "scan"]);
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "completed", metadata: { ocr: { state: "done", done: 2 } } });
  expect(asked.filter((step) => step.endsWith("page 1"))).toHaveLength(MAX_PAGE_ATTEMPTS);
  expect(errors).toHaveLength(MAX_PAGE_ATTEMPTS);
});

test("without the files of text recognition the pages wait, and are read once the files can be had", async () => {
  let isOffline = true;
  const { upload, read, background, errors } = await startScans(({ recognise: page }) =>
    isOffline ? Promise.reject(new CodeUnavailable("no network")) : Promise.resolve(found(page)),
  );
  const id = await upload("paper.pdf", ["scan"]);
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "processing", metadata: { ocr: { state: "waiting" } } });
  expect(errors.length).toBeGreaterThan(0);
  isOffline = false;
  background.wake();
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "completed" });
});

test("a document that was deleted while it was recognised leaves nothing", async () => {
  const held = heldAt(1);
  const { upload, fetch, background, errors, pagesLeft } = await startScans(held.recognise);
  const id = await upload("paper.pdf", ["scan"]);
  await held.reached;
  await fetch(`/api/documents/${id}`, { method: "DELETE" });
  held.go();
  await background.idle();
  expect(await pagesLeft()).toEqual([]);
  expect(errors).toEqual([]);
});

test("pages of a protected scan are recognised with its password, which is asked for again once it is gone", async () => {
  const { upload, read, fetch, background, store, asked, errors } = await startScans();
  const unlock = async (id: string) =>
    (await fetch(`/api/documents/${id}/unlock`, json("POST", { password: PASSWORD }))).status;
  const id = await upload("protected.md", ["text", "scan", "scan"]);
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "failed", metadata: { protected: true } });
  expect(await unlock(id)).toBe(200);
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "completed", metadata: { protected: true, ocr: { state: "done" } } });

  // As after a restart in the middle of the recognition.
  await store.write([change(documents, LOCAL_USER, id, { ocr: "waiting", ocr_unread: [3], ocr_read: [2] })]);
  asked.length = 0;
  background.wake();
  await background.idle();
  expect(await read(id)).toMatchObject({
    status: "completed",
    metadata: { protected: true, ocr: { state: "stopped" } },
  });
  expect(asked).toEqual([]);
  expect(await unlock(id)).toBe(200);
  await background.idle();
  expect(await read(id)).toMatchObject({ status: "completed", metadata: { ocr: { state: "done" } } });

  const whole = await upload("protected-whole.md", ["scan"]);
  await background.idle();
  expect(await unlock(whole)).toBe(200);
  await background.idle();
  const unread = { status: "processing" as const, ocr: "waiting" as const, ocr_unread: [1], ocr_read: [] };
  await store.write([change(documents, LOCAL_USER, whole, unread)]);
  background.wake();
  await background.idle();
  expect(await read(whole)).toMatchObject({ status: "failed", metadata: { protected: true, try_again: false } });
  expect(errors).toEqual([]);
});

test("a document that is being read is not unlocked a second time", async () => {
  const held = heldAt(1);
  const { upload, fetch, background } = await startScans(held.recognise);
  const unlock = async (id: string) => await fetch(`/api/documents/${id}/unlock`, json("POST", { password: PASSWORD }));
  const id = await upload("protected.md", ["scan"]);
  await background.idle();
  expect((await unlock(id)).status).toBe(200);
  await held.reached;
  expect((await unlock(id)).status).toBe(409);
  held.go();
  await background.idle();
});
