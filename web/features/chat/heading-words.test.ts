import { expect, test } from "vitest";
import { headingWords } from "./heading-words.ts";

test.each([
  ["From your documents:", "From your documents"],
  ["my\\_lease.pdf · Sections: 9", "my_lease.pdf · Sections: 9"],
  ["2 of 3 documents mention “a\\*b”:", "2 of 3 documents mention “a*b”"],
  ["**In short**:", "In short"],
  ["About *herons* and \\*:", "About herons and *"],
])("%s is shown as %s", (source, words) => {
  expect(headingWords(source, { from: 0, to: source.length })).toBe(words);
});
