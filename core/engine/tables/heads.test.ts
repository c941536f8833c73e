import { describe, expect, it } from "vitest";
import { guessHeads, isFigure } from "./heads.ts";

describe("heads of a table", () => {
  it("are the rows without numbers above rows with numbers", () => {
    const rows = [
      ["", "Year ended December 31", ""],
      ["(Millions)", "2018", "2017"],
      ["Operating activities", "", ""],
      ["Net income", "5,363", "4,869"],
      ["Depreciation", "1,488", "(1,544)"],
    ];
    expect(guessHeads(rows)).toEqual({ header_rows: 2, header_columns: 1 });
  });

  it("go on with a full row below heads over several columns", () => {
    const body = ["31 January", "48,571", "361", "9,275"];
    const heads = ["Read on", "Reading", "Used", "Reading"];
    expect(guessHeads([["", "Electricity", "", "Gas"], heads, body]).header_rows).toBe(2);
    expect(guessHeads([["", "Plan A", "Plan B", "Plan C"], heads, body]).header_rows).toBe(1);
  });

  it("take years for heads in rows and in columns", () => {
    expect(
      guessHeads([
        ["", "2018", "2017"],
        ["Sales", "10", "9"],
      ]),
    ).toEqual({ header_rows: 1, header_columns: 1 });
    expect(
      guessHeads([
        ["Year", "Sales"],
        ["2018", "10"],
        ["2017", "9"],
      ]),
    ).toEqual({ header_rows: 1, header_columns: 1 });
  });

  it("are a short full first row above words", () => {
    const rows = [
      ["Name", "Meaning"],
      ["PORT", "Where the server listens"],
      ["HOST", "The address it binds to"],
    ];
    expect(guessHeads(rows)).toEqual({ header_rows: 1, header_columns: 1 });
  });

  it("are a first row that is longer than those below it, however short these are", () => {
    const head = ["Tool", "Shelf", "Owner", "Lent to"];
    const body = [
      ["Saw", "Top", "Ann"],
      ["Drill", "Low", "Ben"],
    ];
    expect(guessHeads([head, ...body]).header_rows).toBe(1);
    expect(guessHeads([head.slice(0, 3), ...body]).header_rows).toBe(0);
  });

  it("are a first row above few short values that come again and again", () => {
    const body = [
      ["Opening", "Ann", "Ann", "Ben"],
      ["Counter", "Ben", "Cem", "Ann"],
      ["Closing", "Cem", "Ben", "Cem"],
    ];
    expect(guessHeads([["Shift", "Harbour", "Market", "Station"], ...body]).header_rows).toBe(1);
    expect(guessHeads([["Shift", "Ann", "Market", "Station"], ...body]).header_rows).toBe(0);
  });

  it("are days of the week above other words", () => {
    const body = [
      ["1", "Art", "Music", "Maths"],
      ["2", "Sport", "Latin", "Physics"],
    ];
    expect(guessHeads([["Lesson", "Mon", "Tue", "Wed"], ...body]).header_rows).toBe(1);
    expect(guessHeads([["Stunde", "Montag", "Dienstag", "Mittwoch"], ...body]).header_rows).toBe(1);
  });

  it("are none above pairs of a field and its value", () => {
    const rows = [
      ["Name:", "Tove Brandt"],
      ["Born:", "1843 in Aarhus"],
      ["Trade:", "Clockmaker"],
    ];
    expect(guessHeads(rows)).toEqual({ header_rows: 0, header_columns: 1 });
  });

  it("are none above the fields of a form", () => {
    const rows = [
      ["Invoice no.", "2024-118"],
      ["Invoice date", "12 April 2024"],
      ["Terms", "30 days net"],
    ];
    expect(guessHeads(rows)).toEqual({ header_rows: 0, header_columns: 1 });
  });

  it.each(["1,234", "$ 12.5", "(45)", "12 %", "—", "1.2m"])("sees a figure in %j", (text) =>
    expect(isFigure(text)).toBe(true),
  );
  it.each(["2018", "Q1 2023", "Net sales", "", "December 31, 2018", "3M Company"])("sees none in %j", (text) =>
    expect(isFigure(text)).toBe(false),
  );

  it("are words over values that have a number each, though they are longer", () => {
    const rows = [
      ["Length of service", "Full pay", "Half pay"],
      ["under 1 year", "2 weeks", "2 weeks"],
      ["1 to 4 years", "6 weeks", "6 weeks"],
    ];
    expect(guessHeads(rows)).toEqual({ header_rows: 1, header_columns: 1 });
  });

  it("are words over a column of dates, though all other values are words and shorter", () => {
    const rows = [
      ["Surname", "Date of birth", "Bus child"],
      ["Albers", "2015-03-14", "yes"],
      ["Bektas", "2014-11-02", "no"],
      ["Demir", "2015-01-19", "no"],
    ];
    expect(guessHeads(rows)).toEqual({ header_rows: 1, header_columns: 1 });
    expect(guessHeads(rows.slice(1)).header_rows).toBe(0);
  });
});
