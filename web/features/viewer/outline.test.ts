import { expect, test } from "vitest";
import { headingsOf } from "./outline.ts";

test("headings are listed by their depth, with their pages, and empty ones are left out", async () => {
  const text = "Log\n\nA line.\n\nThe\nfirst  day\n\n  \n\nNoon";
  const at = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  const entries = headingsOf({
    text,
    blocks: [
      { kind: "title", ...at("Log"), page: 1 },
      { kind: "paragraph", ...at("A line."), page: 1 },
      { kind: "heading", level: 2, ...at("The\nfirst  day"), page: 2 },
      { kind: "heading", level: 2, start: text.indexOf("  \n"), end: text.indexOf("  \n") + 2, page: 2 },
      { kind: "heading", level: 3, ...at("Noon"), page: 4 },
    ],
  });
  expect(entries.map(({ title, depth, start }) => [title, depth, start])).toEqual([
    ["Log", 0, 0],
    ["The first day", 1, text.indexOf("The")],
    ["Noon", 2, text.indexOf("Noon")],
  ]);
  expect(await Promise.all(entries.map(({ page }) => page()))).toEqual([1, 2, 4]);
});

test("a document that begins with level three has no empty depths before it", () => {
  expect(headingsOf({ text: "A", blocks: [{ kind: "heading", level: 3, start: 0, end: 1 }] })[0]?.depth).toBe(0);
  expect(headingsOf({ text: "A", blocks: [{ kind: "paragraph", start: 0, end: 1 }] })).toEqual([]);
});

test("a level that is left out indents nothing twice", () => {
  const levels = [1, 3, 4, 3, 1, 2];
  const blocks = levels.map((level, at) => ({ kind: "heading" as const, level, start: at, end: at + 1 }));
  expect(headingsOf({ text: "ABCDEF", blocks }).map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0, 1]);
});
