import { AT_LEAST, AT_MOST, DEAL_SIDES, NOT, OPPOSITE_SIDES } from "../../languages/relation-words.ts";
import {
  ADVERSATIVE,
  CONVERSES,
  HARMLESS,
  IMPLYING_NOT,
  NEGATORS,
  OPPOSITES,
  UNDOING,
} from "../../languages/check-words.ts";
import { limitedTo } from "../../languages/said-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { isPassive } from "./doers.ts";
import { insertsNegation as putsNegation } from "./exchange.ts";
import { itemsOf } from "./items.ts";
import { quantitiesIn } from "./quantities.ts";

/** Words that a negation reaches. */
const REACH = 3;

interface Negations {
  /** For each negation the terms it reaches, those left out that the text also says without one. */
  readonly scopes: readonly (readonly string[])[];
  readonly negated: ReadonlySet<string>;
  /** What is left out of the rest: "in the garden but not in the greenhouse". */
  readonly excepted: readonly (readonly string[])[];
  readonly terms: ReadonlySet<string>;
}

/** What stands behind a negation in its clause or, at the end of one, before it. */
function negationsIn(tokenizer: Tokenizer, text: string): Negations {
  const reached: string[][] = [];
  const excepted: string[][] = [];
  for (const match of text.matchAll(NEGATORS)) {
    const rest = text.slice(match.index);
    if (HARMLESS.test(rest)) continue;
    const after = /^[^.,;:!?\n]*/u.exec(rest.slice(match[0].length))?.[0] ?? "";
    const before = /[^.,;:!?\n]*$/u.exec(text.slice(0, match.index))?.[0] ?? "";
    // "Ils ne paient pas l'entrée": the verb stands before.
    const verb = BEHIND_VERB.test(match[0]) ? tokenizer.terms(before).slice(-1) : [];
    const following = [...verb, ...tokenizer.terms(after)].slice(0, REACH);
    if (ADVERSATIVE.test(before) && following.length > 0) excepted.push(following);
    reached.push(following.length > 0 ? following : tokenizer.terms(before).slice(-2));
  }
  const negated = new Set(reached.flat());
  const all = tokenizer.terms(text);
  const counted = (terms: readonly string[], term: string) => terms.filter((other) => other === term).length;
  const also = new Set([...negated].filter((term) => counted(all, term) > counted(reached.flat(), term)));
  return {
    scopes: reached.map((scope) => scope.filter((term) => !also.has(term))),
    negated,
    excepted,
    terms: new Set(all),
  };
}

/** Share of what one text negates that the other says without negating any of it. */
function denies(one: Negations, other: Negations): boolean {
  if (leavesOut(one, other) || (one.scopes.length > 0 && one.scopes.length === other.scopes.length)) return false;
  return one.scopes.some((scope) => {
    // What one text leaves out the other may negate as a whole.
    if (one.excepted.some((left) => left.every((term) => scope.includes(term))) && other.scopes.length > 0)
      return false;
    if (scope.length === 0 || scope.some((term) => other.negated.has(term))) return false;
    return scope.filter((term) => other.terms.has(term)).length >= scope.length * DENIED;
  });
}

/** Whether one text has a negation put between the same words as the other. */
export function insertsNegation(tokenizer: Tokenizer, told: string, source: string): boolean {
  if (EXCEPTING.test(source) && !EXCEPTING.test(told)) return false;
  return putsNegation(told, source) && !leavesOut(negationsIn(tokenizer, told), negationsIn(tokenizer, source));
}

/** Two texts without a "not" that makes a bound of words that the other lacks: "not longer than" for "up to". */
export function withoutBounds(told: string, source: string): readonly [told: string, source: string] {
  const strip = (text: string, other: string): string =>
    text.replace(NEGATED_BOUND, (all: string, not: string, bound: string, at: number) => {
      const [figure] = quantitiesIn(text.slice(at + all.length, at + all.length + LONGEST_FIGURE));
      const isBound = figure !== undefined && figure.from <= MOST_BEFORE_FIGURE;
      return isBound && !other.toLowerCase().includes(bound.toLowerCase()) ? all.slice(not.length) : all;
    });
  return [strip(told, source), strip(source, told)];
}

