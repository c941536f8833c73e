import { expect, test } from "vitest";
import { heldAt, startScans } from "./testing/scan-service.ts";

test("a scan is read again in a language once that is here, and keeps its text until then", async () => {
  const { upload, read, readAgain, installLanguage, background, asked, errors } = await startScans();
  const id = await upload("mixed.pdf", ["text", "scan", "scan"]);
  await background.idle();
  asked.length = 0;
  expect(await (await readAgain(id, "deu")).json()).toMatchObject({
    status: "completed",
    chunk_count: 3,
    metadata: { ocr: { state: "waiting", pages: 2, done: 0, unread: [2, 3], language: "deu" } },
  });
  await background.idle();
  expect(asked).toEqual([]);
  expect(await read(id)).toMatchObject({ status: "completed", chunk_count: 3 });

  await installLanguage("deu");
  background.wake();
  await background.idle();
  expect(asked.slice(0, 2)).toEqual(["mixed.pdf page 2 in deu", "mixed.pdf page 3 in deu"]);
  expect(await read(id)).toMatchObject({ metadata: { ocr: { state: "done", done: 2, unread: [], language: "deu" } } });

  // Back to what fits each page.
  await readAgain(id, "auto");
  await background.idle();
  expect(asked.slice(3, 5)).toEqual(["mixed.pdf page 2", "mixed.pdf page 3"]);
  expect(await read(id)).toMatchObject({ metadata: { ocr: { state: "done", language: null } } });
  expect(errors).toEqual([]);
});

test("a long scan that is read again has all its pages read, eight at a time", async () => {
  const { upload, read, readAgain, background, asked } = await startScans();
  const pages = Array.from({ length: 20 }, () => "scan");
  const id = await upload("book.pdf", pages);
  await background.idle();
  asked.length = 0;
  await readAgain(id, "eng");
  await background.idle();
  expect(asked.filter((step) => step.endsWith("in eng"))).toHaveLength(20);
  expect(asked.filter((step) => step.includes("with"))).toHaveLength(3);
  expect(await read(id)).toMatchObject({ chunk_count: 20, metadata: { ocr: { state: "done", done: 20 } } });
});

test("another language while a page is read stops that page and begins anew", async () => {
  const held = heldAt(2);
  const { upload, read, readAgain, background, asked, errors } = await startScans(held.recognise);
  const id = await upload("mixed.pdf", ["text", "scan", "scan"]);
  await held.reached;
  asked.length = 0;
  await readAgain(id, "eng");
  held.go();
  await background.idle();
  expect(asked.filter((step) => step.endsWith("in eng"))).toHaveLength(2);
  expect(await read(id)).toMatchObject({ metadata: { ocr: { state: "done", done: 2, language: "eng" } } });
  expect(errors).toEqual([]);
});

test("a language nobody knows and a document without scanned pages are refused", async () => {
  const { upload, readAgain, background } = await startScans();
  const id = await upload("note.md", ["text"]);
  await background.idle();
  const unknown = await readAgain(id, "klingon");
  expect(unknown.status).toBe(400);
  expect(await unknown.text()).toContain("is no language that text recognition knows");
  const none = await readAgain(id, "deu");
  expect([none.status, await none.json()]).toEqual([400, { detail: "This document has no scanned pages." }]);
});
