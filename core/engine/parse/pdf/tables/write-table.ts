import type { Grid } from "../../table-grid.ts";
import type { PageWriter } from "../write-page.ts";
import { asInText } from "./cell-text.ts";
import type { FoundTable, TableCellText } from "./build-table.ts";
import type { TableTitle } from "./title-of.ts";

/** Writes the table as one block, with the rectangles of its words. */
export function writeTable({ builder, runs }: PageWriter, page: number, found: FoundTable, title: TableTitle): void {
  const table = builder.table({ ...gridOf(found), ...title });
  const written = found.rows.flat().filter((cell) => cell.text.trim() !== "");
  table?.cells.forEach(({ start, end }, index) => {
    for (const run of runsOf(written[index])) {
      const to = Math.min(end, start + run.end);
      if (start + run.start < to) runs.add(start + run.start, to, page, run.piece);
    }
  });
}

function runsOf(cell: TableCellText | undefined) {
  let at = 0;
  return (cell?.pieces ?? []).flatMap((piece) => {
    const own = cell?.text.includes(piece.text, at) ? piece.text : asInText(piece.text);
    const start = cell?.text.indexOf(own, at) ?? -1;
    if (start < 0) return [];
    at = start + own.length;
    return [{ start, end: at, piece }];
  });
}

/** The table as the document's builder takes it. */
export const gridOf = ({ rows, headerRows, headerColumns }: FoundTable): Grid => ({
  rows: rows.map((row) =>
    row.map(({ text, columns, rows: high, indent }) => ({
      content: text,
      column_span: columns,
      row_span: high,
      ...(indent > 0 && { indent }),
    })),
  ),
  header_rows: headerRows,
  header_columns: headerColumns,
});
