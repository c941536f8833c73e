import { isVerb } from "./doers.ts";
import { isAboutSame } from "./exchanged-figures.ts";
import type { Item } from "./items.ts";
import type { Token } from "./said-tokens.ts";
import { isFigure, isSetApart, isTime } from "./token-kinds.ts";

/** For each token of a statement the place of its like, so that most of them stand in order; null for the others. */
export function inOrder(like: readonly (readonly boolean[])[]): (number | null)[] {
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
export function haveSwapped(
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
  return (
    opensElsewhere ||
    haveChangedPlaces(told, places, turned) ||
    told.some((_, a) => told.some((__, b) => a < b && isSwapped(a, b)))
  );
}

/** "Half pay for eight weeks and full pay for more": two words around a third one have changed places, and it has kept its own. */
function haveChangedPlaces(
  told: readonly Token[],
  places: readonly (number | null)[],
  turned: readonly Item[],
): boolean {
  const words = told.flatMap(({ item }, at) => (isTime(item) || turned.includes(item) ? [] : (places[at] ?? [])));
  return words.some((last, c) =>
    words.some((middle, b) => b < c && middle > last && words.some((first, a) => a < b && first > middle)),
  );
}

/** Words that a sentence may not have before the one that a statement opens with. */
const OVERTAKEN = 2;

const isPivot = ({ items, at, limit }: Token): boolean => limit === "more" || limit === "less" || isVerb(items, at);

/** The first place that is like a token and no other's. */
export function unused(like: readonly boolean[], places: readonly (number | null)[]): number | null {
  const place = like.findIndex((isLike, at) => isLike && !places.includes(at));
  return place >= 0 ? place : like.includes(true) ? like.indexOf(true) : null;
}
