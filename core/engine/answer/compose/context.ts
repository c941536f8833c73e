import { REPLIES } from "../../languages/prose-words.ts";
import type { Quotation } from "./draft.ts";
import { listsIn } from "./list-items.ts";
import { isProse, leansBack, numberOfHeading } from "./prose.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import type { Passage } from "../../engine.ts";
import { remember } from "../../remember.ts";
import { isTableRow, ITEM_MARK, sentences } from "../../sentences.ts";

/** Items that are shown of one list. */
const MOST_ITEMS = 12;
/** Items that are looked back over for the sentence that leads to the list. */
const MOST_BACK = 20;

/** All sentences of the passage as quotations, in order, and the place of the one given. */
export function inPassage({ passage, start }: Quotation): { readonly all: readonly Quotation[]; readonly at: number } {
  const all = spansOf(sentences, passage);
  return { all, at: all.findIndex((own) => own.start === start) };
}

const spansOf = remember((cut: typeof sentences, passage: Passage): readonly Quotation[] =>
  cut(passage.content).map((span) => ({
    passage,
    start: passage.start + span.start,
    end: passage.start + span.end,
  })),
);

export const textOf = ({ passage, start, end }: Quotation): string =>
  passage.content.slice(start - passage.start, end - passage.start);

/** Characters from a colon to the list it leads to, its mark and the space around. */
const GAP = 12;
const LEADS = /[:：]\s*$/u;
/** A text that begins as an item of a list. */
export const ITEM = new RegExp(`^(?:${ITEM_MARK})`, "u");

/**
 * The sentence with the one before it, where it begins with a pronoun or another word that leans on that one. A "Yes." is
 * quoted with the question that it answers.
 */
export function withWhatItRefersTo(sentence: RankedSentence): readonly Quotation[] {
  if (isTableRow(sentence.text)) return [sentence];
  const { all, at } = inPassage(sentence);
  const before = all[at - 1];
  const leansOn =
    before && leansBack(sentence.text) && isNextTo(before, sentence) && !isTableRow(textOf(before)) ? [before] : [];
  const quoted = [...leansOn, sentence];
  const asked = all[at - quoted.length];
  return asked && isReplyTo(asked, quoted[0] ?? sentence) ? [asked, ...quoted] : quoted;
}

const isReplyTo = (asked: Quotation, reply: Quotation): boolean =>
  ASKS.test(textOf(asked)) && REPLIES.test(textOf(reply));

/** A bare "Yes." with the question that it answers and what follows in its paragraph; empty for any other sentence. */
export function bareReply(sentence: Quotation): readonly Quotation[] {
  if (sentence.end - sentence.start > LONGEST_REPLY) return [];
  const { all, at } = inPassage(sentence);
  const [asked, next] = [all[at - 1], all[at + 1]];
  if (!asked || !isReplyTo(asked, sentence)) return [];
  return next && isNextTo(sentence, next) ? [asked, sentence, next] : [asked, sentence];
}

/** UTF-16 characters of the longest "Yes." that says nothing else. */
const LONGEST_REPLY = 12;

/** Share of the question that a sentence quoted alone must hold. */
const ENOUGH = 0.6;
/** UTF-16 characters of a sentence with the one beside it. */
const SHORT_QUOTE = 400;

/**
 * The sentence with what it refers to. One that holds little of the question is quoted with the sentence beside it that
 * holds most of it, and one that `saysLittle` but the question with the next. `shareOf` tells how much of the question a
 * text holds, 0–1.
 */
export function withWhatAdds(
  sentence: RankedSentence,
  shareOf: (text: string) => number,
  saysLittle: boolean,
): readonly Quotation[] {
  const quoted = withWhatItRefersTo(sentence);
  if (quoted.length > 1 || isTableRow(sentence.text)) return quoted;
  const { all, at } = inPassage(sentence);
  if (shareOf(sentence.text) >= ENOUGH) {
    const next = all[at + 1];
    const isBegun = next && saysLittle && isProse(sentence.text) && isProse(textOf(next)) && isNextTo(sentence, next);
    return isBegun && next.end - sentence.start <= SHORT_QUOTE ? [sentence, next] : quoted;
  }
  const [nearest] = [all.slice(Math.max(0, at - 1), at + 1), all.slice(at, at + 2)]
    .filter(([before, after]) => before && after && isNextTo(before, after) && after.end - before.start <= SHORT_QUOTE)
    .map((pair) => ({ pair, beside: textOf(pair.find(({ start }) => start !== sentence.start) ?? sentence) }))
    .filter(({ beside }) => isProse(beside))
    .toSorted((a, b) => shareOf(b.beside) - shareOf(a.beside));
  return nearest?.pair ?? quoted;
}

/** "The default value is 8." is short, and a sentence. */
const SENTENCE = /^\p{L}[^|]*[.!。！।]$/su;
/** Sentences of its paragraph that are looked at on each side of what is quoted. */
const NEAR_BY = 3;

/** What is quoted, with the nearest sentence of its paragraph that `adds` what the rest lacks. */
export function withWhatLacks(quoted: readonly Quotation[], adds: (text: string) => boolean): readonly Quotation[] {
  const [first, last] = [quoted[0], quoted.at(-1)];
  if (!first || !last) return quoted;
  const { all, at } = inPassage(first);
  const to = all.findIndex(({ start }) => start === last.start);
  if (at < 0 || to < at) return quoted;
  const { from } = paragraphOf(all, at);
  const { end } = paragraphOf(all, to);
  for (let away = 1; away <= NEAR_BY; away++)
    for (const index of [to + away, at - away]) {
      const own = index >= from && index < end ? all[index] : undefined;
      if (!own || !SENTENCE.test(textOf(own)) || !adds(textOf(own))) continue;
      const length = Math.max(own.end, last.end) - Math.min(own.start, first.start);
      if (length <= SHORT_QUOTE) return [...quoted, own].toSorted((a, b) => a.start - b.start);
    }
  return quoted;
}

