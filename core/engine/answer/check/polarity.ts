import type { Tokenizer } from "../../index/tokens.ts";

const NEGATORS =
  /(?<!\p{L})(?:not|never|no|neither|nor|none|nobody|nothing|without|cannot|\p{L}+n['’]t|fail(?:s|ed)? to|no longer|nicht|kein\p{Ll}*|nie|niemals|ohne|weder|pas|jamais|aucun\p{Ll}*|sans|nunca|jamás|ningun\p{Ll}*|sin|non|mai|nessun\p{Ll}*|senza|não|sem|не|ни|нет|без|никогда)(?!\p{L})/giu;
/** Negations that deny nothing: "not only", "no. 5", "no doubt". */
const HARMLESS = /^(?:not (?:only|just|merely|least)|no\.? ?\d|no doubt|nicht nur|non seulement|no solo)/iu;
/** Words that a negation reaches. */
const REACH = 3;

/** Terms of a text that a negation stands before (or, at the end of a clause, behind). */
export function negatedTerms(tokenizer: Tokenizer, text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(NEGATORS)) {
    const rest = text.slice(match.index);
    if (HARMLESS.test(rest)) continue;
    const after = /^[^.,;:!?\n]*/u.exec(rest.slice(match[0].length))?.[0] ?? "";
    const before = /[^.,;:!?\n]*$/u.exec(text.slice(0, match.index))?.[0] ?? "";
    const following = tokenizer.terms(after).slice(0, REACH);
    const reached = following.length > 0 ? following : tokenizer.terms(before).slice(-2);
    // "didn't": the verb that carries it is the one behind it.
    for (const term of reached) found.add(term);
  }
  return found;
}

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
  const [toldTerms, sourceTerms] = [new Set(tokenizer.terms(told)), new Set(tokenizer.terms(source))];
  const [toldNegated, sourceNegated] = [negatedTerms(tokenizer, told), negatedTerms(tokenizer, source)];
  const shared = [...toldTerms].filter((term) => sourceTerms.has(term));
  if (shared.some((term) => toldNegated.has(term) && sourceNegated.size === 0)) return true;
  if (toldNegated.size === 0 && shared.some((term) => sourceNegated.has(term))) return true;
  const [toldWords, sourceWords] = [wordsOf(told), wordsOf(source)];
  return [...toldWords].some(
    (word) =>
      !sourceWords.has(word) &&
      (OPPOSITE_OF.get(word) ?? []).some((other) => sourceWords.has(other) && !toldWords.has(other)),
  );
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));
