import { ARTICLES, COMPARING, GOVERNING, INFINITIVE, PARTING, STANDING_FOR } from "../../languages/check-words.ts";
import { isAuxiliary, isPassive, isVerb } from "./doers.ts";
import type { Item } from "./items.ts";
import { areOpposites } from "./polarity.ts";
import type { Token } from "./said-tokens.ts";
import { isEnd, isFigure, isSetApart, isTime } from "./token-kinds.ts";

/** Limits that a statement may not leave out. */
export const KEPT: ReadonlySet<string> = new Set(
  "not against only except some most nearly may will thought more less least".split(" "),
);
/** Items before the first that is told, in which a limit still reaches it. */
const REACH = 6;

/** Whether the sentence limits what is told between its words or just before, or tells it of something else in between. */
export function leavesOut(
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
    const last = places.slice(0, index).findLastIndex((place) => place !== null);
    const [here, before] = [places[index], places[last]];
    if (here === null || here === undefined || before === null || before === undefined) return false;
    const [a, b] = [told[last], token];
    const skipped = own.slice(before + 1, here).filter((_, at) => !used.has(before + 1 + at));
    const crossed = items.slice((own[before]?.at ?? 0) + 1, (own[here]?.at ?? 0) + 1).filter(isEnd);
    const isApart = own.some((_, at) => at > before && at <= here && used.has(at) && isSetApart(own, at));
    const isParted = !isApart && skipped.length > 0 && crossed.some(({ word }) => PARTING.has(word));
    const isCrossed = isParted || (skipped.length > 1 && crossed.length % 2 === 1);
    const isOther = refersElsewhere(items, own, before, here) || goesOnElsewhere(own, before, here, used);
    const isOpposite = ({ item }: Token): boolean => told.some((one) => areOpposites(one.item.word, item.word));
    return (
      isCrossed ||
      isOther ||
      skipped.some((one) => isOpposite(one) || (a !== undefined && isBetween(one, a, b, own[here])))
    );
  });
}

/** "A city is a municipality, but it has a charter" says nothing of a municipality: "it" is what the sentence opens with. */
const refersElsewhere = (items: readonly Item[], own: readonly Token[], before: number, here: number): boolean => {
  const next = (own[here]?.at ?? 0) + 1;
  // "Besitzt sie": the subject may be behind its verb.
  const end = items[next]?.parted === false ? next + 1 : next;
  const between = items.slice((own[before]?.at ?? 0) + 1, end);
  return before > 0 && between.some(isEnd) && between.some(({ word }) => STANDING_FOR.has(word));
};

/** "They lost to the Oilers and received the second pick" tells nothing that the Oilers received. */
const goesOnElsewhere = (own: readonly Token[], before: number, here: number, used: ReadonlySet<number>): boolean => {
  const { items = [], at = 0 } = own[here] ?? {};
  const isSubject = !own.slice(0, here).some((token, place) => used.has(place) && isVerb(token.items, token.at));
  return (
    PARTING.has(items[at - 1]?.word ?? "") &&
    isVerb(items, at) &&
    isSubject &&
    own.slice(0, before).some((token, place) => !used.has(place) && isVerb(token.items, token.at))
  );
};

/** Whether an item that stands between two in the source, and not in the statement, may be what is told there. */
function isBetween(token: Token, before: Token, after: Token, own: Token | undefined): boolean {
  const { item } = token;
  const isSameKind = (one: Item): boolean => isFigure(one) && isTime(one) === isTime(item);
  if (isFigure(item)) {
    // "Of two years" is led as "of one year; the parts, of two years" leads both.
    const led = own === undefined ? "" : leading(own);
    const isLed = led !== "" && led === leading(after) && led !== leading(token);
    return (isSameKind(before.item) || isSameKind(after.item)) && !isLed;
  }
  return item.isCapital && !item.opens && own !== undefined && isVerb(own.items, own.at);
}

/** The little word before a figure: "to" of "from 4 to 5". */
function leading({ items, at }: Token): string {
  const before = items[at - 1];
  return before?.key === null ? before.word : "";
}

/** "They received it" for "a chance to receive it". */
export const isOnlyMeant = ({ items, at }: Token, other: Token | undefined): boolean =>
  other !== undefined &&
  isVerb(items, at) &&
  INFINITIVE.has(other.items[other.at - 1]?.word ?? "") &&
  !INFINITIVE.has(items[at - 1]?.word ?? "");

/**
 * "The tower was demolished" for "the buildings around the tower were", "Mary was an author" for "Mary, the wife of an
 * author": the subject, or what is said to be, only belongs to another word of the source.
 */
export function isOfOther(
  told: readonly Token[],
  own: readonly Token[],
  index: number,
  places: readonly (number | null)[],
): boolean {
  // "Paris" as a short answer has no subject.
  if (!isClause(told)) return false;
  const [token, place] = [told[index], places[index]];
  const other = place === null || place === undefined ? undefined : own[place];
  if (!token || !other || place === 0 || isFigure(token.item)) return false;
  if (index > 0 && !(isOnlyCopula(told) && isAuxiliary(wordBefore(token)))) return false;
  const [before, above] = [wordBefore(token), wordBefore(other)];
  return GOVERNING.test(above?.word ?? "") && !GOVERNING.test(before?.word ?? "");
}

const isClause = (told: readonly Token[]): boolean =>
  told[0]?.items.some((item, at, items) => isAuxiliary(item) || isVerb(items, at)) === true;

/** The item before a token, its article left out. */
function wordBefore({ items, at }: Token): Item | undefined {
  const before = items[at - 1];
  return before && ARTICLES.has(before.word) ? items[at - 2] : before;
}

export const isOnlyCopula = (told: readonly Token[]): boolean =>
  told[0]?.items.some(isAuxiliary) === true && !told.some(({ items, at }) => isVerb(items, at));

/** "Happy Days was a spin-off of it" for "Happy Days led to a spin-off of it": between its words the sentence has a verb that is not told. */
export const acts = (own: readonly Token[], used: ReadonlySet<number>): boolean =>
  own.some(
    ({ items, at }, place) =>
      place > Math.min(...used) &&
      place < Math.max(...used) &&
      !used.has(place) &&
      isVerb(items, at) &&
      !isPassive(items, at),
  );

/** "Higher than" of a sentence that only names heights is the comparison of a writer. */
export const compares = ([token]: readonly Token[]): boolean =>
  token?.items.some(({ word }) => COMPARING.has(word)) === true;
