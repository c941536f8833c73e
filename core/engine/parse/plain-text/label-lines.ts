import { paragraphRanges } from "./paragraphs.ts";

/** "Date of birth: 3 May 1961": a few words, the first with a capital where its script has any, a colon, and a space or the end. */
const LABELLED = /^ {0,3}[\p{Lu}\p{Lo}][^:]{0,40}:(?:\s|$)/u;
/** What ends a line in Markdown that is not to be joined with the next. */
export const HARD_BREAK = "  ";
/** Of the lines of a paragraph: fewer labels are prose with colons in it. */
const SHARE = 1 / 3;

/**
 * Plain text with the lines of forms and heads of letters kept apart, which Markdown would join to one paragraph: a line
 * ends before a label in paragraphs of which at least two lines, and a third, have one.
 */
export function keepLabelLines(source: string): string {
  const lines = source.split("\n");
  for (const { from, to } of paragraphRanges(lines)) keepIn(lines, from, to);
  return lines.join("\n");
}

/** Of one paragraph; `end` is the line after it. */
function keepIn(lines: string[], begin: number, end: number): void {
  const labelled: number[] = [];
  for (let at = begin; at < end; at++) if (LABELLED.test(lines[at] ?? "")) labelled.push(at);
  if (labelled.length < 2 || labelled.length < (end - begin) * SHARE) return;
  for (const at of labelled) if (at > begin) lines[at - 1] = (lines[at - 1] ?? "").trimEnd() + HARD_BREAK;
}
