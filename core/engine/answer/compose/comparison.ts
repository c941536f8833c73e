import type { Tokenizer } from "../../index/tokens.ts";
import type { Frames } from "../../languages/language.ts";
import type { Group, Material } from "../writer.ts";
import { alignAspects, type Aspect, numbersIn } from "./aspects.ts";
import { sentencesOfAll, sentencesOfThing, whatItIs } from "./compared-things.ts";
import { centralSentences, frequencyOf, openingLines, openingSentence } from "./central.ts";
import { inPassage, paragraphOf, textOf } from "./context.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import { framesFor } from "./frames.ts";
import type { ComparisonRequest } from "./gather-comparison.ts";
import { isEnded, isProse } from "./prose.ts";
import { withoutMismatch, writeLine, writeQuotes } from "./write-quotes.ts";

const EACH = 3;
/** Characters of a cell above which columns get too narrow to read, by the number of columns. */
const LONGEST_CELL = 320;

interface Side {
  readonly group: Group;
  readonly chosen: readonly Quotation[];
}

/**
 * Side by side: what each side is, then the matters that both speak of; that they share none is said. Where the cells would
 * be too long for columns, a section for each side.
 */
export function writeComparison(
  tokenizer: Tokenizer,
  { question, groups }: Material,
  { topic }: ComparisonRequest,
): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  if (groups.some(({ quotes }) => quotes !== undefined)) return writeOnTopic(draft, frames, groups);
  const sides = groups.map((group): Side => ({ group, chosen: sentencesOf(tokenizer, topic, group) }));
  const retrieved = groups.flatMap(({ passages }) => passages).slice(0, MOST_RETRIEVED);
  if (groups.every(({ document }) => document === null))
    return writeThings(tokenizer, { groups, sides }, frames, draft).finish(retrieved, true);
  if (sides.every(({ chosen }) => chosen.length === 0)) {
    draft.say(frames.cannotCompare);
    return draft.finish(retrieved, false);
  }
  const aspects = groups.length > 1 ? alignAspects(tokenizer, groups, topic) : [];
  draft.say(`${groups.length === 1 ? frames.onlyOne : frames.sideBySide}\n`);
  if (groups.length > 1 && fitsColumns(sides)) writeTable(draft, frames, sides, aspects);
  else writeSections(draft, frames, sides);
  writeDifferences(draft, frames, aspects, groups);
  return draft.finish(retrieved, true);
}

/** What each document says in the respect that is compared. */
function writeOnTopic(draft: DraftBuilder, frames: Frames, groups: readonly Group[]): Draft {
  const retrieved = groups.flatMap(({ passages }) => passages).slice(0, MOST_RETRIEVED);
  if (groups.every(({ quotes = [] }) => quotes.length === 0)) {
    draft.say(frames.cannotCompare);
    return draft.finish(retrieved, false);
  }
  draft.say(`${groups.length === 1 ? frames.onlyOne : frames.sideBySide}\n`);
  for (const { label, quotes = [] } of groups) {
    draft.say(`\n### ${shown(label)}\n\n`);
    if (quotes.length === 0) draft.say(frames.nothingHere);
    writeQuotes(draft, frames, quotes.map(withoutMismatch));
    draft.say("\n");
  }
  return draft.finish(retrieved, true);
}

/** Sentences that speak of all the things; then what each thing is, where the documents say that of every one. */
function writeThings(
  tokenizer: Tokenizer,
  { groups, sides }: { readonly groups: readonly Group[]; readonly sides: readonly Side[] },
  frames: Frames,
  draft: DraftBuilder,
): DraftBuilder {
  draft.say(`${frames.sideBySide}\n`);
  const isSame = (one: Quotation, other: Quotation): boolean =>
    one.passage.document_id === other.passage.document_id && one.start === other.start;
  // What says what one thing is may name the others: "IMAP was made to mend the weaknesses of POP3."
  const isOfOne = (told: Quotation): boolean =>
    sides.filter(({ chosen: [first] }) => first !== undefined && isSame(first, told)).length === 1;
  const joint = sentencesOfAll(tokenizer, groups);
  const ofAll = joint.filter((told) => !isOfOne(told));
  const others = sides.map(({ group, chosen }) => ({
    group,
    chosen: chosen.filter((told) => !ofAll.some((own) => isSame(own, told))),
  }));
  const isEachTold = others.every(({ chosen }) => chosen.length > 0);
  const listed = isEachTold ? ofAll : joint;
  for (const sentence of listed.slice(0, MOST_OF_ALL)) {
    draft.say("\n- ");
    draft.quote(sentence);
  }
  if (listed.length > 0) draft.say("\n");
  if (!isEachTold) return draft;
  if (!fitsColumns(others)) writeSections(draft, frames, others);
  else {
    const widened = others.map(({ group, chosen }) => ({ group, chosen: chosen.slice(0, 1).map(withItsParagraph) }));
    writeTable(draft, frames, widened, []);
  }
  return draft;
}

