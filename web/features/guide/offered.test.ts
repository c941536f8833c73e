import { expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { DocumentGuide } from "#core/library/documents/guides/document-guide.ts";
import { isEnough, newestReady, offeredOf, placesOf } from "./offered.ts";

const document = (id: string, more: Partial<Document> = {}) =>
  ({ id, original_filename: `${id}.md`, collection_id: "c", status: "completed", chunk_count: 1, ...more }) as Document;
const guide = (...questions: string[]) =>
  ({ questions: questions.map((text) => ({ text, start: 0, end: 1, page: null })) }) as unknown as DocumentGuide;

test("each document has its first question offered before any its second, five in all", () => {
  const offered = offeredOf([
    { document: document("a"), guide: guide("a1", "a2", "a3", "a4") },
    { document: document("b"), guide: null },
    { document: document("c"), guide: guide("c1", "a2", "c3") },
  ]);
  expect(offered.map(({ text }) => text)).toEqual(["a1", "c1", "a2", "a3", "c3"]);
  expect(offered.find(({ text }) => text === "c1")?.document.id).toBe("c");
});

test("nothing is offered where no question passed", () => {
  expect(offeredOf([{ document: document("a"), guide: guide() }])).toEqual([]);
});

test("only documents that can answer are asked", () => {
  const ready = newestReady([
    document("a", { status: "processing" }),
    document("b", { chunk_count: 0 }),
    document("c"),
  ]);
  expect(ready.map(({ id }) => id)).toEqual(["c"]);
});

test("further documents are looked through until there are five questions", () => {
  const silent = { document: document("a"), guide: guide() };
  const telling = { document: document("b"), guide: guide("b1", "b2", "b3", "b4", "b5") };
  expect(isEnough([silent])).toBe(false);
  expect(isEnough([silent, telling])).toBe(true);
});

test("questions that come late move nothing on the page", () => {
  const offered = offeredOf([{ document: document("a"), guide: guide("a1", "a2", "a3") }]);
  const texts = (inTime: number | undefined) => {
    const { above, below } = placesOf(offered, inTime);
    return [above.map(({ text }) => text), below.map(({ text }) => text)];
  };
  expect(texts(undefined)).toEqual([[], []]);
  expect(texts(2)).toEqual([["a1", "a2"], []]);
  expect(texts(0)).toEqual([[], ["a1", "a2", "a3"]]);
});
