import { expect, test } from "vitest";
import { citedQuote } from "./cited-quote.ts";

const fileName = "report.pdf";

test.each([
  [{ text: "The beacon\nwas  lit.", first: "7", last: "7" }, "“The beacon was lit.” — report.pdf, page 7"],
  [{ text: " lit\u00aderal ", first: "7", last: "8" }, "“literal” — report.pdf, pages 7–8"],
  [{ text: "lit", first: "Slide 3", last: "Slide 3" }, "“lit” — report.pdf, Slide 3"],
  [{ text: "lit", first: "One", last: "Two" }, "“lit” — report.pdf, One – Two"],
  [{ text: "lit", first: "7", last: null }, "“lit” — report.pdf, page 7"],
  [{ text: "lit", first: null, last: null }, "“lit” — report.pdf"],
])("%j is cited as %j", (selected, cited) => {
  expect(citedQuote({ ...selected, fileName })).toBe(cited);
});
