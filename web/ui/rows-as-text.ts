const BAR = / ?(?<!\\)\|(?= |$)/g;
/** The line below the head of a table in Markdown. */
const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?\s*$/;

/**
 * Rows of tables as words to read: "Oslo | 12 | | 4" as "Oslo · 12 · 4". The text of a document has the bars between
 * cells; a single line with a single bar may be anything, and stays.
 */
export function rowsAsText(text: string): string {
  if (!text.includes("|")) return text;
  const lines = text.split("\n");
  const bars = lines.map((line) => line.match(BAR)?.length ?? 0);
  const isRow = (at: number) => {
    const own = bars[at] ?? 0;
    return own > 1 || (own === 1 && [bars[at - 1], bars[at + 1]].some((other = 0) => other > 0));
  };
  return lines.flatMap((line, at) => (RULE.test(line) ? [] : [isRow(at) ? cellsOf(line) : line])).join("\n");
}

const cellsOf = (line: string): string =>
  line
    .split(BAR)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(" · ");
