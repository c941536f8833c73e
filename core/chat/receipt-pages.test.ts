import { expect, test } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import type { Answer, Receipt } from "../engine/engine.ts";
import { plainDocument } from "../engine/testing/plain-document.ts";
import { encodeText } from "../engine/text-blob.ts";
import { createMemoryBlobs } from "../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { put } from "../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { withPages } from "./receipt-pages.ts";

const DOCUMENT = "00000000-0000-4000-8000-00000000000d";
const PAGES = [0, 100, 200].map((start) => ({ start, end: start + 99, width: 595, height: 842 }));

test("a quote's page is the one its first character stands on, not the one its passage begins on", async () => {
  const { deps, answer } = await setup([20, 99, 100, 250]);
  expect((await withPages(deps, LOCAL_USER, answer)).map(({ page }) => page)).toEqual([1, 1, 2, 3]);
});

test("a sentence that rests on nothing, or on a format without pages, has no page", async () => {
  const { deps, answer } = await setup([120]);
  const passages = answer.passages.map((passage) => ({ ...passage, page: null }));
  expect((await withPages(deps, LOCAL_USER, { ...answer, passages })).map(({ page }) => page)).toEqual([null]);
  const receipts = answer.receipts.map((receipt) => ({ ...receipt, citation: null, start: null, end: null }));
  expect((await withPages(deps, LOCAL_USER, { ...answer, receipts })).map(({ page }) => page)).toEqual([null]);
});

test("of a document deleted meanwhile, the passage's page is kept", async () => {
  const { deps, answer } = await setup([250]);
  expect((await withPages(deps, "00000000-0000-4000-8000-00000000000f", answer)).map(({ page }) => page)).toEqual([1]);
});

async function setup(starts: readonly number[]) {
  const deps = { store: createMemoryStore(tables), blobs: createMemoryBlobs() };
  const parsed = plainDocument("x".repeat(300), { pages: PAGES });
  const { id: text } = await deps.blobs.put(encodeText(parsed));
  await deps.store.write([put(documents, sampleDocument({ id: DOCUMENT, text }))]);
  const receipts = starts.map((start): Receipt => ({
    from: 0,
    to: 1,
    citation: 1,
    quote: "x",
    start,
    end: start + 1,
    supported: true,
  }));
  const passage = {
    chunk_id: "c",
    document_id: DOCUMENT,
    document_name: "a.pdf",
    content: "",
    heading: null,
    page: 1,
    start: 10,
    end: 290,
  };
  const passages: Answer["passages"] = [{ ...passage, score: 1, why: { words: [], similarity: null } }];
  return { deps, answer: { receipts, passages } };
}
