import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spellingsOf } from "./spelled-alike.ts";

const keys = (text: string): string[] => spellingsOf(text).map(({ key }) => key);

describe("spellings", () => {
  it.each([
    ["Best Buy", "BESTBUY_2023_10K.pdf"],
    ["General Mills", "GENERALMILLS_2019_10K.pdf"],
    ["CVS Health's", "cvs-health.pdf"],
    ["Form 10-K", "10K"],
    ["AT&T", "ATT"],
    ["Nestlé", "NESTLE"],
    ["ISO 9001", "iso9001"],
  ])("%s meets %s", (a, b) => {
    const others = new Set(keys(b));
    const met = keys(a).filter((key) => others.has(key));
    expect(met).not.toEqual([]);
  });

  it("does not join across the end of a sentence or a line", () => {
    expect(keys("I was best. Buy it")).not.toContain("bestbuy");
    expect(keys("best\nbuy")).not.toContain("bestbuy");
  });

  it("gives ranges that hold the letters of the key", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { key, start, end } of spellingsOf(text)) {
          const letters = text.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? [];
          expect(letters.join("").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()).toBe(key);
        }
      }),
    );
  });
});
