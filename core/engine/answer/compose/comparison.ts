import type { Tokenizer } from "../../index/tokens.ts";
import { readQuestion } from "../understand/question.ts";
import { understand } from "../understand/understand.ts";
import type { Frames } from "../../languages/language.ts";
import type { LibraryDocument } from "../library.ts";
import { documentsOfSide, namedDocuments } from "../understand/named-documents.ts";
import type { Request } from "../understand/understood.ts";
import type { Group, Material } from "../writer.ts";
import { alignAspects, type Aspect, numbersIn } from "./aspects.ts";
import { gatherThings, PASSAGES_OF_SIDE, sentencesOfAll, sentencesOfThing, whatItIs } from "./compared-things.ts";
import { centralSentences, frequencyOf, openingLines, openingSentence } from "./central.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import { find, type Search } from "./find.ts";
import { framesFor } from "./frames.ts";
import { holdsSame, sameQuestion } from "./same-question.ts";
import { MOST_COMPARED } from "../understand/compared-names.ts";
import { comparedDocuments } from "./compared-documents.ts";
import { totalIn } from "./total-row.ts";
import { findQuotes } from "./write-answer.ts";
import { withoutMismatch, writeLine, writeQuotes } from "./write-quotes.ts";
import { coverage } from "./told-sentences.ts";

export type ComparisonRequest = Extract<Request, { readonly kind: "comparison" }>;

/**
 * Sides that are documents are looked up in them, things everywhere; without sides the documents that the question means stand
 * for them. Null where the documents do not say what the things are, or ask the very question and answer it.
 */
export async function gatherComparison(
  search: Search,
  question: string,
  { sides, topic }: ComparisonRequest,
  documents: readonly LibraryDocument[],
): Promise<Group[] | null> {
  if (sides.length < 2) {
    const named = namedDocuments(search.tokenizer, question, documents);
    const meant =
      named.length >= 2 ? { documents: named, topic } : await comparedDocuments(search, question, documents);
    if (meant === null) return null;
    const of = topic ?? meant.topic;
    const groups = meant.documents.slice(0, MOST_COMPARED).map((document) => inDocument(search, of, document));
    return withMatters(search, await Promise.all(groups), documents.length);
  }
  const meant = documentsOfSides(search, sides.slice(0, MOST_COMPARED), documents);
  const isSame = sameQuestion(search.tokenizer, question);
  if ((await find(search, question)).some((passage) => holdsSame(isSame, passage))) return null;
  if (meant.every(({ document }) => document === undefined))
    return gatherThings(
      search,
      question,
      meant.map(({ side }) => side),
      topic,
    );
  const groups = await Promise.all(
    meant.map(({ side, document }) =>
      document ? inDocument(search, topic, document) : aboutSide(search, side, topic),
    ),
  );
  return withMatters(search, groups, documents.length);
}

/** A word that two whole documents happen to hold is no matter to compare: both come back to it, and few others hold it. */
async function withMatters({ library, tokenizer }: Search, groups: readonly Group[], total: number): Promise<Group[]> {
  if (groups.some(({ document, quotes }) => document === null || quotes !== undefined)) return [...groups];
  const [first = new Set<string>(), ...others] = groups.map(({ passages }) => centralTerms(tokenizer, passages));
  const shared = [...first].filter((term) => others.every((terms) => terms.has(term)));
  const holding = await library.holding(shared);
  const most = Math.max(groups.length, total * FEW);
  const matters = new Set(shared.filter((term) => (holding.get(term)?.size ?? 0) <= most));
  return groups.map((group) => ({ ...group, matters }));
}

/** Share of the documents that may hold a word which sets some apart. */
const FEW = 0.34;
/** Terms of a short text that all count: it says everything once. */
const FEWEST_CENTRAL = 200;
const SHARE_CENTRAL = 0.03;

