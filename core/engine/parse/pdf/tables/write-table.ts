import type { PageWriter } from "../write-page.ts";
import type { FoundTable, TableCellText } from "./build-table.ts";
import type { TableTitle } from "./title-of.ts";

/** Writes the table as one block, with the rectangles of its words. */
export function writeTable({ builder, runs }: PageWriter, page: number, found: FoundTable, title: TableTitle): void {
  const table = builder.table({
    rows: found.rows.map((row) =>
      row.map(({ text, columns, rows, indent }) => ({
        content: text,
        column_span: columns,
        row_span: rows,
        ...(indent > 0 && { indent }),
      })),
    ),
    header_rows: found.headerRows,
    header_columns: found.headerColumns,
    ...title,
  });
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
    const start = cell?.text.indexOf(piece.text, at) ?? -1;
    if (start < 0) return [];
    at = start + piece.text.length;
    return [{ start, end: at, piece }];
  });
}