const NEGATED_BOUND = new RegExp(
  `(?<!\\p{L})((?:${NOT})\\s)(?:\\p{L}{1,20}\\s){0,3}?(${AT_LEAST}|${AT_MOST})(?!\\p{L})`,
  "giu",
);

/** Characters behind a bound in which its figure ends, and before it: " $". */
const LONGEST_FIGURE = 24;
const MOST_BEFORE_FIGURE = 2;

/** "Free of charge" and "they do not pay": a word that says what a negation says. */
export const impliesNegation = (told: string, source: string): boolean => IMPLIED.test(told) || IMPLIED.test(source);

const IMPLIED = new RegExp(`(?<!\\p{L})(?:${IMPLYING_NOT})(?!\\p{L})`, "iu");

/** Whether one text negates what the other leaves out. */
const leavesOut = (one: Negations, other: Negations): boolean =>
  one.scopes.length > 0 && other.excepted.some((scope) => scope.every((term) => one.terms.has(term)));

const DENIED = 0.6;
const BEHIND_VERB = /^(?:pas|jamais|aucun\p{Ll}*)$/iu;
const EXCEPTING = new RegExp(`(?<!\\p{L})(?:${limitedTo("except")})(?!\\p{L})`, "iu");

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

/** For each word of a side the words of its own side and those of the other. */
const SIDES: ReadonlyMap<string, { readonly own: readonly string[]; readonly other: readonly string[] }> = new Map(
  [...OPPOSITE_SIDES, ...DEAL_SIDES].flatMap(([one, another]) => {
    const [a, b] = [one.split(" "), another.split(" ")];
    return [
      ...a.map((word) => [word, { own: a, other: b }] as const),
      ...b.map((word) => [word, { own: b, other: a }] as const),
    ];
  }),
);

/** Whether it is a word that has an opposite. */
export const isOpposed = (word: string): boolean => OPPOSITE_OF.has(word) || SIDES.has(word) || CONVERSE.has(word);
const CONVERSE: ReadonlySet<string> = new Set(CONVERSES.split(" "));

/** Whether two words are opposites. */
export const areOpposites = (one: string, other: string): boolean =>
  (OPPOSITE_OF.get(one) ?? []).includes(other) || SIDES.get(one)?.other.includes(other) === true;

/** "Rose" where the other text has "shrank", and no word that says "rose". */
const isOnOtherSide = (told: ReadonlySet<string>, source: ReadonlySet<string>): boolean =>
  [...told].some((word) => {
    const sides = SIDES.get(word);
    return (
      sides !== undefined &&
      // "Shut in winter, as it only opens in May" has words of both sides.
      !sides.other.some((other) => told.has(other)) &&
      !sides.own.some((own) => source.has(own)) &&
      sides.other.some((other) => source.has(other))
    );
  });

/** "Rolls can be bought in the shop" for "The shop sells rolls": one text tells the deal passively, and the other actively. */
function isSameDeal(tokenizer: Tokenizer, told: string, source: string): boolean {
  const [own = [], given = []] = [told, source].map((text) => {
    const items = itemsOf(tokenizer, text);
    return items.flatMap(({ word }, at) => (DEALS.has(word) ? [isPassive(items, at)] : []));
  });
  return own.length > 0 && given.length > 0 && !own.some((passive) => given.includes(passive));
}

const DEALS: ReadonlySet<string> = new Set(DEAL_SIDES.flat().flatMap((words) => words.split(" ")));

/** "A has no lamp, whereas B has one" for the lamp of B: a part without a negation says at least as much of the source. */
export function negatesElsewhere(tokenizer: Tokenizer, told: string, source: string): boolean {
  const terms = new Set(tokenizer.terms(source));
  const parts = told.split(/[,;]\s/u);
  const most = (isNegated: boolean): number =>
    Math.max(
      0,
      ...parts
        .filter((part) => part.search(NEGATORS) >= 0 === isNegated)
        .map((part) => tokenizer.terms(part).filter((term) => terms.has(term)).length),
    );
  return parts.length > 1 && most(false) >= Math.max(1, most(true));
}

/** Whether one text negates what the other says. */
export function negates(tokenizer: Tokenizer, told: string, source: string): boolean {
  // Of what a source excepts from its negation it says the opposite.
  if (EXCEPTING.test(source) && !EXCEPTING.test(told)) return false;
  const [toldNegations, sourceNegations] = [negationsIn(tokenizer, told), negationsIn(tokenizer, source)];
  if (leavesOutAsTold(tokenizer, told, sourceNegations)) return false;
  if (isToldApart(tokenizer, toldNegations, source)) return false;
  return denies(toldNegations, sourceNegations) || denies(sourceNegations, toldNegations);
}

