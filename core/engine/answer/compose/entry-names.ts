import { inPassage, paragraphOf, textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { isEnded, isHeadingLine, isProse, ownHeading } from "./prose.ts";
import { isTableRow } from "../../sentences.ts";

/** Characters of a line that names an entry: "--linenumbers", "Bank holidays". */
const LONGEST_NAME = 60;
/** Lines that name one entry: its short form and its long one. */
const MOST_NAMES = 3;
/** Entries that make a list of such; one alone may be a heading and its text. */
const ENTRIES = 2;

/**
 * The lines above a paragraph that name what it explains, in a list of such entries: a glossary, the options of a command,
 * questions of a form. None where the passage has no such list.
 */
export function namesOfEntry(sentence: Quotation): readonly Quotation[] {
  const { all, at } = inPassage(sentence);
  const isName = (own: Quotation | undefined): boolean => own !== undefined && namesEntry(own);
  const begins = (own: Quotation, index: number): boolean =>
    isName(all[index - 1]) && paragraphOf(all, index).from === index && isProse(textOf(own));
  if (all.filter(begins).length < ENTRIES) return [];
  const { from } = paragraphOf(all, at);
  const first = all[from];
  if (!first || !begins(first, from)) return [];
  let named = from;
  while (from - named < MOST_NAMES && isName(all[named - 1])) named--;
  return all.slice(named, from);
}

function namesEntry(own: Quotation): boolean {
  const text = textOf(own);
  return (
    text.length <= LONGEST_NAME &&
    !/\n/u.test(text) &&
    !isEnded(text) &&
    !isTableRow(text) &&
    !isHeadingLine(text) &&
    text !== ownHeading(own.passage.heading)
  );
}
