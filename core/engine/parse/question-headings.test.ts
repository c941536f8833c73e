import { expect, test } from "vitest";
import { outline, parseAs } from "./testing/setup.ts";

const read = async (text: string, type: "txt" | "md" | "html" = "md") =>
  outline(await parseAs(type, new TextEncoder().encode(text)));

const headings = (blocks: readonly string[]): string[] =>
  blocks.filter((block) => block.startsWith("heading")).map((block) => block.replace(/^heading\d: /u, ""));

test("questions with a mark are headings of the answers below them", async () => {
  const blocks = await read(
    [
      "# The ferry",
      "Q: When does the first boat leave?",
      "A: At six.",
      "Q: I left my umbrella on board.",
      "A: Ask at the kiosk.",
      "Q. Are dogs allowed?",
      "A. Yes, on a lead.",
    ].join("\n\n"),
  );
  expect(blocks).toEqual([
    "heading1: The ferry",
    "heading2: Q: When does the first boat leave?",
    "paragraph: A: At six.",
    "heading2: Q: I left my umbrella on board.",
    "paragraph: A: Ask at the kiosk.",
    "heading2: Q. Are dogs allowed?",
    "paragraph: A. Yes, on a lead.",
  ]);
});

const ASKED = ["May I fish?", "Where is the key?", "Who mows the bank?", "Is the water deep?", "Can I bring guests?"];
const answer = (question: string): string =>
  `${question}\n\nThe club decides that each spring and hangs a note on the door.`;

test("questions alone above texts are so where a document has several of them", async () => {
  expect(headings(await read(`# The pond\n\n${ASKED.map(answer).join("\n\n")}`))).toEqual(["The pond", ...ASKED]);
});

test("an apostrophe or a word in quotation marks within such a question is no speech", async () => {
  const asked = [...ASKED, "Why can't I fish at night?", 'What does "the other bank" mean?'];
  expect(headings(await read(`# The pond\n\n${asked.map(answer).join("\n\n")}`))).toEqual(["The pond", ...asked]);
});

test("a few questions in a text, what people ask in a story, and what begins small are none", async () => {
  expect(headings(await read(`# The pond\n\n${ASKED.slice(0, 2).map(answer).join("\n\n")}`))).toEqual(["The pond"]);
  const told = ASKED.map((question) => answer(`“${question}”`)).join("\n\n");
  expect(headings(await read(`# The pond\n\n${told}`))).toEqual(["The pond"]);
  const small = ASKED.map((question) => answer(question.toLowerCase())).join("\n\n");
  expect(headings(await read(`# The pond\n\n${small}`))).toEqual(["The pond"]);
});

test("numbered questions of plain text are headings though they fill their line, and the answer is a word", async () => {
  const long =
    "3. Is it true that the boat house can be hired by people who are not, and never were, members of the club?";
  const text = `THE POND\n\n1. May I fish?\nYes, from the jetty, between sunrise and sunset.\n\n2. Who mows the bank?\nThe county mows it twice a year, and nobody else may do so.\n\n${long}\nNo, that is not possible.\n`;
  expect(headings(await read(text, "txt"))).toEqual(["1. May I fish?", "2. Who mows the bank?", long]);
});
