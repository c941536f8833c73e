import { expect, it } from "vitest";
import { citedSources, placeOf } from "./source-links.ts";

const passage = (document_id: string, page: number | null) => ({
  chunk_id: document_id,
  document_id,
  document_name: `${document_id}.pdf`,
  content: "Net sales 14,694",
  heading: null,
  page,
  start: 100,
  end: 900,
  score: 1,
  why: { words: [], similarity: null },
});

it("names the page of the cited words, which a passage may begin before, and links to the words", () => {
  const receipt = { from: 0, to: 9, citation: 2, quote: "14,694", start: 700, end: 706, supported: true, page: 8 };
  const answer = { content: "It was 14,694 [2].", passages: [passage("a", 1), passage("b", 7)], receipts: [receipt] };
  const [source, ...others] = citedSources(answer, "https://lectern.test");
  expect(others).toEqual([]);
  expect(source?.url).toBe("https://lectern.test/documents/b?start=700&end=706");
  expect(source && placeOf(source.passage)).toBe("b.pdf, page 8");
});

it("links nowhere where the host does not know its address, and names no page where there are none", () => {
  const answer = { content: "So it is [1].", passages: [passage("a", null)], receipts: [] };
  const [source] = citedSources(answer, undefined);
  expect(source).toMatchObject({ number: 1, url: null });
  expect(source && placeOf(source.passage)).toBe("a.pdf");
});
