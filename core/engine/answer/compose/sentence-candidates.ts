import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Quotation } from "./draft.ts";
import { heldTerms, type HeldTerms } from "./held-terms.ts";
import { numberOfHeading } from "./prose.ts";
import { isTableRow, sentences } from "../../sentences.ts";

/** A sentence with what it holds, and what stands around it. */
export interface Candidate extends Quotation {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly held: HeldTerms;
  /** Of the heading and of the sentence before: what "it" and "the city" may stand for. */
  readonly around: HeldTerms;
  /** With the sentence before and the one after. */
  readonly window: HeldTerms;
  readonly rank: number;
}

/** The sentences of a passage that was found at `rank`. */
export function candidatesOf(tokenizer: Tokenizer, passage: Passage, rank: number): Candidate[] {
  let heading = termsOf(tokenizer, `${passage.document_name} ${passage.heading ?? ""}`);
  let above: readonly string[] = [];
  let label: readonly string[] = [];
  let before: ReadonlySet<string> = new Set<string>();
  let columns: ReadonlySet<string> | null = null;
  const spans = sentences(passage.content);
  const sequences = spans.map(({ start, end }) => tokenizer.terms(passage.content.slice(start, end)));
  const isHeaded = spans.map(({ start, end }) => numberOfHeading(passage.content.slice(start, end)) !== null);
  return spans.map(({ start, end }, at) => {
    const text = passage.content.slice(start, end);
    const sequence = sequences[at] ?? [];
    const own: ReadonlySet<string> = new Set(sequence);
    // A row says what its cells say under the names of its columns.
    const isRow = isTableRow(text);
    const terms = isRow && columns ? new Set([...columns, ...own]) : own;
    columns = isRow ? (columns ?? own) : null;
    const isOfSameBlock = !/\n\s*\n/u.test(passage.content.slice(spans[at - 1]?.end ?? 0, start)) && at > 0;
    if (!isOfSameBlock) label = tokenizer.terms(RUN_IN.exec(text)?.[0] ?? "");
    const around = heldTerms([...heading, ...before, ...label]);
    before = isRow ? before : own;
    if (isHeaded[at] === true) {
      above = underHeading(above, text);
      const path = above.every((own) => isHeading({ passage, text: own })) ? (passage.heading ?? "") : above.join(" ");
      heading = termsOf(tokenizer, `${passage.document_name} ${path}`);
    }
    return {
      passage,
      start: passage.start + start,
      end: passage.start + end,
      text,
      terms,
      held: heldTerms(terms),
      around,
      // What follows a heading is about another thing.
      window: heldTerms(sequences.slice(Math.max(0, at - 1), isHeaded[at + 1] === true ? at + 1 : at + 2).flat()),
      rank,
    };
  });
}

/** What a paragraph is about, at its beginning: "Version 1.1 (June 1996): This release …". */
const RUN_IN = /^[\p{Lu}\p{N}][^:!?\n]{1,80}(?=:\s)/u;

/** The numbered headings of a passage that hold after one more: "3.7. /etc" still does after "3.7.2. Requirements". */
function underHeading(above: readonly string[], heading: string): readonly string[] {
  const number = numberOfHeading(heading) ?? "";
  return [...above.filter((own) => number.startsWith(`${numberOfHeading(own) ?? ""}.`)), heading];
}

function termsOf(tokenizer: Tokenizer, text: string): ReadonlySet<string> {
  return new Set(tokenizer.terms(text));
}

/** Whether this is the heading that the passage stands under, or one above it. */
export const isHeading = ({ passage, text }: Pick<Candidate, "passage" | "text">): boolean =>
  passage.heading?.split(/ [›>»] /u).includes(text) ?? false;
