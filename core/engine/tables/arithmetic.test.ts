import { describe, expect, it } from "vitest";
import { combine, growth, numberIn } from "./arithmetic.ts";

describe("amounts of two cells", () => {
  it.each([
    ["17,846", "16,010", "difference", "1,836"],
    ["$43,592.74", "$ 53,458.45", "difference", "−$9,865.71"],
    ["(1,577)", "(1,373)", "difference", "−204"],
    ["5", "0.25", "sum", "5.25"],
    ["1999", "2", "sum", "2001"],
    ["$ (1,234.50)", "$ 1,000.00", "sum", "−$ 234.50"],
  ] as const)("%s and %s make the %s %s", (first, second, of, value) => expect(combine(first, second, of)).toBe(value));

  it("takes the sign of one for both where a column has it in some rows only", () => {
    expect(combine("£950.00", "312.40", "sum", "point", { isSignShared: true })).toBe("£1262.40");
    expect(combine("£950.00", "€312.40", "sum", "point", { isSignShared: true })).toBeNull();
  });

  it.each([
    ["$5", "€4"],
    ["$5", "4"],
    ["12 %", "10 %"],
    ["1.234,5", "2"],
    ["n/a", "3"],
    ["99999999999999999999", "1"],
  ])("makes nothing of %s and %s", (first, second) => expect(combine(first, second, "sum")).toBeNull());
});

describe("amounts in another form", () => {
  it.each([
    ["1.250,00 €", "89,90 €", "sum", "1.339,90 €"],
    ["1\u202f250,00", "86,45", "difference", "1\u202f163,55"],
    ["62,00", "945", "sum", "1007,00"],
    ["CHF 1'250,50", "CHF 12", "sum", "CHF 1'262,50"],
    ["-5 €", "3 €", "sum", "−2 €"],
  ] as const)("%s and %s", (first, second, of, value) => expect(combine(first, second, of, "comma")).toBe(value));

  it.each([
    ["1.234", "unclear", null],
    ["1,234", "unclear", null],
    ["987", "unclear", 987],
    ["1.234", "comma", 1234],
    ["1,234", "comma", 1.234],
    ["12.50", "comma", null],
    ["1,250.00 USD", "point", 1250],
    ["12,50", "point", null],
    ["12 May", "point", null],
    ["- €", "comma", 0],
  ] as const)("%s is read as %s", (text, form, number) => expect(numberIn(text, form)).toBe(number));
});

describe("growth between two cells", () => {
  it.each([
    ["17,846", "16,010", "11.5"],
    ["$90", "$120", "−25.0"],
    ["0", "5", "−100.0"],
  ])("from %s after %s is %s per cent", (later, earlier, value) => expect(growth(later, earlier)).toBe(value));

  it("is written as the amounts are", () => expect(growth("12,50", "10,00", "comma")).toBe("25,0"));

  it.each([
    ["5", "0"],
    ["5", "(3)"],
    ["(5)", "3"],
    ["$5", "€4"],
  ])("is nothing to tell from %s after %s", (later, earlier) => expect(growth(later, earlier)).toBeNull());
});
