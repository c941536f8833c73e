import { expect, test } from "vitest";
import { numberForms } from "./number-forms.ts";

test.each([
  ["1940s", "1947"],
  ["50s", "1955"],
  ["’80s", "1981"],
  ["1940's", "1940s"],
  ["XV", "15"],
  ["XIX", "19th"],
])("%s is also written %s", (word, form) => {
  expect(numberForms(word)).toContain(form);
});

test.each(["1947", "boats", "I", "CEO", "MIX", "10%", "2s"])("%s has no other form", (word) => {
  expect(numberForms(word)).toEqual([]);
});
