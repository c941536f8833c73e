import * as fc from "fast-check";
import { expect, test } from "vitest";
import { sentences } from "./sentences.ts";

const split = (text: string): string[] => sentences(text).map(({ start, end }) => text.slice(start, end));

test("abbreviations, initials and decimals do not end a sentence", () => {
  expect(
    split(
      "Dr. Smith of the U.S. Army met J. K. Rowling in St. Louis. It cost $3.5 million, e.g. a lot. See Fig. 3 et al. for more.",
    ),
  ).toEqual([
    "Dr. Smith of the U.S. Army met J. K. Rowling in St. Louis.",
    "It cost $3.5 million, e.g. a lot.",
    "See Fig. 3 et al. for more.",
  ]);
});

test("the full stop that begins a name ends no sentence", () => {
  const files = "Delete the .LCK and .LNK files.";
  expect(split(`${files} Use .NET 4 (or ".NET").`)).toEqual([files, 'Use .NET 4 (or ".NET").']);
});

test("a line break inside a paragraph does not end a sentence, an empty line or a list item does", () => {
  expect(split("A sentence that\nwraps here.\n\nTitle\n\n- one\n- two")).toEqual([
    "A sentence that\nwraps here.",
    "Title",
    "- one",
    "- two",
  ]);
  expect(split("In order:\n1. Undo. It takes a step back.\n2. Redo")).toEqual([
    "In order:",
    "1. Undo.",
    "It takes a step back.",
    "2. Redo",
  ]);
});

test("Chinese, Russian, Hindi and German sentences are told apart", () => {
  expect(split("他来了。我走了！")).toEqual(["他来了。", "我走了！"]);
  expect(split("Это было в 1703 г. в городе. Он пришёл.")).toEqual(["Это было в 1703 г. в городе.", "Он пришёл."]);
  expect(split("वह आया। वह गया।")).toEqual(["वह आया।", "वह गया।"]);
  expect(split("Am 3. Oktober 1990 war es. Danach z. B. nicht.")).toEqual([
    "Am 3. Oktober 1990 war es.",
    "Danach z. B. nicht.",
  ]);
});

test("the number of a heading belongs to it", () => {
  const text = "3.18. /tmp : Short-lived files\n\n3.18.1. Purpose\n\nThe lock opens at 9. The ferry waits.";
  expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "3.18. /tmp : Short-lived files",
    "3.18.1. Purpose",
    "The lock opens at 9.",
    "The ferry waits.",
  ]);
});

test("sentences are in order, do not overlap, are trimmed and lose no words", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      let at = 0;
      let kept = "";
      for (const { start, end } of sentences(text)) {
        expect(start).toBeGreaterThanOrEqual(at);
        expect(end).toBeGreaterThan(start);
        expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
        kept += text.slice(start, end);
        at = end;
      }
      expect(kept.replace(/\s/gu, "")).toBe(text.replace(/\s/gu, ""));
    }),
  );
});

test("an empty cell before a sentence is no part of it", () => {
  expect(split("| Records are kept here.\n| a | b")).toEqual(["Records are kept here.", "| a | b"]);
  expect(split("Heading\n\n| Records are kept here.")).toEqual(["Heading", "Records are kept here."]);
});

test("an entry of a list with leaders is one sentence with its number", () => {
  const lines = ["Large room ........ 80", "Small room ........ 35", "Tea (a cup) ....... 1.20"];
  expect(split(lines.join("\n"))).toEqual(lines);
  expect(split(lines.join(" "))).toEqual(lines);
  expect(split("He waited ... and left. She stayed.")).toEqual(["He waited ... and left.", "She stayed."]);
});
