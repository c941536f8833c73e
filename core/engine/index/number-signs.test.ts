import { expect, test } from "vitest";
import { sentences } from "../sentences.ts";
import { createTokenizer } from "./tokens.ts";

const { terms, words } = createTokenizer();

test("signs for number have its term where a number or a code follows, or at the end of a label", () => {
  expect(terms("Policy no. LM-HK 60")).toContain("number");
  expect(terms("VAT no. GB 000 4417")).toContain("number");
  expect(terms("Invoice No.")).toContain("number");
  expect(terms("Invoice no. | open")).toContain("number");
  expect(terms("Serial No: see below")).toContain("number");
  expect(terms("Kunden-Nr. 4711")).toContain("nummer");
  expect(terms("Rechnung Nr.: 12")).toContain("nummer");
  expect(terms("Facture n° 04 79")).toContain("numero");
  expect([...words("Policy no. 12")].map((word) => word.terms)).toEqual([["polici"], ["number"], ["12"]]);
});

test("a no is no sign, and an n is none", () => {
  for (const text of [
    "No animals. The rest",
    "The answer is no. Then 5 left",
    "no 5 without a point",
    "n 5",
    "nr of 5",
  ])
    expect(terms(text)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^num/)]));
});

test("a sentence goes on behind a sign for a number", () => {
  const parts = (text: string) => sentences(text).map(({ start, end }) => text.slice(start, end));
  expect(parts("Your policy no. LM-HK 60 418 is new. Keep it.")).toEqual([
    "Your policy no. LM-HK 60 418 is new.",
    "Keep it.",
  ]);
  expect(parts("She said no. The boat left.")).toEqual(["She said no.", "The boat left."]);
});
