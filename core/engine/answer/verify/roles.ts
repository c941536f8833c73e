import { ARTICLES, COMPARING, DIRECTED, PARTING, STANDING_FOR, SYMMETRIC } from "../../languages/check-words.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { isMeasure } from "./exchanged-figures.ts";
import { isOpen, isPassive } from "./doers.ts";
import { isIn, itemsOf, type Item } from "./items.ts";

/** Words on either side of a verb or a "than" that tell who and whom, beside numbers. */
const REACH = 2;
/** The same of a "than" or "to", whose two sides are longer. */
const REACH_OF_LITTLE = 4;
/** The same with little words. */
const FAR = 8;

/**
 * Whether two things have changed their places around the same word: "Edison sued Tesla" for "Tesla sued Edison", "from May
 * to March", "larger than". A verb that is turned round by "by" turns them round, too.
 */
export function swappedAround(
  tokenizer: Tokenizer,
  told: string,
  source: string,
): "roles" | "comparison" | "perhaps" | null {
  const [a, b] = [itemsOf(tokenizer, told), itemsOf(tokenizer, source)];
  const isTurnedRound = a.some((_, at) => isTurned(a, at)) !== b.some((_, at) => isTurned(b, at));
  const swaps = a.flatMap((pivot, at) => {
    // "The purchase of the mill was made by Ann" for "Ann made the mill purchase": around a noun the order is free then.
    if (isTurnedRound && !PARTICIPLE.test(pivot.word) && !COMPARING.has(pivot.word)) return [];
    if (AUXILIARY.test(pivot.word) || ARTICLES.has(a[at - 1]?.word ?? "")) return [];
    if (pivot.quantity || SYMMETRIC.has(pivot.word) || (pivot.key === null && !DIRECTED.has(pivot.word))) return [];
    const here = aroundOf(a, at);
    const turned = isTurned(a, at);
    const orders = b.flatMap((other, place) => {
      if (!isSamePivot(pivot, other)) return [];
      // "From 2 to 1" is "1, compared to 2".
      if (PARTING.has(a[at - 1]?.word ?? "") !== PARTING.has(b[place - 1]?.word ?? "")) return [];
      const isOtherWay = turned !== isTurned(b, place);
      // "Courses were taught at the institute", "courses taught at the institute": one of them only seems to be active.
      if (isOtherWay && (turned ? isOpen(b, place) : isOpen(a, at))) return [];
      return [orderOf(here, turnedRound(aroundOf(b, place), isOtherWay))];
    });
    if (orders.includes("same")) return [];
    const isSwapped = orders.includes("swapped") || orders.includes("perhaps");
    if (isSwapped && COMPARING.has(pivot.word)) return ["comparison" as const];
    return orders.includes("swapped") ? ["roles" as const] : isSwapped ? ["perhaps" as const] : [];
  });
  return (["comparison", "roles", "perhaps"] as const).find((kind) => swaps.includes(kind)) ?? null;
}

const isSamePivot = (one: Item, other: Item): boolean =>
  other.quantity === null && (one.word === other.word || (one.key !== null && one.key === other.key));

interface Around {
  readonly before: readonly Item[];
  readonly after: readonly Item[];
  /** Nothing but "it" or "they" stands before. */
  readonly isReferring: boolean;
}

function aroundOf(items: readonly Item[], at: number): Around {
  const reach = items[at]?.key === null ? REACH_OF_LITTLE : REACH;
  const before = sideOf(
    items.slice(Math.max(0, at - FAR), at + 1).toReversed(),
    reach,
    (item, nearer) => isPart(nearer) || PARTING.has(item.word),
  );
  const after = sideOf(items.slice(at, at + 1 + FAR), reach, (item) => isPart(item) || PARTING.has(item.word));
  const words = items.slice(Math.max(0, at - FAR), at);
  return { before, after, isReferring: before.length === 0 && words.some(({ word }) => STANDING_FOR.has(word)) };
}

/** The words behind the first, up to where the clause is parted. */
function sideOf(
  items: readonly Item[],
  reach: number,
  isParted: (item: Item, nearer: Item | undefined) => boolean,
): Item[] {
  const own = items.slice(1);
  const end = own.findIndex((item, place) => isParted(item, items[place]));
  const near: Item[] = [];
  for (const item of end < 0 ? own : own.slice(0, end)) {
    if (item.key !== null) near.push(item);
    if (near.filter(({ quantity }) => quantity === null).length === reach) break;
  }
  return near;
}

const isPart = (item: Item | undefined): boolean => item?.parted === true;

const isTurned = isPassive;

const PARTICIPLE = new RegExp(`^(?:${LANGUAGES.flatMap(({ verbs }) => verbs?.participle ?? []).join("|")})$`, "u");

const AUXILIARY = new RegExp(`^(?:${LANGUAGES.flatMap(({ verbs }) => verbs?.before ?? []).join("|")})$`, "u");

const turnedRound = ({ before, after, isReferring }: Around, isTurnedRound: boolean): Around =>
  isTurnedRound ? { before: after, after: before, isReferring: false } : { before, after, isReferring };

/**
 * Whether the same things stand before and after, or have changed places: surely where they are two names, figures or times,
 * perhaps where they are other words, of which clauses have the same in many orders; null where the two have too little in common.
 */
function orderOf(here: Around, there: Around): "same" | "swapped" | "perhaps" | null {
  const isOnBoth = (item: Item): boolean => isIn(item, here.before) && isIn(item, here.after);
  const moved = (items: readonly Item[], side: readonly Item[], other: readonly Item[]): readonly Item[] =>
    items.filter((item) => isIn(item, side) && !isIn(item, other) && !isOnBoth(item));
  const forth = moved(here.before, there.after, there.before);
  const back = moved(here.after, there.before, there.after);
  const isReplaced = there.isReferring && here.after.some((item) => item.quantity === null && !isIn(item, there.after));
  if (forth.length > 0 && (isReplaced || back.length > 0)) {
    const isSure = [isName, isMeasure, isTime].some((is) => forth.some(is) && (back.length === 0 || back.some(is)));
    return isSure ? "swapped" : "perhaps";
  }
  const stayed = moved(here.before, there.before, there.after).length > 0;
  return stayed && moved(here.after, there.after, there.before).length > 0 ? "same" : null;
}

const isName = ({ isCapital }: Item): boolean => isCapital;
const isTime = (item: Item): boolean => item.isDate || (item.quantity !== null && !isMeasure(item));
