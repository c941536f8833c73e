import { ARTICLES, PARTING, RELATIVE, STANDING_FOR } from "../../languages/check-words.ts";
import { IRREGULAR_VERBS } from "../../languages/irregular-verbs.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { isIn, itemsOf, type Item } from "./items.ts";

/** Who does what the verb says, and to whom; empty where the clause does not say. */
interface Doing {
  readonly doer: readonly Item[];
  readonly object: readonly Item[];
}

/**
 * Whether a statement has made the doer of the source what it is done to, and something else that the source knows the doer.
 * Verbs are told by their forms or by an auxiliary before them; of one that may be active or passive it is not sure.
 */
export function swapsDoer(
  tokenizer: Tokenizer,
  { told, source, known }: { readonly told: string; readonly source: string; readonly known: ReadonlySet<string> },
): "surely" | "perhaps" | null {
  const [own, given] = [itemsOf(tokenizer, told), itemsOf(tokenizer, source)];
  const found = own.flatMap((verb, at) => {
    const acting = given.flatMap((other, place) =>
      other.key === verb.key && isActing(own, at) && isActing(given, place) ? [place] : [],
    );
    const places = acting.map((place) => doingAt(given, place));
    const mine = doingAt(own, at);
    const isSwapped = (other: Doing): boolean =>
      isOther(mine.doer, other.doer, known) &&
      other.doer.some((item) => isIn(item, mine.object) && !isIn(item, other.object));
    if (places.length === 0 || !places.every(isSwapped)) return [];
    const isUnclear = isOpen(own, at) || acting.some((place) => isOpen(given, place));
    return [isUnclear ? ("perhaps" as const) : ("surely" as const)];
  });
  return found.includes("surely") ? "surely" : (found[0] ?? null);
}

/**
 * Whether a statement names another doer of a verb than the source does: "designed by Harlow" for "designed by Ruiz". It does
 * so surely where both are full names and what is done to is the same: "Owen Marsh chaired the meeting" for "Petra Lind chaired the meeting".
 */
export function hasOtherDoer(tokenizer: Tokenizer, told: string, source: string): "surely" | "perhaps" | null {
  const [own, given] = [itemsOf(tokenizer, told), itemsOf(tokenizer, source)];
  const found = own.flatMap((verb, at) => {
    if (!isVerb(own, at)) return [];
    const mine = doingAt(own, at);
    const names = mine.doer.filter(isName);
    const others = given.flatMap((other, place) =>
      other.key === verb.key && isVerb(given, place) ? [doingAt(given, place)] : [],
    );
    const isOtherDoer = ({ doer }: Doing): boolean =>
      doer.some(isName) && !doer.some((item) => isName(item) && isIn(item, names));
    if (names.length === 0 || others.length === 0 || !others.every(isOtherDoer)) return [];
    const isSure = [mine, ...others].every(
      ({ doer, object }) =>
        doer.filter(({ isCapital }) => isCapital).length >= FULL_NAME && object.some((item) => isIn(item, mine.object)),
    );
    return [isSure ? ("surely" as const) : ("perhaps" as const)];
  });
  return found.includes("surely") ? "surely" : (found[0] ?? null);
}

/** Words of the full name of a person. */
const FULL_NAME = 2;

/** Verbs that one text tells actively and the other passively of the same doer, with what belongs to them in the first. */
export function turnedVerbs(own: readonly Item[], given: readonly Item[]): Item[] {
  return own.flatMap((verb, at) => {
    // Told twice, it may be either of the two.
    if (own.some((other, place) => place !== at && other.key === verb.key && isVerb(own, place))) return [];
    const isTurned = given.some((other, place) => {
      if (other.key !== verb.key || !isVerb(own, at) || !isVerb(given, place)) return false;
      if (isPassive(own, at) === isPassive(given, place)) return false;
      const [a, b] = [doingAt(own, at), doingAt(given, place)];
      return a.doer.some((item) => isIn(item, b.doer)) && !a.object.some((item) => isIn(item, b.doer));
    });
    const { doer, object } = doingAt(own, at);
    return isTurned ? [verb, ...doer, ...object] : [];
  });
}

/** They share no word, and the source knows what is told; or each has a name that the other lacks. */
const isOther = (told: readonly Item[], source: readonly Item[], known: ReadonlySet<string>): boolean =>
  isOtherName(told, source, known) ||
  (source.length > 0 &&
    told.some(({ key }) => key !== null && known.has(key)) &&
    !told.some((item) => isIn(item, source)));

function isOtherName(told: readonly Item[], source: readonly Item[], known: ReadonlySet<string>): boolean {
  const [names, others] = [told.filter(isName), source.filter(isName)];
  return (
    others.length > 0 &&
    names.some(({ key }) => key !== null && known.has(key)) &&
    !names.some((name) => isIn(name, source)) &&
    !others.some((name) => isIn(name, told))
  );
}

const isName = ({ isCapital, opens }: Item): boolean => isCapital && !opens;

