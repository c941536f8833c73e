import type { ParsedDocument } from "../../parsed-document.ts";
import { type AlignedPart, tableParts } from "../aligned-tables.ts";
import type { ParseContext } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { readMarkdown } from "../markdown/parse-markdown.ts";
import { keepClauseLines } from "./clause-lines.ts";
import { withKnownBullets, withoutFalseMarks } from "./false-marks.ts";
import { markHeadings, titleOf } from "./heading-lines.ts";
import { keepLabelLines } from "./label-lines.ts";
import { withoutPageLines } from "./page-lines.ts";
import { asRunningText } from "./running-text.ts";
import { withMessagesApart } from "./message-lines.ts";
import { withWikiHeadings } from "./wiki-headings.ts";
import { withUnderlinedHeadings } from "./underlined-headings.ts";

/**
 * Reads plain text, which is Markdown without marks: paragraphs may be indented, what is printed on every page is left out, lines
 * above texts are headings, lines that begin with a label stay lines, clauses are paragraphs, lists keep their numbers, and columns
 * drawn with signs or aligned with spaces are tables.
 */
export const parsePlainText = (bytes: Uint8Array, context: ParseContext): Promise<ParsedDocument> =>
  readMarkdown(decodeTextFile(bytes), context, { partsOf, titleOf });

function partsOf(text: string): readonly AlignedPart[] {
  const parts =
    text.length > LONGEST
      ? tableParts(text)
      : tableParts(
          STEPS.reduce((read, step) => step(read), text),
          asRunningText,
        );
  return parts.map((part) => ("text" in part ? { text: keepLabelLines(keepClauseLines(part.text)) } : part));
}

/** What is made of a text before its tables are looked for, in order. */
const STEPS: readonly ((text: string) => string)[] = [
  withoutPageLines,
  withMessagesApart,
  withWikiHeadings,
  withUnderlinedHeadings,
  withoutFalseMarks,
  withKnownBullets,
  markHeadings,
];

/** Characters of a text that is looked through for pages and paragraphs; a longer one is a log, and would be copied several times. */
const LONGEST = 5_000_000;
