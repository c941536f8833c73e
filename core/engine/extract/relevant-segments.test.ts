import { describe, expect, test } from "vitest";
import { plainDocument } from "../testing/plain-document.ts";
import { relevantSegments } from "./relevant-segments.ts";

const BEFORE = Array.from({ length: 6 }, (_, index) => `Keeper number ${index} of the house liked the weather.`);
const ANSWER = "The lighthouse keeper feeds three seagulls at noon.";
const AFTER = "Then the day goes on as every other day at the coast does.";
const TEXT = [...BEFORE, ANSWER, AFTER].join(" ");
const QUESTION = "Which keeper feeds the seagulls?";

function found(most: number, text = TEXT, pages: readonly { start: number; end: number }[] = []) {
  const sized = pages.map((page) => ({ ...page, width: 595, height: 842 }));
  const segments = relevantSegments(
    plainDocument(text, { blocks: [{ kind: "paragraph", start: 0, end: text.length }], pages: sized }),
    QUESTION,
    most,
  );
  for (const { start, end, text: part } of segments) expect(text.slice(start, end)).toBe(part);
  expect(segments.reduce((sum, segment) => sum + segment.text.length, 0)).toBeLessThanOrEqual(most);
  return segments;
}

describe("the segments that fit a question", () => {
  test.each([ANSWER.length, 60, 80, 120, 200, 300, TEXT.length])(
    "hold the whole sentence that answers within %i characters",
    (most) => {
      expect(found(most)[0]?.text).toContain(ANSWER);
    },
  );

  test.each([20, 30, 45])("hold the words asked for where the sentence is longer than %i characters", (most) => {
    expect(found(most)[0]?.text).toMatch(/keeper|seagulls/u);
  });

  test("hold the sentence also where other segments come after it", () => {
    const paragraphs = Array.from(
      { length: 30 },
      (_, index) => `Mountain ${index} is high. ${"It is cold. ".repeat(30)}`,
    );
    const text = [...paragraphs, TEXT, ...paragraphs].join(" ");
    expect(found(150, text)[0]?.text).toContain(ANSWER);
  });

  test("never end within a character", () => {
    const birds = `Keeper 🐦${"🐦🦆".repeat(60)} seagulls.`;
    for (let most = 1; most < 60; most++)
      for (const text of [birds, "🐦".repeat(90)])
        for (const segment of found(most, text)) expect(segment.text.isWellFormed(), `at most ${most}`).toBe(true);
  });

  test("name the page of the sentence", () => {
    const at = TEXT.indexOf(ANSWER);
    const pages = [
      { start: 0, end: at - 1 },
      { start: at, end: TEXT.length },
    ];
    expect(found(60, TEXT, pages)[0]?.page).toBe(2);
    expect(found(TEXT.length, TEXT, pages)[0]?.page).toBe(1);
  });
});