const VERBS = LANGUAGES.flatMap(({ verbs }) => (verbs?.passive ? [{ ...verbs, passive: verbs.passive }] : []));
const whole = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join("|")})$`, "u");
const PARTICIPLE = whole(VERBS.flatMap(({ participle }) => participle ?? []));
const BEFORE = whole(VERBS.flatMap(({ before }) => before ?? []));
const PASSIVE = whole(VERBS.map(({ passive }) => passive.before));
const BY = whole(VERBS.map(({ passive }) => passive.by));

const PAST: ReadonlySet<string> = new Set(IRREGULAR_VERBS.flatMap(([, ...forms]) => forms));

/** Whether the item at a place is a verb, as its form or an auxiliary before it tells. */
export function isVerb(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (!item || item.key === null || item.quantity || item.isDate || item.isCapital) return false;
  return PARTICIPLE.test(item.word) || PAST.has(item.word) || BEFORE.test(items[at - 1]?.word ?? "");
}

/** A verb that is no adjective: "400 scheduled tasks", "the planned trip". */
const isActing = (items: readonly Item[], at: number): boolean =>
  isVerb(items, at) && items[at - 1]?.quantity === null && !ARTICLES.has(items[at - 1]?.word ?? "");

/** "Is", "may". */
export const isAuxiliary = (item: Item | undefined): boolean =>
  item !== undefined && (BEFORE.test(item.word) || PASSIVE.test(item.word));

/** Words that a doer or an object has at most, and items between a verb and its "by". */
const MOST = 4;
const FAR = 8;

/** "Built in 1742 by James Hall". */
function isByBehindTime(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1, at + 1 + FAR);
  const by = behind.findIndex(({ word }) => BY.test(word));
  const isTime = ({ isDate, quantity, key, parted }: Item): boolean =>
    !parted && (isDate || quantity !== null || key === null);
  return by > 0 && behind.slice(0, by).every(isTime) && behind[by + 1]?.isCapital === true;
}

/** A participle before a preposition has no object, and may be active or passive: "the cars counted in Church Lane". */
export const isOpen = (items: readonly Item[], at: number): boolean =>
  PARTICIPLE.test(items[at]?.word ?? "") && PREPOSITION.test(items[at + 1]?.word ?? "");
const PREPOSITION = whole(LANGUAGES.flatMap(({ verbs }) => verbs?.after ?? []));

/** "Sued by Tesla", "was sued"; not "won by two goals", "silver by beating Sweden". */
export const isPassive = (items: readonly Item[], at: number): boolean =>
  PARTICIPLE.test(items[at]?.word ?? "") &&
  ((BY.test(items[at + 1]?.word ?? "") && items[at + 2]?.quantity === null) ||
    isByBehindTime(items, at) ||
    [1, 2].some((back) => PASSIVE.test(items[at - back]?.word ?? "") && !items[at - back + 1]?.parted));

function doingAt(items: readonly Item[], at: number): Doing {
  const [before, after] = [subjectBefore(items, at), partBehind(items, at + 1)];
  if (!isPassive(items, at)) return { doer: before, object: after };
  const by = items.slice(at + 1, at + 1 + FAR).findIndex(({ word }) => BY.test(word));
  const doer = by < 0 || items[at + by + 2]?.quantity ? [] : partBehind(items, at + by + 2);
  return { doer, object: before };
}

/** The words of the clause before a verb; of "Lars, who sold it" those before the comma. None where a pronoun stands for them. */
function subjectBefore(items: readonly Item[], at: number): Item[] {
  const words: Item[] = [];
  let isRelative = false;
  for (let place = at - 1; place >= 0 && words.length < MOST; place--) {
    const item = items[place];
    if (!item) break;
    // "Jane Holt, personally, built it": nothing that does it stands behind the comma.
    const isEnd: boolean = items[place + 1]?.parted === true;
    if (isEnd && !isRelative && words.length > 0) break;
    if (STANDING_FOR.has(item.word)) return [];
    if (RELATIVE.has(item.word)) isRelative = true;
    else if (PARTING.has(item.word)) {
      // "X built and sold": what stands before the first verb is the subject of both.
      if (words.length === 0) return [];
      if (!words.some(isName)) break;
    } else if (isThing(item)) words.push(item);
    if (isRelative && words.length >= 2) break;
  }
  return words;
}

function partBehind(items: readonly Item[], from: number): Item[] {
  const words: Item[] = [];
  for (const [index, item] of items.slice(from, from + FAR).entries()) {
    if ((item.parted && index > 0) || RELATIVE.has(item.word) || words.length >= MOST) break;
    if (PARTING.has(item.word) && (!words.some(isName) || isVerb(items, from + index + 1))) break;
    if (isThing(item)) words.push(item);
  }
  return words;
}

const ADVERB = whole(VERBS.flatMap(({ adverb }) => adverb ?? []));
const isThing = ({ key, word, quantity, isDate }: Item): boolean =>
  key !== null && !ADVERB.test(word) && quantity === null && !isDate && !BEFORE.test(word) && !PASSIVE.test(word);
