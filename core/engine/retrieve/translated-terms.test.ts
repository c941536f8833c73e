import { describe, expect, test } from "vitest";
import { createGlosses } from "../gloss/glosses.ts";
import { createTokenizer } from "../index/tokens.ts";
import { morphologyOf } from "../languages/morphology.ts";
import { indexOf } from "./testing/index-of.ts";
import { translatedTerms } from "./translated-terms.ts";

const tokenizer = createTokenizer();
const index = indexOf(["Das Pfand beträgt zwei Mieten.", "Der Mietzins ist am Ersten fällig. Das Mietpfand auch."]);

async function glossesFor(language: string, entries: string) {
  const morphology = await morphologyOf(language);
  if (!morphology) throw new Error(`There is no stemmer for ${language}.`);
  return createGlosses(entries, morphology);
}
const german = () => glossesFor("de", "deposit = pfand; rent = miete mietzins; due = fällig");

describe("terms of German documents for a question", () => {
  test("in English are those with its words as glosses, compounds with one for less", async () => {
    const to = await german();
    const found = translatedTerms(tokenizer, index, "When is the deposit due?", { from: undefined, to });
    expect(found.get("deposit")).toEqual(
      new Map([
        ["pfand", 0.8],
        ["mietpfand", 0.4],
      ]),
    );
    expect([...(found.get("due") ?? [])]).toEqual([["fallig", 0.8]]);
  });

  test("in French are found by the glosses of both", async () => {
    const [from, to] = [await glossesFor("fr", "rent = loyer"), await german()];
    const found = translatedTerms(tokenizer, index, "le loyer", { from, to });
    expect([...(found.get("loyer")?.keys() ?? [])]).toContain("mietzin");
  });
});

test("terms of English documents are the glosses of a German question", async () => {
  const found = translatedTerms(tokenizer, index, "Pfand", { from: await german(), to: undefined });
  expect(found.get("pfand")).toEqual(new Map([["deposit", 0.8]]));
});

test("a word without a gloss has none", async () => {
  expect(translatedTerms(tokenizer, index, "xyzzy", { from: await german(), to: undefined }).size).toBe(0);
});

test("terms that only documents out of scope have are none", async () => {
  const { parts, ...rest } = index;
  const first = { ...rest, parts: parts.map(({ part }) => ({ part, mask: Uint8Array.of(1, 0) })) };
  const found = translatedTerms(tokenizer, first, "deposit and rent", { from: undefined, to: await german() });
  expect([...(found.get("deposit")?.keys() ?? [])]).toEqual(["pfand"]);
  expect([...(found.get("rent")?.keys() ?? [])]).toEqual(["mieten"]);
});
