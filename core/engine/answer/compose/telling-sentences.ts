import type { Question } from "../understand/question.ts";
import { heldTerms, holds } from "./held-terms.ts";
import { isContentsEntry, isContentsLine, isIndex, numberOfHeading } from "./prose.ts";
import type { Findings } from "./quotes.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { isHeading } from "./sentence-candidates.ts";
import { isTableRow } from "../../sentences.ts";

/**
 * A heading names what is asked for and tells nothing, nor do the heads of a table, the number of an item or a piece of an
 * index.
 */
export function telling({
  ranked,
  documents,
  read,
}: Pick<Findings, "ranked" | "documents" | "read">): readonly RankedSentence[] {
  const titles = new Set(documents.map(({ title }) => title));
  const told = ranked.filter(
    (sentence) =>
      sentence.isStep === true ||
      (!isHeading(sentence) &&
        !areHeads(sentence, read) &&
        !titles.has(sentence.text) &&
        /\p{L}/u.test(sentence.text) &&
        !isIndex(sentence.text) &&
        !isContentsLine(sentence.text, sentence.passage.content) &&
        !isContentsEntry(sentence) &&
        numberOfHeading(sentence.text) === null),
  );
  return told.length > 0 ? told : ranked;
}

/** Whether a row of a table names its columns. */
function areHeads({ passage, start, text }: RankedSentence, read: Findings["read"]): boolean {
  if (!isTableRow(text)) return false;
  const tables = read.get(passage.document_id)?.tables ?? [];
  const table = tables.find((own) => own.start <= start && start < own.end);
  const below = table?.cells.find(({ row }) => row >= table.header_rows);
  return below !== undefined && start < below.start;
}

/** Where some words only say which thing is meant, those sentences that hold one of the others, if any does. */
export function withOwnWords({ terms, given }: Question, ranked: readonly RankedSentence[]): readonly RankedSentence[] {
  const own = terms.filter((term) => !given.has(term));
  if (given.size === 0 || own.length === 0) return ranked;
  const held = ranked.filter((sentence) => {
    const all = heldTerms(sentence.terms);
    return own.some((term) => holds(all, term) > 0);
  });
  return held.length > 0 ? held : ranked;
}
