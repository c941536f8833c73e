import { expect, test } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { parseAs } from "../parse/testing/setup.ts";
import { lookUpIn } from "./look-up-in.ts";

const tokenizer = createTokenizer();

async function ask(markdown: string, question: string) {
  const document = await parseAs("md", markdown);
  const telling = [...tokenizer.words(question)].map(({ start, end, terms }) => ({
    text: question.slice(start, end),
    terms,
    isName: false,
  }));
  const passage = {
    document_id: "d",
    document_name: "farm.md",
    heading: null,
    start: 0,
    end: document.tables[0]?.end ?? 0,
  };
  return lookUpIn(tokenizer, { question, telling }, [{ document, passages: [passage] }]);
}

const table = (wheat: string) => `| | 2018 | 2017 |\n|---|---|---|\n| Wheat | ${wheat} | 7 |\n| Rye | 3 | 2 |\n`;
const between = `\n${"Between the tables there is a lot of text. ".repeat(20)}\n\n`;

test("a cell is not sure where a table that was not found has another value under the same heads", async () => {
  expect(await ask(table("9"), "wheat 2018")).toMatchObject({ value: "9", isSure: true });
  expect(await ask(table("9") + between + table("9"), "wheat 2018")).toMatchObject({ value: "9", isSure: true });
  expect(await ask(table("9") + between + table("8"), "wheat 2018")).toMatchObject({ isSure: false });
  expect(await ask(table("9") + between + table("8"), "rye 2018")).toMatchObject({ value: "3", isSure: true });
});

test("nothing is found without tables", async () => {
  expect(await ask("# Farm\n\nWheat grew in 2018.\n", "wheat 2018")).toBeNull();
});
