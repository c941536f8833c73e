import { ADVERSATIVE, COMPARING, PARTING, RELATIVE, STANDING_FOR } from "../../languages/check-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { remember } from "../../remember.ts";
import { isAuxiliary, isVerb, turnedVerbs } from "./doers.ts";
import { holds } from "../compose/held-terms.ts";
import { flattened, type Evidence, type Source } from "./evidence.ts";
import { isAboutSame } from "./exchanged-figures.ts";
import type { Item } from "./items.ts";
import { holdsName } from "./names.ts";
import { areOpposites, isOpposed } from "./polarity.ts";
import type { Statement } from "./statement.ts";
import { isLike, tokensOf, type Token } from "./said-tokens.ts";

/**
 * Whether a source says all that is stated, in an order that means the same: each word, figure and limit ("may", "only",
 * "before") of the statement has its like in one sentence, and nothing that would change what is said was left out between
 * them. The clauses of a statement may have different sentences. False denies nothing.
 */
export function isSaidAlike(tokenizer: Tokenizer, { said, terms }: Statement, source: Source): boolean {
  if (source.flat.includes(flattened(said).trim())) return true;
  const tokens = tokensOf(tokenizer, said);
  const near = source.sentences.map(
    ({ about, isWhole }) => !isWhole && (terms.length === 0 || terms.some((term) => holds(about, term) > 0)),
  );
  const isSaid = (part: readonly Token[]): boolean =>
    source.sentences.some((sentence, at) => near[at] && says(tokenizer, part, { source, sentence, at }));
  if (isSaid(tokens) || turnedRound(tokens).some(isSaid)) return true;
  // "If it rains, the shop is shut" is no more than its parts only in one sentence.
  const isConditional = tokens.some(({ limit }) => limit !== null && LEADING.has(limit));
  const clauses = isConditional ? [] : clausesOf(tokens);
  return clauses.length > 1 && clauses.every(isSaid);
}

const given = remember((tokenizer, { text }: Evidence) => tokensOf(tokenizer, text));

interface Place {
  readonly source: Source;
  readonly sentence: Evidence;
  readonly at: number;
}

function says(tokenizer: Tokenizer, told: readonly Token[], place: Place): boolean {
  const own = given(tokenizer, place.sentence);
  const like = told.map((token) => own.map((other) => isLike(tokenizer, token, other)));
  const isAround = (token: Token, index: number): boolean =>
    !place.sentence.isCell && index < OPENING && isNamedBefore(tokenizer, token, place);
  const around = told.map((token, index) => !like[index]?.includes(true) && isAround(token, index));
  // "It refused to pay him": of two names that stand elsewhere either may be "it".
  if (around.filter((is, index) => is && !around[index - 1]).length > 1) return false;
  const missing = told.filter((_, index) => !like[index]?.includes(true) && !around[index]);
  if (missing.length > told.length * OTHER || !missing.every(isOther)) return false;
  // "Lifts: no".
  if (place.sentence.isCell) return !own.some(({ limit }, at) => limit === "not" && !like.some((row) => row[at]));
  const places = inOrder(like);
  const turned = turnedVerbs(told[0]?.items ?? [], own[0]?.items ?? []);
  const all = places.map((place, index) => place ?? unused(like[index] ?? [], places));
  if (compares(told) && !compares(own)) return false;
  if (haveSwapped(told, all, own, turned)) return false;
  const used = new Set(all.filter((place) => place !== null));
  return !leavesOut(told, places, own, used);
}

/** "Higher than" of a sentence that only names heights is the comparison of a writer. */
const compares = ([token]: readonly Token[]): boolean => token?.items.some(({ word }) => COMPARING.has(word)) === true;

/** The first place that is like a token and no other's. */
function unused(like: readonly boolean[], places: readonly (number | null)[]): number | null {
  const place = like.findIndex((isLike, at) => isLike && !places.includes(at));
  return place >= 0 ? place : like.includes(true) ? like.indexOf(true) : null;
}

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

