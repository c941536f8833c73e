import { describe, expect, it } from "vitest";
import { keepClauseLines } from "./clause-lines.ts";

describe("numbered lines of plain text", () => {
  it("are paragraphs of their own where they begin as a sentence does", () => {
    expect(keepClauseLines("2.1 The rent is due\n2.2 The deposit is kept")).toBe(
      "2.1 The rent is due\n\n2.2 The deposit is kept",
    );
  });

  it("are so in small letters where they count on from the line above", () => {
    expect(keepClauseLines("5. Settings\n  5.1 autobaud\n  5.2 charset\n    5.2.1 #if\n  5.3 colour")).toBe(
      "5. Settings\n\n5.1 autobaud\n\n5.2 charset\n\n5.2.1 #if\n\n5.3 colour",
    );
  });

  it("are left in a sentence that goes on with a number", () => {
    const sales = "Sales came to\n1.5 million in the first year and\n1.9 million in the second";
    expect(keepClauseLines(sales)).toBe(sales);
  });
});
