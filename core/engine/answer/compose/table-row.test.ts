import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { describeTables } from "../../parse/describe-tables.ts";
import { createDocumentBuilder } from "../../parse/document-builder.ts";
import { textOf } from "./context.ts";
import { sentences } from "../../sentences.ts";
import { rowOfGrid } from "./table-row.ts";

test("a row has the names that reach into it from above beside its own cells", () => {
  const builder = createDocumentBuilder();
  const rows = [
    [{ content: "Blocks" }, { content: "Output" }, { content: "Errors" }],
    [{ content: "12", row_span: 2 }, { content: "Letters" }, { content: "4.1" }],
    [{ content: "Syllables" }, { content: "3.9" }],
  ];
  builder.table({ rows, header_rows: 1 });
  const document = describeTables(builder.finish());
  const passage = { content: document.text, start: 0, end: document.text.length, document_id: "a" } as Passage;
  const at = document.text.indexOf("Syllables");
  const row = rowOfGrid(document, { passage, start: at, end: document.text.length });
  expect(row?.over).toEqual([{ head: "Blocks", text: "12" }]);
  expect(row?.cells.map(({ cell }) => textOf(cell))).toEqual(["Syllables", "3.9"]);
});

test("a row whose first cells are empty is itself, not the row above it", () => {
  const builder = createDocumentBuilder();
  const rows = [
    ["Item", "Pieces", "Tax", "Price"],
    ["Lamp", "2", "4%", "50.00"],
    ["", "", "Sum", "50.00"],
    ["", "", "Tax of 4%", "2.00"],
  ];
  builder.table({ rows: rows.map((row) => row.map((content) => ({ content }))) });
  const document = describeTables(builder.finish());
  const passage = {
    content: document.text,
    start: 0,
    end: document.text.length,
    document_id: "a",
    chunk_id: "a#0",
  } as Passage;
  const shown = sentences(document.text).map(({ start, end }) =>
    rowOfGrid(document, { passage, start, end })?.cells.map(({ cell }) => textOf(cell)),
  );
  expect(shown.slice(-2)).toEqual([
    ["Sum", "50.00"],
    ["Tax of 4%", "2.00"],
  ]);
});
