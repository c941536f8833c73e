import { expect, it } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { headingAbove } from "./heading-above.ts";

const above = (content: string, sentence: string, heading: string | null = null) =>
  headingAbove({ passage: { ...samplePassage(content), heading }, start: content.indexOf(sentence) });

it.each([
  ["a line set like one", "Set logscale\n\nIt makes an axis logarithmic.", "It makes", "Set logscale"],
  ["a question", "Is it fast?\nYes.", "Yes", "Is it fast?"],
  ["the last of several", "Fit\n\nFit fits.\n\nExit\n\nIt ends.", "It ends", "Exit"],
  ["no sentence", "It begins here.\n\nIt ends.", "It ends", undefined],
  ["no lead of a list", "You need:\n\nflour", "flour", undefined],
  ["no row of a table", "Year | Sales\n2020 | 4", "2020", undefined],
  ["no long line", `${"Word ".repeat(30)}\n\nIt ends.`, "It ends", undefined],
  ["nothing below it", "It ends.\n\nExit", "It ends", undefined],
])("takes for a heading %s", (_, content, sentence, heading) => {
  expect(above(content, sentence)).toBe(heading);
});

it("is the last part of the passage's own heading where no line is one", () => {
  expect(above("It ends.", "It ends", "Manual › Commands › Exit")).toBe("Exit");
});
