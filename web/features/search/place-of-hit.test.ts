import { expect, test } from "vitest";
import { placeOfHit } from "./place-of-hit.ts";

const content = "The first page is about ships. A second one follows it. Here the harbour pilot boards the ship.";
const hit = (metadata: object, text = content) =>
  placeOfHit({
    document_id: "d",
    content: text,
    metadata: {
      start: 1000,
      end: 1000 + content.length,
      document_name: "d.pdf",
      page: 3,
      why: { words: ["harbour", "pilot", "ship"], similarity: 0.5 },
      ...metadata,
    },
  });

test("a hit on several pages is opened at the sentence with the most of the words", () => {
  const { start, end } = hit({ pages: [3, 4] });
  expect(content.slice(start - 1000, end - 1000)).toBe("Here the harbour pilot boards the ship.");
});

test("a hit on one page, one found by its meaning, and one whose text is written otherwise are opened whole", () => {
  const whole = { documentId: "d", start: 1000, end: 1000 + content.length };
  expect(hit({})).toEqual(whole);
  expect(hit({ pages: [3, 4], why: { words: [], similarity: 0.9 } })).toEqual(whole);
  expect(hit({ pages: [3, 4] }, `# Heading\n${content}`)).toEqual(whole);
});