/** "The rent covers heating but not electricity" for "The rent covers heating, electricity is shared": that clause has nothing else of it. */
function isToldApart(tokenizer: Tokenizer, { excepted, terms }: Negations, source: string): boolean {
  const clauses = source.split(/[,;:.]\s/u).map((clause) => tokenizer.terms(clause));
  return (
    excepted.length > 0 &&
    excepted.every((left) => {
      const others = [...terms].filter((term) => !left.includes(term));
      const telling = clauses.filter((clause) => left.some((term) => clause.includes(term)));
      return telling.length > 0 && telling.every((clause) => !others.some((term) => clause.includes(term)));
    })
  );
}

/** "Except for tyres" for "but not on tyres". */
function leavesOutAsTold(tokenizer: Tokenizer, told: string, { scopes }: Negations): boolean {
  const found = EXCEPTING.exec(told);
  if (!found) return false;
  const excepted = tokenizer.terms(told.slice(found.index + found[0].length)).slice(0, REACH);
  return excepted.length > 0 && scopes.some((scope) => scope.every((term) => excepted.includes(term)));
}

/** Whether one text says the opposite of what the other says ("won", "lost"), in the clause that says most of it. */
export function opposes(tokenizer: Tokenizer, told: string, source: string): boolean {
  const has = (text: string): boolean => hasOpposite(tokenizer, told, text);
  if (has(source)) return true;
  const terms = new Set(tokenizer.terms(told));
  const clauses = source.split(/[,;:]/u).map((clause) => {
    const held = new Set(tokenizer.terms(clause));
    return { clause, share: [...terms].filter((term) => held.has(term)).length / Math.max(1, terms.size) };
  });
  const most = Math.max(0, ...clauses.map(({ share }) => share));
  const nearest = clauses.filter(({ share }) => share === most);
  return clauses.length > 1 && most >= DENIED && nearest.every(({ clause }) => has(clause));
}

function hasOpposite(tokenizer: Tokenizer, toldText: string, sourceText: string): boolean {
  const [told, source] = [wordsOf(toldText), wordsOf(sourceText)];
  const [toldTerms, sourceTerms] = [toldText, sourceText].map((text) => new Set(tokenizer.terms(text)));
  // "Females" where the source has "female", too.
  const isIn = (word: string, terms: ReadonlySet<string> | undefined): boolean =>
    tokenizer.terms(word).some((term) => terms?.has(term));
  const lacks = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...words].some(
      (word) =>
        word.length >= LEAST_UNDONE &&
        !others.has(word) &&
        UNDOING.some((un) => others.has(un + word) && !words.has(un + word)),
    );
  const says = [...told].some((word) => {
    const others = source.has(word) ? [] : (OPPOSITE_OF.get(word) ?? []);
    return (
      others.some(
        (other) =>
          source.has(other) &&
          !told.has(other) &&
          !isIn(other, toldTerms) &&
          (!OF_TIME.has(word) || leadToSame(tokenizer, [toldText, word], [sourceText, other])),
      ) && !isIn(word, sourceTerms)
    );
  });
  return (
    says ||
    (isOnOtherSide(told, source) && !isSameDeal(tokenizer, toldText, sourceText)) ||
    lacks(told, source) ||
    lacks(source, told)
  );
}

/** "After it boils dry, let it cool" and "let it cool before you use it" are both true: each leads to another event. */
const OF_TIME: ReadonlySet<string> = new Set(["before", "after"]);

function leadToSame(tokenizer: Tokenizer, ...sides: readonly (readonly [text: string, word: string])[]): boolean {
  const [own = [], given = []] = sides.map(([text, word]) => {
    const behind = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})([^.,;:]*)`, "iu").exec(text)?.[1] ?? "";
    return tokenizer.terms(behind).slice(0, REACH);
  });
  return own.some((term) => given.includes(term)) || own.length === 0 || given.length === 0;
}

/** Letters of a word that "un" may stand before: "unsteadily", not "under". */
const LEAST_UNDONE = 5;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}+/gu));
