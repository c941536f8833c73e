import type { Tokenizer } from "../../index/tokens.ts";
import { insertsNegation } from "./exchange.ts";

const NEGATORS =
  /(?<!\p{L})(?:not|never|no|neither|nor|none|nobody|nothing|without|cannot|\p{L}+n['’]t|fail(?:s|ed)? to|no longer|nicht|kein\p{Ll}*|nie|niemals|ohne|weder|pas|jamais|aucun\p{Ll}*|sans|nunca|jamás|ningun\p{Ll}*|sin|non|mai|nessun\p{Ll}*|senza|não|sem|не|ни|нет|без|никогда)(?!\p{L})/giu;
/** Negations that deny nothing: "not only", "no. 5", "no doubt". */
const HARMLESS = /^(?:not (?:only|just|merely|least)|no\.? ?\d|no doubt|nicht nur|non seulement|no solo)/iu;
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

const OPPOSITES: readonly (readonly [string, string])[] = [
  "increase decrease",
  "increased decreased",
  "increases decreases",
  "increasing decreasing",
  "rise fall",
  "rose fell",
  "rises falls",
  "grew shrank",
  "gained lost",
  "won lost",
  "win lose",
  "wins loses",
  "victory defeat",
  "more less",
  "more fewer",
  "most least",
  "higher lower",
  "highest lowest",
  "larger smaller",
  "largest smallest",
  "bigger smaller",
  "greater lesser",
  "longer shorter",
  "longest shortest",
  "older younger",
  "oldest youngest",
  "better worse",
  "best worst",
  "earlier later",
  "before after",
  "first last",
  "above below",
  "over under",
  "inside outside",
  "north south",
  "east west",
  "northern southern",
  "eastern western",
  "left right",
  "top bottom",
  "upper lower",
  "always never",
  "all none",
  "maximum minimum",
  "began ended",
  "begin end",
  "begins ends",
  "start stop",
  "started stopped",
  "opened closed",
  "open closed",
  "allowed forbidden",
  "allowed prohibited",
  "permitted prohibited",
  "legal illegal",
  "accepted rejected",
  "approved rejected",
  "agreed refused",
  "supported opposed",
  "success failure",
  "succeeded failed",
  "true false",
  "public private",
  "male female",
  "men women",
  "hot cold",
  "warm cool",
  "positive negative",
  "imported exported",
  "import export",
  "bought sold",
  "include exclude",
  "includes excludes",
  "possible impossible",
  "safe dangerous",
  "rich poor",
  "strong weak",
  "wet dry",
  "day night",
  "summer winter",
  "born died",
  "married divorced",
  "mother father",
  "brother sister",
  "son daughter",
  "husband wife",
  "king queen",
  "majority minority",
  "major minor",
  "internal external",
  "ascending descending",
  "enabled disabled",
  "enable disable",
].map((pair) => pair.split(" ") as [string, string]);

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
