import { PARTING, RELATIVE, STANDING_FOR, WRITERS } from "../../languages/check-words.ts";
import { SWITCHES } from "../../languages/relation-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { remember } from "../../remember.ts";
import { isAuxiliary, isVerb, turnedVerbs } from "./doers.ts";
import { holds } from "../compose/held-terms.ts";
import { flattened, type Evidence, type Source } from "./evidence.ts";
import { holdsName } from "./names.ts";
import { standsFor } from "./items.ts";
import { acts, compares, isOnlyCopula, isOfOther, isOnlyMeant, KEPT, leavesOut } from "./left-out.ts";
import { isOpposed } from "./polarity.ts";
import { isToldOfNextSentence, joinsOtherwise } from "./joins.ts";
import { wordsIn, type Meanings, type Words } from "./same-meaning.ts";
import type { Statement } from "./statement.ts";
import { rowSays } from "./row-says.ts";
import { isRearranged } from "./rearranged.ts";
import { isLight, isLightVerb, isLike, isMeasuring, tokensOf, type Token } from "./said-tokens.ts";
import { isEnd, isFigure, isTime } from "./token-kinds.ts";
import { haveSwapped, inOrder, unused } from "./word-orders.ts";

/**
 * Whether a source says all that is stated, in an order that means the same: each word, figure and limit ("may", "only",
 * "before") of the statement has its like in one sentence, and nothing that would change what is said was left out between
 * them. The clauses of a statement may have different sentences. False denies nothing.
 */
export function isSaidAlike(meanings: Meanings, { said, terms }: Statement, source: Source): boolean {
  const { tokenizer } = meanings;
  if (repeats(tokenizer, source.flat, flattened(said).trim())) return true;
  const words = wordsIn(meanings, source.passage.content);
  const tokens = tokensOf(tokenizer, said);
  const near = source.sentences.map(
    ({ about, isWhole }) => !isWhole && (terms.length === 0 || terms.some((term) => holds(about, term) > 0)),
  );
  const joining = source.sentences.filter((_, at) => near[at]).map((sentence) => given(tokenizer, sentence));
  if (joinsOtherwise(words, tokens, joining)) return false;
  const isSaid = (part: readonly Token[]): boolean =>
    source.sentences.some((sentence, at) => near[at] && says(words, part, { source, sentence, at })) ||
    rowSays(words, part, source);
  if (isSaid(tokens) || turnedRound(tokens).some((part) => isSaid(part))) return true;
  // "If it rains, the shop is shut" is no more than its parts only in one sentence.
  const isConditional = tokens.some(({ limit }) => limit !== null && LEADING.has(limit));
  const clauses = isConditional ? [] : clausesOf(tokens);
  return clauses.length > 1 && clauses.every((part) => isSaid(part));
}

/** Whether a text has these words, and nothing before them in the sentence limits them: "reports that …". */
function repeats(tokenizer: Tokenizer, flat: string, said: string): boolean {
  for (let at = flat.indexOf(said); at >= 0; at = flat.indexOf(said, at + 1)) {
    const before =
      flat
        .slice(Math.max(0, at - LONGEST_LEAD), at)
        .split(/[.!?;:]\s/u)
        .at(-1) ?? "";
    if (!tokensOf(tokenizer, before).some(({ limit }) => limit !== null && KEPT.has(limit))) return true;
  }
  return false;
}

const LONGEST_LEAD = 160;

const given = remember((tokenizer: Tokenizer, { text }: Evidence) => tokensOf(tokenizer, text));

interface Place {
  readonly source: Source;
  readonly sentence: Evidence;
  readonly at: number;
}

