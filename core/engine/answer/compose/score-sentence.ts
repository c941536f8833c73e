import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { type HeldTerms, heldTerms, holds } from "./held-terms.ts";
import { holdsKind, saysWhere, wantsFigure } from "./kind-held.ts";
import type { Sought } from "./sought.ts";
import type { Question } from "../understand/question.ts";
import { synonymsOf } from "../verify/synonyms.ts";
import { explainsBefore } from "./reasons.ts";
import {
  isBackMatter,
  isCode,
  isContentsLine,
  isHeadingLine,
  isIndex,
  isReference,
  isSupposed,
  leansBack,
  numberOfHeading,
} from "./prose.ts";
import { OPENS, sectionOpening } from "./section-opening.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { isHeading, type Candidate } from "./sentence-candidates.ts";
import { isTableRow } from "../../sentences.ts";
import type { WordOrder } from "./word-order.ts";

/** Share of a question that a sentence must hold to tell what is sought of the thing that is asked about. */
const MOSTLY = 0.5;

/** How far each sentence holds a word of the title of all documents found. */
const TITLED = 0.7;

const AROUND = 0.4;
/** The same where the sentence begins with a word that stands for something in the one before: "It", "This". */
const LEANING = 0.7;
/** The same where a reason is asked for and the sentence gives that of the one before it. */
const EXPLAINED = 0.9;
/** What a word of a name is worth where only another word of it stands. */
const PART_OF_NAME = 0.6;
/** What a word is worth where another stands that may mean the same. */
const SYNONYM = 0.7;
/** The same for another form of it, or a compound with it, as far as that is worth as much. */
const RELATED = 0.9;
const RANK_PENALTY = 0.03;
const SHORT = 4;
/** A row of a table tells little where no figure is asked for. */
const ROW_PENALTY = 0.2;

/** A line "Authors: …" or "Licence: …" is about what its passage is about. */
const termsOfPassage = (tokenizer: Tokenizer, { heading, document_name, content }: Passage): HeldTerms =>
  heldTerms(tokenizer.terms(`${heading ?? ""} ${document_name} ${content}`));

/** What a word of its passage is worth to a sentence that tells what is sought. */
const NEAR_SOUGHT = 0.8;

/** What the words of the sentence before count for. */
function weightOfBefore({ form }: Question, text: string): number {
  if (form === "reason" && explainsBefore(text)) return EXPLAINED;
  return leansBack(text) ? LEANING : AROUND;
}

/** What of the question and all candidates each sentence is weighed by. */
export interface Views {
  readonly weights: ReadonlyMap<string, number>;
  readonly orderIn: WordOrder;
  /** For each term of the question those that may stand for it, and what each is worth, 0–1. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly [string, number])[]>;
  /** For each passage the names that its document is about. */
  readonly subjects: ReadonlyMap<Passage, ReadonlySet<string>>;
  /** For each passage with a section about the thing asked about, where in the text its first sentence begins. */
  readonly openings: ReadonlyMap<Passage, number>;
  /** Passages of release notes; none where these are asked for. */
  readonly ofChanges: ReadonlySet<Passage>;
  readonly sought: Sought | null;
}

/** Where in each passage the section about the thing asked about begins; none where no definition is asked for. */
export function openingsOf({ definition }: Question, passages: readonly Passage[]): Views["openings"] {
  if (definition === null) return new Map();
  const openingIn = sectionOpening(definition.thing);
  return new Map(
    passages.flatMap((passage) => {
      const at = openingIn(passage);
      return at === null ? [] : [[passage, passage.start + at] as const];
    }),
  );
}

/** The terms that may stand for those of the question; a name has none but its spelling in one word and its forms. */
export const synonymsIn = (tokenizer: Tokenizer, { terms, key, compounds, related }: Question): Views["synonyms"] =>
  new Map(
    terms.map((term) => {
      const compound = compounds.get(term);
      const others = [
        ...(compound === undefined ? [] : [compound]),
        ...(key.has(term) ? [] : synonymsOf(tokenizer, term)),
      ].map((own) => [own, SYNONYM] as const);
      const formed = [...(related.get(term) ?? [])].map(([own, worth]) => [own, RELATED * worth] as const);
      return [term, [...others, ...formed]];
    }),
  );

