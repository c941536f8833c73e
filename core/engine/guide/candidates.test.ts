import { expect, test } from "vitest";
import { en } from "../languages/guide/en.ts";
import { parseAs } from "../parse/testing/setup.ts";
import { headingCandidates } from "./heading-candidates.ts";
import { topicCandidates } from "./topic-candidates.ts";
import { tableCandidates } from "./table-candidates.ts";
import { createWordUsage } from "./word-usage.ts";

const asked = (sentence: string): readonly string[] =>
  en.facts.flatMap(({ says, ask }) => {
    const groups = says.exec(sentence)?.groups;
    return groups ? [ask(groups)] : [];
  });

test("what is offered is asked of who or what can offer it, and not of a property", () => {
  expect(asked("The rope yard offers three kinds of line.")).toContain("What does The rope yard offer?");
  expect(asked("The weight of a rope provides another way to keep boats straight.")).toEqual([]);
  expect(asked("An edge’s weight suggests some measure of its importance.")).toEqual([]);
  expect(asked("The price of a ticket covers three rides.")).toContain("What does The price of a ticket cover?");
});

test("cells with numbers are asked for, and none with marks", async () => {
  const questionsOf = async (cell: string): Promise<readonly string[]> => {
    const rows = ["hawser", "painter", "lifeline"].map((rope) => `| ${rope} | ${cell} |`).join("\n");
    const document = await parseAs("md", `# Ropes\n\n| rope | marks |\n|---|---|\n${rows}\n`);
    return tableCandidates(document, en, createWordUsage(document.text)).map(({ text }) => text);
  };
  for (const cell of ["412", "$4.20", "EUR 7", "-3"]) expect(await questionsOf(cell)).not.toEqual([]);
  expect(await questionsOf("V:638, I:823")).toEqual([]);
});

test("a topic is written as within a sentence, and with an article where the text mostly has one", () => {
  const topicOf = (term: string, text: string) =>
    topicCandidates([term], { text, headings: [], phrases: en, kind: null })[0]?.text;
  const honey = "Honey harvest\n\nHive four gave 18 kilograms of honey in July.";
  expect(topicOf("Honey", honey)).toBe("What does the document say about honey?");
  const lantern = "Lantern\n\nThe lantern hung in the cellar. Sabine sold the lantern.";
  expect(topicOf("Lantern", lantern)).toBe("What does the document say about the lantern?");
  expect(topicOf("Lindau", "Lindau\n\nThe office is in Lindau.")).toBe("What does the document say about Lindau?");
});

test("a single word is a topic where a heading has it, several words in any case", () => {
  const text = "Ropes\n\nThe hemp is wet.\n\nTar\n\nThe tar barrel stands in the shed, and the hawser lies there.";
  const context = { text, headings: ["Ropes", "Tarring of hawsers"], phrases: en, kind: null };
  const topics = topicCandidates(["tarring", "barrel", "tar barrel", "hawser"], context).map(({ holds }) => holds);
  expect(topics).toEqual(["tar barrel", "tarring", "hawser"]);
});

test("no question is made of a heading that is a day, nor of one that any manual may have", () => {
  const usage = createWordUsage("");
  const questions = headingCandidates(
    ["Wednesday", "Options", "Exit status", "Tanks"].map((text) => ({
      text,
      start: 0,
      end: text.length,
      until: 500,
      level: 1,
      page: null,
    })),
    { phrases: en, title: null, kind: null, usage },
  ).map(({ text }) => text);
  expect(questions).toHaveLength(1);
  expect(questions[0]?.toLowerCase()).toContain("tanks");
});

test("a heading that asks is taken as it is, unless a pronoun makes it unclear", () => {
  const asked = ["Where does it come from?", "How are the sails dried?"].map((text) => ({
    text,
    start: 0,
    end: text.length,
    until: 500,
    level: 2,
    page: null,
  }));
  const context = { phrases: en, title: null, kind: null, usage: createWordUsage("") };
  expect(headingCandidates(asked, context).map(({ text }) => text)).toEqual(["How are the sails dried?"]);
});
