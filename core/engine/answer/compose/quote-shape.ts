import { LIGHT_WORDS } from "../../languages/question-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { Question } from "../understand/question.ts";
import {
  afterColon,
  afterQuestion,
  bareReply,
  itemsBeside,
  leadOf,
  textOf,
  withLinesAround,
  withWhatAdds,
  withWhatLacks,
} from "./context.ts";
import type { Quotation } from "./draft.ts";
import { heldTerms, holds } from "./held-terms.ts";
import { holdsKind, wantsFigure } from "./kind-held.ts";
import { isProse } from "./prose.ts";
import { type Quote, quoteOf } from "./quote.ts";
import type { Shaping } from "./quotes.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { withWhatItIs } from "./what-it-is.ts";
import { withItsReason } from "./reasons.ts";
import { isTableRow } from "../../sentences.ts";
import { stepsAfter } from "./steps.ts";
import { rowOfGrid, rowOfText, type TableRow } from "./table-row.ts";

/** The form of quote that fits the question and the sentence. */
export function shapeOf(
  { tokenizer, question, ranked, groups, read, listed, shareOf }: Shaping,
  best: RankedSentence,
): Quote {
  const row = isTableRow(best.text) ? rowOf(best, read) : null;
  if (row) return { ...quoteOf(best, []), row };
  const items = groups.flatMap((group) => group.items ?? []);
  const steps = question.form === "steps" ? stepsAfter(tokenizer, question, best, items) : [];
  const isBefore = best.start < (steps[0]?.start ?? 0);
  if (steps.length > 0) return { ...quoteOf(best, isBefore ? [best] : []), items: steps };
  const answering = afterQuestion(best);
  if (answering.length > 0) return quoteOf(best, [best, ...answering]);
  const lead = leadOf(best);
  if (lead) return { ...quoteOf(best, [lead]), items: likeItems(best, shareOf) };
  const after = afterColon(best, listed);
  if (after.length > 1) return { ...quoteOf(best), items: after };
  if (after.length === 1) return quoteOf(best, [best, ...after]);
  if (question.form === "reason") {
    const reasoned = withItsReason(best, ranked);
    if (reasoned.length > 1) return quoteOf(best, reasoned);
  }
  if (question.definition !== null) {
    const told = withWhatItIs(question, best, ranked);
    return quoteOf(best, question.definition.strengthOf(best.text) > 0 ? told : lacking(tokenizer, question, told));
  }
  const replied = bareReply(best);
  if (replied.length > 0) return quoteOf(best, replied);
  const isEmpty = saysLittle(question, best);
  if (!isProse(best.text) && !isTableRow(best.text) && (isEmpty || !holdsKind(question, best.text)))
    return quoteOf(
      best,
      withLinesAround(best, (text) => wantsFigure(question) && holdsKind(question, text)),
    );
  return quoteOf(best, lacking(tokenizer, question, withWhatAdds(best, shareOf, isEmpty)));
}

/** Items that are shown of a list of which no item is sure to answer. */
const MOST_LIKE = 3;

/** The item with those of its list that hold most of the question, in reading order. */
function likeItems(best: RankedSentence, shareOf: (text: string) => number): readonly Quotation[] {
  const others = itemsBeside(best)
    .filter((own) => own.start !== best.start && shareOf(textOf(own)) > 0)
    .toSorted((a, b) => shareOf(textOf(b)) - shareOf(textOf(a)));
  return [best, ...others.slice(0, MOST_LIKE - 1)].toSorted((a, b) => a.start - b.start);
}

/** With a sentence near by that holds a word of the question which the rest lacks: "The default value is 8." */
function lacking(tokenizer: Tokenizer, question: Question, quoted: readonly Quotation[]): readonly Quotation[] {
  const held = heldTerms(quoted.flatMap((own) => tokenizer.terms(textOf(own))));
  const missing = question.terms.filter((term) => !LIGHT_WORDS.has(term) && holds(held, term) === 0);
  if (missing.length === 0) return quoted;
  return withWhatLacks(quoted, (text) => {
    const own = new Set(tokenizer.terms(text));
    return missing.some((term) => own.has(term));
  });
}

/** Words beside those of the question in a sentence that has hardly begun to answer it. */
const FEW_WORDS = 4;

/** "The decoy effect is also a common tactic." A name or a figure that the question does not bring may be the answer. */
function saysLittle({ terms, text, wants }: Question, best: RankedSentence): boolean {
  const asked = text.toLowerCase();
  const isNew = (found: string): boolean => !asked.includes(found.toLowerCase());
  const brings = (best.text.slice(1).match(/\p{Lu}\p{L}*|\p{N}+/gu) ?? []).some(isNew);
  return wants === "thing" && !brings && [...best.terms].filter((term) => !terms.includes(term)).length <= FEW_WORDS;
}

function rowOf(best: RankedSentence, read: ReadonlyMap<string, ParsedDocument>): TableRow | null {
  const document = read.get(best.passage.document_id);
  return (document && rowOfGrid(document, best)) ?? rowOfText(best);
}
