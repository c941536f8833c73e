import { describe, expect, it } from "vitest";
import { periodsIn } from "./periods.ts";

const forms = (text: string) => periodsIn(text).terms.toSorted().join(" ");

describe("periods", () => {
  it.each([
    "2018",
    "FY2018",
    "FY 2018",
    "FY18",
    "fiscal 2018",
    "Fiscal Year 2018",
    "Year ended December 31, 2018",
    "2018A",
  ])("reads %s as the year 2018", (text) => expect(forms(text)).toBe("2018"));

  it.each([
    "Q1 2023",
    "1Q23",
    "Q1'23",
    "Q1FY23",
    "first quarter of 2023",
    "the first quarter of fiscal year 2023",
    "Three months ended March 31, 2023",
    "3 months ended 31 March 2023",
    "quarter ended March 31, 2023",
    "erstes Quartal 2023",
    "premier trimestre 2023",
  ])("reads %s as the first quarter of 2023", (text) => expect(forms(text)).toBe("2023 q1"));

  it("keeps halves and runs of months apart from the year", () => {
    expect(forms("first half of 2021")).toBe("2021 h1");
    expect(forms("Nine months ended September 30, 2021")).toBe("2021 9m");
    expect(forms("Twelve months ended December 31, 2021")).toBe("2021");
  });

  it("keeps month and day beside the terms", () => {
    expect(periodsIn("As of June 30, 2019").dates).toEqual(["month6", "day30"]);
    expect(periodsIn("1 May 2019").dates).toEqual(["month5", "day1"]);
  });

  it("reads no month into words that may be others", () => {
    expect(periodsIn("costs may rise in march").dates).toEqual([]);
    expect(periodsIn("second place for three people").terms).toEqual([]);
  });

  it("gives the range of what was read, with the words around it", () => {
    const text = "Net revenue in the first quarter of 2023, total";
    expect(periodsIn(text).ranges.map(({ start, end }) => text.slice(start, end))).toEqual([
      "in the first quarter of 2023",
    ]);
    expect(periodsIn("In the year of the fox").ranges).toEqual([]);
  });
});