function says(words: Words, told: readonly Token[], place: Place): boolean {
  const own = given(words.tokenizer, place.sentence);
  const like = told.map((token) => own.map((other) => isLike(words, token, other)));
  const isReferring = STANDING_FOR.has(told[0]?.items[0]?.word ?? "");
  const subjectEnd = endOfSubject(told);
  const opening = own.findIndex((_, at) => like.some((row) => row[at]));
  const isOpened = opening >= 0 && own.slice(0, opening).every((token) => isLight(token) || token.limit !== null);
  const isAround = (token: Token, index: number): boolean =>
    (!isReferring || token.item.isCapital) &&
    !place.sentence.isCell &&
    index < OPENING &&
    token.at < subjectEnd &&
    (isNamedBefore(words, token, place, own[Math.max(0, opening)]?.at ?? 0) ||
      (isOpened && isOfHeading(words, token, place)));
  const around = told.map((token, index) => !like[index]?.includes(true) && isAround(token, index));
  // "It refused to pay him": of two names that stand elsewhere either may be "it".
  if (around.filter((is, index) => is && !around[index - 1]).length > 1) return false;
  const missing = told.filter(
    (token, index) =>
      !like[index]?.includes(true) &&
      !around[index] &&
      !(token.limit !== null && WEAK.has(token.limit)) &&
      !isLight(token) &&
      // "Costs" says nothing of a column that is named otherwise.
      !(isMeasuring(token, own) && !place.sentence.isCell),
  );
  if (missing.length > told.length * OTHER || !missing.every(isOther)) return false;
  // "Lifts: no".
  if (place.sentence.isCell && !SENTENCES.test(place.sentence.text))
    return (
      !own.some(({ limit }, at) => limit === "not" && !like.some((row) => row[at])) &&
      !isSwitchedOver(told, place.sentence.text)
    );
  const places = inOrder(like);
  const turned = turnedVerbs(told[0]?.items ?? [], own[0]?.items ?? []);
  const all = places.map((place, index) => place ?? unused(like[index] ?? [], places));
  if (compares(told) && !compares(own)) return false;
  if ((isMovedAway(told, places, all, own) || haveSwapped(told, all, own, turned)) && !isRearranged(told, all, own))
    return false;
  const used = new Set(all.filter((place) => place !== null));
  if (isTurnedRound(told) && isOverEnd(own, used)) return false;
  if (told.some((token, index) => isOnlyMeant(token, own[all[index] ?? -1]))) return false;
  if (told.some((_, index) => isOfOther(told, own, index, all))) return false;
  if (isToldOfNextSentence(told, own, all)) return false;
  const isJoining = told.some((token, index) => isLightVerb(token) && all[index] === null);
  if ((isJoining || isOnlyCopula(told)) && acts(own, used)) return false;
  return !leavesOut(told, places, own, used);
}

/** "The last one was successful" for "five were successful, but the last one was not": a word from beyond an "and" or "but". */
function isMovedAway(
  told: readonly Token[],
  places: readonly (number | null)[],
  all: readonly (number | null)[],
  own: readonly Token[],
): boolean {
  const used = all.filter((place) => place !== null).toSorted((a, b) => a - b);
  const isParted = (from: number, to: number): boolean =>
    to > from + 1 &&
    own[0]?.items.slice((own[from]?.at ?? 0) + 1, own[to]?.at).some(({ word }) => PARTING.has(word)) === true;
  return told.some(({ item }, index) => {
    const place = all[index] ?? null;
    if (place === null || places[index] === place || isTime(item)) return false;
    const [before, after] = [used.findLast((one) => one < place), used.find((one) => one > place)];
    return (before === undefined || isParted(before, place)) && (after === undefined || isParted(place, after));
  });
}

/** "Off" where the value of the cell is "on". */
function isSwitchedOver([first]: readonly Token[], text: string): boolean {
  const value = text.slice(text.lastIndexOf(": ") + 2).toLowerCase();
  const said = new Set(first?.items.map(({ word }) => word));
  return SWITCHES.some(
    (pair) => pair.includes(value) && !said.has(value) && pair.some((other) => other !== value && said.has(other)),
  );
}

/** Of more than one sentence a cell is read as a text is. */
const SENTENCES = /[.!?]\s+\p{Lu}/u;

/** What may be is less than what is; of what a paper orders or announces it says that it is done. */
const WEAK: ReadonlySet<string> = new Set(["may", "must", "will"]);

/** Share of its tokens that a statement may have beside the sentence: verbs, of which no list has all that say the same. */
const OTHER = 0.25;
const isOther = ({ items, at, item, limit }: Token): boolean =>
  limit === null && isVerb(items, at) && !isOpposed(item.word);

/** "Before they enter, they must pay" as "they must pay before they enter", and the other way round. */
function turnedRound(tokens: readonly Token[]): Token[][] {
  return tokens.flatMap(({ items, at, limit }, index) => {
    const since = (tokens[index - 1]?.at ?? -1) + 1;
    const isCut = index > 0 && ((limit !== null && LEADING.has(limit)) || items.slice(since, at + 1).some(isEnd));
    return isCut ? [[...tokens.slice(index), ...tokens.slice(0, index)]] : [];
  });
}

const isTurnedRound = (told: readonly Token[]): boolean =>
  told.some(({ at }, index) => at < (told[index - 1]?.at ?? -1));

/** Of "if A, B; if C, D" no clause of the one goes with a clause of the other. */
const isOverEnd = ([first, ...own]: readonly Token[], used: ReadonlySet<number>): boolean => {
  const [from, to] = [Math.min(...used), Math.max(...used)];
  const places = [first, ...own];
  return first?.items.slice((places[from]?.at ?? 0) + 1, (places[to]?.at ?? 0) + 1).some(({ ended }) => ended) === true;
};

