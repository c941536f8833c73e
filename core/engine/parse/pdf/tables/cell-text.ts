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

/** A line as it stands in the text of its cell, where its last sign may have gone. */
export const asInText = (line: string): string => line.replace(/[-\u00ad\u2010]$/u, "");
