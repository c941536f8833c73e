import { describe, expect, it } from "vitest";
import type { TellingWord } from "../answer/understand/understood.ts";
import { createTokenizer } from "../index/tokens.ts";
import { createDocumentBuilder } from "../parse/document-builder.ts";
import { describeTables } from "../parse/describe-tables.ts";
import { lookUpCell } from "./look-up.ts";
import { createTableReader, type PlacedTable } from "./read-table.ts";
import { cellLabel } from "./show-cell.ts";

const tokenizer = createTokenizer();

function placed(
  rows: readonly (readonly string[])[],
  { above, about = "" }: { above?: string; about?: string } = {},
): PlacedTable {
  const builder = createDocumentBuilder();
  if (above) builder.block("paragraph", above);
  builder.table({ rows: rows.map((row) => row.map((content) => ({ content }))) });
  const { text, tables } = describeTables(builder.finish());
  const [table] = tables;
  if (!table) throw new Error("The rows make no table.");
  return { document_id: "d", text, table, about, section: null };
}

/** Every word is telling but those that the tokenizer drops. */
function telling(question: string): TellingWord[] {
  return [...tokenizer.words(question)].map(({ start, end, terms }) => ({
    text: question.slice(start, end),
    terms,
    isName: /\p{N}/u.test(question.slice(start, end)),
  }));
}

const lookUp = (question: string, ...tables: PlacedTable[]) =>
  lookUpCell(createTableReader(tokenizer), { question, telling: telling(question) }, tables);

const results = placed(
  [
    ["", "Three months ended March 31,", "", "Year ended December 31,"],
    ["(in millions)", "2023", "2022", "2022"],
    ["Net revenue", "17,846", "16,010", "70,123"],
    ["Operating costs", "", "", ""],
    ["Wages", "4,000", "3,900", "15,500"],
    ["Energy", "1,200", "", "4,100"],
    ["Earnings per share", "1.25", "1.10", "4.80"],
  ],
  { about: "Ardent Mills quarterly report" },
);

it("claims no column whose head has nothing of the question but the name of the row", () => {
  const parts = placed([
    ["Part", "Boat length", "Owner"],
    ["Boat", "12 m", "Ida"],
    ["Oar", "3 m", "Kai"],
  ]);
  expect(lookUp("number of the boat", parts)?.isSure).not.toBe(true);
  expect(lookUp("length of the boat", parts)).toMatchObject({ value: "12 m", isSure: true });
});

it("claims no dash: it may be none, or unknown", () => {
  const rooms = placed([
    ["Room", "Summer", "Winter"],
    ["Rose", "58 €", "–"],
    ["Tulip", "84 €", "70 €"],
  ]);
  expect(lookUp("Rose in winter", rooms)).toMatchObject({ value: "–", isSure: false });
  expect(lookUp("Tulip in winter", rooms)).toMatchObject({ value: "70 €", isSure: true });
});

