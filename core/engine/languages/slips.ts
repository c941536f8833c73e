/** Shorter words have too many neighbours; in one of four letters two may be swapped. */
export const SHORTEST = 4;
const SHORTEST_CHANGED = 5;
/** Letters from which a word that is no name may have another letter, and from which a name may be two slips off. */
const LONG = 7;
const VERY_LONG = 9;
const LETTERS_OF_ENDING = 2;

/** Whether one becomes the other by so many letters put in, left out, changed or swapped with the next (Damerau 1964). */
export function isNear(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const left = a.slice(same);
  const right = b.slice(same);
  const rest = most - 1;
  return (
    isNear(left.slice(1), right, rest) ||
    isNear(left, right.slice(1), rest) ||
    isNear(left.slice(1), right.slice(1), rest) ||
    (left[0] === right[1] && left[1] === right[0] && isNear(left.slice(2), right.slice(2), rest))
  );
}

/**
 * How surely the one word, in lower case, was written for the other: 2 where only a letter is doubled or not, two letters
 * are swapped, or the one is the British and the other the American way to write it; 1 where another letter may be meant,
 * which only long words and names allow, for "party" and "parts" are two words; else 0.
 */
export function slipOf(asked: string, other: string, isName = false): 0 | 1 | 2 {
  if (asked[0] !== other[0] || asked.length < SHORTEST || other.length < SHORTEST) return 0;
  if (isSwapped(asked, other)) return 2;
  if (asked.length < SHORTEST_CHANGED || other.length < SHORTEST_CHANGED) return 0;
  if (spelling(asked) === spelling(other)) return 2;
  if (!isName && asked.length < LONG) return 0;
  const isTwoOff = isName && asked.length >= VERY_LONG && !isOtherEnding(asked, other);
  return isNear(asked, other, isTwoOff ? 2 : 1) ? 1 : 0;
}

/** "Infection" and "infectious" are two words of one stem. */
const isOtherEnding = (asked: string, other: string): boolean =>
  asked.slice(0, -LETTERS_OF_ENDING) === other.slice(0, asked.length - LETTERS_OF_ENDING);

/** The same for the British and the American way to write a word, and for one with a letter doubled or not. */
const spelling = (word: string): string =>
  word
    .replace(/our(?=s|ed|ing|ful|less|ite|able|$)/u, "or")
    .replace(/(?<=\p{L}{3})([iy])s(?=e[ds]?$|ing$|ation)/u, "$1z")
    .replace(/tre(?=s?$)/u, "ter")
    .replaceAll(/(\p{L})\1/gu, "$1");

/** Only that one letter stands behind the next. */
const isSwapped = (a: string, b: string): boolean =>
  a.length === b.length && isNear(a, b, 1) && [...a].toSorted().join("") === [...b].toSorted().join("");
