import {
  ARTICLE,
  COPULA,
  DEED,
  MADE,
  NO_NOUN,
  ONE,
  PLACED,
  ROLE,
  SEEN,
  TITLE,
} from "../../languages/description-words.ts";
import { wordsPattern } from "../understand/pattern-words.ts";

/**
 * How far a sentence says who somebody or what something of a proper name is, 0–1, wherever in it the name stands: "Tove
 * Brandt, keeper of the lock", "the painter Tove Brandt", "In 1901 Brandt was made mayor". Beyond what `definingStrength`
 * reads at the beginning of a sentence; word lists are English, with the copulas of some other languages.
 */
export function describes(name: string, { isPerson }: { readonly isPerson: boolean }): (sentence: string) => number {
  const words = name.split(/\s+/u);
  // "gpsbabel.ini" and "www.gpsbabel.org" are names of something else.
  const whole = new RegExp(
    `(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][./])${wordsPattern(name)}(?![\\p{L}\\p{N}]|[./][\\p{L}\\p{N}])`,
    "giu",
  );
  const last = words.at(-1) ?? name;
  const signs = isPerson ? SIGNS : SIGNS_OF_THINGS;
  const family = isPerson && words.length > 1 && last.length > 2 ? familyPattern(last) : null;
  return (sentence) => {
    const flat = sentence.replace(/\s+/gu, " ");
    const own = strongestSign(flat, whole, signs);
    if (own > 0 || family === null) return own;
    return Math.min(OF_FAMILY, strongestSign(flat, family, signs));
  };
}

/** Below what is taken as an answer without a look at anything else: another of that family may be meant. */
export const OF_FAMILY = 0.55;

/** The last word of a name where no other name stands before it: of "Peter Brandt" it is somebody else. */
const familyPattern = (last: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!(?!(?:${TITLE})\\.? )\\p{Lu}[\\p{L}’'-]*\\.? )${wordsPattern(capital(last))}(?![\\p{L}\\p{N}])(?! \\p{Lu})`,
    "gu",
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Characters around a name in which a sentence says what it is. */
const BEFORE = 160;
const AFTER = 400;

/** The strength of the strongest sign around any of a name's places in a sentence, 0 where there is none. */
export function strongestSign(sentence: string, name: RegExp, signs: readonly Sign[]): number {
  let most = 0;
  for (const { 0: found, index } of sentence.matchAll(name)) {
    // What is cut does not begin the sentence.
    const before = (index > BEFORE ? "x" : "") + sentence.slice(Math.max(0, index - BEFORE), index);
    const after = sentence.slice(index + found.length, index + found.length + AFTER);
    for (const sign of signs) if (sign.strength > most && sign.holds(before, after)) most = sign.strength;
  }
  return most;
}

interface Sign {
  readonly strength: number;
  /** Whether only people are described so. */
  readonly ofPersons?: boolean;
  readonly holds: (before: string, after: string) => boolean;
}

/** A sign by the text directly before and after a name; sources of patterns. */
export const sign = (strength: number, before: string, after: string, ofPersons = false): Sign => {
  const [left, right] = [new RegExp(`${before}$`, "u"), new RegExp(`^${after}`, "u")];
  return { strength, ofPersons, holds: (own, next) => left.test(own) && right.test(next) };
};

/** Where a statement begins; one after "when" and "if" tells of a time. */
const BEGIN =
  "(?:^|[,;:—–(] ?|(?:^|[\\s(])(?:and|but|that|since|because|und|et|y|e) )[\"“„«'‘(]?(?:[Tt]he |[Mm]rs?\\.? |[Dd]r\\.? |[Ss]ir )?";
const ASIDE = "(?: ?[(（][^)）]{1,120}[)）])?,?";

const SIGNS: readonly Sign[] = [
  sign(0.95, "^[^\\p{L}]*(?:[Tt]he )?", `${ASIDE} ${COPULA} ${ARTICLE} (?!only |first |same |most |last )\\p{L}`),
  sign(0.9, BEGIN, `${ASIDE} ${COPULA} ${ARTICLE} (?!only |first |same |most |last )\\p{L}`),
  sign(
    0.9,
    BEGIN,
    ` ?[(（][^)）]*\\p{N}[^)）]*[)）](?:,| ${COPULA}) (?:${ARTICLE} )?${NO_NOUN}\\p{L}+(?: \\p{L}+){0,4}`,
  ),
  sign(
    0.85,
    "(?:an?|the) (?:[\\p{L}-]+ ){0,4}?\\p{L}{3,},? (?:named|called|by the name of|whose name (?:is|was)) ",
    "",
  ),
  sign(0.85, BEGIN, `${ASIDE} ${COPULA} (?:\\p{L}+ )?${SEEN} `),
  sign(0.8, "(?:who|which) (?:\\p{L}+ )?bore the name of (?:the )?", ""),
  sign(0.8, "", `, ${ONE} (?!same |other |more |less |few |lot )\\p{L}[^.;:!?]{2,80}[,.;:!?)—–]`),
  sign(0.75, "", `, ${ARTICLE} (?!same |next |following |other |more |less )\\p{L}[^,.;:!?]{2,80}[,;)—–]`),
  sign(
    0.75,
    "",
    `, (?:an?|one of|${NO_NOUN}\\p{Ll}[\\p{L}’'-]*(?: ${NO_NOUN}[\\p{Ll}’'-]+){0,4} ${PLACED}) [^.;:!?]{2,80}?[,.;:!?)—–]`,
    true,
  ),
  sign(0.7, "", ` ${MADE} \\p{L}`, true),
  sign(
    0.7,
    "(?<!\\p{L})(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Oo]ur|[Mm]y|[\\p{L}.]+[’']s?) (?:[\\p{L}\\p{N}-]+ ){0,4}?" +
      ROLE +
      ", (?:(?:Mrs?|Miss|Dr)\\.? )?",
    "[,.;:—–)]",
    true,
  ),
  sign(0.65, `(?<!\\p{L})${ROLE} (?:(?:Mrs?|Miss|Dr)\\.? )?`, "", true),
  sign(0.6, BEGIN, ` ${COPULA} (?:\\p{Lu}\\p{Ll}+|${ROLE} (?:of|at|for))(?!\\p{L})`, true),
  sign(0.5, "", ` (?:\\p{Ll}+ly |later |also |first )?${DEED} `),
  sign(0.45, `(?<!\\p{L})${DEED}(?: \\p{L}+){0,4} by `, ""),
];

const SIGNS_OF_THINGS = SIGNS.filter(({ ofPersons }) => ofPersons !== true);