describe("looking up a cell", () => {
  const pool = placed([
    ["", "Single ticket", "Ten tickets"],
    ["Adults", "5.50", "48.00"],
    ["Teenagers (6–17 years)", "3.00", "25.00"],
    ["Students (with a card)", "4.00", "35.00"],
  ]);

  it("takes a row by its name without what that has in brackets", () => {
    expect(lookUp("How much are ten tickets for teenagers?", pool)).toMatchObject({ value: "25.00", isSure: true });
    expect(lookUp("How much are ten tickets for families?", pool)?.isSure ?? false).toBe(false);
  });

  it("takes a column by its name without what that has in brackets, whatever little words are beside it", () => {
    const klausur = placed([
      ["Nachname", "Note", "Punkte (max. 60)"],
      ["Arslan", "1,7", "51"],
      ["Iwanow", "2,0", "48"],
    ]);
    expect(lookUp("Was sind die Punkte für Iwanow?", klausur)).toMatchObject({ value: "48", isSure: true });
  });

  it("is not sure where two rows are called alike without what they have in brackets", () => {
    const reported = placed([
      ["", "2023", "2022"],
      ["Income (adjusted)", "120", "110"],
      ["Income (reported)", "90", "80"],
    ]);
    expect(lookUp("What was the income in 2023?", reported)).toMatchObject({ isSure: false });
  });

  it("takes the month of a year for a row and the year for a column", () => {
    const energy = placed([
      ["Month", "Gas 2024", "Gas 2025"],
      ["January", "188", "201"],
      ["February", "171", "166"],
    ]);
    expect(lookUp("gas in January 2024", energy)).toMatchObject({ value: "188", isSure: true });
    expect(lookUp("gas in March 2024", energy)?.isSure ?? false).toBe(false);
  });

  it("tells the name of a row that other cells name", () => {
    const members = placed([
      ["Member no.", "Surname", "Fee"],
      ["101", "Aldridge", "240.00"],
      ["103", "Castellan", "95.00"],
    ]);
    const found = lookUp("What is the member number of Castellan?", members);
    expect(found && cellLabel(found)).toBe("Castellan · Member no.: 103");
    expect(found?.isSure).toBe(true);
    expect(lookUp("What is the fee of member Castellan?", members)).toMatchObject({ value: "95.00" });
    expect(lookUp("What is the member number of Aldridge and Castellan?", members)).toMatchObject({ isSure: false });
  });

  const bill = placed([
    ["Description", "Qty", "Unit price", "Amount"],
    ["Stump grinding", "3", "85.00", "255.00"],
    ["Hedge trimming", "40", "4.25", "170.00"],
  ]);

  it("takes the one column of money for what something costs", () => {
    expect(lookUp("How much does stump grinding cost?", bill)).toMatchObject({ value: "255.00", isSure: true });
  });

  it("is not sure what something costs that has several prices, or a sum of months", () => {
    const tiers = placed([
      ["Product", "Price for 1", "Price for 50"],
      ["Flyer", "0.35", "0.22"],
      ["Poster", "6.90", "5.20"],
    ]);
    expect(lookUp("What does a poster cost?", tiers)).toMatchObject({ isSure: false });
    const months = placed([
      ["", "April", "May", "Total"],
      ["Rent", "700", "700", "1400"],
      ["Heating", "84", "40", "124"],
    ]);
    expect(lookUp("How much does the rent cost?", months)).toMatchObject({ isSure: false });
  });

  it("needs no word of a question that only says that a person has a value", () => {
    const marks = placed([
      ["Number", "Surname", "Points"],
      ["44120", "Arslan", "51"],
      ["44203", "Ivanova", "48"],
    ]);
    expect(lookUp("How many points did Ivanova score?", marks)).toMatchObject({ value: "48", isSure: true });
    expect(lookUp("How many points did Ivanova lose?", marks)).toMatchObject({ isSure: false });
  });

  it("names a row by the words of the question where others are called alike", () => {
    const inventory = placed([
      ["Room", "Item", "Quantity", "Condition"],
      ["Hall", "Coat stand", "1", "Scratched"],
      ["Kitchen", "Hob and oven", "1", "New"],
      ["Kitchen", "Washing machine", "1", "Space only"],
      ["Kitchen", "Worktop", "2", "One burn mark"],
    ]);
    expect(lookUp("condition of the washing machine in the kitchen", inventory)).toMatchObject({
      value: "Space only",
      row_path: ["Kitchen", "Washing machine"],
    });
    expect(lookUp("condition of the coat stand in the hall", inventory)?.row_path).toEqual(["Hall"]);
  });

  it("finds it under several head rows with an empty corner, with its unit, row and heads", () => {
    const found = lookUp("What was net revenue in the first quarter of 2023?", results);
    expect(found && cellLabel(found)).toBe("Net revenue · Three months ended March 31, 2023: 17,846 million");
    expect(found?.isSure).toBe(true);
  });

  it.each([
    ["net revenue Q1 2022", "16,010"],
    ["What was the net revenue of Ardent Mills in fiscal 2022?", "70,123"],
    ["wages FY2022", "15,500"],
    ["operating costs: wages in Q1 2023", "4,000"],
  ])("answers %j with %s for sure", (question, value) =>
    expect(lookUp(question, results)).toMatchObject({ value, isSure: true }),
  );

  it("leaves out the unit where it does not hold", () => {
    const found = lookUp("earnings per share in 2022", results);
    expect(found && cellLabel(found)).toBe("Earnings per share · Year ended December 31, 2022: 4.80");
  });

  it.each([
    "What was net revenue?",
    "What was net revenue in 2021?",
    "net revenue of Borden in Q1 2023",
    "What were net losses in Q1 2023?",
    "net revenue in 2023",
    "net revenue of the 2021 report in 2021",
  ])("is not sure of %j", (question) => expect(lookUp(question, results)?.isSure ?? false).toBe(false));

  it("is not sure where two tables hold different values under the same names", () => {
    const other = placed([
      ["", "2018", "2017"],
      ["Net sales", "11", "10"],
    ]);
    const same = placed([
      ["", "2018", "2017"],
      ["Net sales", "32", "30"],
    ]);
    expect(lookUp("net sales 2018", other)?.isSure).toBe(true);
    expect(lookUp("net sales 2018", other, same)?.isSure).toBe(false);
    expect(lookUp("net sales 2018", other, other)?.isSure).toBe(true);
  });

  it("reads names without the marks of footnotes", () => {
    const marked = placed([
      ["", "2020", "2019"],
      ["Wages (1)", "6,093", "5,900"],
      ["Rents", "37", "36"],
    ]);
    expect(lookUp("wages 2020", marked)).toMatchObject({ value: "6,093", isSure: true });
  });

  it("gives each of several years in one head its column", () => {
    const close = placed([
      ["Sales by category", "2020 2019"],
      ["Grocery", "$190,550", "$184,202"],
      ["Health", "37", "36"],
    ]);
    expect(lookUp("grocery sales 2019", close)).toMatchObject({ value: "$184,202", isSure: true });
  });

  it("takes no other year because the document is named for the one asked", () => {
    const table = placed(
      [
        ["", "2017", "2016"],
        ["Net sales", "11", "10"],
      ],
      { about: "annual report 2018" },
    );
    expect(lookUp("net sales 2018", table)?.isSure ?? false).toBe(false);
    expect(lookUp("net sales 2017", table)?.isSure).toBe(true);
    const without = placed(
      [
        ["Item", "Amount"],
        ["Goodwill", "11"],
        ["Debt", "10"],
      ],
      { about: "annual report 2018" },
    );
    expect(lookUp("goodwill in 2018", without)?.isSure ?? false).toBe(false);
  });

  it("takes rows that are periods", () => {
    const years = placed([
      ["Year", "Sales", "Staff"],
      ["2018", "10", "4"],
      ["2019", "12", "5"],
    ]);
    expect(lookUp("How many staff in 2019?", years)).toMatchObject({ value: "5", isSure: true });
  });

  it("finds a row by any of its cells", () => {
    const settings = placed([
      ["Name", "Type", "Default"],
      ["PORT", "number", "8080"],
      ["HOST", "string", "localhost"],
    ]);
    expect(lookUp("What is the default of HOST?", settings)).toMatchObject({ value: "localhost", isSure: true });
  });

  it("does not take a row for a path that it is only a part of the name of", () => {
    const inEtc = placed(
      [
        ["Directory", "Description", "Files"],
        ["opt", "Configuration for /opt", "12"],
        ["sgml", "Configuration for SGML", "3"],
      ],
      { about: "3.7. /etc : Configuration" },
    );
    expect(lookUp("What is the description of /opt?", inEtc)?.isSure ?? false).toBe(false);
    const ofRoot = placed([
      ["Directory", "Description", "Files"],
      ["/opt", "Add-on packages", "12"],
      ["/srv", "Data of services", "3"],
    ]);
    expect(lookUp("What is the description of /opt?", ofRoot)).toMatchObject({
      value: "Add-on packages",
      isSure: true,
    });
  });

  it("reads the only value beside a name", () => {
    const pairs = placed([
      ["President", "Ann Roe"],
      ["Treasurer", "Tracy Shaben"],
      ["Secretary", "Lee Poe"],
    ]);
    expect(lookUp("Who is the treasurer?", pairs)).toMatchObject({ value: "Tracy Shaben", isSure: true });
  });
});

it("takes an option in capitals for another one", () => {
  const options = placed([
    ["Option", "Effect"],
    ["-B", "Does brace expansion"],
    ["-E", "Inherits traps"],
  ]);
  const { text: effect } = options;
  const cellOf = (question: string) => {
    const found = lookUp(question, options);
    return found && effect.slice(found.cell.start, found.cell.end);
  };
  expect(cellOf("What is the effect of -E?")).toBe("Inherits traps");
  expect(cellOf("What is the effect of -e?") ?? null).toBeNull();
});

it("calls a row behind its code by its first words as well", () => {
  const prices = placed([
    ["Code", "Plant", "Single", "Dozen"],
    ["1150", "Box", "3.60", "3.17"],
    ["1160", "Privet", "1.45", "1.28"],
  ]);
  const found = lookUp("How much is Privet for a dozen?", prices);
  expect(found && cellLabel(found)).toBe("1160 › Privet · Dozen: 1.28");
});