/** The places of the sentences that stand in one paragraph with the one at `at`; `end` is exclusive. */
export function paragraphOf(all: readonly Quotation[], at: number): { readonly from: number; readonly end: number } {
  const isJoined = (index: number): boolean => {
    const [before, after] = [all[index - 1], all[index]];
    return before !== undefined && after !== undefined && isNextTo(before, after);
  };
  let [from, end] = [at, at + 1];
  while (isJoined(from)) from--;
  while (isJoined(end)) end++;
  return { from, end };
}

/** Characters of a line of a form or a title page, lines on each side of one that are shown with it, and how long all are. */
const SHORT_LINE = 100;
const MOST_BESIDE = 5;
const LONGEST_CARD = 400;

/**
 * A title or a label that does not answer by itself, with the lines around it: the date under a title, the speaker above the
 * name of a conference. The nearest line that `answers`, those below before those above; all of them where none does.
 */
export function withLinesAround(sentence: RankedSentence, answers: (text: string) => boolean): readonly Quotation[] {
  const { all, at } = inPassage(sentence);
  const isLine = (own: Quotation): boolean =>
    own.end - own.start <= SHORT_LINE && !isTableRow(textOf(own)) && !isProse(textOf(own));
  const linesOf = (beside: readonly Quotation[]): readonly Quotation[] => {
    const end = beside.findIndex((own) => !isLine(own));
    return beside.slice(0, end === -1 ? MOST_BESIDE : Math.min(end, MOST_BESIDE));
  };
  const below = linesOf(all.slice(at + 1));
  const above = linesOf(all.slice(0, at).toReversed());
  const told = [...below, ...above].find((own) => answers(textOf(own)));
  if (told) return [sentence, told].toSorted((a, b) => a.start - b.start);
  const card = [...above.toReversed(), sentence, ...below];
  return (card.at(-1)?.end ?? 0) - (card[0]?.start ?? 0) <= LONGEST_CARD ? card : [sentence, ...below];
}

/** The sentence that leads to a list, where this is an item of it. */
export function leadOf(sentence: Quotation): Quotation | null {
  if (!ITEM.test(textOf(sentence))) return null;
  const { all, at } = inPassage(sentence);
  for (let back = at - 1; back >= Math.max(0, at - MOST_BACK); back--) {
    const own = all[back];
    if (!own) return null;
    if (LEADS.test(textOf(own))) return own;
    if (!ITEM.test(textOf(own))) return null;
  }
  return null;
}

/** The items of the list that an item belongs to, itself among them. */
export function itemsBeside(item: Quotation): readonly Quotation[] {
  const { all, at } = inPassage(item);
  const isItem = (index: number): boolean => ITEM.test(all[index] ? textOf(all[index]) : "");
  let [from, end] = [at, at + 1];
  while (isItem(from - 1)) from--;
  while (isItem(end)) end++;
  return all.slice(from, end);
}

export const leadsOn = (text: string): boolean => LEADS.test(text);

/** What follows a colon: the items of the list, which `listed` has where the document tells them, or the next sentence alone. */
export function afterColon(sentence: RankedSentence, listed: readonly Quotation[]): readonly Quotation[] {
  if (!leadsOn(sentence.text)) return [];
  const [list] = listsIn(listed.filter(({ passage, start }) => passage === sentence.passage && start >= sentence.end));
  if (list?.[0] && list[0].start - sentence.end <= GAP) return list.slice(0, MOST_ITEMS);
  const { all, at } = inPassage(sentence);
  const items: Quotation[] = [];
  for (const own of all.slice(at + 1, at + 1 + MOST_ITEMS)) {
    if (isTableRow(textOf(own))) break;
    if (items.length > 0 && (!isLike(textOf(items[0] ?? own), textOf(own)) || numberOfHeading(textOf(own)) !== null))
      break;
    items.push(own);
  }
  return items;
}

/** A question as a document asks it: "How do I uninstall?" */
const ASKS = /[?？؟]["”’)\]]*$/u;
/** Sentences that are shown of what follows a question. */
const MOST_ANSWERING = 2;

/** The sentences after one that only asks: it is they that answer. */
export function afterQuestion(sentence: RankedSentence): readonly Quotation[] {
  if (!ASKS.test(sentence.text)) return [];
  const { all, at } = inPassage(sentence);
  const next = all.slice(at + 1, at + 1 + MOST_ANSWERING);
  const end = next.findIndex((own) => ASKS.test(textOf(own)) || isTableRow(textOf(own)));
  return end === -1 ? next : next.slice(0, end);
}

/** Items of one list begin alike, or end alike with a semicolon, or are short lines without a full stop. */
const isLike = (first: string, other: string): boolean =>
  ITEM.test(first)
    ? ITEM.test(other)
    : (isBare(first) && isBare(other)) ||
      (first.endsWith(";") && (/[;.]$/u.test(other) || /;\s*(?:and|or|und|e|y|et)$/u.test(other)));

const isBare = (text: string): boolean => text.length < BARE && !/[\p{P}|]$|\n/u.test(text.replace(/\)$/u, ""));
/** Characters of an item that has no mark before it. */
const BARE = 60;

/** No more than spaces or a line break between them: no new paragraph. */
export const isNextTo = (before: Quotation, after: Quotation): boolean =>
  after.start - before.end <= 4 &&
  !/\n\s*\n/u.test(before.passage.content.slice(before.end - before.passage.start, after.start - before.passage.start));
