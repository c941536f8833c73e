import { describe, expect, it } from "vitest";
import { periodsIn, periodsOf } from "./periods.ts";

const keys = (text: string): string[] => periodsOf(text).map(({ key }) => key);

describe("periods", () => {
  it.each([
    "2018",
    "FY2018",
    "FY 2018",
    "FY18",
    "FY'18",
    "fiscal 2018",
    "Fiscal Year 2018",
    "fiscal years 2018",
    "year ended 2018",
    "CY2018",
    "3M_2018_10K.pdf",
  ])("reads the year in %s", (text) => expect(keys(text)).toEqual(["2018"]));

  it.each([
    "Q1 2023",
    "Q1 FY2023",
    "Q1'23",
    "1Q23",
    "1Q 2023",
    "2023 Q1",
    "2023Q1",
    "2023-Q1",
    "AMCOR_2023Q1_10Q.pdf",
    "Q1 of FY2023",
    "Q1 of fiscal 2023",
    "first quarter of 2023",
    "the first quarter of fiscal year 2023",
    "1st quarter 2023",
  ])("reads the quarter in %s", (text) => expect(keys(text)).toEqual(["2023-Q1"]));

  it("reads halves, and no third half", () => {
    expect(keys("H1 FY2023, second half of 2022, 2H21")).toEqual(["2023-H1", "2022-H2", "2021-H2"]);
    expect(keys("fourth half of 2022, H3 2021")).toEqual(["2022", "2021"]);
  });

  it("reads each of several, in order, with its place", () => {
    const text = "from FY2018 - FY2020 and Q3 2021";
    expect(keys(text)).toEqual(["2018", "2020", "2021-Q3"]);
    expect(periodsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(["FY2018", "FY2020", "Q3 2021"]);
  });

  it("takes no other number for a year", () => {
    expect(keys("20,181 shares, $2018, 2018.5 kg, A2018, 12018, 1066 and 2018th")).toEqual([]);
  });
});

const forms = (text: string) => periodsIn(text).terms.toSorted().join(" ");

describe("days", () => {
  it.each(["5 July", "5. Juli", "July 5", "July 5th, 2026", "5th of July", "5 de julio", "2026-07-05", "5.7.2026"])(
    "reads the day of %s, and leaves no number of it",
    (text) => {
      const { days, ranges } = periodsIn(text);
      expect(days).toEqual(["month7 day5"]);
      const rest = ranges.toReversed().reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
      expect(rest).not.toMatch(/\d/u);
    },
  );

  it("reads none where either number may be the month", () => expect(periodsIn("05/07/2026").days).toEqual([]));
});

describe("terms of periods", () => {
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
