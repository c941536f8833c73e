import type { Piece } from "../page-text.ts";
import type { TableCellText } from "./build-table.ts";

/**
 * The printed lines of one cell as its text. A word that was parted at the end of a line is one word, and has no hyphen where
 * words are parted to fill their lines.
 */
export function textOfLines(lines: readonly string[], { arePrintedWhole = false } = {}): string {
  return lines.reduce((text, line) => {
    if (text === "") return line;
    if (!arePrintedWhole && /\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(line))
      return text.slice(0, -1) + line;
    return /\p{L}-$/u.test(text) && /^\p{L}/u.test(line) ? text + line : `${text} ${line}`;
  }, "");
}

/** A cell of one place with the lines of its words; empty where there are none. */
export const cellOfLines = (
  lines: readonly { readonly text: string; readonly pieces: readonly Piece[] }[],
): TableCellText => ({
  text: textOfLines(lines.map(({ text }) => text)),
  pieces: lines.flatMap(({ pieces }) => pieces),
  columns: 1,
  rows: 1,
  indent: 0,
});

/** A line as it stands in the text of its cell, where its last sign may have gone. */
export const asInText = (line: string): string => line.replace(/[-\u00ad\u2010]$/u, "");
