import type { Tokenizer } from "../../index/tokens.ts";
import { alignAspects, type Aspect, numbersIn } from "./aspects.ts";
import { comparedSides } from "../understand/compared-sides.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import type { Frames } from "../../languages/language.ts";
import { framesFor } from "./frames.ts";
import { readQuestion } from "../understand/question.ts";
import { rankSentences } from "./rank-sentences.ts";
import { centralSentences } from "./write-summary.ts";
import type { Group, Material } from "../writer.ts";

const EACH = 3;
/** Characters of a cell above which columns get too narrow to read, by the number of columns. */
const LONGEST_CELL = 240;
const MOST_COLUMNS = 4;

/**
 * Side by side: a table with what the sides say in short and on the matters that they share, or a section for each where
 * the cells would be too long; then the numbers and dates in which they differ.
 */
export function writeComparison(tokenizer: Tokenizer, { question, groups }: Material): Draft {
  const draft = createDraft();
  const frames = framesFor(question);
  const told = groups.map((group): Side => ({ group, chosen: sentencesOf(tokenizer, question, group) }));
  const retrieved = groups.flatMap((group) => group.passages);
  if (told.every(({ chosen }) => chosen.length === 0)) {
    draft.say(frames.cannotCompare);
    return draft.finish(retrieved, false);
  }
  draft.say(`${groups.length === 1 ? frames.onlyOne : frames.sideBySide}\n`);
  const { topic } = comparedSides(question);
  const aspects = groups.length > 1 ? alignAspects(tokenizer, groups, topic) : [];
  const fits = told.every(({ chosen: [first] }) => first === undefined || lengthOf(first) <= LONGEST_CELL);
  if (groups.length > 1 && groups.length <= MOST_COLUMNS && fits) writeTable(draft, frames, told, aspects);
  else writeSections(draft, frames, told);
  writeDifferences(draft, frames, aspects, groups);
  return draft.finish(retrieved, true);
}

interface Side {
  readonly group: Group;
  readonly chosen: readonly Quotation[];
}

const lengthOf = ({ start, end }: Quotation): number => end - start;

function writeTable(draft: DraftBuilder, frames: Frames, told: readonly Side[], aspects: readonly Aspect[]): void {
  draft.say(`\n| |${told.map(({ group }) => ` ${shown(group.label)} |`).join("")}\n|---|${"---|".repeat(told.length)}`);
  writeRow(
    draft,
    frames,
    frames.inShort,
    told.map(({ chosen }) => chosen[0]),
  );
  const used = new Set(told.map(({ chosen }) => chosen[0]?.start));
  for (const { name, cells } of aspects) {
    if (cells.every((cell) => cell === undefined || used.has(cell.start))) continue;
    writeRow(draft, frames, shown(name), cells);
  }
  draft.say("\n");
}

function writeRow(draft: DraftBuilder, frames: Frames, name: string, cells: readonly (Quotation | undefined)[]): void {
  draft.say(`\n| **${name}** |`);
  for (const cell of cells) {
    draft.say(" ");
    if (cell) draft.quote(cell);
    else draft.say(frames.nothingHere);
    draft.say(" |");
  }
}

function writeSections(draft: DraftBuilder, frames: Frames, told: readonly Side[]): void {
  for (const { group, chosen } of told) {
    draft.say(`\n### ${shown(group.label)}\n\n`);
    if (chosen.length === 0) draft.say(`${frames.nothingHere}\n`);
    for (const sentence of chosen) {
      draft.say("- ");
      draft.quote(sentence);
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

function sentencesOf(tokenizer: Tokenizer, question: string, group: Group): Quotation[] {
  const { topic } = comparedSides(question);
  const wanted = readQuestion(tokenizer, group.document ? (topic ?? "") : `${group.label} ${topic ?? ""}`);
  const central = (): Quotation[] => centralSentences(tokenizer, group.passages, EACH);
  if (wanted.terms.length === 0) return central();
  const ranked = rankSentences(tokenizer, wanted, group.passages).filter((sentence) => sentence.coverage >= 0.5);
  return ranked.length === 0 && group.document && topic === null ? central() : ranked.slice(0, EACH);
}
