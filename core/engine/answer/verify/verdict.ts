import { OUTSIDE, PARTICLES } from "../../languages/check-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { questionLanguage } from "../understand/question-language.ts";
import { bestSentences, IN_SENTENCE, SAME_MATTER, shareOf, type Best } from "./best-sentences.ts";
import { speaksAgainst } from "./contradiction.ts";
import { miscounted } from "./counted-years.ts";
import { holds } from "../compose/held-terms.ts";
import { coverage, together, type Evidence, type Source } from "./evidence.ts";
import { isSaidAlike } from "./alike.ts";
import { exchangedWords } from "./exchange.ts";
import { holdsDate, holdsQuantity, isYear } from "./held-figures.ts";
import { missingDetails, tellsReckoned, unrelatedNames } from "./missing-details.ts";
import { holdsName } from "./names.ts";
import { synonymsOf } from "./synonyms.ts";
import { exchangedFigures } from "./exchanged-figures.ts";
import { exchangedLabels } from "./labels.ts";
import type { Meanings } from "./same-meaning.ts";
import type { Statement } from "./statement.ts";
import { withoutImpliedDays } from "./weekdays.ts";
import { ofOtherCells } from "./wrong-rows.ts";

export interface Verdict {
  readonly supported: boolean;
  /** The details are held and nothing speaks against it, yet the words are held in part only. */
  readonly unchecked: boolean;
  /** The sources speak of what is stated, whatever they say of it, and nothing of it is wrong. */
  readonly isNear: boolean;
  /** Details that the sources do not hold in this connection. */
  readonly missing: readonly string[];
  /** 0–1, to choose among sources that support. */
  readonly strength: number;
  /** Share of the statement that a sentence holds which denies it, 0–1; 0 when none does. */
  readonly denied: number;
  /** Share of it that the best sentence holds. */
  readonly share: number;
  /** What it rests on: the source, and its sentences from the first to the last. */
  readonly rests: { readonly source: Source; readonly start: number; readonly end: number } | null;
}

/** How alike in meaning two texts are, as a probability; only where a model can tell. */
export type Likeness = (text: string, source: Source, evidence: Evidence) => number | null;

interface Judging extends Meanings {
  readonly likeness: Likeness;
}

/** Share of a statement's words that its sources must hold; less where a model finds it alike. */
const IN_SOURCE = 0.6;
const IN_SOURCE_ALIKE = 0.3;
const ALIKE = 0.6;
/** Share of the words that are no names below which a sentence is not said in other words, but says something else. */
const IN_HALF = 0.5;
const NEARLY_HALF = 0.4;
const IN_PART = 0.25;

/** Whether the sources together say what is stated. */
export function judge({ likeness, ...meanings }: Judging, told: Statement, sources: readonly Source[]): Verdict {
  const { tokenizer } = meanings;
  const statement = withoutImpliedDays(told, sources);
  const best = bestSentences(statement, sources);
  const absent = missingDetails(tokenizer, statement, sources, best?.first);
  const unrelated = absent.length > 0 ? [] : unrelatedNames(statement, sources);
  const misplaced = ofOtherCells(tokenizer, statement, sources);
  const wrong = [...absent, ...misplaced.flatMap(({ text, isSure }) => (isSure ? [text] : []))];
  const isReckoned = tellsReckoned(tokenizer, statement, sources);
  const { swapped, isDoubtful } = best ? swappedIn(tokenizer, statement, best, isReckoned) : NOTHING_SWAPPED;
  const missing = [...new Set([...wrong, ...apart(swapped, wrong)])];
  if (!best)
    return {
      supported: false,
      unchecked: false,
      isNear: false,
      missing,
      strength: 0,
      denied: 0,
      share: 0,
      rests: null,
    };
  const held = heldBy(statement, sources);
  const alike = likeness(statement.text, best.source, best.first) ?? 0;
  const isForeign = isOtherLanguage(statement, best.source);
  const isWorded =
    (held >= IN_SOURCE && best.share >= IN_SENTENCE) ||
    (held >= IN_SOURCE_ALIKE && alike >= ALIKE) ||
    (isForeign && hasOwnDetails(statement));
  const against = speaksAgainst(tokenizer, statement, sources, best);
  const denied = swapped.length > 0 || against === "surely";
  const isSaid = isWorded || isPartlyHeld(tokenizer, statement, sources);
  const isPossible = missing.length === 0 && !denied;
  const isAlike = isPossible && sources.some((source) => isSaidAlike(meanings, statement, source));
  const isHeld = isPossible && (isSaid || isAlike);
  const isUnsure = isDoubtful || unrelated.length > 0 || misplaced.length > 0 || against === "perhaps" || isReckoned;
  return {
    supported: isHeld,
    unchecked: isHeld && (isUnsure || !isAlike),
    isNear: isPossible && touches(tokenizer, statement, sources, isReckoned),
    missing,
    strength: held * 0.4 + best.share * 0.6 - (denied ? 0.5 : 0),
    denied: denied ? best.share : 0,
    share: best.share,
    rests: { source: best.source, start: best.start, end: best.end },
  };
}

interface Swapped {
  /** Names and figures that certainly stand for others. */
  readonly swapped: readonly string[];
  /** A figure may be told of something else. */
  readonly isDoubtful: boolean;
}

const NOTHING_SWAPPED: Swapped = { swapped: [], isDoubtful: false };

