import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

test("what a message quotes is a quotation without the signs before its lines, also twice", async () => {
  const lines = [
    "Subject: Desk",
    "Content-Type: text/plain",
    "",
    "Thanks.",
    "",
    "> Nine came of",
    "> twelve.",
    ">",
    ">> To pay: 12",
  ];
  const { blocks, text } = await parseAs("eml", lines.join("\r\n"));
  expect(blocks.slice(-3).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ["paragraph", "Thanks."],
    ["quote", "Nine came of\ntwelve."],
    ["quote", "To pay: 12"],
  ]);
});

test("the items of a list are by themselves, each with all of its lines", async () => {
  const lines = [
    "Subject: Roof",
    "Content-Type: text/plain",
    "",
    "Before you order:",
    "1. Please start after 16 June. Nobody",
    "   could open the gate.",
    "2. The old felt may stay.",
    "",
    "> - Version A is cheap.",
    "> - Version B is zinc.",
  ];
  const { blocks, text } = await parseAs("eml", lines.join("\r\n"));
  expect(blocks.slice(-5).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ["paragraph", "Before you order:"],
    ["list_item", "1. Please start after 16 June. Nobody could open the gate."],
    ["list_item", "2. The old felt may stay."],
    ["quote", "Version A is cheap."],
    ["quote", "Version B is zinc."],
  ]);
});