function centralTerms(tokenizer: Search["tokenizer"], passages: Group["passages"]): ReadonlySet<string> {
  const ranked = [...frequencyOf(tokenizer, passages)].toSorted((a, b) => b[1] - a[1]);
  return new Set(ranked.slice(0, Math.max(FEWEST_CENTRAL, ranked.length * SHARE_CENTRAL)).map(([term]) => term));
}

/**
 * A document for each side, no document twice. Where a side names none, the sides are things, which happen to stand in the
 * title of a document as well; only a document that is named with its ending is one even then.
 */
function documentsOfSides(
  { tokenizer }: Search,
  sides: readonly string[],
  documents: readonly LibraryDocument[],
): readonly { readonly side: string; readonly document: LibraryDocument | undefined }[] {
  const taken = new Set<string>();
  const meant = sides.map((side) => {
    const document = documentsOfSide(tokenizer, side, documents).find(({ document_id }) => !taken.has(document_id));
    if (document) taken.add(document.document_id);
    return { side, document };
  });
  if (meant.every(({ document }) => document !== undefined)) return meant;
  return meant.map(({ side, document }) => ({
    side,
    document: document && side.toLowerCase().includes(document.name.toLowerCase()) ? document : undefined,
  }));
}

/** What a document says on the topic; all of it without one. */
async function inDocument(search: Search, topic: string | null, document: LibraryDocument): Promise<Group> {
  const { library, tokenizer } = search;
  const group: Group = { label: document.name, document, passages: [] };
  if (topic === null) return { ...group, passages: await library.passages(document.document_id) };
  const passages = await find(search, topic, { document_ids: [document.document_id] });
  const understood = understand(tokenizer, topic, [], [document]);
  const told = { question: topic, understood, documents: [document], groups: [{ ...group, passages }] };
  const { quotes, ranked } = await findQuotes(search, told);
  const total = readQuestion(tokenizer, topic).wants === "amount" ? await totalIn(search.library, ranked) : [];
  const others = quotes.filter(({ best }) => best.coverage > 0);
  return { ...group, passages, quotes: [...total, ...others].slice(0, QUOTES_OF_SIDE) };
}

/** Quotes of one document on the matter that is compared. */
const QUOTES_OF_SIDE = 2;

async function aboutSide(search: Search, side: string, topic: string | null): Promise<Group> {
  const passages = await find(search, topic ? `${side} ${topic}` : side, { top_k: PASSAGES_OF_SIDE });
  const wanted = [...new Set(search.tokenizer.terms(side))];
  const held = passages.filter(
    ({ heading, content }) => coverage(wanted, new Set(search.tokenizer.terms(`${heading ?? ""} ${content}`))) >= SAID,
  );
  return { label: side, document: null, passages: held };
}

/** Share of a side's words that a passage or sentence must hold to be about it. */
const SAID = 0.66;

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
  const ofAll = sentencesOfAll(tokenizer, groups);
  for (const sentence of ofAll.slice(0, MOST_OF_ALL)) {
    draft.say("\n- ");
    draft.quote(sentence);
  }
  const isTold = (told: Quotation): boolean =>
    ofAll.some(({ passage, start }) => passage.document_id === told.passage.document_id && start === told.start);
  const others = sides.map(({ group, chosen }) => ({ group, chosen: chosen.filter((told) => !isTold(told)) }));
  if (ofAll.length > 0) draft.say("\n");
  if (others.some(({ chosen }) => chosen.length === 0)) return draft;
  if (fitsColumns(others)) writeTable(draft, frames, others, []);
  else writeSections(draft, frames, others);
  return draft;
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
    const opening = openingSentence(tokenizer, passages, frequency);
    const central = centralSentences(tokenizer, passages, EACH, frequency);
    const told = [...(opening ? [opening] : []), ...central.filter(({ start }) => start !== opening?.start)];
    return told.length > 0 ? told.slice(0, EACH) : openingLines(tokenizer, passages, EACH);
  }
  if (document) return sentencesOfThing(tokenizer, topic ?? label, null, passages).slice(0, EACH);
  return whatItIs(tokenizer, topic, { label, passages }).slice(0, EACH);
}
