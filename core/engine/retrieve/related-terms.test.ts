import { describe, expect, it } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { morphologyOf } from "../languages/morphology.ts";
import { scoreWords } from "./bm25.ts";
import { relatedTerms, withRelated } from "./related-terms.ts";
import { indexOf } from "./testing/index-of.ts";

const tokenizer = createTokenizer();

const TEXTS = ["Die Klavierstunde kostet viel.", "Der Mietvertrag endet.", "Mieten steigen.", "Die Kaltmiete bleibt."];

async function related(word: string) {
  const morphology = await morphologyOf("de");
  if (!morphology) throw new Error("no German");
  const [term = ""] = tokenizer.terms(word);
  return { term, found: relatedTerms(indexOf(TEXTS), [term], morphology).get(term) ?? new Map<string, number>() };
}

describe("terms related to one of a question", () => {
  it("are forms of the word, compounds with it and parts of it, the forms first", async () => {
    const { found } = await related("Miete");
    expect([...found.keys()]).toEqual(["mieten", "kaltmiet", "mietvertrag"]);
    expect(found.get("mieten")).toBe(1);
    expect([...(await related("Klavierunterricht")).found.keys()]).toEqual(["klavierstund"]);
    expect([...(await related("Jahresmiete")).found.keys()]).toContain("mieten");
  });

  it("are none of numbers and of short words", async () => {
    expect((await related("2024")).found.size).toBe(0);
    expect((await related("ehe")).found.size).toBe(0);
  });

  it("count in a passage as much as they are worth, and none twice that the query has itself", async () => {
    const { term, found } = await related("Miete");
    const index = indexOf(TEXTS);
    const own = { term, weight: 1 };
    const [scores = new Float32Array()] = scoreWords(index, withRelated([own], new Map([[term, found]]))).scores;
    const [, contract = 0, rents = 0, cold = 0] = scores;
    expect(scores[0]).toBe(0);
    expect(contract).toBeGreaterThan(0);
    expect(rents).toBeGreaterThan(contract);
    expect(cold).toBeGreaterThan(0);
    const both = withRelated([own, { term: "mieten", weight: 1 }], new Map([[term, found]]));
    expect(both[0]?.related?.map((one) => one.term)).not.toContain("mieten");
  });
});
