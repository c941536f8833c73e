import { expect, test } from "vitest";
import { numberForms } from "./number-form.ts";

test.each([
  ["89,90", ["1.250,00 €", "89,90 €", "3.480,00 €"], "comma"],
  ["thin spaces", ["1\u202f250,00", "86,45"], "comma"],
  ["three groups", ["1.234.567", "2.500"], "comma"],
  ["0,125", ["0,125", "1,250"], "comma"],
  ["89.90", ["1,250.00", "89.90"], "point"],
  ["0.125", ["0.125", "1.250"], "point"],
  ["1,234", ["1,234", "987"], "point"],
  ["no separators", ["12", "400"], "point"],
  ["1.234", ["1.234", "987"], "unclear"],
  ["both forms", ["89,90", "12.50"], "point"],
  ["days", ["07.01.2025", "14.01.2025"], "point"],
])("a column tells how its numbers are written: %s", (_, texts, form) => expect(numberForms([texts])).toEqual([form]));

test.each([
  ["comma", ["12,50", "3,20"], "comma"],
  ["point", ["12.50", "3.20"], "point"],
])("another column tells how 1.234 and 1,234 are written: %s", (form, other) => {
  expect(numberForms([["1.234"], other])[0]).toBe(form);
  expect(numberForms([["1,234"], other])[0]).toBe(form);
});

test("where columns differ, 1.234 is unclear", () =>
  expect(numberForms([["1.234"], ["12,50"], ["12.50"]])).toEqual(["unclear", "comma", "point"]));
