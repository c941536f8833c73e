import { expect, test } from "vitest";
import { en } from "../languages/guide/en.ts";
import { subjectOf } from "./subject.ts";
import { createWordUsage } from "./word-usage.ts";

const subject = (what: string, text = what) => subjectOf(what, en, createWordUsage(text));

test("nothing is asked about words that point to the sentence before", () => {
  for (const what of ["The former", "The latter", "The rest of the budget", "The remainder"])
    expect(subject(what), what).toBeNull();
  expect(subject("The harbour tower")).toBe("the harbour tower");
});

test("a thing with no more than an article is asked about where the text knows one of it", () => {
  const one = "The ferry is white. In winter the ferry stays in the harbour. Who misses the ferry waits.";
  expect(subject("The ferry", one)).toBe("the ferry");
  const many = "A form has a field for each name. The field is green. Some fields are red, and a field may be empty.";
  expect(subject("The field", many)).toBeNull();
});

test("neither the number of an entry nor an adverb is part of what is asked about", () => {
  expect(subject("2. Woven ropes")).toBeNull();
  expect(subject("Currently the harbour")).toBeNull();
});
