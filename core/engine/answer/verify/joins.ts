import { ADDING, CHOOSING } from "../../languages/check-words.ts";
import type { Words } from "./same-meaning.ts";
import { isLike, type Token } from "./said-tokens.ts";
import { isFigure } from "./token-kinds.ts";

/**
 * Whether a statement has "and" between two words where the sentences have "or", or the other way round: "one cat and two
 * dogs" for "one cat or two dogs". Behind "not" both say the same.
 */
export function joinsOtherwise(
  words: Words,
  told: readonly Token[],
  sentences: readonly (readonly Token[])[],
): boolean {
  if (told.some(({ limit }) => limit === "not")) return false;
  return told.some((token, index) => {
    const before = told[index - 1];
    const mine = before && joinOf(before, token);
    if (!mine) return false;
    const given = sentences.flatMap((own) =>
      own.flatMap((first, at) => {
        if (!isLike(words, before, first)) return [];
        const next = own.slice(at + 1, at + 1 + NEAR).find((other) => isLike(words, token, other));
        return (next && joinOf(first, next)) ?? [];
      }),
    );
    return given.length > 0 && !given.includes(mine);
  });
}

/** Tokens from one side of an "or" to the other: "one cat or two small dogs". */
const NEAR = 3;

type Join = "and" | "or";

function joinOf({ items, at }: Token, next: Token): Join | null {
  const between = items.slice(at + 1, next.at);
  if (between.some(({ word }) => CHOOSING.has(word))) return "or";
  return between.some(({ word }) => ADDING.has(word)) ? "and" : null;
}

/** Whether a figure that opens a sentence of the source is told of the sentence before: "Switch it off. 30 seconds later, …". */
export const isToldOfNextSentence = (
  told: readonly Token[],
  own: readonly Token[],
  places: readonly (number | null)[],
): boolean =>
  told.some(({ item }, index) => {
    const place = places[index] ?? -1;
    return isFigure(item) && opensSentence(own[place]) && places.some((one) => one !== null && one < place);
  });

/** Not behind "approx." or "No." */
const opensSentence = (token: Token | undefined): boolean =>
  token?.item.opens === true &&
  (token.items[token.at - 1]?.word.length ?? 0) >= LEAST_LAST &&
  token.items[token.at - 1]?.key !== null;

/** Letters of the last word of a sentence; shorter ones with a full stop may be abbreviated. */
const LEAST_LAST = 4;
