import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import type { LibraryDocument } from "../library.ts";
import { readQuestion } from "../understand/question.ts";
import { subjectsOf } from "./subjects.ts";

const tokenizer = createTokenizer();
const documents = ["a", "b", "c"].map((id) => ({ document_id: id, chunk_count: 2 }) as LibraryDocument);

test.each([
  ["What did Brandt buy?", ["brandt"]],
  ["What is on Wednesday?", []],
  ["What happens in January?", []],
])("names, and no days or months, may be what a document is about: %s", (text, names) => {
  const question = readQuestion(tokenizer, text);
  const held = new Map(question.terms.map((term) => [term, new Map([["a", 1]])]));
  expect([...subjectsOf(tokenizer, question, held, { documents, passages: [] }).keys()]).toEqual(names);
});

test("a document with a section of a name is not about that alone", () => {
  const question = readQuestion(tokenizer, "Does Brandt need a ladder?");
  const held = new Map([["brandt", new Map([["a", 2]])]]);
  const about = (heading: string) => {
    const passages = [{ ...samplePassage("It needs a ladder."), document_id: "a", heading }];
    return [...(subjectsOf(tokenizer, question, held, { documents, passages }).get("brandt") ?? [])];
  };
  expect(about("Builders › Brandt")).toEqual([]);
  expect(about("Letters of Brandt › Ladders")).toEqual(["a"]);
});
