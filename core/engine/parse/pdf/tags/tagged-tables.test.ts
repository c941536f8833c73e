import { describe, expect, test } from "vitest";
import { linesOf } from "../../testing/print-table.ts";
import { createTaggedPrinter, spanning, tag } from "../../testing/print-tagged.ts";

describe("a tagged table", () => {
  test("has the lines of each cell together, and its empty cells", async () => {
    const { row, cell, read } = createTaggedPrinter();
    const parsed = await read(
      tag(
        "Table",
        row("TH", 1, 100, "Room", "Item", "Condition"),
        tag("TR", cell("TD", 1, 60, 112, "Hall"), cell("TD", 1, 160, 112, "Coat stand,", "oak"), tag("TD")),
        tag("TR", cell("TD", 1, 60, 136, "Bath"), tag("TD"), cell("TD", 1, 260, 136, "New")),
      ),
    );
    expect(linesOf(parsed)).toEqual(["Room | Item | Condition", "Hall | Coat stand, oak", "Bath |  | New"]);
    expect(parsed.tables[0]).toMatchObject({ header_rows: 1, columns: 3 });
  });

  test("needs no gaps between its columns", async () => {
    const { row, read } = createTaggedPrinter();
    const words = ["quite a long name of it", "quite a long name again", "and a third one to end"];
    const parsed = await read(
      tag(
        "Table",
        row("TH", 1, 100, "Name", "Other", "Third"),
        row("TD", 1, 112, ...words),
        row("TD", 1, 124, ...words),
      ),
    );
    expect(linesOf(parsed)).toEqual(["Name | Other | Third", words.join(" | "), words.join(" | ")]);
  });

  test("has heads over several columns and names over several rows", async () => {
    const { row, cell, read } = createTaggedPrinter();
    const parsed = await read(
      tag(
        "Table",
        tag("TR", tag("TH"), spanning("/ColSpan 2", cell("TH", 1, 200, 100, "Sold"))),
        row("TH", 1, 112, "", "2023", "2024"),
        tag(
          "TR",
          spanning("/RowSpan 2 /Scope /Row", cell("TH", 1, 60, 124, "North")),
          cell("TD", 1, 160, 124, "11"),
          cell("TD", 1, 260, 124, "12"),
        ),
        tag("TR", cell("TD", 1, 160, 136, "21"), cell("TD", 1, 260, 136, "22")),
      ),
    );
    const [table] = parsed.tables;
    expect(table).toMatchObject({ header_rows: 2, header_columns: 1, rows: 4, columns: 3 });
    expect(table?.cells[0]).toMatchObject({ row: 0, column: 1, column_span: 2 });
    expect(table?.cells.find(({ start, end }) => parsed.text.slice(start, end) === "21")?.column).toBe(1);
  });

  test("has heads also where the program tagged all cells alike", async () => {
    const { row, read } = createTaggedPrinter();
    const parsed = await read(
      tag(
        "Table",
        tag(
          "TBody",
          row("TD", 1, 100, "Month", "Rent"),
          row("TD", 1, 112, "May", "850"),
          row("TD", 1, 124, "June", "870"),
        ),
      ),
    );
    expect(parsed.tables[0]).toMatchObject({ header_rows: 1, header_columns: 1 });
  });

  test("joins a word that is parted at its hyphen", async () => {
    const { cell, row, read } = createTaggedPrinter();
    const parsed = await read(
      tag(
        "Table",
        row("TH", 1, 100, "Probe", "Fires"),
        tag("TR", cell("TD", 1, 60, 112, "transaction-", "start"), cell("TD", 1, 160, 112, "at the start")),
        row("TD", 1, 140, "lock", "when it waits"),
      ),
    );
    expect(linesOf(parsed)[1]).toBe("transaction-start | at the start");
  });

  test("marks each value where it is printed", async () => {
    const { row, read } = createTaggedPrinter();
    const { text, runs } = await read(
      tag(
        "Table",
        row("TH", 1, 100, "Month", "Rent"),
        row("TD", 1, 120, "May", "850"),
        row("TD", 1, 140, "June", "870"),
      ),
    );
    const at = runs?.start.indexOf(text.indexOf("870")) ?? -1;
    expect(Array.from(runs?.boxes.slice(at * 4, at * 4 + 2) ?? [], Math.round)).toEqual([160, 141]);
  });

  test("is text where it only lays out a page", async () => {
    const { cell, lineAt, read } = createTaggedPrinter();
    const heading = tag("H2", lineAt(1, { text: "Terms of the lease", x: 60, y: 100, size: 14 }));
    const parsed = await read(
      tag(
        "Table",
        tag("TR", tag("TD", heading), cell("TD", 1, 260, 100, "Signed in Exeter")),
        tag("TR", cell("TD", 1, 60, 130, "The rent is due on the first."), tag("TD")),
      ),
    );
    expect(parsed.tables).toEqual([]);
    expect(parsed.blocks[0]).toMatchObject({ kind: "heading", level: 2 });
  });

  test("is the inner one of two", async () => {
    const { row, cell, read } = createTaggedPrinter();
    const inner = tag(
      "Table",
      row("TH", 1, 100, "Size", "Price"),
      row("TD", 1, 112, "S", "4"),
      row("TD", 1, 124, "M", "5"),
    );
    const parsed = await read(
      tag(
        "Table",
        tag("TR", tag("TD", inner), tag("TD")),
        tag("TR", cell("TD", 1, 60, 160, "Prices hold until May."), tag("TD")),
      ),
    );
    expect(parsed.tables).toHaveLength(1);
    expect(linesOf(parsed)).toEqual(["Size | Price", "S | 4", "M | 5"]);
  });

  test("is not believed where its rows stand above each other", async () => {
    const { row, read } = createTaggedPrinter();
    const parsed = await read(
      tag("Table", row("TD", 1, 300, "one", "1"), row("TD", 1, 200, "two", "2"), row("TD", 1, 100, "three", "3")),
    );
    expect(linesOf(parsed)[0]).not.toBe("one | 1");
  });

  test("has its heads again on the next page, and no more marks for them", async () => {
    const { row, read } = createTaggedPrinter();
    const parsed = await read(
      tag(
        "Table",
        row("TH", 1, 760, "Month", "Rent"),
        row("TD", 1, 772, "May", "850"),
        row("TD", 1, 784, "June", "870"),
        row("TD", 2, 60, "July", "880"),
        row("TD", 2, 72, "August", "890"),
      ),
    );
    expect(parsed.tables).toHaveLength(2);
    const { text, runs } = parsed;
    expect(linesOf(parsed, 1)).toEqual(["Month | Rent", "July | 880", "August | 890"]);
    expect(parsed.tables[1]?.header_rows).toBe(1);
    expect(Array.from(runs?.start ?? []).filter((start) => start === text.lastIndexOf("Rent"))).toEqual([]);
  });

  test("takes the heads that are printed again above its rest, and tagged as no part of it", async () => {
    const { row, print, read } = createTaggedPrinter();
    print(2, { text: "Month", x: 60, y: 120, size: 10 });
    print(2, { text: "Rent", x: 160, y: 120, size: 10 });
    const parsed = await read(
      tag(
        "Table",
        row("TD", 1, 740, "Month", "Rent"),
        row("TD", 1, 752, "May", "850"),
        row("TD", 1, 764, "June", "870"),
        row("TD", 2, 140, "July", "880"),
        row("TD", 2, 152, "August", "890"),
      ),
    );
    expect(linesOf(parsed, 1)).toEqual(["Month | Rent", "July | 880", "August | 890"]);
    expect(parsed.text.match(/Month/g)).toHaveLength(2);
  });

  test("names both parts of a row that a page's end cuts", async () => {
    const { row, cell, read } = createTaggedPrinter();
    const parsed = await read(
      tag(
        "Table",
        row("TH", 1, 740, "Item", "What to do"),
        row("TD", 1, 760, "Filter", "Clean it"),
        tag(
          "TR",
          cell("TD", 1, 60, 780, "Hose"),
          tag(
            "TD",
            ...cell("TD", 1, 160, 780, "Take it off,").children,
            ...cell("TD", 2, 160, 60, "rinse it").children,
          ),
        ),
        row("TD", 2, 90, "Door", "Wipe it"),
      ),
    );
    expect(linesOf(parsed, 1)).toEqual(["Item | What to do", "Hose | rinse it", "Door | Wipe it"]);
  });
});