/** Limits that lead a clause. */
const LEADING: ReadonlySet<string> = new Set(["before", "after", "until", "because", "if"]);

/** Tokens of a statement that may stand in the sentences around instead: what it is about. */
const OPENING = 4;

/** A word of the sentence before one that has "it" or "them", or a name that the source has elsewhere. */
function isNamedBefore(tokenizer: Tokenizer, token: Token, { source, sentence, at }: Place): boolean {
  const { item } = token;
  const before = source.sentences[at - 1];
  const isReferring = given(tokenizer, sentence)[0]?.items.some(({ word }) => STANDING_FOR.has(word));
  if (!isReferring || !before || sentence.subject.length > 0 || isFigure(item)) return false;
  if (item.isCapital && before.subject.length > 0) return before.subject.includes(item.word);
  if (given(tokenizer, before).some((other) => isLike(tokenizer, token, other))) return true;
  return item.isCapital && holdsName({ text: item.text, from: 0, to: 0, opens: false }, source.forms, source.acronyms);
}

/** For each token of a statement the place of its like, so that most of them stand in order; null for the others. */
function inOrder(like: readonly (readonly boolean[])[]): (number | null)[] {
  const width = like[0]?.length ?? 0;
  const most = Array.from({ length: like.length + 1 }, () => Array.from({ length: width + 1 }, () => 0));
  const lengthAt = (row: number, column: number): number => most[row]?.[column] ?? 0;
  for (let row = like.length - 1; row >= 0; row--)
    for (let column = width - 1; column >= 0; column--) {
      const both = like[row]?.[column] ? lengthAt(row + 1, column + 1) + 1 : 0;
      const line = most[row];
      if (line) line[column] = Math.max(both, lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  const places: (number | null)[] = [];
  let column = 0;
  for (let row = 0; row < like.length; row++) {
    let at = column;
    while (at < width && !(like[row]?.[at] && lengthAt(row + 1, at + 1) + 1 === lengthAt(row, column))) at++;
    places.push(at < width ? at : null);
    if (at < width) column = at + 1;
  }
  return places;
}

/**
 * Whether two things that a statement tells have changed their places: two names, a name and one of several figures, or two
 * words around the same verb or "more". What `turned` verbs turn round may.
 */
function haveSwapped(
  told: readonly Token[],
  places: readonly (number | null)[],
  own: readonly Token[],
  turned: readonly Item[],
) {
  const isMany = own.filter(({ item }) => isFigure(item) && !isTime(item)).length > 1;
  const isBefore = (a: number, b: number): boolean => (places[a] ?? -1) < (places[b] ?? -1);
  const isSwapped = (a: number, b: number): boolean => {
    const [x, y] = [told[a], told[b]];
    if (!x || !y || places[a] === null || places[b] === null || isBefore(a, b)) return false;
    if ([x, y].some(({ item }) => isTime(item) || turned.includes(item)) || isSetApart(own, places[a])) return false;
    const [names, figures] = [[x, y].filter(({ item }) => item.isCapital), [x, y].filter(({ item }) => isFigure(item))];
    if (names.length === 2 || (figures.length > 0 && isMany && names.length + figures.length === 2)) return true;
    // "600 employees" of "5,400 employees, including 600 in Oslo".
    const [figure] = figures.map(({ item }) => item);
    const between = own.slice((places[b] ?? 0) + 1, places[a] ?? 0).map(({ item }) => item);
    if (figure && between.some((item) => isFigure(item) && !isTime(item) && !isAboutSame(item, figure))) return true;
    return [x, y].some((one) => one.limit !== null || isPivot(one));
  };
  // "Predators mimic mantises" for "mantises mimic what tastes bad to predators".
  const opensElsewhere =
    places[0] !== null &&
    places[0] !== undefined &&
    !turned.some((item) => item === told[0]?.item) &&
    told[0] !== undefined &&
    !isFigure(told[0].item) &&
    told.filter((_, b) => b > 0 && places[b] !== null && !isBefore(0, b)).length >= OVERTAKEN;
  return opensElsewhere || told.some((_, a) => told.some((__, b) => a < b && isSwapped(a, b)));
}

/** Words that a sentence may not have before the one that a statement opens with. */
const OVERTAKEN = 3;

/** The "not" of "on the deck, but not in the cabin". */
const isSetApart = (own: readonly Token[], place: number | null | undefined): boolean => {
  const token = own[place ?? -1];
  return token?.limit === "not" && ADVERSATIVE.test(`${token.items[token.at - 1]?.word ?? ""} `);
};

const isPivot = ({ items, at, limit }: Token): boolean => limit === "more" || limit === "less" || isVerb(items, at);

const isFigure = ({ quantity, isDate }: Item): boolean => quantity !== null || isDate;
const isTime = ({ quantity, isDate }: Item): boolean => isDate || (quantity !== null && isYearAlike(quantity));
const isYearAlike = ({ unit, values: [value = 0] }: NonNullable<Item["quantity"]>): boolean =>
  unit === null && Number.isInteger(value) && value > 1000 && value < 2100;
const isEnd = (item: Item): boolean => item.parted || PARTING.has(item.word);

/** Limits that a statement may not leave out. */
const KEPT: ReadonlySet<string> = new Set("not only except some most may will thought more less least".split(" "));
/** Items before the first that is told, in which a limit still reaches it. */
const REACH = 6;

/** Whether the sentence limits what is told between its words or just before, or tells it of something else in between. */
function leavesOut(
  told: readonly Token[],
  places: readonly (number | null)[],
  own: readonly Token[],
  used: ReadonlySet<number>,
): boolean {
  const first = Math.min(...used);
  const last = Math.max(...used);
  const items = own[0]?.items ?? [];
  const isLimiting = ({ at, limit }: Token, place: number): boolean => {
    if (limit === null || !KEPT.has(limit) || used.has(place)) return false;
    // "Dass der Gewinn steigen könnte": a verb of a subordinate clause has it behind.
    if (place > last) return at === (own[last]?.at ?? 0) + 1 && items[at]?.parted === false;
    if (place > first) return true;
    const start = own[first]?.at ?? 0;
    return start - at <= REACH && !items.slice(at + 1, start + 1).some(isEnd);
  };
  if (own.some(isLimiting)) return true;
  return told.some((token, index) => {
    const [here, before] = [places[index], places[index - 1]];
    if (here === null || here === undefined || before === null || before === undefined) return false;
    const [a, b] = [told[index - 1], token];
    const skipped = own.slice(before + 1, here).filter((_, at) => !used.has(before + 1 + at));
    const crossed = items.slice((own[before]?.at ?? 0) + 1, (own[here]?.at ?? 0) + 1).filter(isEnd);
    const isApart = own.some((_, at) => at > before && at <= here && used.has(at) && isSetApart(own, at));
    const isParted = !isApart && skipped.length > 0 && crossed.some(({ word }) => PARTING.has(word));
    const isCrossed = isParted || (skipped.length > 1 && crossed.length % 2 === 1);
    const isOpposite = ({ item }: Token): boolean => told.some((one) => areOpposites(one.item.word, item.word));
    return (
      isCrossed || skipped.some((one) => isOpposite(one) || (a !== undefined && isBetween(one.item, a, b, own[here])))
    );
  });
}

/** Whether an item that stands between two in the source, and not in the statement, may be what is told there. */
function isBetween(item: Item, before: Token, after: Token, own: Token | undefined): boolean {
  const isSameKind = (one: Item): boolean => isFigure(one) && isTime(one) === isTime(item);
  if (isFigure(item)) {
    const isLed = own !== undefined && leading(own) === leading(after) && leading(after) !== "";
    return (isSameKind(before.item) || isSameKind(after.item)) && !isLed;
  }
  return item.isCapital && !item.opens && own !== undefined && isVerb(own.items, own.at);
}

/** The little word before a figure: "to" of "from 4 to 5". */
function leading({ items, at }: Token): string {
  const before = items[at - 1];
  return before?.key === null ? before.word : "";
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
