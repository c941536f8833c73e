/** A table as text: cells joined by " | ", rows by newline, the header first. Empty rows and a table without words vanish. */
export function tableText(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()))
    .filter((row) => row.some((cell) => cell !== ""))
    .map((row) => trimEnd(row).join(" | "))
    .join("\n");
}

function trimEnd(row: readonly string[]): readonly string[] {
  let length = row.length;
  while (length > 1 && row[length - 1] === "") length--;
  return row.slice(0, length);
}
