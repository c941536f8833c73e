import { expect, test } from "vitest";
import { BUILT_IN } from "./format-code.ts";
import { formatsOf, shownNumber } from "./number-formats.ts";

const shown = (value: number, code: string): string =>
  shownNumber(String(value), formatsOf([200], new Map([[200, code]]))[0], false);

const ACCOUNTING = '_-[$€-2]* #,##0.00_-;-[$€-2]* #,##0.00_-;_-[$€-2]* "-"??_-';

test.each([
  [3.5, '"£"#,##0.00', "£3.50"],
  [1234.5, '"£"#,##0.00', "£1,234.50"],
  [-1234.5, "$#,##0.00", "-$1,234.50"],
  [-1234.5, '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_)', "$ (1,234.50)"],
  [0, ACCOUNTING, "€ -"],
  [-96, ACCOUNTING, "-€ 96.00"],
  [1234.5, '#,##0.00\\ "€"', "1.234,50 €"],
  [1234.5, "#,##0.00\\ [$€-407]", "1.234,50 €"],
  [1234.5, "#,##0.00\\ [$€-de-DE]", "1.234,50 €"],
  [1234567.5, "#,##0.00\\ [$€-40C]", "1 234 567,50 €"],
  [96, "#,##0.00\\ [$€-1]", "96,00 €"],
  [1234, "#,##0", "1,234"],
  [7.5, "0", "7.5"],
  [1 / 3, "0.0", "0.33"],
  [2 / 3, "0.000", "0.667"],
  [0.0415, "0.0%", "4.15%"],
  [0.5, "0%", "50%"],
  [12_500_000, '#,##0.0,,"M"', "12.5M"],
  [5, '0" kg"', "5 kg"],
  [1234, "00000", "01234"],
  [1223445219, "00000\\ 000\\ 000", "01223 445 219"],
  [0.25, "# ?/?", "0.25"],
  [123456, "0.00E+00", "123456"],
  [5, ";;;", "5"],
  [5, "[Red]0.00;[Blue]-0.00", "5.00"],
  [12, '[<100]0;"many"', "12"],
  [45356, "dd.mm.yyyy", "05.03.2024"],
  [45356, "d. mmmm yyyy", "5. March 2024"],
  [45356, "[$-407]d. mmmm yyyy", "5. März 2024"],
  [45356, "mmm-yy", "Mar-2024"],
  [45356, "dddd, mmmm dd, yyyy", "Tuesday, March 05, 2024"],
  [45356, "dd/mm/yyyy", "2024-03-05"],
  [45356, "mm/yyyy", "2024-03"],
  [45356.75, "yyyy\\-mm\\-dd hh:mm", "2024-03-05 18:00"],
  [45356.75, "dd.mm.yyyy hh:mm", "05.03.2024 18:00"],
  [0.309027777777778, "h:mm", "7:25"],
  [0.75, "h:mm AM/PM", "6:00 PM"],
  [1.125, "[h]:mm", "27:00"],
  [0.0035, "mm:ss", "05:02"],
] as const)("%d under %s is %s", (value, code, text) => expect(shown(value, code)).toBe(text));

test("one currency after its number tells how all numbers of the workbook are written", () => {
  const formats = formatsOf([0, 200, 4], new Map([[200, '0.00 "€"']]));
  expect(formats.map((format) => format(1234.5, false))).toEqual(["1234,5", "1234,50 €", "1.234,50"]);
});

test("the codes that files refer to by number are all read", () => {
  const formats = formatsOf([...BUILT_IN.keys()], new Map());
  for (const format of formats) expect(format(45356.75, false)).toMatch(/\d/u);
});
