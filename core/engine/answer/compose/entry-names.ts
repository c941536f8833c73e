import { inPassage, isNextTo, textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { isHeadingLine, isProse } from "./prose.ts";
import { isTableRow } from "./sentences.ts";

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
  const begins = (index: number): boolean => {
    const own = all[index];
    const before = all[index - 1];
    return (
      own !== undefined && isName(before) && before !== undefined && !isNextTo(before, own) && isProse(textOf(own))
    );
  };
  if (all.filter((_, index) => begins(index)).length < ENTRIES) return [];
  let first = at;
  while (first > 0 && isNextTo(all[first - 1] ?? sentence, all[first] ?? sentence)) first--;
  if (!begins(first)) return [];
  const names: Quotation[] = [];
  for (let back = first - 1; back >= 0 && names.length < MOST_NAMES && isName(all[back]); back--)
    names.unshift(...all.slice(back, back + 1));
  return names;
}

function namesEntry(own: Quotation): boolean {
  const text = textOf(own);
  return (
    text.length <= LONGEST_NAME &&
    !/\n/u.test(text) &&
    !/[.!?:;,。！？：।…]["”’»)\]]*$/u.test(text) &&
    !isTableRow(text) &&
    !isHeadingLine(text) &&
    text !== own.passage.heading?.split(/ [›>»] /u).at(-1)
  );
}
