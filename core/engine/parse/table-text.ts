/** A table as text: cells joined by " | ", rows by newline, the header first. Empty rows and a table without words vanish. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const lines: string[] = [];
  // Row by row: a million rows of cleaned cells at once do not fit into a reader's memory.
  for (const row of rows) {
    const cells = row.map((cell) => cell.replace(/\s+/g, " ").trim());
    if (cells.some((cell) => cell !== "")) lines.push(trimEnd(cells).join(" | "));
  }
  return lines.join("\n");
}

function trimEnd(row: readonly string[]): readonly string[] {
  let length = row.length;
  while (length > 1 && row[length - 1] === "") length--;
  return row.slice(0, length);
}