/** A sentence with how much of the question it holds, and its score by its own words and those around it. */
export function scored(
  tokenizer: Tokenizer,
  question: Question,
  candidate: Candidate,
  { weights, orderIn, synonyms, subjects, openings, ofChanges, sought }: Views,
): RankedSentence {
  let total = 0;
  let held = 0;
  let inWindow = 0;
  const around = weightOfBefore(question, candidate.text);
  const isSought = sought?.isToldBy(candidate.text, candidate.passage) === true;
  const nearSought = isSought ? termsOfPassage(tokenizer, candidate.passage) : null;
  const isSpelled = question.definition?.isSpelledIn(candidate.text) === true ? 1 : 0;
  for (const [term, weight] of weights) {
    total += weight;
    const partOfName = question.companions.get(term)?.some((other) => candidate.terms.has(other)) ? PART_OF_NAME : 0;
    // What is meant may be named in the heading, or in the sentence before.
    const near = question.given.has(term) ? 1 : around;
    const ofSubject = subjects.get(candidate.passage)?.has(term) ? 1 : 0;
    inWindow += weight * Math.max(ofSubject, holds(candidate.window, term));
    const isTitled = question.titled.has(term) ? TITLED : ofSubject;
    held +=
      weight *
      Math.max(
        isTitled,
        holds(candidate.held, term),
        near * holds(candidate.around, term),
        partOfName,
        isSpelled,
        nearSought === null ? 0 : sought?.isSaidBy(term) === true ? 1 : NEAR_SOUGHT * holds(nearSought, term),
        ...(synonyms.get(term) ?? []).map(([other, worth]) => (candidate.terms.has(other) ? worth : 0)),
      );
  }
  const coverage = total === 0 ? 0 : held / total;
  const figures = isTableRow(candidate.text) && !wantsFigure(question) ? ROW_PENALTY : 0;
  const bonus =
    (holdsKind(question, candidate.text) ? KIND_BONUS : 0) + (saysWhere(question, candidate.text) ? KIND_BONUS : 0);
  // "Treasurer – Tove Brandt" is short and has no full stop, and is no heading.
  const defines = Math.max(
    defining(question, candidate),
    openings.get(candidate.passage) === candidate.start ? OPENS : 0,
  );
  const score =
    coverage +
    bonus * coverage +
    (question.definition !== null ? ORDER_OF_NAME : ORDER) * orderIn(candidate.text) +
    (question.definition !== null || total === 0 ? 0 : (WINDOW * inWindow) / total) +
    DEFINES * defines -
    RANK_PENALTY * candidate.rank -
    (defines > 0 ? 0 : outOfPlace(candidate)) -
    figures -
    (isBackMatter(candidate.passage.heading) ||
    isReference(candidate.text) ||
    (isCode(candidate.text) && !isCode(question.text)) ||
    isIndex(candidate.text) ||
    isContentsLine(candidate.text, candidate.passage.content)
      ? BACK_MATTER_PENALTY
      : 0) -
    (ofChanges.has(candidate.passage) ? CHANGES_PENALTY : 0);
  return {
    passage: candidate.passage,
    start: candidate.start,
    end: candidate.end,
    text: candidate.text,
    terms: candidate.terms,
    coverage,
    score,
    defines,
    isSought: isSought && coverage >= MOSTLY,
  };
}

/** What a text loses that is no whole sentence, or a heading. */
export const outOfPlace = (candidate: Candidate): number =>
  (isFragment(candidate) || isSupposed(candidate.text) ? 0.3 : 0) + (isTitle(candidate) ? TITLE_PENALTY : 0);

/** What a sentence gains, by what it holds of the question, for a thing of the kind asked for. */
const KIND_BONUS = 0.55;
/** A few words without a full stop; "The tower has 142 steps." is a sentence. */
const isFragment = ({ terms, text }: Candidate): boolean => terms.size < SHORT && !/[.!?。！？।]$/u.test(text);

/** Of the values tried those by which the best sentence most often holds the answer. */
const ORDER = 1;
const WINDOW = 0.7;
/** A definition need not repeat the whole name. */
const ORDER_OF_NAME = 0.25;

/** A heading names what is asked for and says nothing of it. */
function isTitle({ passage, text }: Candidate): boolean {
  return (
    isHeading({ passage, text }) ||
    isHeadingLine(text) ||
    (text.length < SHORT_LINE && /[\p{L}\p{N}]$/u.test(text) && !/\n|\|/u.test(text))
  );
}

/** A list of references names what was written of the matter, and tells nothing of it. */
const BACK_MATTER_PENALTY = 0.3;
/** What a line of release notes loses where nothing is asked about versions. Of 0.5, 1 and 1.5. */
const CHANGES_PENALTY = 1;
const TITLE_PENALTY = 0.15;
/** Characters below which a line without a full stop is taken for a heading or an item. */
const SHORT_LINE = 50;

/** How far a sentence says what the thing asked about is, what it is for, or who holds the office asked about, 0–1. */
const defining = ({ definition, purpose, holder }: Question, { passage, text }: Candidate): number =>
  isTableRow(text) || isHeading({ passage, text }) || numberOfHeading(text) !== null
    ? (holder?.strengthOf(text) ?? 0)
    : Math.max(definition?.strengthOf(text) ?? 0, purpose?.strengthOf(text) ?? 0, holder?.strengthOf(text) ?? 0);

/** What a sentence gains by that. */
const DEFINES = 1.2;
