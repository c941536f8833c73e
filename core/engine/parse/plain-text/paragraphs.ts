/** Paragraphs at even places, what parts them at odd ones; together they are the text. */
export const paragraphsOf = (text: string): readonly string[] => text.split(/(\n(?:[^\S\n]*\n)+)/u);

/** The text with each paragraph as `write` gives it; it gets the one before it as well, as that was. */
export const mapParagraphs = (text: string, write: (paragraph: string, before: string) => string): string =>
  paragraphsOf(text)
    .map((part, at, parts) => (at % 2 === 0 ? write(part, parts[at - 2] ?? "") : part))
    .join("");

/** Lines of a paragraph: from its first to the one behind its last. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Where lines between `from` and `to` stand below each other without an empty one. */
export function paragraphRanges(lines: readonly string[], from = 0, to = lines.length): readonly LineRange[] {
  const ranges: LineRange[] = [];
  let begin = from;
  for (let at = from; at <= to; at++) {
    if (at < to && lines[at]?.trim() !== "") continue;
    if (at > begin) ranges.push({ from: begin, to: at });
    begin = at + 1;
  }
  return ranges;
}
