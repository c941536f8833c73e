import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { describeTables } from "../../parse/describe-tables.ts";
import { createDocumentBuilder } from "../../parse/document-builder.ts";
import { textOf } from "./context.ts";
import { sentences } from "../../sentences.ts";
import { rowOfGrid } from "./table-row.ts";

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
