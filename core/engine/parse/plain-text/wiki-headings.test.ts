import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const read = async (...lines: readonly string[]): Promise<string[]> =>
  outline(await parseAs("txt", new TextEncoder().encode(lines.join("\n"))));

test("headings of MediaWiki are deeper with more signs", async () => {
  expect(await read("== Lamp ==", "It burns oil.", "=== Wick ===", "Trim it.", "== Horn ==", "It is loud.")).toEqual([
    "heading1: Lamp",
    "paragraph: It burns oil.",
    "heading2: Wick",
    "paragraph: Trim it.",
    "heading1: Horn",
    "paragraph: It is loud.",
  ]);
});

test("those of DokuWiki and Zim are deeper with fewer", async () => {
  expect(
    (await read("====== Station ======", "Text.", "===== Lamp =====", "Oil.", "==== Wick ====", "Trim.")).filter(
      (line) => line.startsWith("heading"),
    ),
  ).toEqual(["heading1: Station", "heading2: Lamp", "heading3: Wick"]);
});

test("a comparison in a text and a rule are none", async () => {
  expect(await read("Nobody wrote = or ==.", "", "a == b", "", "==========")).not.toContainEqual(
    expect.stringMatching(/^heading/u),
  );
});
