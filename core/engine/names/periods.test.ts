import { describe, expect, it } from "vitest";
import { periodsOf } from "./periods.ts";

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
