import { HARMLESS, NEGATORS, OPPOSITES } from "../../languages/check-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { insertsNegation } from "./exchange.ts";

/** Words that a negation reaches. */
const REACH = 3;

interface Negations {
  /** For each negation the terms it reaches, those left out that the text also says without one. */
  readonly scopes: readonly (readonly string[])[];
  readonly negated: ReadonlySet<string>;
  readonly terms: ReadonlySet<string>;
}

/** What stands behind a negation in its clause or, at the end of one, before it. */
function negationsIn(tokenizer: Tokenizer, text: string): Negations {
  const reached: string[][] = [];
  for (const match of text.matchAll(NEGATORS)) {
    const rest = text.slice(match.index);
    if (HARMLESS.test(rest)) continue;
    const after = /^[^.,;:!?\n]*/u.exec(rest.slice(match[0].length))?.[0] ?? "";
    const before = /[^.,;:!?\n]*$/u.exec(text.slice(0, match.index))?.[0] ?? "";
    const following = tokenizer.terms(after).slice(0, REACH);
    reached.push(following.length > 0 ? following : tokenizer.terms(before).slice(-2));
  }
  const negated = new Set(reached.flat());
  const all = tokenizer.terms(text);
  const counted = (terms: readonly string[], term: string) => terms.filter((other) => other === term).length;
  const also = new Set([...negated].filter((term) => counted(all, term) > counted(reached.flat(), term)));
  return { scopes: reached.map((scope) => scope.filter((term) => !also.has(term))), negated, terms: new Set(all) };
}

/** Share of what one text negates that the other says without negating any of it. */
function denies(one: Negations, other: Negations): boolean {
  return one.scopes.some((scope) => {
    if (scope.length === 0 || scope.some((term) => other.negated.has(term))) return false;
    return scope.filter((term) => other.terms.has(term)).length >= scope.length * DENIED;
  });
}

const DENIED = 0.6;

const OPPOSITE_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(
    Object.groupBy(
      OPPOSITES.flatMap(([a, b]) => [
        { word: a, other: b },
        { word: b, other: a },
      ]),
      ({ word }) => word,
    ),
  ).map(([word, pairs = []]) => [word, pairs.map(({ other }) => other)]),
);

/** Whether two texts deny each other: one negates what the other says, or says its opposite ("won", "lost"). */
export function contradicts(tokenizer: Tokenizer, told: string, source: string): boolean {
  if (insertsNegation(told, source)) return true;
  const [toldNegations, sourceNegations] = [negationsIn(tokenizer, told), negationsIn(tokenizer, source)];
  if (denies(toldNegations, sourceNegations) || denies(sourceNegations, toldNegations)) return true;
  const [toldWords, sourceWords] = [wordsOf(told), wordsOf(source)];
  return [...toldWords].some(
    (word) =>
      !sourceWords.has(word) &&
      (OPPOSITE_OF.get(word) ?? []).some((other) => sourceWords.has(other) && !toldWords.has(other)),
  );
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));
