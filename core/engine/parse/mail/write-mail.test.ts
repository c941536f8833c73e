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
