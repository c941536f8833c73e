import { NUMBER_TERMS } from "../../index/number-signs.ts";
import { LIGHT_WORDS } from "../../languages/question-words.ts";
import { isTableRow } from "../../sentences.ts";
import type { QuestionForm } from "../understand/understood.ts";
import { heldTerms, holds } from "./held-terms.ts";
import type { Shaping } from "./quotes.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/** What a field may answer: it says what something is, and neither why nor how. */
const FORMS: ReadonlySet<QuestionForm> = new Set(["fact", "definition"]);
/** Fields of several documents that are quoted. */
const MOST_FIELDS = 2;
const SIDES = /\s*\|\s*/u;

/**
 * The rows of fields that the question asks for by their label: "What is the invoice number of Harrow & Pike?" of "Invoice
 * no. | 2024-118". Each word of the label is one of the question; the passage or the names of its document hold the rest.
 * Those with the longest label, one of each document.
 */
export function fieldRows({ question, tokenizer, ranked, read }: Shaping): readonly RankedSentence[] {
  if (!FORMS.has(question.form)) return [];
  const asked = new Set(question.terms);
  const ofMatter = question.terms.filter((term) => !LIGHT_WORDS.has(term));
  const others = ofMatter.filter((term) => !NUMBER_TERMS.has(term));
  const isAsked = (terms: readonly string[]): boolean =>
    terms.every((term) => asked.has(term)) && terms.some((term) => ofMatter.includes(term));
  const lengthOf = ({ text }: RankedSentence): number => {
    const labels = labelsOf(text).map((label) => tokenizer.terms(`${label} |`));
    return Math.max(0, ...labels.filter(isAsked).map(({ length }) => length));
  };
  const isMeant = ({ passage }: RankedSentence): boolean => {
    const held = heldTerms(tokenizer.terms(`${passage.document_name} ${passage.heading ?? ""} ${passage.content}`));
    return others.every((term) => holds(held, term) > 0);
  };
  const fields = ranked
    // Of another document the heads of tables are not known.
    .filter(({ text, passage }) => isTableRow(text) && read.has(passage.document_id))
    .map((sentence) => ({ sentence, length: lengthOf(sentence) }))
    .filter(({ sentence, length }) => length > 0 && isMeant(sentence));
  const longest = Math.max(0, ...fields.map(({ length }) => length));
  const named = fields.filter(({ length }) => length === longest).map(({ sentence }) => sentence);
  const ofEach = new Map(named.toReversed().map((one) => [one.passage.document_id, one]));
  return named.filter((one) => ofEach.get(one.passage.document_id) === one).slice(0, MOST_FIELDS);
}

/** The first of two cells, and the third of four: what stands before a value. */
function labelsOf(row: string): readonly string[] {
  const cells = row.split(SIDES);
  return cells.length % 2 === 0
    ? cells.filter((label, at) => at % 2 === 0 && label !== "" && cells[at + 1] !== "")
    : [];
}
