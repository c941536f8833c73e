import { expect, test } from "vitest";
import { createTokenizer } from "./tokens.ts";

const { terms, words } = createTokenizer();

test.each([
  "1 October 2024",
  "October 1, 2024",
  "Oct. 2024",
  "1. Oktober 2024",
  "le 1er octobre 2024",
  "1 de octubre de 2024",
  "01.10.2024",
  "2024-10-01",
  "2024-10-01T08:00:00Z",
  "10/01/2024",
  "01/10/2024",
  "2024-10",
])("%s has the term of its month", (text) => {
  expect(terms(text)).toContain("2024-10");
});

test("what is no date has none", () => {
  for (const text of ["version 1.10.2024x", "ISBN 2024-77-01", "in 2024", "the marches 2024", "10-2024"])
    expect(terms(text).filter((term) => /^\d{4}-\d\d$/.test(term))).toEqual([]);
});

test("a month and its year are a compound, so that a question does not count it as a word", () => {
  expect([...words("October 2024")]).toMatchObject([
    { terms: ["octob"] },
    { terms: ["2024", "2024-10"], compound: "2024-10" },
  ]);
});

test.each([
  "15. März",
  "March 15",
  "15th of March",
  "15 de marzo",
  "15.03.2024",
  "2024-03-15",
  "15/03/2024",
  "am 15.03. gebucht",
])("%s has the term of its day in any year", (text) => {
  expect(terms(text)).toContain("--03-15");
});

test("what is no day has none", () => {
  for (const text of ["March 2024", "15.03 kg", "in may 50 people", "version 15.03.1", "3 marches"])
    expect(terms(text).filter((term) => term.startsWith("--"))).toEqual([]);
});
