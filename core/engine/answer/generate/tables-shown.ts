import type { Passage } from "../../engine.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import { gridOf } from "../../tables/table-shape.ts";
import type { Table, TableCell } from "../../tables/table.ts";
import type { Library } from "../library.ts";

/** Passages with tables in them as a language model reads them best, by chunk id: the rows under their heads, with the unit. */
export async function tablesShown(
  library: Pick<Library, "read">,
  passages: readonly Passage[],
): Promise<Readonly<Record<string, string>>> {
  const shown: Record<string, string> = {};
  for (const id of new Set(passages.map(({ document_id }) => document_id))) {
    const document = await library.read(id);
    if (!document || document.tables.length === 0) continue;
    for (const passage of passages.filter(({ document_id }) => document_id === id)) {
      const text = withTables(document, passage);
      if (text !== null) shown[passage.chunk_id] = text;
    }
  }
  return shown;
}

function withTables({ text, tables }: ParsedDocument, { start, end }: Passage): string | null {
  const held = tables.filter((table) => table.start < end && table.end > start && table.columns > 1);
  if (held.length === 0) return null;
  const parts: string[] = [];
  let at = start;
  for (const table of held) {
    parts.push(text.slice(at, Math.max(at, table.start)).trim(), asMarkdown(text, table, { start, end }));
    at = Math.min(end, table.end);
  }
  parts.push(text.slice(at, end).trim());
  return parts.filter(Boolean).join("\n\n");
}

/** The rows of the table that are in the passage, each under all heads of the table. */
function asMarkdown(text: string, table: Table, passage: { readonly start: number; readonly end: number }): string {
  const grid = gridOf(table);
  const textOf = (cell: TableCell | undefined): string =>
    cell ? text.slice(cell.start, cell.end).replace(/\s+/gu, " ").replaceAll("|", "\\|") : "";
  const heads = Array.from({ length: table.columns }, (_, column) =>
    [...new Set(grid.slice(0, table.header_rows).map((row) => textOf(row[column])))].filter(Boolean).join(" "),
  );
  const rows = grid
    .slice(table.header_rows)
    .filter((row) => row.some((cell) => cell && cell.start < passage.end && cell.end > passage.start))
    .map((row) => row.map(textOf));
  const lines = [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const name = [table.caption, table.unit && `(${table.unit})`].filter(Boolean).join(" ");
  return [name, ...lines].filter(Boolean).join("\n");
}