/** A sentence with those after it in its paragraph, as far as a cell of the table has room: they say more of the same thing. */
function withItsParagraph(told: Quotation): Quotation {
  const { all, at } = inPassage(told);
  const isSentence = (own: Quotation): boolean => isProse(textOf(own)) || isEnded(textOf(own));
  if (!isSentence(told)) return told;
  const after = all.slice(at + 1, paragraphOf(all, at).end);
  const isFit = (own: Quotation): boolean => own.end - told.start <= LONGEST_CELL && isSentence(own);
  const past = after.findIndex((own) => !isFit(own));
  return { ...told, end: after.slice(0, past < 0 ? after.length : past).at(-1)?.end ?? told.end };
}

const MOST_OF_ALL = 3;

const fitsColumns = (sides: readonly Side[]): boolean =>
  sides.every(({ chosen: [first] }) => first === undefined || first.end - first.start <= LONGEST_CELL);

const MOST_RETRIEVED = 40;

function writeTable(draft: DraftBuilder, frames: Frames, sides: readonly Side[], aspects: readonly Aspect[]): void {
  draft.say(
    `\n| |${sides.map(({ group }) => ` ${shown(group.label)} |`).join("")}\n|---|${"---|".repeat(sides.length)}`,
  );
  const first = sides.map(({ chosen }) => chosen[0]);
  writeRow(draft, frames, frames.inShort, first);
  const used = new Set(first.map((cell) => cell?.start));
  for (const { name, cells } of aspects)
    if (!cells.every((cell) => cell === undefined || used.has(cell.start))) writeRow(draft, frames, shown(name), cells);
  draft.say("\n");
}

function writeRow(draft: DraftBuilder, frames: Frames, name: string, cells: readonly (Quotation | undefined)[]): void {
  draft.say(`\n| **${name}** |`);
  for (const cell of cells) {
    draft.say(" ");
    if (cell) writeLine(draft, cell);
    else draft.say(frames.nothingHere);
    draft.say(" |");
  }
}

function writeSections(draft: DraftBuilder, frames: Frames, sides: readonly Side[]): void {
  for (const { group, chosen } of sides) {
    draft.say(`\n### ${shown(group.label)}\n\n`);
    if (chosen.length === 0) draft.say(`${frames.nothingHere}\n`);
    for (const sentence of chosen) {
      draft.say("- ");
      writeLine(draft, sentence);
      draft.say("\n");
    }
  }
}

/** Numbers and dates said of the same matter that are not the same on every side. */
function writeDifferences(
  draft: DraftBuilder,
  frames: Frames,
  aspects: readonly Aspect[],
  groups: readonly Group[],
): void {
  const differing = aspects.flatMap(({ name, cells }) => {
    const numbers = cells.map((cell) => (cell ? numbersIn(cell) : []));
    const isTold = numbers.every((own) => own.length > 0);
    const isSame = new Set(numbers.map((own) => own.map(({ text }) => text).join(" "))).size === 1;
    return isTold && !isSame ? [{ name, numbers }] : [];
  });
  if (differing.length === 0) return;
  draft.say(`\n${frames.numbersDiffer}\n`);
  for (const { name, numbers } of differing) {
    draft.say(`\n- **${shown(name)}**: `);
    numbers.forEach((own, index) => {
      if (index > 0) draft.say("; ");
      draft.say(`${shown(groups[index]?.label ?? "")} `);
      own.forEach((number, at) => {
        if (at > 0) draft.say(", ");
        draft.quote(number, { cite: at === own.length - 1 });
      });
    });
  }
  draft.say("\n");
}

/** Of a document what it is and what is central to it, of another side what says most of it; on the topic where there is one. */
function sentencesOf(tokenizer: Tokenizer, topic: string | null, { document, label, passages }: Group): Quotation[] {
  if (document && topic === null) {
    const frequency = frequencyOf(tokenizer, passages);
    const opening = openingSentence(tokenizer, passages, frequency, document.title);
    const central = centralSentences(tokenizer, passages, EACH, frequency);
    const told = [...(opening ? [opening] : []), ...central.filter(({ start }) => start !== opening?.start)];
    return told.length > 0 ? told.slice(0, EACH) : openingLines(tokenizer, passages, EACH);
  }
  if (document) return sentencesOfThing(tokenizer, topic ?? label, null, passages).slice(0, EACH);
  return whatItIs(tokenizer, topic, { label, passages }).slice(0, EACH);
}