/** A figure that was reckoned from others stands where the source has another, and the figures beside it may be told of it. */
function swappedIn(tokenizer: Tokenizer, statement: Statement, best: Best, isReckoned: boolean): Swapped {
  // Of two sentences the other may have the very name that the nearer one lacks.
  const isNearer = best.text !== best.first.text && shareOf(statement, best.first.terms, [best.first]) >= NEARLY_ALL;
  const isRepeated = coverage(statement.terms, best.first.about) >= REPEATED;
  // In the words of the source another figure is a wrong one, from whatever it could be reckoned.
  const isOwnFigure = isReckoned && (!isRepeated || statement.terms.length <= HARDLY_ANY);
  const words = exchangedWords(statement, isNearer ? best.first.text : best.text).filter(
    (word) => !(isOwnFigure && /^\p{N}/u.test(word)),
  );
  // The numbers before the items of a list are told of nothing.
  const isCompared = best.share >= SAME_MATTER && !best.first.isCell && !best.first.isWhole;
  const figures = isCompared ? exchangedFigures(tokenizer, statement.text, best.text) : [];
  // "Outside the U.S." is not told of the U.S.
  const isExcluding = EXCLUDING.test(statement.text);
  const swapped = [
    ...words,
    ...apart(miscounted(tokenizer, statement.text, best.text), words),
    ...exchangedLabels(tokenizer, statement.text, best.source),
    ...apart(otherSubject(statement, best), words),
    ...figures.flatMap(({ text, isSure }) => (!isOwnFigure && (isSure || isRepeated) && !isExcluding ? [text] : [])),
  ];
  return { swapped, isDoubtful: figures.length > 0 };
}

/** How many of the words the sources have, as they are, as synonyms or, in German, as parts of a compound on either side. */
function saidOf(tokenizer: Tokenizer, wording: readonly string[], sources: readonly Source[]): number {
  const held = together(...sources.map(({ terms }) => terms));
  const isGerman = sources.some(({ passage }) => questionLanguage(passage.content) === "de");
  const isPart = (term: string): boolean =>
    isGerman &&
    term.length >= LEAST_PART &&
    [...held.terms].some(
      (other) =>
        other.startsWith(term) ||
        other.endsWith(term) ||
        (term.length > LEAST_PART && other.includes(term)) ||
        (other.length > LEAST_PART && term.endsWith(other)),
    );
  const isMeant = (term: string): boolean =>
    synonymsOf(tokenizer, term).some((other) => held.terms.has(other)) ||
    isPart(term) ||
    isPart(PARTICIPLE.exec(term)?.[1] ?? "");
  return wording.reduce((sum, term) => sum + (isMeant(term) ? 1 : holds(held, term)), 0);
}

/** Letters of a word that a compound may have. */
const LEAST_PART = 4;
/** "Gegrillt" has the "grill" of "grillen", "angeleint" the "lein" of "Leine". */
const PARTICIPLE = new RegExp(`^(?:${PARTICLES})?ge(\\p{Ll}{3,})(?:t|en)$`, "u");

/** Whether more than half of what is said of the names is held; less where a number or a date is held, too. */
function isPartlyHeld(
  tokenizer: Tokenizer,
  { wording, quantities, dates }: Statement,
  sources: readonly Source[],
): boolean {
  const said = saidOf(tokenizer, wording, sources);
  const share = wording.length === 0 ? 0 : said / wording.length;
  return (
    share > IN_HALF || (said >= 2 && share >= NEARLY_HALF) || (share >= IN_PART && quantities.length + dates.length > 0)
  );
}

/** Whether the sources have two of the words, names and figures of a statement (a figure with a unit alone is enough), or a part of its words. */
function touches(
  tokenizer: Tokenizer,
  { terms, wording, names, quantities, dates }: Statement,
  sources: readonly Source[],
  isReckoned: boolean,
): boolean {
  const all = sources.flatMap(({ sentences }) => sentences);
  const figures = quantities.filter((told) => !isYear(told) && all.some((sentence) => holdsQuantity(sentence, told)));
  const reckoned = isReckoned ? (wording.length <= HARDLY_ANY ? 2 : 1) : 0;
  const details =
    names.filter((name) => all.some(({ forms }) => holdsName(name, forms, ""))).length +
    dates.filter((told) => all.some((sentence) => holdsDate(sentence, told))).length +
    figures.reduce((sum, { unit }) => sum + (unit ? 2 : 1), reckoned);
  const said = saidOf(tokenizer, wording, sources);
  return details + said >= (details > 0 ? 2 : Math.max(2, terms.length * FAINTLY));
}

/** "The difference was 4.9 points" has no word of its source. */
const HARDLY_ANY = 2;
const FAINTLY = 0.25;
/** Share of the words of a statement that repeats its source: a figure that seems to be exchanged there is. */
const REPEATED = 0.9;
const EXCLUDING = new RegExp(`(?<!\\p{L})(?:${OUTSIDE})(?!\\p{L})`, "iu");
/** Share of a statement that one of two sentences has, which alone is then what it repeats. */
const NEARLY_ALL = 0.8;

/** The word that a statement opens with, where the nearer of two sentences has another before the same words. */
const otherSubject = (statement: Statement, { first }: Best): string[] =>
  exchangedWords(statement, first.text).filter((word) => statement.text.startsWith(word));

/** Words that none of the texts holds already. */
const apart = (words: readonly string[], texts: readonly string[]): string[] =>
  words.filter((word) => !texts.some((text) => text.includes(word)));

/** Share of the words that the sources together hold; a bare figure has none, and is looked up as a figure. */
function heldBy({ terms }: Statement, sources: readonly Source[]): number {
  if (terms.length === 0) return 1;
  const held = sources.map((source) => source.terms);
  return coverage(terms, held.length === 1 && held[0] ? held[0] : together(...held));
}

/** Words of two languages do not meet; then only numbers and names can tell. */
function isOtherLanguage({ language }: Statement, { passage }: Source): boolean {
  return language !== questionLanguage(passage.content);
}

const hasOwnDetails = ({ quantities, dates, names }: Statement): boolean =>
  quantities.length + dates.length + names.length >= 2;
