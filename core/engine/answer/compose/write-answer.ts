import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { AnswerSpan } from "./answer-span.ts";
import { answeringSpan } from "./answering-span.ts";
import { choosePassage, likeliestOf, type PassageChoice } from "./choose-passage.ts";

import type { FoundFact } from "./document-facts.ts";
import { OF_FAMILY } from "./describes.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import { listAfter, listUnder } from "./enumerations.ts";
import { framesFor } from "./frames.ts";
import { isSaid } from "./is-said.ts";
import { looksAsAsked } from "./looks-as-asked.ts";
import { overlap } from "./overlap.ts";
import { isIndex, isProse } from "./prose.ts";
import { readQuestion, type Question } from "../understand/question.ts";
import { isHeading, rankSentences, termWeights, type RankedSentence } from "./rank-sentences.ts";
import { withItsReason } from "./reasons.ts";
import { isTableRow } from "./sentences.ts";
import { measureSupport } from "./support.ts";
import { answeringCells, type AnsweringCells } from "./table-cells.ts";
import { writeItems, writeList, writeListAlone } from "./write-list.ts";
import type { Group, Material } from "../writer.ts";

const MOST_SENTENCES = 3;
const MOST_STEPS = 12;
/**
 * F1 to be expected from which the exact words lead; a "what" may want anything, so it takes more. On the articles held out
 * about half of the answers then begin with words in bold, whose F1 is about 0.66.
 */
const SURE = 0.35;
const SURE_OF_THING = 0.45;
const LONGEST_SPAN = 0.6;
/** Share of the best score from which a further sentence is told. */
const ALSO = 0.8;

/** The one to three sentences that answer, the exact words in bold before them; or that the documents do not say. */
export function writeAnswer(
  tokenizer: Tokenizer,
  { question: text, groups, documents }: Pick<Material, "question" | "groups" | "documents">,
): Draft {
  const passages = groups.flatMap((group) => group.passages);
  const fact = groups[0]?.fact;
  if (fact !== undefined) return writeFact(text, fact, passages);
  const question = readQuestion(tokenizer, text);
  const ranked = rankSentences(tokenizer, question, passages);
  const cells = ranked[0] ? answeringCells(tokenizer, question, ranked[0]) : null;
  const steps = stepsOf(tokenizer, question, groups, ranked);
  const lists = groups.flatMap((group) => group.lists ?? []);
  const under = cells ? null : listUnder(tokenizer, question, lists);
  if (under) return writeListAlone(under, passages);
  const list = cells ? null : listAfter(text, ranked[0], lists);
  const choice = choosePassage(tokenizer, question, ranked, termWeights(question.terms, ranked));
  const telling = withoutHeadings(ranked, documents);
  const span = cells || steps || list ? null : answeringSpan(tokenizer, question, telling);
  const lead = cells || steps || list ? ranked[0] : (span?.sentence ?? likeliestSentence(question, telling, choice));
  const cited = lead && choice.get(lead.passage);
  const support = measureSupport(tokenizer, question, ranked, passages, cited, documents.length === 1);
  if (question.terms.length === 0 || !lead || !isSaid(tokenizer, question, ranked, lead, support))
    return notSaid(question, ranked, passages);

  const draft = createDraft();
  if (cells) writeCells(draft, cells);
  else if (steps) writeSteps(draft, question, steps, ranked[0]);
  else if (list && ranked[0]) writeList(draft, ranked[0], list);
  else writeSentences(draft, question, choose(question, telling, lead), span);
  return draft.finish(passages, true);
}

/** A heading names what is asked for and answers nothing, nor does the number of an item or a piece of an index. */
const withoutHeadings = (
  ranked: readonly RankedSentence[],
  documents: Material["documents"],
): readonly RankedSentence[] => {
  const titles = new Set(documents.map(({ title }) => title));
  return ranked.filter(
    (sentence) =>
      !isHeading(sentence) && !titles.has(sentence.text) && /\p{L}/u.test(sentence.text) && !isIndex(sentence.text),
  );
};

/** The words asked for in bold, then the line of the title page they stand in. */
function writeFact(question: string, fact: FoundFact | null, passages: readonly Passage[]): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  if (fact === null) draft.say(frames.notSaid);
  else if (fact.from === "properties") draft.say(frames.properties(shown(fact.author)));
  else if (fact.from === "opening") draft.quote(fact.line);
  else if (fact.from === "size")
    draft.say([...(fact.pages === null ? [] : [frames.pages(fact.pages)]), frames.words(fact.words)].join(", "));
  else {
    draft.quote(fact.wanted, { bold: true, cite: false });
    draft.say(" — ");
    draft.quote(fact.line);
  }
  return draft.finish(passages, fact !== null);
}

function writeSentences(
  draft: DraftBuilder,
  question: Question,
  chosen: readonly RankedSentence[],
  span: AnswerSpan | null,
): void {
  if (span && leads(question, span)) {
    draft.quote({ passage: span.sentence.passage, start: span.start, end: span.end }, { bold: true, cite: false });
    draft.say(" — ");
  }
  chosen.forEach((sentence, index) => {
    if (index > 0) draft.say(" ");
    draft.quote(sentence);
  });
}

/** The cell asked for in bold, then the row with the names of its columns. */
function writeCells(draft: DraftBuilder, { wanted, row }: AnsweringCells): void {
  draft.quote(wanted, { bold: true, cite: false });
  draft.say(" — ");
  row.forEach(({ column, cell }, index) => {
    if (column) draft.say(`${shown(column)}: `);
    draft.quote(cell, { cite: index === row.length - 1 });
    if (index < row.length - 1) draft.say("; ");
  });
}

