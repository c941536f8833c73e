import type { Passage } from "../engine.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { extractAnswerSpan, type AnswerSpan } from "./answer-span.ts";
import { choosePassage, likeliestOf, type PassageChoice } from "./choose-passage.ts";
import { definedThing, definingStrength } from "./definition.ts";
import type { FoundFact } from "./document-facts.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import { framesFor } from "./frames.ts";
import { looksAsAsked } from "./looks-as-asked.ts";
import { overlap } from "./overlap.ts";
import { isProse } from "./prose.ts";
import { readQuestion, type Question } from "./question.ts";
import { rankSentences, termWeights, type RankedSentence } from "./rank-sentences.ts";
import { withItsReason } from "./reasons.ts";
import { isTableRow } from "./sentences.ts";
import { measureSupport, supportProbability, type Support } from "./support.ts";
import { answeringCells, type AnsweringCells } from "./table-cells.ts";
import type { Group, Material } from "./writer.ts";

const MOST_SENTENCES = 3;
const MOST_STEPS = 12;
/**
 * Probability of a right answer from which one is given: below a half, for a refusal hides what is there, while an answer
 * shows its source. In English it is the value up to which more than half of the answers refused would have cited a passage
 * that lacks the answer, on Natural Questions and on six articles of the half to fit on that were left out for this; in other
 * languages nearly all of them would have been right, so it is lower. On that half it refuses 7 % of the English questions
 * that have an answer, 16 % of the German, 7 % of the Chinese, and lets 9, 5 and 11 % of those pass that have none.
 */
const ENOUGH = { english: 0.3, other: 0.25 };
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
  const fact = groups.find((group) => group.fact)?.fact;
  if (fact) return writeFact(text, fact, passages);
  const question = readQuestion(tokenizer, text);
  const ranked = rankSentences(tokenizer, question, passages);
  const cells = ranked[0] ? answeringCells(tokenizer, question, ranked[0]) : null;
  const steps = stepsOf(tokenizer, question, groups, ranked);
  const choice = choosePassage(tokenizer, question, ranked, termWeights(question.terms, ranked));
  const span = cells || steps ? null : answeringSpan(tokenizer, question, ranked);
  const lead = cells || steps ? ranked[0] : (span?.sentence ?? likeliestSentence(question, ranked, choice));
  const cited = lead && choice.get(lead.passage);
  const support = measureSupport(tokenizer, question, ranked, passages, cited, documents.length === 1);
  if (question.terms.length === 0 || !lead || !isSaid(question, ranked, lead, support))
    return notSaid(question, ranked, passages);

  const draft = createDraft();
  if (cells) writeCells(draft, cells);
  else if (steps) writeSteps(draft, question, steps, ranked[0]);
  else writeSentences(draft, question, choose(question, ranked, lead), span);
  return draft.finish(passages, true);
}

/** The words asked for in bold, then the line of the title page they stand in. */
function writeFact(question: string, fact: FoundFact, passages: readonly Passage[]): Draft {
  const draft = createDraft();
  if (fact.from === "properties") draft.say(framesFor(question).properties(shown(fact.author)));
  else {
    draft.quote(fact.wanted, { bold: true, cite: false });
    draft.say(" — ");
    draft.quote(fact.line);
  }
  return draft.finish(passages, true);
}

/** Whether the documents seem to answer: by the measures together, or since one sentence defines the thing or says all of it. */
function isSaid(
  question: Question,
  ranked: readonly RankedSentence[],
  lead: RankedSentence,
  support: Support,
): boolean {
  const [best] = ranked;
  const thing = definedThing(question.text);
  if (best && thing !== null && definingStrength(thing, best.text) >= DEFINES) return true;
  const wantsAll = question.type === "manner" || question.terms.length === 1 || ABOUT.test(question.text.trim());
  if (best && wantsAll && best.coverage >= ALL) return true;
  if (question.type === "reason" && lead.coverage < SPOKEN_OF) return false;
  return supportProbability(support) >= (support.foreign === 0 ? ENOUGH.english : ENOUGH.other);
}

const DEFINES = 0.6;
const ALL = 0.95;
/** Of a question for a reason: what a sentence does not speak of it gives no reason for. */
const SPOKEN_OF = 0.4;
/** Whatever the documents say of it answers, in whichever passage. */
const ABOUT = /^(?:(?:please |can you |could you )?(?:tell me|explain|describe))(?!\p{L})/iu;

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
  draft.say(`${framesFor(question.text).steps}\n`);
  steps.slice(0, MOST_STEPS).forEach((step, index) => {
    draft.say(`\n${index + 1}. `);
    draft.quote(step);
  });
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
  /\p{Script=Han}{3}|(?:\S+\s+){2}\S/u.test(passage.content.slice(start - passage.start, end - passage.start));

/** The words that answer, where the question wants such; their sentence leads even where they are not sure enough to. */
function answeringSpan(tokenizer: Tokenizer, question: Question, ranked: readonly RankedSentence[]): AnswerSpan | null {
  if (question.type === "reason" || question.type === "manner" || question.type === "definition") return null;
  if (OPEN.test(question.text.trim())) return null;
  return extractAnswerSpan(
    tokenizer,
    question,
    ranked.filter(({ text }) => !isTableRow(text)),
  );
}

/** Whether the words are put in bold before their sentence. */
function leads(question: Question, span: AnswerSpan): boolean {
  if (isCommand(span) || span.text.length >= span.sentence.text.length * LONGEST_SPAN) return false;
  return looksAsAsked(question, span) && span.confidence >= (question.type === "thing" ? SURE_OF_THING : SURE);
}

/** "Can I…", "Is it…", "Tell me about…" and "What is it about" want sentences, not a few words. */
const OPEN =
  /^(?:can|could|may|might|is|are|was|were|do|does|did|has|have|had|will|would|should|must|tell me|explain|describe|give me|show me|kann|können|darf|ist|sind|war|gibt|hat|est-ce|est|es|c'è|есть ли|можно ли)(?!\p{L})|(?:what's|what is|what are) .{1,60} about\W*$|吗[？?]?$/iu;

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

/** The best sentence, its reason where one is asked for, and others that are nearly as good and say something else. */
function choose(
  question: Question,
  ranked: readonly RankedSentence[],
  lead: RankedSentence | undefined,
): readonly RankedSentence[] {
  const first = lead ?? ranked[0];
  if (!first) return [];
  const chosen = question.type === "reason" ? [...withItsReason(first, ranked)] : [first];
  if (chosen.length > 1) return chosen;
  for (const sentence of ranked) {
    if (chosen.length === MOST_SENTENCES || sentence.score < first.score * ALSO) break;
    if (isProse(first.text) && !isProse(sentence.text)) continue;
    if (chosen.every((other) => other !== sentence && overlap(other.terms, sentence.terms) < 0.6))
      chosen.push(sentence);
  }
  return chosen;
}