/** Limits that lead a clause. */
const LEADING: ReadonlySet<string> = new Set(["before", "after", "until", "because", "if"]);

/** Tokens of a statement that may stand in the sentences around instead: what it is about. */
const OPENING = 4;

/** The place of the first verb or "is": what is behind it is said of the subject, and no "it" stands for that. */
function endOfSubject([token]: readonly Token[]): number {
  const items = token?.items ?? [];
  const at = items.findIndex((item, place) => place > 0 && (isAuxiliary(item) || isVerb(items, place)));
  return at < 0 ? OPENING : at;
}

/** A word of the sentence before one that has "it" or "them", or a name that the source has elsewhere; `opening` is the place of the first item that is told. */
function isNamedBefore(words: Words, token: Token, { source, sentence, at }: Place, opening: number): boolean {
  const { item } = token;
  const { tokenizer } = words;
  if (isOfWriter(token, source, given(tokenizer, sentence))) return true;
  const before = source.sentences[at - 1];
  const items = given(tokenizer, sentence)[0]?.items ?? [];
  // "If it blinks, the machine needs descaling": "it" is not what needs that.
  const isReferring = items.some(
    (item, place) => standsFor(item) && !items.slice(place + 1, opening + 1).some(({ parted }) => parted),
  );
  if (!isReferring || !before || sentence.subject.length > 0 || isFigure(item)) return false;
  if (item.isCapital && before.subject.length > 0) return before.subject.includes(item.word);
  if (given(tokenizer, before).some((other) => isLike(words, token, other))) return true;
  return (
    isNameOf(token, source) &&
    holdsName({ text: item.text, from: 0, to: 0, opens: false }, source.forms, source.acronyms)
  );
}

/** "Vinegar" opens the statement, and is no name where the source never has it with a capital. */
const isNameOf = ({ item }: Token, { passage }: Source): boolean =>
  item.isCapital && (!item.opens || passage.content.includes(item.text));

/** "The pie serves six" for "Serves six" under the heading "Leek pie". */
const isOfHeading = (words: Words, token: Token, { source }: Place): boolean =>
  !isFigure(token.item) &&
  token.limit === null &&
  headingOf(words.tokenizer, source).some((own) => isLike(words, token, own));

const headingOf = remember((tokenizer: Tokenizer, { passage }: Source) => tokensOf(tokenizer, passage.heading ?? ""));

/** "We" of a report is the company that the name of the document has. */
function isOfWriter({ item }: Token, { around }: Source, [first]: readonly Token[]): boolean {
  const isMeant = item.isCapital && holdsName({ text: item.text, from: 0, to: 0, opens: false }, around, "");
  if (!isMeant && !WRITERS.has(item.word)) return false;
  const items = first?.items ?? [];
  const at = items.findIndex(({ word }) => WRITERS.has(word));
  return at >= 0 && !items.slice(0, at).some(({ isCapital, opens, isDate }) => isCapital && !opens && !isDate);
}

const isSaying = (clause: readonly Token[]): boolean =>
  clause.some(
    ({ item, items, at }) => isFigure(item) || isVerb(items, at) || [items[at - 1], items[at + 1]].some(isAuxiliary),
  );

/** The clauses of a statement, each with a verb or a figure; one with no word but those of the first, or that begins with its verb, takes what the first begins with. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  let clause: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const since = tokens[index - 1]?.at ?? -1;
    const isParted = token.items.slice(since + 1, token.at + 1).some((item) => isEnd(item) || RELATIVE.has(item.word));
    // "Only boats and cars are allowed": what stands before the "and" says nothing yet.
    if (isParted && clause.length > 1 && isSaying(clause)) {
      clauses.push(clause);
      clause = [];
    }
    clause.push(token);
  }
  if (clause.length > 0) clauses.push(clause);
  const [lead = []] = clauses;
  const verb = lead.findIndex(({ items, at }) => isVerb(items, at));
  const subject = lead.slice(0, Math.max(1, verb)).filter(({ item }) => !isFigure(item));
  const words = lead.filter(({ item, limit }) => !isFigure(item) && limit === null);
  return clauses.map((part, index) => {
    if (index === 0) return part;
    const opening = part[0];
    if (!part.some(({ item, limit }) => !isFigure(item) && limit === null)) return [...words, ...part];
    return opening && isVerb(opening.items, opening.at) ? [...subject, ...part] : part;
  });
}