/** The sentence that leads to the steps, then the steps of the list. */
function writeSteps(
  draft: DraftBuilder,
  question: Question,
  steps: readonly Quotation[],
  best: RankedSentence | undefined,
): void {
  const isStep = steps.some((step) => best && best.start >= step.start && best.end <= step.end);
  if (best && !isStep && best.passage.document_id === steps[0]?.passage.document_id) {
    draft.quote(best);
    draft.say(" ");
  }
  draft.say(`${framesFor(question.text).steps}\n\n`);
  writeItems(draft, steps.slice(0, MOST_STEPS));
}

/** A list in the passage of the best sentence, where the question asks what to do. */
function stepsOf(
  tokenizer: Tokenizer,
  question: Question,
  groups: readonly Pick<Group, "items">[],
  ranked: readonly RankedSentence[],
): readonly Quotation[] | null {
  if (question.type !== "manner") return null;
  const [best] = ranked;
  const steps = groups
    .flatMap(({ items = [] }) => items)
    .filter(({ passage }) => passage.chunk_id === best?.passage.chunk_id);
  const heading = new Set(tokenizer.terms(best?.passage.heading ?? ""));
  const isOnTopic =
    question.terms.some((term) => heading.has(term)) || steps.some(({ start }) => best && start >= best.start);
  return steps.length >= 2 && isOnTopic && steps.filter(isAct).length * 2 > steps.length ? steps : null;
}

/** A step says to do something; "localhost" in a list of names does not. */
const isAct = ({ passage, start, end }: Quotation): boolean =>
  /\p{Script=Han}{3}|\S\s+\S+\s+\S/u.test(passage.content.slice(start - passage.start, end - passage.start));

/** Whether the words are put in bold before their sentence. */
function leads(question: Question, span: AnswerSpan): boolean {
  if (isCommand(span) || span.text.length >= span.sentence.text.length * LONGEST_SPAN) return false;
  return looksAsAsked(question, span) && span.confidence >= (question.type === "thing" ? SURE_OF_THING : SURE);
}

/** "Start the horn": the verb of a command is no thing. */
function isCommand({ text, start, sentence }: AnswerSpan): boolean {
  const rest = sentence.text.slice(text.length);
  return start === sentence.start && !/\s/u.test(text) && /^\s(?:the|a|an|your|this|all|any)\s/u.test(rest);
}

function notSaid(question: Question, ranked: readonly RankedSentence[], passages: readonly Passage[]): Draft {
  const draft = createDraft();
  const frames = framesFor(question.text);
  draft.say(frames.notSaid);
  const closest = ranked.filter((sentence) => !isTableRow(sentence.text) && sentence.coverage > NEAR).slice(0, 2);
  if (closest.length > 0) draft.say(` ${frames.closest}\n`);
  for (const sentence of closest) {
    draft.say("\n- ");
    draft.quote(sentence);
  }
  return draft.finish(passages, false);
}

/** Coverage from which a sentence is worth offering though it does not answer. */
const NEAR = 0.12;

/** The best sentence of the passage most likely to answer; one that defines the thing asked about wherever it is. */
function likeliestSentence(
  question: Question,
  ranked: readonly RankedSentence[],
  choice: PassageChoice,
): RankedSentence | undefined {
  const passage = question.type === "definition" ? ranked[0]?.passage : likeliestOf(choice);
  const own = ranked.filter((sentence) => sentence.passage === passage);
  const prose = own.find(({ text }) => isProse(text));
  return prose && prose.score >= (own[0]?.score ?? 0) * PROSE ? prose : own[0];
}

/** Share of the best score from which a sentence is told before a heading, a caption or the row of a table. */
const PROSE = 0.6;

/** Of a sentence that only speaks of the thing also the next, where that says what it is: "She is the director of …". */
function withWhatItIs(
  question: Question,
  first: RankedSentence,
  ranked: readonly RankedSentence[],
): readonly RankedSentence[] {
  if ((question.definition?.strengthOf(first.text) ?? 0) >= OF_FAMILY) return [first];
  const next = ranked.find(
    ({ passage, start }) => passage === first.passage && start > first.end && start - first.end <= 4,
  );
  return next && SAYS_WHAT.test(next.text) ? [first, next] : [first];
}

const SAYS_WHAT =
  /^(?:(?:s?he|it|they)(?: is| was| are| were|['’](?:s|re)) (?:an?|the|one of)(?!\p{L})|(?:er|sie|es) (?:ist|war|sind|waren) (?:eine?|der|die|das)(?!\p{L})|(?:il|elle|c'|él|ella|è) ?(?:est|était|es|era|fue)? (?:une?|le|la|una?|el|il) )/iu;

/** The best sentence, its reason where one is asked for, and others that are nearly as good and say something else. */
function choose(
  question: Question,
  ranked: readonly RankedSentence[],
  lead: RankedSentence | undefined,
): readonly RankedSentence[] {
  const first = lead ?? ranked[0];
  if (!first) return [];
  const chosen =
    question.type === "reason"
      ? [...withItsReason(first, ranked)]
      : question.type === "definition"
        ? [...withWhatItIs(question, first, ranked)]
        : [first];
  if (chosen.length > 1) return chosen;
  const tells = question.definition?.strengthOf ?? (() => OF_FAMILY);
  const isTold = tells(first.text) >= OF_FAMILY;
  for (const sentence of ranked) {
    if (chosen.length === MOST_SENTENCES || sentence.score < first.score * ALSO) break;
    if ((isProse(first.text) && !isProse(sentence.text)) || (isTold && tells(sentence.text) < OF_FAMILY)) continue;
    if (chosen.every((other) => other !== sentence && overlap(other.terms, sentence.terms) < 0.6))
      chosen.push(sentence);
  }
  return chosen;
}
