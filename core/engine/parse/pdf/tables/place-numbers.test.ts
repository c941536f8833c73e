import { describe, expect, test } from "vitest";
import { linesOf, printed, readLines } from "../../testing/print-table.ts";

describe("a table of numbers on a page", () => {
  test("has the euro sign behind the number that it stands a space from", async () => {
    const parsed = await readLines(
      ...printed(
        [
          ["Tariff", "24,99", "14,99"],
          ["Second card", "14,99", "19,50"],
        ].map(([name = "", first = "", second = ""]) => [
          [name, 72],
          [first, 300],
          ["€", 330],
          [second, 400],
          ["€", 430],
        ]),
      ),
    );
    expect(linesOf(parsed)).toEqual(["Tariff | 24,99 € | 14,99 €", "Second card | 14,99 € | 19,50 €"]);
  });

  test("has heads in its middle in the columns of the numbers beside which they stand", async () => {
    const parsed = await readLines(
      ...printed([
        [
          ["Income", 72],
          ["Declared", 290],
          ["Accepted", 390],
        ],
        [
          ["Wages", 72],
          ["38,450", 300],
          ["38,450", 400],
        ],
        [
          ["Total income", 72],
          ["46,651", 300],
          ["47,657", 400],
        ],
        [
          ["Deductions", 72],
          ["Claimed", 258],
          ["Accepted", 350],
        ],
        [
          ["Pension contributions", 72],
          ["2,400", 305],
          ["2,400", 405],
        ],
        [
          ["Donations", 72],
          ["385", 310],
          ["310", 410],
        ],
      ]),
    );
    expect(linesOf(parsed).slice(2, 5)).toEqual([
      "Total income | 46,651 | 47,657",
      "Deductions | Claimed | Accepted",
      "Pension contributions | 2,400 | 2,400",
    ]);
  });
});
